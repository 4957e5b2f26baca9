"""What a teacher hands out: worksheets with their answers, and questions for other systems.

The questions are those of `elo.drills`, with numbers of their own. In reading order: `choosing`
(which questions), `sheet` (pages to print), `pdf`, `moodle`, `canvas`, `files`.
"""
