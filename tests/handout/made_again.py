"""What the tests of the handouts share: a question from the name that stands in a file."""

from elo.drills import KINDS, LEVELS, question


def made_again(name):
    topic, kind, level, seed = name.split("/")
    return question(topic, kind, level=int(level), seed=int(seed))


def every_kind():
    return [kind for kinds in KINDS.values() for kind in kinds.values()]


LEVELS_AND_SEEDS = [(level, seed) for level in LEVELS for seed in (1, 2)]
