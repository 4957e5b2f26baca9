"""Names from a file are shown, never obeyed: in a terminal, a spreadsheet, a page.

A name comes from somebody else's file. It may hold a colour code for the terminal, a mark that
turns the rest of the line round, or the beginning of a formula. What would act is made visible, and
the name stays readable. In reading order: `harmless`, `width`, `fitted`, `cell`,
`like_formula`.
"""

import unicodedata
from functools import cache

JOINERS = "\u200c\u200d"
"""Marks without a width that names in some scripts need; they turn nothing round."""
FORMULA_STARTS = "=+-@\uff1d\uff0b\uff0d\uff20"
"""What a spreadsheet may take for the beginning of a formula, wide signs too."""
ELLIPSIS = "…"


def harmless(text: str) -> str:
    r"""Return a text for a line of a terminal: what would act there is made visible.

    Control characters become their pictures, marks of direction and broken characters a question
    mark in a box.

    >>> harmless("Ben\x1b[31m"), harmless("Anna\u202e"), harmless("Nguyễn An")
    ('Ben␛[31m', 'Anna�', 'Nguyễn An')
    """
    if text.isprintable():  # whatever acts is not; a space that is not plain is not either
        return text
    return "".join(map(_visible, text))


def _visible(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Cc":
        code = ord(sign)
        return chr(0x2400 + code) if code < 0x20 else "␡" if code == 0x7F else "�"
    acts = category in ("Cs", "Zl", "Zp") or (category == "Cf" and sign not in JOINERS)
    return "�" if acts else sign


def width(text: str) -> int:
    """Return how many columns of a terminal a text takes: two for a wide sign, none for a mark.

    >>> width("Anna"), width("王小明"), width("é"), width("e\u0301")
    (4, 6, 1, 1)
    """
    return len(text) if text.isascii() else sum(map(_columns, text))


@cache
def _columns(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def fitted(text: str, columns: int) -> str:
    """Return a text that takes exactly so many columns: filled up, or cut with dots.

    >>> fitted("王小明", 8) + "|", fitted("王小明", 5) + "|", fitted("Alexander", 5) + "|"
    ('王小明  |', '王小…|', 'Alex…|')
    """
    if width(text) > columns:
        room, kept = columns - 1, ""
        for sign in text:
            room -= _columns(sign)
            if room < 0:
                break
            kept += sign
        text = kept + ELLIPSIS if columns > 0 else ""
    return text + " " * (columns - width(text))


def cell(text: str) -> str:
    """Return a text for a cell of a spreadsheet that takes it for no formula.

    >>> cell("=1+1"), cell("Anna"), cell(" @home")
    ("'=1+1", 'Anna', "' @home")
    """
    text = harmless(text)
    return f"'{text}" if like_formula(text) else text


def like_formula(text: str) -> bool:
    """Tell whether a spreadsheet might take a text for a formula.

    >>> like_formula(" @home"), like_formula("Anna")
    (True, False)
    """
    return text.lstrip().startswith(tuple(FORMULA_STARTS))
