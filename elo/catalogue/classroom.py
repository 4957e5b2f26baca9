"""Words of the class: release, collect, mark, return, report."""

WORDS: dict[str, str] = {}
