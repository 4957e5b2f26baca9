"""`python -m elo <command>`: each command is imported when it is called."""

import argparse
import importlib
import sys
from collections.abc import Sequence

from elo.words import say

COMMANDS = ("report", "classroom", "sheet", "quiz")


def main(arguments: Sequence[str]) -> int:
    """Run the command that stands first, and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m elo",
        description=say("command.about"),
        epilog="\n".join(f"  {name:10} {say(f'command.{name}')}" for name in COMMANDS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command")
    chosen = parser.parse_args(arguments[:1])
    return int(importlib.import_module(f"elo.commands.{chosen.command}").main(arguments[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
