"""Words of tournament files and reports."""

WORDS = {
    # A tournament file.
    "error.trf_line": "line {line}, column {column}: expected {expected}, found {value!r}.",
    "error.trf_opponent": (
        "line {line}, round {round}: opponent {opponent} is no player of this file."
    ),
    "error.trf_mismatch": (
        "line {line}, round {round}: player {player} has {result!r} against {opponent}, "
        "whose own line says {other!r} against {other_opponent}."
    ),
    "error.trf_text": "a tournament file must come as text, got {value!r}.",
    "error.trf_nobody": "no player has the starting rank {player}.",
    "error.trf_self": "line {line}, round {round}: {opponent} cannot be their own opponent.",
    "error.trf_repeated": "line {line}: starting rank {player} stands a second time.",
    "error.trf_empty": "no player line (001) found.",
    "trf.round": "round {n}",
    "trf.start_rank": "a starting rank, 1 to 9999",
    "trf.blank": "a blank between two fields (the line may be shifted)",
    "trf.rating": "a rating, or blanks",
    "trf.opponent": "a starting rank, or 0000",
    "trf.result": "one of {codes}",
    "trf.date": "a date YYYY/MM/DD",
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
    "error.cell_decimal": "line {line}, column {name}: expected a number, found {value!r}.",
    "error.cell_year": (
        "line {line}, column {name}: expected a date or a year of four digits, found {value!r}."
    ),
    "error.cell_yes_or_no": "line {line}, column {name}: expected yes or no, found {value!r}.",
    "error.cell_long": "line {line}: a cell of more than {most} characters; this is no such table.",
    "error.columns": "no column {columns} found; the first line is {value!r}.",
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
    "remark.too_low": "{rating} is below {published_from}, so it counts as unrated",
    "remark.rules_start": "counted by {rules}, the rules of the {list} list when it started, {day}",
    "remark.rules_day": "counted by {rules}, the rules of the {list} list on {day}, the day given",
    "remark.rules_no_day": (
        "the file has no date, and none was given: counted by {rules}, the newest rules of the "
        "{list} list"
    ),
    "remark.one_event": "the next list holds if a player has no other event in the month",
    "remark.no_list": "no rating list was given: ratings and birth years are those of the file",
    "remark.on_list": "the rating list has {found} of the {players} players",
    "remark.differ": (
        "{differ} of {players} ratings differ from the list: is it the list of the start?"
    ),
    # K, and what it depends on.
    "known.list": "K = {K}, as the rating list says",
    "known.file": "K = {K}, as the tournament file says",
    "assumed.games": "assumed: {newcomer_games} games or more (the number is not known)",
    "assumed.highest": "assumed: never published at {top} or more (the highest is not known)",
    "assumed.title": "assumed from the title: once published at {top} or more",
    "assumed.birth_year": "assumed: older than {junior_age} (the birth year is not known)",
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
