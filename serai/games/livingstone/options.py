"""The disputed points of LivingStone as named options, and the two presets that settle them all."""

from typing import Final

from serai.engine.options import Option, Options
from serai.games.livingstone.components import COST_PROFILES, DECK_NAMES

OPTIONS: Final = Options(
    [
        Option("white_stone", "LS-5.3", ["lost", "sold"], "gems drawn with the white stone"),
        Option(
            "declining",
            "LS-2.6",
            ["free", "first_compulsory", "compulsory"],
            "declining a die although one fits",
        ),
        Option("guide_fee", "LS-6.4", ["due", "waived"], "the fee to owners with Native Guide"),
        Option(
            "collapse_order",
            "LS-6.21",
            ["shuffle_first", "replace_first"],
            "shuffling and replacement after Mine Collapse",
        ),
        Option(
            "collapse_returns",
            "LS-6.20",
            ["gems", "gems_and_set_aside"],
            "what Mine Collapse returns to the bag",
        ),
        Option("camp_site", "LS-6.9", ["left_of_boat", "scored"], "where Camp Expansion may go"),
        Option("camp_pays", "LS-6.10", ["never", "always"], "added tents when a column is scored"),
        Option("royal_favor", "LS-6.19", ["above_last", "ascending"], "the dice of Royal Favor"),
        Option("last_tie_break", "LS-9.13", ["tents", "shared"], "equal points and donations"),
        Option("column_costs", "LS-4.5", COST_PROFILES, "the expedition cost of the columns"),
        Option(
            "two_player_check",
            "LS-10.6",
            ["four_dice", "least"],
            "the donation check with two players",
        ),
        Option(
            "market_at_end", "LS-9.5", ["before_gems", "after_gems"], "Market in the final scoring"
        ),
        Option("all_tied", "LS-9.9", ["nobody_wins", "all_safe"], "all seats gave the same"),
        Option(
            "reverse_first_column",
            "LS-6.14",
            ["illegal", "repeat"],
            "Reverse while the boat is in the first column",
        ),
        Option(
            "rising", "LS-2.3", ["highest", "first"], "which of one's dice the next must beat", 2
        ),
        Option(
            "both_cards_fee",
            "LS-6.7",
            ["as_guide", "waived"],
            "the fee to owners with Native Guide and Elephants together",
            2,
        ),
        Option("coins", "LS-7.5", ["hidden", "open"], "whether coins in hand are seen", 2),
        Option("deck", "LS-1.4", DECK_NAMES, "how many cards of each kind there are", 2),
    ],
    {
        "manual": {},
        "publisher": {
            "white_stone": "sold",
            "declining": "first_compulsory",
            "guide_fee": "waived",
            "collapse_order": "replace_first",
            "camp_site": "scored",
            "camp_pays": "always",
            "royal_favor": "ascending",
            "last_tie_break": "shared",
        },
    },
)

WHITE_STONE: Final[int] = OPTIONS.index["white_stone"]
DECLINING: Final[int] = OPTIONS.index["declining"]
GUIDE_FEE: Final[int] = OPTIONS.index["guide_fee"]
COLLAPSE_ORDER: Final[int] = OPTIONS.index["collapse_order"]
COLLAPSE_RETURNS: Final[int] = OPTIONS.index["collapse_returns"]
CAMP_SITE: Final[int] = OPTIONS.index["camp_site"]
CAMP_PAYS: Final[int] = OPTIONS.index["camp_pays"]
ROYAL_FAVOR_DICE: Final[int] = OPTIONS.index["royal_favor"]
LAST_TIE_BREAK: Final[int] = OPTIONS.index["last_tie_break"]
COLUMN_COST: Final[int] = OPTIONS.index["column_costs"]
TWO_PLAYER_CHECK: Final[int] = OPTIONS.index["two_player_check"]
MARKET_AT_END: Final[int] = OPTIONS.index["market_at_end"]
ALL_TIED: Final[int] = OPTIONS.index["all_tied"]
REVERSE_FIRST: Final[int] = OPTIONS.index["reverse_first_column"]
RISING: Final[int] = OPTIONS.index["rising"]
BOTH_CARDS_FEE: Final[int] = OPTIONS.index["both_cards_fee"]
COINS: Final[int] = OPTIONS.index["coins"]
DECK_IN_PLAY: Final[int] = OPTIONS.index["deck"]

SOLD: Final = 1
FIRST_COMPULSORY: Final = 1
COMPULSORY: Final = 2
WAIVED: Final = 1
REPLACE_FIRST: Final = 1
GEMS_AND_SET_ASIDE: Final = 1
SCORED_SITES: Final = 1
ALWAYS_PAYS: Final = 1
ASCENDING: Final = 1
SHARED: Final = 1
LEAST: Final = 1
AFTER_GEMS: Final = 1
ALL_SAFE: Final = 1
REPEAT: Final = 1
ABOVE_FIRST: Final = 1
OPEN_COINS: Final = 1
