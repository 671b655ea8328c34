"""The one table of the pieces of Treasure Island: what there is, and who sees it.

`pieces.py` is written from it by `python -m scripts.pieces`.
"""

from typing import Final

from serai.engine.knowledge import Field, Sight, number, row

FIELDS: Final[list[Field]] = [
    number("phase", Sight.OPEN),
    number("turn", Sight.OPEN),
    number("silver", Sight.OPEN),
    number("day", Sight.OPEN),
    number("active", Sight.OPEN),
    number("actions_left", Sight.OPEN),
    number("purpose", Sight.OPEN),
    number("half", Sight.OPEN),
    number("resume", Sight.OPEN),
    number("figure", Sight.OPEN),
    number("card", Sight.OPEN),
    number("tower", Sight.OPEN),
    number("bluffs", Sight.OPEN),
    number("fog_left", Sight.OPEN),
    number("patrol", Sight.OPEN),
    number("patrol_left", Sight.OPEN),
    number("tunnels_open", Sight.OPEN),
    number("round", Sight.OPEN),
    number("acted", Sight.OPEN),
    number("ending", Sight.OPEN),
    number("winners", Sight.OPEN),
    row("owner", Sight.OPEN),
    row("order", Sight.OPEN),
    row("at", Sight.OPEN),
    row("figures", Sight.OPEN),
    row("steps", Sight.OPEN),
    row("uses", Sight.OPEN),
    row("hints", Sight.OPEN),
    row("looked", Sight.OPEN),
    row("discards", Sight.OPEN),
    row("searches", Sight.OPEN),
    row("gifts", Sight.OPEN),
    row("compasses", Sight.OPEN),
    row("deals", Sight.OPEN),
    row("marches", Sight.OPEN),
    row("fog", Sight.OPEN),
    row("open_tricks", Sight.OPEN),
    row("secrets", Sight.SPECIAL),
    row("tokens", Sight.SPECIAL),
    row("hand", Sight.SPECIAL),
    row("compass_hand", Sight.SPECIAL),
    row("compass_cards", Sight.SPECIAL),
    row("gift_kinds", Sight.SPECIAL),
    row("gift_traitor", Sight.SPECIAL),
    row("deal_cards", Sight.SPECIAL),
    row("trick_hand", Sight.SPECIAL),
]
