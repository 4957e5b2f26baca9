"""The figure of the front page."""

import matplotlib as mpl
import numpy as np

from elo.rating_change import rating_change
from elo.show.plots.formula import DIFFERENCE
from elo.show.plots.picture import CURVE, STYLE, TABLE, THIRD, Picture, ends_apart, new_figure


@mpl.rc_context(STYLE)
def one_win(ks: tuple[int, ...] = (40, 20, 10), own: int = 1800, reach: int = 500) -> Picture:
    """Draw what one win brings, by the opponent and by K."""
    D = np.arange(-reach, reach + 1)
    wins = {
        k: [float(rating_change(own, own - int(d), 1, k=k).change_exact) for d in D] for k in ks
    }
    least, most = min(map(min, wins.values())), max(map(max, wins.values()))
    title = f"One win can bring {least:g} points, or {most:g}"
    figure, axes = new_figure(title, DIFFERENCE, "points for a win")
    ends = {}
    for (k, points), colour in zip(wins.items(), (TABLE, CURVE, THIRD), strict=True):
        axes.step(D, points, where="mid", color=colour)
        ends[f"K {k}"] = (points[-1], colour)
    ends_apart(axes, reach, ends, least=1.9)
    axes.set(xlim=(-reach, reach), ylim=(0, None))
    return Picture(figure, title)
