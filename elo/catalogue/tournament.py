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
}
