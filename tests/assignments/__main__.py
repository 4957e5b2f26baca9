"""Run `python -m tests.assignments`."""

import sys

from tests.assignments import main

if __name__ == "__main__":
    sys.exit(main())
