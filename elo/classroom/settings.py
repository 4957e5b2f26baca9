"""How nbgrader is set, for the commands and for the formgrader alike."""

import os
import sysconfig
from typing import Any

from elo.classroom.place import Classroom

EARLY = "early"


def configure(config: Any, classroom: Classroom) -> None:
    """Make the folder of a class nbgrader's course, and put the repair and the run into it."""
    from nbgrader import preprocessors as stock

    from elo.classroom.repair import Repair
    from elo.classroom.run import Run

    _find_tools()
    config.CourseDirectory.root = str(classroom.folder)
    config.CourseDirectory.source_directory = _seen_from(classroom)
    # The sources say themselves where an answer goes; without one the cell still runs.
    config.ClearSolutions.code_stub = {"python": ""}
    config.GenerateAssignment.permissions = 644
    config.Autograde.permissions = 644
    config.Autograde.sanitize_preprocessors = [
        Repair,
        stock.ClearOutput,
        stock.DeduplicateIds,
        stock.OverwriteKernelspec,
        stock.OverwriteCells,
        stock.CheckCellMetadata,
    ]
    config.Autograde.autograde_preprocessors = [
        Run,
        stock.LimitOutput,
        stock.SaveAutoGrades,
        stock.AssignLatePenalties,
        stock.CheckCellMetadata,
    ]


def _find_tools() -> None:
    """Let nbgrader find its own tools where the environment of this Python is not activated."""
    scripts = sysconfig.get_path("scripts")
    if scripts not in os.environ.get("PATH", "").split(os.pathsep):
        os.environ["PATH"] = os.pathsep.join([scripts, os.environ.get("PATH", os.defpath)])


def _seen_from(classroom: Classroom) -> str:
    """Return the sources' folder as seen from the course; on another drive, as it is."""
    try:
        return os.path.relpath(classroom.source, classroom.folder)
    except ValueError:
        return str(classroom.source)
