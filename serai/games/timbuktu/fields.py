"""The one table of the pieces of Timbuktu: what there is, and who sees it.

`pieces.py` is written from it by `python -m scripts.pieces`.
"""

from typing import Final

from serai.engine.knowledge import Field, Sight, number, row

FIELDS: Final[list[Field]] = [
    number("phase", Sight.OPEN),
    number("stage", Sight.OPEN),
    number("round", Sight.OPEN),
    number("starter", Sight.OPEN, "The holder of the stage counter."),
    number("leader", Sight.OPEN, "The holder of the round counter."),
    number("turn", Sight.OPEN, "Camels placed so far, later camels moved in this round."),
    number("swaps", Sight.OPEN, "In this stage."),
    row("loaded", Sight.OPEN, "By seat: how many camels have their load."),
    row("loads", Sight.SPECIAL, "By camel · 5 + kind."),
    row("spots", Sight.OPEN, "By camel: where it stands in its place."),
    row(
        "waiting",
        Sight.OPEN,
        "By seat: a bit for each camel still to be placed, or to move in this stage.",
    ),
    row("filled", Sight.OPEN, "By pen: the camels in the place that is being entered."),
    row("laid", Sight.SPECIAL, "By seat: the letter on the card laid in this round."),
    row(
        "pile_pens",
        Sight.SPECIAL,
        "By pile, numbered by the place of the ring where it was dealt; empty before a deal.",
    ),
    row("pile_pitches", Sight.SPECIAL),
    row("pile_goods", Sight.SPECIAL),
    row("last_pens", Sight.OPEN, "The piles of the last theft, open to all."),
    row("last_pitches", Sight.OPEN),
    row("last_goods", Sight.OPEN),
    row("stolen", Sight.OPEN),
    row("tolls", Sight.OPEN),
    row("set_aside", Sight.OPEN, "By kind: left over from free loading."),
]
