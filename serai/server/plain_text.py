"""Names and messages people write: plain text that shows itself as it is."""

import unicodedata
from typing import Final

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that Unicode draws as nothing."""
TURNS_THE_LINE: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Signs that make what stands around them read the other way."""
MARKS_IN_A_ROW: Final = 4
"""No script needs more marks on one letter; more would be written over other lines."""


def can_be_seen(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in text)


def is_plain(text: str, allowed: str = "") -> bool:
    """Whether a text has no control signs but the allowed ones, and stays in its own place."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind in {"Cc", "Cs"} and sign not in allowed:
            return False
        if sign in TURNS_THE_LINE or marks > MARKS_IN_A_ROW:
            return False
    return True
