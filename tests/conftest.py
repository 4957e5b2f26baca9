"""How many examples the property tests draw, and how long they may take.

`quick` is the same on every run, so that a failure is never a matter of luck;
`long` (ELO_PROFILE=long) looks further, at new examples each time.
"""

import os

from hypothesis import settings

settings.register_profile("quick", max_examples=100, derandomize=True, deadline=None)
settings.register_profile("long", max_examples=2_000, deadline=None)
settings.load_profile(os.environ.get("ELO_PROFILE", "quick"))
