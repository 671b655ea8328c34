"""The disputed and variable points of Timbuktu; the first value of each is the default."""

from typing import Final

from serai.engine.options import Option, Options
from serai.games.timbuktu.components import (
    ARROWS,
    GOODS_CARDS,
    PITCH_CARDS,
    PRINTED_LOADS,
    SMALL_BOARDS,
    SWAP_PENS,
    SWAP_PITCHES,
)

OPTIONS: Final = Options(
    [
        Option(
            "loading",
            "TB-2.2",
            ["printed", "free"],
            "Camels carry what is printed, or all players load their own.",
        ),
        Option(
            "setup_discards_count",
            "TB-2.8",
            ["no", "yes"],
            "Whether goods left over from free loading raise the value of their kind.",
        ),
        Option(
            "placement",
            "TB-3.6",
            ["every_pen", "spread"],
            "Whether players must fill their missing pens before they double one.",
        ),
        Option(
            "deal",
            "TB-3.7",
            ["after_placing", "before_placing"],
            "Whether the first piles are known when camels are placed.",
        ),
        Option(
            "reveal",
            "TB-5.3",
            ["one_by_one", "together"],
            "Whether camel cards are turned up in turn or all at once.",
        ),
        Option(
            "value_counts",
            "TB-8.2",
            ["stolen_and_tolls", "stolen"],
            "Which lost goods give their kind its value.",
        ),
        Option(
            "cards_name",
            "TB-1.9",
            ["2", "1"],
            "How many pitches and kinds of goods a thief card names.",
        ),
        Option("pitch_cards", "TB-1.9", PITCH_CARDS, "Which pairs of pitches are on the cards."),
        Option("goods_cards", "TB-1.10", GOODS_CARDS, "Which pairs of goods are on the cards."),
        Option("arrows", "TB-1.6", ARROWS, "Which pens are free to enter from which."),
        Option("swap_pitches", "TB-1.7", SWAP_PITCHES, "On which pitches the swap fields lie."),
        Option("small_board", "TB-1.4", SMALL_BOARDS, "Which small board four players add."),
        Option("swap_pens", "TB-1.7", SWAP_PENS, "In which pens the swap fields lie.", 2),
        Option("caravans", "TB-2.2", PRINTED_LOADS, "What is printed beside the camels.", 2),
    ],
    {
        "manual": {},
        "free_loading": {"loading": "free"},
    },
)

FREE_LOADING: Final[int] = OPTIONS.index["loading"]
DISCARDS_COUNT: Final[int] = OPTIONS.index["setup_discards_count"]
SPREAD: Final[int] = OPTIONS.index["placement"]
DEAL_FIRST: Final[int] = OPTIONS.index["deal"]
TOGETHER: Final[int] = OPTIONS.index["reveal"]
STOLEN_ONLY: Final[int] = OPTIONS.index["value_counts"]
SINGLE: Final[int] = OPTIONS.index["cards_name"]
PITCH_LIST: Final[int] = OPTIONS.index["pitch_cards"]
GOODS_LIST: Final[int] = OPTIONS.index["goods_cards"]
ARROW_TABLE: Final[int] = OPTIONS.index["arrows"]
SWAP_TABLE: Final[int] = OPTIONS.index["swap_pitches"]
SMALL_BOARD: Final[int] = OPTIONS.index["small_board"]
SWAP_LAYOUT: Final[int] = OPTIONS.index["swap_pens"]
CARAVAN_EDITION: Final[int] = OPTIONS.index["caravans"]
