"""Words of the command line."""

WORDS = {
    "command.about": "Chess ratings by FIDE's rules, exact and with every step shown.",
    "command.report": "an official report on a tournament file",
    "command.classroom": "give notebooks out, collect, mark and hand them back",
    "command.sheet": "worksheets on paper, and their answers apart",
    "command.quiz": "questions for Moodle and Canvas",
    "command.missing": (
        "the package {name!r} is missing. In the folder of the repository: "
        "pip install -r requirements.txt"
    ),
    "command.stopped": "stopped.",
    "command.written": "written to {path}",
    "error.in_file": "{path}: {error}",
    "error.output_exists": (
        "{path} is there already; give another name, or --force to write over it."
    ),
    # python -m elo report
    "report_help.about": (
        "Rate a tournament: for each player the games that count, those that do not and why, Rc, "
        "W, We, K, the change and the new rating, with every step."
    ),
    "report_help.epilog": (
        "Examples: python -m elo report open.trf --html -o open.html; python -m elo report "
        "open.trf --player 4; python -m elo report open.trf --list ratings.csv --official "
        "fide.csv. A CSV has a row a player below a head that names the columns, in any order: "
        "{headings}, and 1, 2, 3 for the rounds, with cells such as 12w1, 5b= or bye; name and "
        "one more are needed."
    ),
    "report_help.file": "a tournament file: TRF16, TRF26 or CSV; - reads the standard input",
    "report_help.list": (
        "a rating list: fide_id (or rank, the starting rank), rating, k, birthday, games_total, "
        "highest or ever_2400; FIDE's own column names and its text file will do"
    ),
    "report_help.keep": "count from the ratings in FILE, and only say where the list has others",
    "report_help.official": (
        "published figures to lay beside: rank or fide_id, and any of Ro, n, W, Rc, chg, K, K*chg, "
        "next, other (K*chg of other events in the month)"
    ),
    "report_help.on": "the day that chooses the rules, YYYY-MM-DD (default: the start in FILE)",
    "report_help.type": "which list it is rated for (default: %(default)s)",
    "report_help.player": "one player's full working, by the starting rank",
    "report_help.lenient": "go on where FILE is broken, and list what was left out",
    "report_help.html": "one page that holds everything",
    "report_help.csv": "a row a player, for a spreadsheet",
    "report_help.json": "everything, for other programs",
    "report_help.output": "write to this file (default: the standard output)",
    "report_help.force": "write over OUT if it is there",
    "report_help.no_day": "expected a day YYYY-MM-DD, got {value!r}",
    "report_help.one_stdin": "only one of the files can be the standard input (-)",
}
