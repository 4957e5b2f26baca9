"""Words of the command line."""

WORDS = {
    "command.about": "Chess ratings by FIDE's rules, exact and with every step shown.",
    "command.report": "an official report on a tournament file",
    "command.classroom": "give notebooks out, collect, mark and hand them back",
    "command.sheet": "worksheets on paper, and their answers apart",
    "command.quiz": "questions for Moodle and Canvas",
}
