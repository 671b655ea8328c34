"""What a seat can choose in Treasure Island, declared once as families of named actions.

A place on the map is a family of its own, `point`, in tenths of a mile; its number is the spot.
"""

from typing import Final

from serai.engine.actions import ActionSpace, Family, Param
from serai.games.treasure_island.chart import TERRAINS
from serai.games.treasure_island.components import (
    CARD_NAMES,
    CHEST_NAMES,
    CORNERS,
    DIRECTIONS,
    MOST_DISTRICTS,
    MOST_TOWERS,
    PIRATE_NAMES,
    TOKEN_NAMES,
)
from serai.games.treasure_island.lattice import SIDE, STRIDE

MOST_HINTS: Final = 7


def _pirate(name: str = "pirate") -> Param:
    return Param(name, names=PIRATE_NAMES)


def _district(name: str) -> Param:
    return Param(name, 1, MOST_DISTRICTS)


def _tower(name: str) -> Param:
    return Param(name, 1, MOST_TOWERS)


SPACE: Final = ActionSpace(
    # set-up
    Family("take_pirate", _pirate()),
    Family("place_token", _pirate()),
    # Silver's hints
    Family("play_hint", Param("card", names=CARD_NAMES)),
    Family("exchange"),
    Family("lay_token", Param("token", names=TOKEN_NAMES)),
    Family("say_impossible"),
    Family("say_altitude", Param("zone", names=["volcano", "temple", "coast"])),
    Family("say_level_line", Param("level", 1, 4), Param("side", names=["inside", "outside"])),
    Family("say_out_of_reach", _pirate()),
    Family("say_within_reach", _pirate()),
    Family("say_bearing", _pirate(), Param("direction", names=DIRECTIONS)),
    Family("say_lost_quarter", _pirate(), Param("corner", names=CORNERS)),
    Family("whisper", Param("crooked", flag=True)),
    Family("say_rivals", _pirate("nearer"), _pirate("farther")),
    Family("say_nearest_rogue", _pirate()),
    Family("say_rings", _pirate(), Param("band", names=["inner", "middle", "outer"])),
    Family(
        "say_three_towers",
        _tower("a"),
        _tower("b"),
        _tower("c"),
        Param("side", names=["inside", "outside"]),
    ),
    Family("say_one_of_three", _district("a"), _district("b"), _district("c")),
    Family("say_corridor", _pirate(), Param("axis", names=["north_south", "east_west"])),
    Family("say_from_my_window", Param("direction", names=DIRECTIONS)),
    Family("say_cell_or_rogue", _pirate(), Param("nearer", names=["pirate", "tower"])),
    Family("say_lay_of_the_land", Param("terrain", names=TERRAINS)),
    Family("say_close_shave", _pirate()),
    Family("say_cold_ground"),
    Family("say_cross_them_off", _district("a"), _district("b")),
    Family("say_elevation", _pirate(), Param("treasure", names=["higher", "equal", "lower"])),
    # Silver's answers
    Family("nothing"),
    Family("give", Param("token", names=CHEST_NAMES), Param("traitor", flag=True)),
    Family("give_compass", Param("card", 1, 8)),
    # tricks
    Family("no_trick"),
    Family("fog", _district("a"), _district("b"), _district("c")),
    Family("patrol"),
    Family("phantom", _tower("tower"), Param("real", names=["prisoner", "newcomer"])),
    Family("open_tunnels"),
    # a pirate's turn
    Family("imprison", _tower("tower")),
    Family("horse"),
    Family("foot"),
    Family("small_search"),
    Family("large_search"),
    Family("verify", Param("hint", 2, MOST_HINTS)),
    Family("full_gallop"),
    Family("compass"),
    Family("king_george"),
    Family("spyglass"),
    Family("ancient_scrolls"),
    Family("use_move_7"),
    Family("use_any_action"),
    Family("use_extra_search"),
    Family("pass"),
    Family("leave_it"),
    Family("end_turn"),
    # the escape
    Family("send", _pirate()),
    Family("run", Param("figure", 1, 2)),
    Family("tunnel", Param("tunnel", 1, 3), Param("to", names=["a", "b"]), Param("figure", 1, 2)),
    Family("rest"),
    # a place on the map
    Family("point", Param("y", 0, SIDE - 1), Param("x", 0, STRIDE - 1), by_region=True),
)

TAKE_PIRATE: Final[int] = SPACE.base("take_pirate")
PLACE_TOKEN: Final[int] = SPACE.base("place_token")
PLAY_HINT: Final[int] = SPACE.base("play_hint")
EXCHANGE: Final[int] = SPACE.base("exchange")
LAY_TOKEN: Final[int] = SPACE.base("lay_token")
SAY_IMPOSSIBLE: Final[int] = SPACE.base("say_impossible")
NOTHING_FOUND: Final[int] = SPACE.base("nothing")
GIVE: Final[int] = SPACE.base("give")
GIVE_COMPASS: Final[int] = SPACE.base("give_compass")
NO_TRICK: Final[int] = SPACE.base("no_trick")
LAY_FOG: Final[int] = SPACE.base("fog")
SEND_PATROL: Final[int] = SPACE.base("patrol")
CALL_PHANTOM: Final[int] = SPACE.base("phantom")
OPEN_TUNNELS: Final[int] = SPACE.base("open_tunnels")
IMPRISON: Final[int] = SPACE.base("imprison")
RIDE: Final[int] = SPACE.base("horse")
WALK: Final[int] = SPACE.base("foot")
SEARCH_SMALL: Final[int] = SPACE.base("small_search")
SEARCH_LARGE: Final[int] = SPACE.base("large_search")
VERIFY: Final[int] = SPACE.base("verify")
GALLOP: Final[int] = SPACE.base("full_gallop")
ASK_COMPASS: Final[int] = SPACE.base("compass")
CALL_GEORGE: Final[int] = SPACE.base("king_george")
LOOK_SPYGLASS: Final[int] = SPACE.base("spyglass")
READ_SCROLLS: Final[int] = SPACE.base("ancient_scrolls")
USE_ITEM: Final[int] = SPACE.base("use_move_7")
"""The first of three: move of seven, any action, extra search, as chest tokens are numbered."""
PASS: Final[int] = SPACE.base("pass")
LEAVE_IT: Final[int] = SPACE.base("leave_it")
END_TURN: Final[int] = SPACE.base("end_turn")
SEND: Final[int] = SPACE.base("send")
RUN: Final[int] = SPACE.base("run")
TAKE_TUNNEL: Final[int] = SPACE.base("tunnel")
REST: Final[int] = SPACE.base("rest")
POINT: Final[int] = SPACE.base("point")
ACTION_COUNT: Final[int] = SPACE.size

SAY_FAMILIES: Final[list[str]] = [
    "whisper" if card == "whispers" else f"say_{card}" for card in CARD_NAMES
]
SAY_BASE: Final[list[int]] = [SPACE.base(name) for name in SAY_FAMILIES]
"""The first statement of each card, in the order of the cards."""
SAY_COUNT: Final[list[int]] = [SPACE.by_name[name].count for name in SAY_FAMILIES]
