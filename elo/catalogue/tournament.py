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
        "line {line}, column {column}: {value!r} is taken for {day}; it could be read otherwise."
    ),
    "notice.id_twice": "line {line}: FIDE id {value} stands at starting rank {other} too.",
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
    "field.no": "the number by which the rounds name a player",
    "field.K": "K on the list of the event",
    "field.games": "all rated games before the event",
    "field.round": "a round: opponent, colour and result",
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
    # A table that another program wrote.
    "error.cell_whole": "line {line}, column {name}: expected a whole number, found {value!r}.",
    "error.cell_at_most": (
        "line {line}, column {name}: expected a whole number, at most {most}, found {value!r}."
    ),
    "error.cell_rank_or_K": (
        "line {line}, column {name}: expected the K of the rapid list ({Ks}), found {value!r}; "
        "call a column of ranks 'rank'."
    ),
    "error.cell_decimal": "line {line}, column {name}: expected a number, found {value!r}.",
    "error.cell_year": (
        "line {line}, column {name}: expected a date or a year of four digits, found {value!r}."
    ),
    "error.cell_yes_or_no": "line {line}, column {name}: expected yes or no, found {value!r}.",
    "error.cell_long": "line {line}: a cell of more than {most} characters; this is no such table.",
    "error.columns": "none of the columns {columns} found; the first line is {value!r}.",
    "error.list_twice": "line {line}: {value} stands a second time.",
    # The report of a tournament.
    "error.unrated_player": "{name} has no rating, so there is nothing to change.",
    "rated.against": "{round}, {name}",
    "rated.player": "{rank}  {name}, {rating}",
    "rated.unrated": "unrated",
    "rated.with_K": "with K {K} it would be {change:signed}",
    "rated.first_game": "{label}: {score} against {opponent}",
    "reason.too_low_opponent": "the opponent's {rating} is below {published_from}, so no rating",
    "remark.rating_list": "the file has {file}, the list {list}: the list counts",
    "remark.rating_kept": "the list has {list}, the file {file}: the file is kept",
    "remark.standard": (
        "no {list} rating: counts with the standard rating {standard}, and for K as new to the list"
    ),
    "remark.too_low": "{rating} is below {published_from}, so it counts as unrated",
    "remark.rules_start": "counted by {rules}, the rules of the {list} list when it started, {day}",
    "remark.rules_day": "counted by {rules}, the rules of the {list} list on {day}, the day given",
    "remark.rules_no_day": (
        "the file has no date, and none was given: counted by {rules}, the newest rules of the "
        "{list} list"
    ),
    "remark.one_event": "the next list holds if a player has no other event in the month",
    "remark.no_list": "no rating list was given: ratings and birth years are those of the file",
    "remark.somebody_else": (
        "at this starting rank the list has somebody else, {name} (FIDE id {fide_id}): not taken"
    ),
    "remark.rk_is_a_rank": (
        "the list's column 'rk' is taken for a rank; call the K of the rapid list 'rapid_k'"
    ),
    "remark.on_list": "the rating list has {found} of the {players} players",
    "remark.differ": (
        "{differ} of {players} ratings differ from the list: is it the list of the start?"
    ),
    # K, and what it depends on.
    "known.list": "K = {K}, as the rating list says",
    "known.file": "K = {K}, as the tournament file says",
    "assumed.games": "assumed: {newcomer_games} games or more (the number is not known)",
    "assumed.highest": "assumed: no earlier rating was higher (the highest is not known)",
    "assumed.title": "assumed from the title: once published at {top} or more",
    "assumed.birth_year": "assumed: older than {junior_age} (the birth year is not known)",
    "assumed.day": (
        "assumed: older than {junior_age} (the birth year is known, the day of the event is not; "
        "--on DATE says it)"
    ),
    # Its columns, and what they mean.
    "col.rank": "No",
    "col.name": "Name",
    "col.next": "New",
    "col.status": "on the next list",
    "meaning.rank": "the starting rank",
    "meaning.name": "the player",
    "meaning.Ro": "the rating from which the event is counted",
    "meaning.n": "games that count",
    "meaning.W": "points of these games",
    "meaning.We": "points that the table expects",
    "meaning.Rc": "the opponents' average, after the 400 rule",
    "meaning.chg": "W − We",
    "meaning.K": "the K factor",
    "meaning.K_chg": "K times the change, exactly",
    "meaning.change": "the change, rounded once",
    "meaning.next": "the rating on the next list, if there is no other event in the month",
    "meaning.Rp": "the performance rating of these games",
    "meaning.Ra": "the opponents' average with the two invented ones",
    "meaning.p": "the share of the points with the two invented draws",
    "meaning.dp": "what the table gives for this share",
    "meaning.Ru": "the first rating that these games alone would give",
    "meaning.status": "what becomes of the player",
    "status.rated": "rated",
    "status.falls": "below the minimum",
    "status.published": "published",
    "status.too_low": "too low",
    "status.too_few_games": "too few games",
    "status.zero_score": "no points",
    # Its parts.
    "rated.no_name": "A tournament without a name",
    "rated.size": "{players} players, {rounds} rounds",
    "rated.read_as": "read as {how}",
    "place.rated_games": "games of rated players",
    "rated.players": "Rated players",
    "rated.first_ratings": "Players without a rating",
    "rated.uncertain": (
        "K is not certain: K*chg with each K that is possible, the one taken with a star"
    ),
    "rated.left_out": "Rounds that do not count",
    "rated.remarks": "Remarks",
    "rated.more": "The first {shown} of {players} players; the page has them all.",
    # The table of a player's rounds.
    "sheet.rounds": "Round by round",
    "sheet.round": "Round",
    "sheet.opponent": "Opponent",
    "sheet.rating": "Rating",
    "sheet.colour": "Colour",
    "sheet.score": "Score",
    "sheet.white": "white",
    "sheet.black": "black",
    "rated.sheets": "The sheets of the players",
    "rated.sheets_how": (
        "Open a sheet to see every step. A name in the tables leads to it. On paper all are open."
    ),
    # Published figures beside ours.
    "rated.compared": "Beside the published figures",
    "error.cell_nobody": "line {line}: neither a starting rank nor a FIDE id; whose row is it?",
    "beside.whole": (
        "the figures of the event: {event} of {players} players agree; all figures: {agree}"
    ),
    "beside.unknown": "published, but not in this tournament: {players}",
    "beside.player": "{rank}  {name}",
    "beside.agrees": "{rank}  {name}: all {figures} published figures agree",
    "beside.differs": "{figure}: {ours} here, {theirs} published",
    "beside.because": "this gives every published figure: {causes}",
    "beside.or_because": "and so does this: {causes}",
    "beside.event_because": "this gives the published figures of the event: {causes}",
    "beside.open": "nothing that was tried gives the published figures",
    "beside.not_moved": "the list stayed at {rating}: perhaps the event is not rated yet",
    "beside.another_event": (
        "another event in the month would give the list, with a K*chg from {least:signed.2f} to "
        "{most:signed.2f}"
    ),
    "beside.more": "and {more} more",
    "cause.own_rating": "counted from the rating {other}, not {own}",
    "cause.opponents": "the opponents' published ratings ({games})",
    "cause.opponent": "{game} counted with {other}, not {rating}",
    "cause.rules": "the rules of {start}, {rules}",
    "cause.missing": "{game} is missing",
    "cause.result": "{game} with the score {score}",
    "cause.left_out": "{game} counted, though it should not ({reason})",
    "cause.K": "K {other}, not {own}",
    "cause.K_700": "K {other} after the 700 rule, with {least} to {most} games in the month",
    "cause.by_event": "{exact:signed} rounded for the event alone",
    "cause.by_game": "each game rounded, together {sum:signed} and not {exact:signed}",
    "cause.other_event": "another event in the month, with K*chg {change:signed}",
}
