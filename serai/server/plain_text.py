"""Names and messages people write: plain text that shows itself as it is."""

import unicodedata
from typing import Final

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that Unicode draws as nothing."""
TURNS_THE_LINE: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Signs that make what stands around them read the other way."""
JOINER: Final = "\u200d"
LIKE_A_PICTURE: Final = "\ufe0f"
"""After a sign that is a letter or a picture: here it is one."""
LEAVES_NO_TRACE: Final = BLANKS | {
    JOINER,
    *"\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Nothing to be seen: a name with one of them looks like the same name without it."""
LIKE_LATIN: Final = str.maketrans(
    "авекмнорстухіјѕԁһӏԛԝαβεζηικμνορτυχıɑɡ",
    "abekmhopctyxijsdhlqwabezhikmnoptyxiag",
)
"""Small Cyrillic and Greek letters of which one case or the other looks like a Latin one."""
LIKE_OTHER_LETTERS: Final = str.maketrans("I1|0", "lllO")
ENDS_A_LINE: Final = frozenset({"Zl", "Zp"})
MARKS_IN_A_ROW: Final = 4
"""No script needs more marks on one letter; more would be written over other lines."""


def can_be_seen(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS for sign in text)


def is_one_line(text: str) -> bool:
    """Whether a text has nothing unseen in it but what makes one picture of several."""
    for at, sign in enumerate(text):
        kind = unicodedata.category(sign)
        unseen = kind.startswith("C") or kind in ENDS_A_LINE
        if unseen and not (sign == JOINER and _joins_pictures(text[:at], text[at + 1 :])):
            return False
    return True


def _joins_pictures(before: str, after: str) -> bool:
    """A picture may have got its colour or its shape before others are joined to it."""
    is_picture = before.endswith(LIKE_A_PICTURE) or _kind(before[-1:]) in {"So", "Sk"}
    return is_picture and _kind(after[:1]) == "So"


def _kind(sign: str) -> str:
    return unicodedata.category(sign) if sign else ""


def readings(text: str) -> set[str]:
    """What a reader may take a text for, whatever its case, its blanks and its alphabet.

    Two texts with a reading in common can be taken for each other.
    """
    seen = "".join(sign for sign in text if sign not in LEAVES_NO_TRACE)
    plain = unicodedata.normalize("NFKC", seen)
    written = [plain, plain.translate(LIKE_OTHER_LETTERS)]
    return {" ".join(each.casefold().translate(LIKE_LATIN).split()) for each in written}


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
