"""What Timbuktu shows, as types: its views, events and facts."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from serai.engine import schema
from serai.engine.schema import Fields, Maybe, Row, Seat, Some

Phase = Literal["loading", "placing", "choosing", "moving", "over"]
GoodKind = Literal["gold", "coffee", "pepper", "salt", "water"]
Pen = Literal["palm", "lamp", "scimitar", "star", "moon"]
Robbed = Literal["certain", "possible", "excluded"]
Load = Some[GoodKind, int]
Pair = Annotated[list[int], Row((int, int))]


class CamelView(TypedDict):
    """A camel: where it stands, and what it carries."""

    camel: str
    waits: bool
    """Whether it has still to move in this stage."""
    goods: Load | None
    """What it carries; None where that is hidden."""
    place: NotRequired[str]
    pen: NotRequired[Pen]
    pitch: NotRequired[int]


class SeatView(schema.SeatView):
    """A player's camels and cards, and what all that is carried is worth."""

    points: int | None
    """What its goods are worth now; None while camels are loaded in secret."""
    caravan: str
    camels: list[CamelView]
    loaded: int
    """How many camels are loaded."""
    laid: bool
    """Whether its card for this round lies on the table."""
    card: str | None
    """The camel on that card; None where it is hidden."""
    carried: Load | None


class SwapField(TypedDict):
    """A pitch on which a seat swaps piles."""

    pen: Pen
    pitch: int


class PileCards(TypedDict):
    """The three cards of a pile: where thieves wait, and what they take."""

    pen: Pen
    pitches: list[int]
    goods: list[GoodKind]


class PileView(TypedDict):
    """Where a pile lies, who has held it, and its cards if the seat has."""

    place: int
    holder: int | None
    """The seat that has it in front; None if it is left over."""
    seen_by: list[int]
    cards: PileCards | None
    between: NotRequired[Pair]
    """The seats on both sides of a left-over pile, in the order piles pass."""


_In = TypedDict("_In", {"in": int})


class Chance(_In):
    """Whether something is robbed: certain, excluded or possible, in how many of how many cases."""

    robbed: Robbed
    of: int


class PenNotes(TypedDict):
    """What the seat can say of the thieves of a pen."""

    pen: Pen
    pile: int | None
    """The pile whose thieves wait here, if the seat knows it."""
    pitches: list[Chance]
    goods: dict[GoodKind, Chance]


class Notebook(TypedDict):
    """Chances by pen, and how many ways the thieves can still be spread."""

    pens: list[PenNotes]
    robberies: int
    worlds: int


class Way(TypedDict):
    """A pen a camel could enter, with the toll and what the thieves would take on average."""

    pen: Pen
    pitch: int
    toll: bool
    loses: float
    loses_points: float


class CamelWays(TypedDict):
    """Every pen that a camel could enter now."""

    camel: str
    pens: list[Way]


class GoodsView(TypedDict):
    """Of a kind of goods: what was lost, and what a piece is worth now."""

    stolen: int
    tolls: int
    set_aside: int
    value: int


class CardLists(TypedDict):
    """The pitch and goods cards in play."""

    pitches: list[list[int]]
    goods: list[list[GoodKind]]


_From = TypedDict("_From", {"from": str})


class TimbuktuView(schema.View, _From):
    """What a seat knows of a match of Timbuktu. Stages, rounds and pitches count from 1."""

    game: Literal["timbuktu"]
    phase: Phase
    stage: int
    stages: int
    round: int
    rounds: int
    starter: int
    leader: int
    """The seat that leads this round."""
    route: list[str]
    to: str
    """The place that camels enter in this stage; `from` is the one they leave."""
    arrows: dict[Pen, list[Pen]]
    """From each pen of the place that is left, the two pens free to enter."""
    swap_fields: list[SwapField]
    seats: list[SeatView]
    to_load: dict[GoodKind, int] | None
    """What the seat still has to load, while it loads freely."""
    goods: dict[GoodKind, GoodsView]
    cards: CardLists
    piles: list[PileView]
    last_theft: list[PileCards]
    """The piles that were turned up at the end of the last stage."""
    notebook: Notebook
    ways: list[CamelWays]
    """For each own camel still to move, every pen it could enter now."""


VIEW: Final = TimbuktuView
EVENTS: Final[dict[str, Fields]] = {
    "starter_drawn": {"seat": Seat},
    "loaded": {"seat": Seat, "camel": str, "goods": Maybe(Load)},
    "loads_shown": {
        "seat": Seat,
        "A": Load,
        "B": Load,
        "C": Load,
        "D": Load,
        "E": Load,
        "F": Maybe(Load),
        "G": Maybe(Load),
        "H": Maybe(Load),
    },
    "placed": {"seat": Seat, "camel": str, "pen": Pen},
    "dealt": {
        "stage": int,
        "place": str,
        "starter": Seat,
        "pen": Maybe(Pen),
        "pitches": Maybe(list[int]),
        "goods": Maybe(list[GoodKind]),
    },
    "laid": {"seat": Seat, "camel": Maybe(str)},
    "turned_up": {"seat": Seat, "camel": str},
    "moved": {
        "seat": Seat,
        "camel": str,
        "place": str,
        "pen": Pen,
        "pitch": int,
        "toll": Maybe(GoodKind),
    },
    "swapped": {
        "stage": int,
        "place": str,
        "starter": Seat,
        "pen": Maybe(Pen),
        "pitches": Maybe(list[int]),
        "goods": Maybe(list[GoodKind]),
    },
    "robbed": {"stage": int, "pen": Pen, "pitches": list[int], "goods": list[GoodKind]},
    "lost": {"seat": Seat, "camel": str, "pitch": int, "goods": Load},
    "arrived": {"values": dict[GoodKind, int]},
    "final_points": {"seat": Seat, "goods": int, "total": int},
    "match_ended": {"winners": list[Seat]},
}
SINCE: Final[dict[str, int]] = {}
FACTS: Final[Fields] = {
    "camel": str,
    "pitch": int,
    "stands": Pen,
    "carries": Load,
    "safest": float,
    "pens": list[Way],
    "cost": Load,
    "cost_points": int,
    "swap": bool,
    "loses": float,
    "loses_points": float,
}
