"""Words of worksheets, and questions for other systems."""

WORDS: dict[str, str] = {}
