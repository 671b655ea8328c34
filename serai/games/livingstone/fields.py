"""The one table of the pieces of LivingStone: what there is, and who sees it.

`pieces.py` is written from it by `python -m scripts.pieces`.
"""

from typing import Final

from serai.engine.knowledge import Field, Sight, number, row

FIELDS: Final[list[Field]] = [
    number("moment", Sight.OPEN),
    number(
        "boat",
        Sight.OPEN,
        "The boat's column; −1 while it is held back before the first one (LS-6.14).",
    ),
    number("round", Sight.OPEN),
    number("starter", Sight.OPEN),
    number("turn", Sight.OPEN),
    row("dice", Sight.OPEN, "How many dice of each number lie in the middle."),
    number("die", Sight.OPEN, "The pips of the die in hand, 0 for none."),
    row("taken", Sight.OPEN),
    row("top", Sight.OPEN, "The highest die of a seat's earlier turns of this round."),
    number("turn_top", Sight.OPEN),
    number("turn_dice", Sight.OPEN),
    number("favors", Sight.OPEN),
    row("declined", Sight.OPEN),
    row("earned", Sight.OPEN),
    row(
        "wealth",
        Sight.OPEN,
        "Coins in hand and chest together, which everyone can follow (LS-7.5).",
    ),
    row("chest", Sight.SPECIAL),
    row("donations", Sight.OPEN),
    row(
        "ceiling",
        Sight.OPEN,
        "The most a seat's chest can hold, by what it has paid since its last donation.",
    ),
    row("supply", Sight.OPEN),
    row("tents", Sight.OPEN, "Tents by site and seat: `(column * ROWS + row) * seats + seat`."),
    row("added", Sight.OPEN, "Where Camp Expansion placed one, once for each such tent."),
    row(
        "unscored",
        Sight.OPEN,
        "Where a tent was placed since its column was last scored, once for each such tent.",
    ),
    row("bag", Sight.OPEN),
    row("aside", Sight.OPEN),
    row("gems", Sight.OPEN),
    row(
        "drawn",
        Sight.OPEN,
        "The stones of the last draw, which all have seen even if they went back at once.",
    ),
    number("collapses", Sight.OPEN),
    row("pile", Sight.SPECIAL),
    row("hands", Sight.SPECIAL),
    row("held", Sight.OPEN),
    row("discards", Sight.OPEN),
    row(
        "card_log",
        Sight.SPECIAL,
        "Every card that came into a hand, left one, and every shuffle, in order.",
    ),
    row(
        "pending",
        Sight.OPEN,
        "Of an unfinished move: row, guide, elephants; of a Market: gem, sold so far.",
    ),
    row("check_roll", Sight.OPEN),
    row("out", Sight.OPEN),
]
