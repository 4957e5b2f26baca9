"""What the reports of the benchmarks have in common: the machine, times, tables."""

import os
import platform
from collections.abc import Iterable
from pathlib import Path


def machine(*versions: str) -> str:
    """Return what it was measured on, with the versions of what was measured beside Python."""
    cpu = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].partition(":")[2].strip() if names else cpu
    busy = f", load {os.getloadavg()[0]:.1f} at the start" if hasattr(os, "getloadavg") else ""
    software = ", ".join((f"Python {platform.python_version()}", *versions))
    return f"{cpu}, {os.cpu_count()} cores{busy}; {platform.system()}, {software}"


def shown(taken: float) -> str:
    """Return a time with three digits."""
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if taken >= size:
            return f"{taken / size:.3g} {unit}"
    return f"{taken * 1e9:.2g} ns"


def table_of(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Return a Markdown table; all columns but the first stand to the right."""
    lines = [head, ("---", *("---:",) * (len(head) - 1)), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
