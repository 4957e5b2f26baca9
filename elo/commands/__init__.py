"""The commands of `python -m elo`, one module each with a function `main`."""

import os
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from io import TextIOWrapper

from elo.errors import RatingInputError
from elo.tournament.shown import harmless
from elo.words import say

Main = Callable[[Sequence[str]], int]


def command(name: str, stopped: str = "command.stopped") -> Callable[[Main], Main]:
    """Give a command the habits of a terminal.

    What cannot be done is one line on stderr and the exit code 1 (argparse has 2 for a line that
    it does not understand), whoever reads the output may stop reading, and a console that lacks a
    letter shows ? for it. ``stopped`` is the word for Ctrl-C.
    """

    def with_habits(run: Main) -> Main:
        @wraps(run)
        def main(arguments: Sequence[str]) -> int:
            for stream in (sys.stdout, sys.stderr):
                if isinstance(stream, TextIOWrapper):
                    stream.reconfigure(errors="replace")
            try:
                return run(arguments)
            except RatingInputError as error:
                sentence = str(error)
            except ModuleNotFoundError as error:
                sentence = say("command.missing", name=error.name)
            except BrokenPipeError:
                # Python would complain once more when it closes stdout.
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                return 0
            except OSError as error:
                where = f"{error.filename}: " if error.filename else ""
                sentence = f"{where}{error.strerror or error}"
            except KeyboardInterrupt:
                sentence = say(stopped)
            print(f"python -m elo {name}: {harmless(sentence)}", file=sys.stderr)
            return 1

        return main

    return with_habits
