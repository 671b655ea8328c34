"""The options of Goldland: every point where accounts of the rules differ, and the variants."""

from typing import Final

from serai.engine.options import Option, Options
from serai.games.goldland.components import MARKER_SETS

ROUND_CAPS: Final[list[int]] = [0, 40, 60, 120]

OPTIONS: Final = Options(
    [
        Option("coast", "GL-2.2", ["random", "first_game"], "how the coast tiles are arranged"),
        Option("layout", "GL-2.3", ["pile", "face_down"], "where the inland tiles wait"),
        Option(
            "enter_new_tile", "GL-5.5", ["no", "yes"], "moving onto a tile laid in the same turn"
        ),
        Option("revisit", "GL-5.4", ["no", "yes"], "entering a tile twice in one move"),
        Option(
            "prerequisite", "GL-9.2", ["kept", "spent"], "what becomes of the item a trade asks"
        ),
        Option("adventure_trades", "GL-1.5", ["yes", "no"], "trades on adventure tiles"),
        Option("camps", "GL-6.2", ["may", "must"], "setting a camp after an adventure"),
        Option(
            "marker_needs_camp", "GL-12.1", ["no", "yes"], "whether the first survivor needs a camp"
        ),
        Option("marker_values", "GL-12.3", MARKER_SETS, "what the adventure markers are worth"),
        Option(
            "ordeal_adventure", "GL-7.2", ["red", "any"], "items for an ordeal onto an adventure"
        ),
        Option(
            "ordeal_own_camp",
            "GL-7.4",
            ["printed", "four"],
            "price of surviving again by an ordeal to one's own camp",
        ),
        Option(
            "free_discard", "GL-4.2", ["any_time", "before_move"], "when equipment is thrown out"
        ),
        Option("gold_in_backpack", "GL-4.1", ["no", "yes"], "whether gold fills backpack spaces"),
        Option("bonus_window", "GL-13.3", ["turn", "round"], "how long the temple's bonus is open"),
        Option(
            "round_cap",
            "GL-14.4",
            ["off" if cap == 0 else str(cap) for cap in ROUND_CAPS],
            "rounds after which the match is scored as it stands",
        ),
    ],
    {
        "manual": {},
        "first_game": {"coast": "first_game", "layout": "face_down"},
    },
)

COAST: Final = 0
LAYOUT: Final = 1
ENTER_NEW_TILE: Final = 2
REVISIT: Final = 3
PREREQUISITE: Final = 4
ADVENTURE_TRADES: Final = 5
CAMPS_OPTION: Final = 6
MARKER_NEEDS_CAMP: Final = 7
MARKER_VALUES_OPTION: Final = 8
ORDEAL_ADVENTURE: Final = 9
ORDEAL_OWN_CAMP: Final = 10
FREE_DISCARD: Final = 11
GOLD_IN_BACKPACK: Final = 12
BONUS_WINDOW: Final = 13
ROUND_CAP: Final = 14
