"""The page marks as the library does, in the browser itself."""

import os
from itertools import islice

from elo.drills import mark
from elo.show.page_data import variant
from elo.working import in_html
from tests.site.answers import pairs

PAIRS = 10_000 if os.environ.get("ELO_PROFILE") == "long" else 2_000
MARK = "(pairs) => pairs.map(([asked, typed]) => eloWorked.mark(asked, typed))"


def test_the_two_markers_agree_on_every_answer(visit):
    page = visit("book/formula").page
    left = pairs(PAIRS)
    seen = {"right": 0, "mistake": 0, "wrong": 0, "unreadable": 0}
    while some := list(islice(left, 500)):
        verdicts = page.evaluate(MARK, [(variant(asked), typed) for asked, typed in some])
        for (asked, typed), theirs in zip(some, verdicts, strict=True):
            ours = mark(asked, typed)
            expected = {"kind": ours.kind, "feedback": str(ours)}
            if ours.value is not None:
                expected["value"] = str(ours.value)
            if ours.mistake:
                expected |= {"mistake": ours.mistake.name, "feedback": in_html(ours)}
            assert theirs == expected, (asked.name, typed)
            seen[ours.kind] += 1
    assert sum(seen.values()) == PAIRS
    assert min(seen.values()) > PAIRS / 20, "every verdict is tried often enough"
