"""Makes this repository a course of nbgrader: for its formgrader, and for its own commands."""

from elo.classroom.place import Classroom
from elo.classroom.settings import configure

configure(get_config(), Classroom())  # noqa: F821 (nbgrader gives it)
