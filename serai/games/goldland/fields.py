"""The one table of the pieces of Goldland: what there is, and who sees it.

`pieces.py` is written from it by `python -m scripts.pieces`.
"""

from typing import Final

from serai.engine.knowledge import Field, Sight, number, row

FIELDS: Final[list[Field]] = [
    number("active", Sight.OPEN),
    number("first", Sight.OPEN),
    number("round", Sight.OPEN),
    number("phase", Sight.OPEN),
    number("done", Sight.OPEN),
    number("ending", Sight.OPEN),
    row("tiles", Sight.OPEN),
    row("turns", Sight.OPEN),
    row("roads", Sight.OPEN),
    number("pile", Sight.OPEN, "The inland tiles still to come, bit t for tile t."),
    number("treasure_cells", Sight.OPEN),
    row("camps", Sight.OPEN),
    row("camp_counts", Sight.OPEN),
    row("markers", Sight.OPEN),
    row("stock", Sight.OPEN),
    number("tokens_left", Sight.OPEN),
    number("reserve", Sight.OPEN),
    number("bonus", Sight.OPEN),
    number("first_arrival", Sight.OPEN),
    number("bonus_open", Sight.OPEN),
    row("cells", Sight.OPEN),
    row("items", Sight.OPEN),
    row("treasures", Sight.OPEN),
    row("amulets", Sight.OPEN),
    row("gold", Sight.OPEN),
    row("tokens", Sight.OPEN),
    row("camps_left", Sight.OPEN),
    number("steps", Sight.OPEN),
    number("visited", Sight.OPEN),
    number("target", Sight.OPEN),
    number("way", Sight.OPEN),
    number("drawn", Sight.OPEN),
    number("drawn_side", Sight.OPEN),
    number("fresh_cell", Sight.OPEN),
    number("due", Sight.OPEN),
    number("due_kinds", Sight.OPEN),
    number("due_tile", Sight.OPEN),
    number("due_kind", Sight.OPEN),
]
"""All of it lies open; the pile is a set, so not even its order is there to be hidden."""
