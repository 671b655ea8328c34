"""Rules numbers: matches of every number from 1 to a game's present one can be played.

Fields, options, values, events and figures say `since` which number they exist; what a match of an
older number holds, writes and tells knows nothing of them (docs/changing-a-rule.md).
"""

from typing import Final

from serai.engine.errors import Phrase

PRESENT: Final = 1 << 30
"""Stands for the present rules, whatever their number, where nobody asks for older ones."""


def unknown(title: str, number: str, newest: int) -> Phrase:
    """What to say of a match of a number that is not known here."""
    known = (
        Phrase("number 1", "bad-rules_first")
        if newest == 1
        else Phrase("numbers 1 to {newest}", "bad-rules_numbers", newest=newest)
    )
    return Phrase(
        "rules number {number} of {title} is not known here: this Serai knows {known}, "
        "a newer one can play it",
        "bad-rules",
        number=number,
        title=title,
        known=known,
    )
