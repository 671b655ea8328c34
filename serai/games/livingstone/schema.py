"""What LivingStone shows, as types: its views, events and facts."""

from typing import Final, Literal, TypedDict

from serai.engine import schema
from serai.engine.schema import BySeat, Fields, Maybe, Seat, Some

Phase = Literal["pick", "act", "after", "selling", "lifting", "over"]
GemKind = Literal["clear", "blue", "red"]
Stone = Literal["clear", "blue", "red", "black", "white"]
Card = Literal[
    "native_guide",
    "elephants",
    "camp_expansion",
    "reverse",
    "treasure",
    "royal_favor",
    "lion",
    "rhino",
    "antelope",
    "market",
    "cave_discovery",
    "mine_collapse",
]
Source = Literal["columns", "market", "science", "majorities", "gems"]


class SeatView(schema.SeatView):
    """A seat's things, as far as they lie open to the one who looks."""

    points: int
    sources: dict[Source, int]
    """The points so far, by where they came from."""
    wealth: int
    """Pounds behind the screen and in the chest together."""
    cash: int | None
    """Pounds behind the screen; None where they are hidden."""
    chest: int | None
    """Pounds given to the Queen; None where they are hidden."""
    donations: int
    chest_at_most: int
    """The most that can lie in the chest, by what everybody has seen."""
    supply: int
    """Tents not yet placed."""
    cards_held: int
    hand: Some[Card, int] | None
    """The cards in hand; None where they are hidden."""
    gems: dict[GemKind, int]
    dice_taken: list[int]
    must_exceed: int
    """The pips that the next die must exceed."""
    declined: bool
    """Whether it takes no more dice in this round."""
    column_worth: int
    """The points its tents bring when the boat's column is scored."""
    out: bool
    """Whether it gave least and is out of the running."""


class Site(TypedDict):
    """A site where tents stand."""

    column: int
    row: int
    tents: list[int]
    """How many tents of each seat."""
    added: list[int]
    """How many of them a card has added."""


class RowView(TypedDict):
    """The race for a row's majority as it stands."""

    row: int
    tents: list[int]
    shares: BySeat
    """The points each seat would get for it now."""


class LivingStoneView(schema.View):
    """What a seat knows of a match of LivingStone. Columns, rows and rounds count from 1."""

    game: Literal["livingstone"]
    phase: Phase
    round: int
    starter: int
    turn: int
    """The seat whose turn it is."""
    column: int
    """Where the boat is."""
    costs: list[int]
    """Pounds for a tent, by column."""
    row_points: list[int]
    row_majority: list[int]
    """Points for most tents in a row, by row."""
    dice: list[int]
    """The dice that lie open, by their pips."""
    die: int
    """The die in hand; 0 for none."""
    seats: list[SeatView]
    sites: list[Site]
    """Only sites where tents stand."""
    rows: list[RowView]
    bag: dict[Stone, int]
    aside: dict[Stone, int]
    drawn: Some[Stone, int]
    """The stones of the last dig."""
    collapses: int
    gem_prices: dict[GemKind, int]
    """Pounds for a gem."""
    market_values: dict[GemKind, int]
    """Points for a gem on the market."""
    pile_size: int
    discards: Some[Card, int]
    market_gem: GemKind | None
    """The gem that the market asks for now."""
    moving_to_row: int | None
    """The row a tent moves to, while it is asked which."""
    check_roll: list[int]
    """The dice that decided what a chest needs, when two play."""


VIEW: Final = LivingStoneView
EVENTS: Final[dict[str, Fields]] = {
    "round_began": {"round": int, "starter": Seat, "column": int, "dice": list[int]},
    "die_taken": {"seat": Seat, "pips": int},
    "declined": {"seat": Seat},
    "turn_ended": {"seat": Seat},
    "coins_taken": {"seat": Seat, "pounds": int},
    "tent_placed": {
        "seat": Seat,
        "column": int,
        "row": int,
        "cost": int,
        "fees": int,
        "native_guide": bool,
        "elephants": bool,
    },
    "tent_moved": {
        "seat": Seat,
        "column": int,
        "row": int,
        "cost": int,
        "fees": int,
        "native_guide": bool,
        "elephants": bool,
        "from_column": int,
        "from_row": int,
    },
    "fee_received": {"seat": Seat, "payer": Seat, "pounds": int},
    "camp_expanded": {"seat": Seat, "column": int, "row": int},
    "stones_drawn": {"seat": Seat, "stones": Some[Stone, int]},
    "white_stone": {"seat": Seat, "pounds": int, "bag": int},
    "gems_sold": {"seat": Seat, "gem": GemKind, "count": int, "pounds": int},
    "market_sale": {"seat": Seat, "gem": GemKind, "count": int, "pounds": int, "points": int},
    "card_drawn": {"seat": Seat, "card": Maybe(Card)},
    "no_card_left": {"seat": Seat},
    "mine_collapsed": {"seat": Seat, "returned": int},
    "pile_shuffled": {"cards": int},
    "card_played": {"seat": Seat, "card": Card},
    "boat_went_back": {"column": int},
    "treasure_found": {"seat": Seat, "pounds": int},
    "science_published": {"seat": Seat, "points": int},
    "donated": {"seat": Seat, "pounds": Maybe(int), "openly": Maybe(int)},
    "column_scored": {"column": int, "points": BySeat},
    "majority_scored": {"row": int, "points": BySeat},
    "hand_shown": {"seat": Seat, "cards": Some[Card, int]},
    "final_points": {
        "seat": Seat,
        "columns": int,
        "market": int,
        "science": int,
        "majorities": int,
        "gems": int,
        "total": int,
    },
    "check_rolled": {"dice": list[int]},
    "chest_opened": {"seat": Seat, "pounds": int, "coins_left": int, "out": bool},
    "match_ended": {"winners": list[Seat]},
}
SINCE: Final[dict[str, int]] = {}
FACTS: Final[Fields] = {
    "tent_pounds": int,
    "gain_pounds": int,
    "gain_points": int,
    "cost_pounds": int,
    "fees": int,
    "stones": int,
    "shares_then": BySeat,
    "pounds_each": int,
    "row_tents": int,
    "majority_shares": BySeat,
}
