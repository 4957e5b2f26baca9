"""Give the readers broken files for as long as you like.

    python -m tests.tournament.fuzz --minutes 10

Where atheris is installed (pip install atheris), it looks for inputs that reach new lines of the
readers; elsewhere files are broken at random. What does not hold (`tests/tournament/holds.py`) is
written to a file find-..., whose name is said: it becomes a test beside this file.
"""

import argparse
import hashlib
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random

try:
    import atheris
except ImportError:
    atheris = None

# Atheris sees the lines of what is imported here.
with atheris.instrument_imports(include=["elo.tournament"]) if atheris else nullcontext():
    from elo.tournament import us_championship_2025, write_csv, write_trf
    from tests.tournament.files import put, trf
    from tests.tournament.holds import holds

CLUB = """\
tournament;Club
no;name;rating;birth year;K;games;points;1;2
1;Anna;1800;1990;20;9;1,5;2w1;H
2;Ben;;;;;0;1b0;bye
"""
PIECES = [
    *(b"\n", b"\r", b"\0", b"\t", b";", b",", b'"', b"'", b"|", b"=", b"+", b"-", b"?", b"\x1b"),
    *(b"001 ", b"042 ", b"132 ", b"XXR ", b"2w1", b"0000", b"\xff\xfe", b"\xef\xbb\xbf", b"\xc3"),
    *(b"\xe2\x80\xa8", b"9" * 11_000, b"name", b"FRA    1", b"  ", b"1/2", b"2025/10/12"),
]


def seeds() -> list[bytes]:
    """Whole files to begin with, of each kind."""
    tournament, _ = us_championship_2025()
    small = trf("Anna 1800 2w1 3b= 0-H", "Ben - 1b0 0-U 3w+", "Cleo 1600 0-Z 1w= 2b-")
    head = "012 Club\n042 2025/10/12\n052 12.10.2025\n062 3\nXXR 4\n142 4\n122 90+30\n"
    dates = put("132", 92, "25/10/12  25.12.10") + "\nFRA    1    A Anna\n### a remark\n"
    named = put(small, 15, "Müller, Jürgen")
    texts = [write_trf(tournament), write_csv(tournament), small, head + dates + named, CLUB]
    return [
        *(text.encode() for text in texts),
        *(named.encode(encoding) for encoding in ("cp1252", "utf-16", "utf-8-sig")),
    ]


def broken(rng: Random, data: bytes) -> bytes:
    """The file with some of its bytes cut out, doubled, exchanged or put in."""
    for _ in range(rng.randrange(1, 6)):
        at, length = rng.randrange(len(data) + 1), rng.choice((0, 1, 1, 4, 10, 100))
        cut = data[at : at + length]
        piece = rng.choice((b"", cut + cut, rng.randbytes(length), rng.choice(PIECES)))
        data = data[:at] + piece + data[at + length :]
    return data


def kept(data: bytes) -> Path:
    """Write an input that does not hold to a file."""
    path = Path(f"find-{hashlib.sha256(data).hexdigest()[:12]}.bin")
    path.write_bytes(data)
    return path


def at_random(minutes: float, seed: int, check: Callable[[bytes], None] = holds) -> int:
    """Break files at random until the time is over; return how many."""
    rng, files, end, count = Random(seed), seeds(), time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        data = broken(rng, rng.choice(files))
        try:
            check(data)
        except Exception:
            print(f"This does not hold: {kept(data)}", file=sys.stderr)
            raise
        count += 1
    return count


def guided(minutes: float, folder: Path) -> None:
    """Let atheris look, which remembers in a folder what reaches new lines; it ends the process."""
    for number, data in enumerate(seeds()):
        (folder / f"{number}").write_bytes(data)
    options = [f"-max_total_time={int(60 * minutes)}", "-max_len=20000", "-timeout=20"]
    atheris.Setup([sys.argv[0], *options, "-artifact_prefix=find-", str(folder)], holds)
    atheris.Fuzz()


def main() -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tournament.fuzz", description="Give the readers broken files."
    )
    parser.add_argument("--minutes", type=float, default=10, help="how long (10)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins, without atheris")
    chosen = parser.parse_args()
    if atheris:
        with tempfile.TemporaryDirectory() as folder:
            guided(chosen.minutes, Path(folder))
    print(f"All {at_random(chosen.minutes, chosen.seed):,} broken files hold.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
