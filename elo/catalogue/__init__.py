"""Every sentence and word that the library shows, by its key: English, the key of the others.

`elo.words.say` puts the values in. A spec like ``{D:signed}`` gives a number its sign.
"""

from collections.abc import Mapping
from types import MappingProxyType

from elo.catalogue import (
    assignment,
    batch,
    classroom,
    commands,
    core,
    drills,
    handout,
    misconceptions,
    page,
    simulate,
    tasks,
    tournament,
)

PARTS = (
    core,
    batch,
    simulate,
    misconceptions,
    drills,
    tasks,
    assignment,
    page,
    tournament,
    commands,
    classroom,
    handout,
)

CATALOGUE: Mapping[str, str] = MappingProxyType(
    {key: words for part in PARTS for key, words in part.WORDS.items()}
)
