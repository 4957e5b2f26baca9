"""Small tournaments made on the spot, without a file."""

from datetime import date

from elo.tournament import Pairing, Tournament, TournamentPlayer

MAY = date(2026, 5, 1)
UNRATED = "-"


def event(*players, start=MAY, **more):
    """An event of players, each "name rating round round ...", a round opponent, colour, code.

    The opponent 0 is nobody, the code _ a blank; a dash is no rating. The starting ranks are the
    places in the list.
    """
    found = {}
    for rank, player in enumerate(players, start=1):
        name, rating, *rounds = player.split()
        pairings = tuple(
            Pairing(n, int(one[:-2]) or None, one[-2], one[-1].replace("_", ""))
            for n, one in enumerate(rounds, start=1)
        )
        found[rank] = TournamentPlayer(
            rank, name.replace("~", " "), None if rating == UNRATED else int(rating), pairings
        )
    return Tournament("May Open", start, None, found, **more)


CLUB = (
    "Anna 1800 2w1 3b= 0-H 4w+",
    "Ben 1700 1b0 4w1 3b0 0-Z",
    "Cleo 2300 4b1 1w= 2w1 0-U",
    "Dan - 3w0 2b0 0-Z 1b-",
)
"""Anna's sheet by hand: D +100, PD .64, +.36; D -500 counts as -400, PD .08, +.42; sum +.78."""
