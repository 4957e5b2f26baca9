"""The numbers in the prose of the chapters, computed; a module a chapter.

Each line of ``CLAIMS`` must stand in its chapter, word for word. A number that neither stands in
such a line, nor in ``GIVEN``, nor in the code or outputs of its notebook fails `test_book.py`.
"""

from tests.claims import (
    formula,
    initial_rating,
    k_factor,
    misconceptions,
    performance,
    rating_change,
    truth,
    your_tournament,
)

CHAPTERS = {
    "formula": formula,
    "k_factor": k_factor,
    "rating_change": rating_change,
    "performance": performance,
    "initial_rating": initial_rating,
    "misconceptions": misconceptions,
    "your_tournament": your_tournament,
    "truth": truth,
}
CLAIMS = {name: chapter.CLAIMS for name, chapter in CHAPTERS.items()}
GIVEN = {name: chapter.GIVEN for name, chapter in CHAPTERS.items()}
