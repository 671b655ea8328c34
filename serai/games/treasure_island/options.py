"""Choices at set-up and disputed points of Treasure Island, each with the clause it changes."""

from typing import Final

from serai.engine.figures import newer
from serai.engine.options import Option, Options
from serai.games.treasure_island.components import PACKAGE, RING_SETS, STAR_READINGS

OPTIONS: Final = Options(
    [
        Option("map", "TI-1.2", ["treasure_island", "revenge_island"], "the island"),
        Option("tricks", "TI-9.1", ["none", "standard", "extended"], "the trick cards"),
        Option("trick_points", "TI-9.2", ["1", "0", "2", "3"], "how much trickery Silver may use"),
        Option("silver", "TI-2.2", ["first", "last", "drawn"], "which seat is Silver"),
        Option("characters", "TI-2.3", ["chosen", "drawn"], "how pirates are shared out"),
        Option("token_order", "TI-2.5", ["manual", "clockwise"], "who moves first"),
        Option("start_circles", "TI-2.7", ["used", "all"], "starts the treasure keeps away from"),
        Option("revenge_districts", "TI-1.4", ["12", "11"], "districts of Revenge Island"),
        Option("perimeters", "TI-1.8", ["with_map", "never"], "urban and forest perimeters"),
        Option(
            "rings",
            "TI-6.6",
            RING_SETS,
            "the size of the search rings",
            default="common",
            newer=newer(PACKAGE, "rings"),
        ),
        Option(
            "two_stars",
            "TI-3.3",
            STAR_READINGS,
            "when turns get two actions",
            default="even",
            newer=newer(PACKAGE, "calendar", "two_stars"),
        ),
        Option("chest_icon", "TI-4.7", ["once", "each"], "what a chest icon asks for"),
        Option(
            "escape_rounds", "TI-8.7", ["none", "10", "20", "40"], "rounds until nobody has won"
        ),
        Option("verification", "TI-6.8", ["twice", "once"], "looks under a token", since=2),
        Option(
            "scrolls",
            "TI-6.15",
            ["shown", "hidden"],
            "whether Silver sees the cards of Ancient Scrolls",
            since=2,
            before="hidden",
        ),
        Option("lone_traitor", "TI-9.8", ["boxed", "kept"], "Traitor with two players", since=2),
    ],
    {
        "manual": {},
        "expansion": {"map": "revenge_island", "tricks": "standard"},
    },
)

MAP: Final[int] = OPTIONS.index["map"]
TRICK_DECK: Final[int] = OPTIONS.index["tricks"]
TRICK_POINTS: Final[int] = OPTIONS.index["trick_points"]
SILVER: Final[int] = OPTIONS.index["silver"]
CHARACTERS: Final[int] = OPTIONS.index["characters"]
TOKEN_ORDER: Final[int] = OPTIONS.index["token_order"]
START_CIRCLES: Final[int] = OPTIONS.index["start_circles"]
REVENGE_DISTRICTS: Final[int] = OPTIONS.index["revenge_districts"]
PERIMETERS: Final[int] = OPTIONS.index["perimeters"]
RING_SET: Final[int] = OPTIONS.index["rings"]
TWO_STARS: Final[int] = OPTIONS.index["two_stars"]
CHEST_ICON: Final[int] = OPTIONS.index["chest_icon"]
ESCAPE_ROUNDS: Final[int] = OPTIONS.index["escape_rounds"]
VERIFICATIONS: Final[int] = OPTIONS.index["verification"]
SCROLLS: Final[int] = OPTIONS.index["scrolls"]
LONE_TRAITOR: Final[int] = OPTIONS.index["lone_traitor"]

NO_TRICKS: Final = 0
STANDARD_TRICKS: Final = 1
EXTENDED_TRICKS: Final = 2
POINTS: Final = [1, 0, 2, 3]
"""Trick points by value number."""
SILVER_FIRST: Final = 0
SILVER_LAST: Final = 1
CHARACTERS_DRAWN: Final = 1
CLOCKWISE: Final = 1
ALL_STARTS: Final = 1
ELEVEN: Final = 1
NO_PERIMETERS: Final = 1
EACH_ICON: Final = 1
VERIFIED_ONCE: Final = 1
SCROLLS_SHOWN: Final = 0
TRAITOR_KEPT: Final = 1
ROUND_LIMITS: Final = [0, 10, 20, 40]
"""Escape rounds by value number; nought is no limit."""
