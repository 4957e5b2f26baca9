"""Words of tournament files and reports."""

WORDS = {
    # A tournament file.
    "error.file_line": "line {line}, column {column}: expected {expected}, found {value!r}.",
    "error.file_source": (
        "a tournament comes from a file: its path, its bytes, its text, or an open file; "
        "got {value!r}."
    ),
    "error.file_missing": "there is no file {path}.",
    "error.file_folder": "{path} is a folder; a file is needed.",
    "error.file_unreadable": "{path} cannot be read: {reason}.",
    "error.file_empty": "the file is empty.",
    "error.file_kind": (
        "this is {kind}, no tournament: expected a tournament report (TRF) or a table (CSV)."
    ),
    "error.file_unknown": (
        "line 1, column 1: expected a tournament report, with lines that begin with 001 (TRF), or "
        "a table whose head has a name and a rating (CSV), found {value!r}."
    ),
    "error.file_large": "the file is larger than {most} MB: no tournament is.",
    "error.file_lines": "the file has more than {most} lines: no tournament has.",
    "error.file_notices": (
        "line {line}: more than {most} things are odd up to here; this is no tournament."
    ),
    "error.file_encoding": "{value!r} is no encoding that is known; utf-8 and cp1252 are two.",
    "error.file_decode": "line {line}: the letters are not in the encoding {encoding}.",
    "error.trf_text": "the text of a tournament file must be a str, got {value!r}.",
    "error.trf_nobody": "no player has the starting rank {player}.",
    "error.trf_empty": "no player line (001) found.",
    "error.csv_head": "no head found: a row that names the columns, with a name and a rating.",
    "error.csv_empty": "no player found below the head.",
    "error.trf_width": (
        "player {player}: {field} {value!r} is longer than the {most} columns of TRF."
    ),
    "kind_of_file.zip": "a packed file, as Excel and LibreOffice write (save it as CSV there)",
    "kind_of_file.office": "a file of an old Excel or Word (save it as CSV there)",
    "kind_of_file.pdf": "a PDF",
    "kind_of_file.binary": "a file of bytes without letters",
    "trf.round": "round {n}",
    "place.characters": "{n} characters",
    # What should stand there.
    "expected.start_rank": "a starting rank, 1 to 9999",
    "expected.no": "the player's number, 1 to 9999",
    "expected.own_rank": "a number of its own (line {first} has this one)",
    "expected.blank": "a blank between two fields (the line may be shifted)",
    "expected.short_line": "a line of at most {most} characters",
    "expected.trf": "fields in columns; with | between them this is another format, not TRF",
    "expected.rating": "a rating, or blanks",
    "expected.points": "points, such as 11.5",
    "expected.opponent": "an opponent's number, or 0000",
    "expected.colour": "w, b, - or a blank",
    "expected.code": "one of {codes}",
    "expected.known_player": "an opponent who is a player of this file",
    "expected.another_player": "an opponent, not the player's own number",
    "expected.confirmed": (
        "what line {other_line} confirms (there player {opponent} has {other!r} in round {round})"
    ),
    "expected.K": "K, 1 to 100",
    "expected.games": "a number of games",
    "expected.cell": "number, colour and result, such as 12w1, 5b= or bye",
    "expected.one_column": "each column once",
    "expected.round_column": "round {n}: the rounds go from 1 on without a gap",
    "expected.quotes": "quotes that end on the same line",
    "expected.row_end": "a row of {n} cells, like the head",
    # What a lenient reading leaves out.
    "notice.left_out": (
        "line {line}, column {column}: expected {expected}, found {value!r}. Left out: {without}."
    ),
    "without.this_line": "the line",
    "without.this_column": "the column",
    "without.rounds_between": "the rounds between, as not played",
    "without.start_rank": "the whole player",
    "without.no": "the whole row",
    "without.rating": "the rating; the player counts as unrated",
    "without.points": "the points of the table",
    "without.K": "K of this player",
    "without.games": "the games before",
    "without.game": "the game of round {round}",
    # What a reading notes, and goes on.
    "notice.not_read": (
        "line {line}, column {column}: {field} {value!r} is not understood; left empty."
    ),
    "notice.day_first": (
        "line {line}, column {column}: {value!r} is taken for {day}, the day before the month."
    ),
    "notice.taken_for": "line {line}, column {column}: {value!r} is taken for: {why}.",
    "notice.penalty": (
        "line {line}, column {column}: {value!r} and {other!r} (line {other_line}) give less "
        "than a point together; each result counts as it stands."
    ),
    "notice.no_games": "round {round} and what comes after it has no pairing yet; not read.",
    "notice.points": (
        "line {line}: player {player} has {value} points, the rounds add up to {count}."
    ),
    "notice.player_count": "line {line} says {value} players; there are {count}.",
    "notice.rated_count": "line {line} says {value} rated players; there are {count}.",
    "notice.head_again": "line {line}: {value} stands a second time; line {first} is used.",
    "notice.bytes": "line {line}: the columns count bytes, not letters; read so.",
    "notice.unprintable": "line {line}, column {column}: a character that cannot be printed.",
    "notice.encoding": (
        "the letters are not UTF-8; taken for Windows-1252. Look at the names with accents."
    ),
    "notice.column": (
        "line {line}, column {column}: the column {value!r} is not known; passed over."
    ),
    "notice.above": "line {line}: {value!r} is not understood; passed over.",
    "field.name": "the name",
    "field.rating": "the own rating",
    "field.points": "the sum of points",
    "field.sex": "the sex",
    "field.title": "the title",
    "field.federation": "the federation",
    "field.fide_id": "the FIDE id",
    "field.birth_year": "the year of birth",
    "field.rank": "the rank",
    "field.day": "the date",
    "field.rounds": "how many rounds",
    # Why a round of the file is no game over the board.
    "unplayed.forfeit_win": "a win by forfeit",
    "unplayed.forfeit_loss": "a loss by forfeit",
    "unplayed.short": "less than one move was played",
    "unplayed.full_bye": "a bye of a full point",
    "unplayed.half_bye": "a bye of half a point",
    "unplayed.pairing_bye": "a bye given by the pairing",
    "unplayed.absent": "not paired",
    "unplayed.no_result": "paired, but without a result",
    "unplayed.unknown": "a result that is not known, or was left out",
}
