"""Experiments by chance that can be repeated: players, games and whole lists, from one seed.

True strengths, how games end and who meets whom are a stated model (`elo.simulate.model`,
`elo.simulate.pairings`); what results do to ratings are FIDE's rules, by `elo.batch`. Single
players: `settling`, `event_swing`, `stronger_opponents`, `steady_gains`. Newcomers and whole
lists: `first_ratings`, `simulate_list`, `rule_changes`, `finding_truth`. Each experiment returns
its answer with a standard error, its seed and its sizes; where mathematics has an answer too
(`elo.simulate.theory`), it stands beside it. The same seed gives the same result.

>>> from elo.simulate import Sample, event_swing
>>> event_swing(k=40, sample=Sample(100, 10)).sd == event_swing(k=40, sample=Sample(100, 10)).sd
True

Needs NumPy, and tqdm for a bar on long runs (the extra "simulate").
"""

from elo.words import say

try:
    import numpy as _  # noqa: F401  (said here, before a module below fails without a word)
except ImportError as missing:
    values = {"module": __name__, "package": "NumPy", "extra": "simulate"}
    raise ImportError(say("error.needs_package", **values)) from missing

from elo.simulate.careers import (
    Gaining,
    Settled,
    Settling,
    SteadyGains,
    settling,
    steady_gains,
)
from elo.simulate.events import (
    EventSwing,
    Stronger,
    StrongerOpponents,
    event_swing,
    stronger_opponents,
)
from elo.simulate.finding import Estimate, Finding, Sample
from elo.simulate.history import ListHistory
from elo.simulate.lists import (
    CHANGES,
    SETTINGS,
    Change,
    Changed,
    FindingTruth,
    RuleChanges,
    Setting,
    Truth,
    finding_truth,
    rule_changes,
)
from elo.simulate.model import CONSTANT, GameModel, Growth, generator
from elo.simulate.newcomers import FirstRating, FirstRatings, first_ratings
from elo.simulate.pairings import random_pairs, round_robin, round_robin_pairs, swiss_pairs
from elo.simulate.rating_list import Calendar, Population, simulate_list

__all__ = [
    "CHANGES",
    "CONSTANT",
    "SETTINGS",
    "Calendar",
    "Change",
    "Changed",
    "Estimate",
    "EventSwing",
    "Finding",
    "FindingTruth",
    "FirstRating",
    "FirstRatings",
    "Gaining",
    "GameModel",
    "Growth",
    "ListHistory",
    "Population",
    "RuleChanges",
    "Sample",
    "Setting",
    "Settled",
    "Settling",
    "SteadyGains",
    "Stronger",
    "StrongerOpponents",
    "Truth",
    "event_swing",
    "finding_truth",
    "first_ratings",
    "generator",
    "random_pairs",
    "round_robin",
    "round_robin_pairs",
    "rule_changes",
    "settling",
    "simulate_list",
    "steady_gains",
    "stronger_opponents",
    "swiss_pairs",
]
