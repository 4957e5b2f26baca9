"""A closed room for a pupil's cells: no network, nothing to write on, the class not to be seen.

It is made by bubblewrap (the package and command `bwrap`), which Linux alone has. In reading order:
`is_possible`, `close`.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WALLS = (
    "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    "--unshare-net", "--unshare-pid", "--unshare-ipc", "--die-with-parent",
    "--unsetenv", "JPY_PARENT_PID",  # a kernel whose parent has another number ends itself
)  # fmt: skip


def is_possible() -> bool:
    """Tell whether this computer can close a room."""
    program = shutil.which("bwrap")
    if program is None:
        return False
    return subprocess.run([program, *WALLS, "true"], capture_output=True).returncode == 0


def close(manager: Any, folder: Path, hidden: Path) -> None:
    """Let a kernel run in a closed room that has one folder to write in.

    Kernel and marking then speak through files in that folder, since there is no network.
    """
    manager.transport = "ipc"
    manager.ip = str(folder / "line")
    manager.connection_file = str(folder / "kernel.json")
    spec = manager.kernel_spec
    spec.interrupt_mode = "message"  # a signal would meet the walls, not the kernel
    room = ["--tmpfs", str(hidden), "--bind", str(folder), str(folder)]
    python = [sys.executable, *spec.argv[1:]]
    spec.argv = ["bwrap", *WALLS, *room, "--chdir", str(folder / "work"), "--", *python]
