"""How the words of the catalogue become sentences.

A result, a step of a working and an error are data; this module turns them into a sentence.
`elo.catalogue` is English; another language is a gettext catalogue ``locale/<language>/
LC_MESSAGES/elo.mo`` beside this file, with the English sentences as its keys. In reading order:
`signed`, `added`, `say`, `sentence`, `languages`, `use_language`.
"""

import gettext
import reprlib
import string
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

from elo.catalogue import CATALOGUE

_LOCALE = Path(__file__).parent / "locale"

MINUS = "−"
NUMBERS = (int, float, Decimal, Fraction)


def signed(value: int | float | Decimal | Fraction, digits: str = "") -> str:
    """Return a number with its sign, a true minus among them; zero has none.

    ``digits`` is a format like ".2f".

    >>> signed(Decimal("5.2")), signed(Decimal("-4.80"), ".2f"), signed(0)
    ('+5.2', '−4.80', '0')
    """
    text = format(value, f"+{digits}") if value else format(abs(value), digits)
    return text.replace("-", MINUS)


def added(value: int | float | Decimal | Fraction) -> str:
    """Return a number as the second part of a sum: its sign, a space, its size; zero is added.

    >>> added(8), added(-4), added(0)
    ('+ 8', '− 4', '+ 0')
    """
    return f"{MINUS if value < 0 else '+'} {abs(value)}"


class _Formatter(string.Formatter):
    """`str.format` with a true minus, the spec ``signed`` and short representations."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Format one value; numbers get the true minus."""
        if format_spec.startswith("signed"):
            return signed(value, format_spec.removeprefix("signed"))
        text = format(value, format_spec)
        return text.replace("-", MINUS) if isinstance(value, NUMBERS) else text

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        """Cut a long representation: an error shows the value, not all of it."""
        return (
            reprlib.repr(value) if conversion == "r" else super().convert_field(value, conversion)
        )


_formatter = _Formatter()
_translation: gettext.NullTranslations = gettext.NullTranslations()


def say(key: str, **values: object) -> str:
    """Return the sentence of a key with its values put in.

    Numbers get a true minus, and the spec ``signed`` gives them their sign.

    >>> say("step.difference", own=1500, opponent=1700, D=-200)
    'D = 1500 − 1700 = −200'

    Raises KeyError for a key that the catalogue does not have.
    """
    return _formatter.vformat(sentence(key), (), values)


def sentence(key: str) -> str:
    """Return the sentence of a key in the language spoken, its places still empty.

    >>> sentence("drill.hint")
    'Hint {n}'

    Raises KeyError for a key that the catalogue does not have.
    """
    return _translation.gettext(CATALOGUE[key])


def languages() -> list[str]:
    """Return the languages that can be used, English first.

    >>> languages()[0]
    'en'
    """
    return [
        "en",
        *sorted(path.parts[-3] for path in _LOCALE.glob("*/LC_MESSAGES/elo.mo")),
    ]


def use_language(language: str) -> None:
    """Speak this language from now on, in the whole process.

    >>> use_language("en")

    Raises LookupError for a language that has no catalogue.
    """
    global _translation
    if language not in languages():
        known = ", ".join(languages())
        raise LookupError(say("error.language", value=language, languages=known))
    _translation = (
        gettext.NullTranslations()
        if language == "en"
        else gettext.translation("elo", _LOCALE, [language])
    )
