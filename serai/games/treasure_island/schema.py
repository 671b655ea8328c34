"""What Treasure Island shows, as types: its views, events and facts.

Places are column and row in tenths of a mile from the south-west, distances in hundredths.
"""

from typing import Annotated, Final, Literal, TypedDict

from serai.engine import schema
from serai.engine.schema import Fields, Maybe, Row, Seat

Phase = Literal[
    "taking_pirates",
    "placing_tokens",
    "trick_window",
    "choosing_hint",
    "laying_token",
    "stating",
    "imprisoning",
    "acting",
    "second_half",
    "pointing",
    "answering_search",
    "answering_compass",
    "escaping",
    "running",
    "sending",
    "over",
]
Purpose = Literal[
    "treasure",
    "horse",
    "foot",
    "move_7",
    "full_gallop",
    "small_search",
    "large_search",
    "king_george",
    "spyglass",
    "silver_move",
    "patrol",
]
DayEvent = Literal[
    "nothing",
    "starting_hint",
    "take_bluff",
    "prison",
    "black_spot",
    "black_spot_hint",
    "escape",
]
Pirate = Literal["anne", "charlotte", "jim", "olivier"]
Special = Literal[
    "verification", "full_gallop", "compass", "king_george", "spyglass", "ancient_scrolls"
]
HintCard = Literal[
    "altitude",
    "level_line",
    "out_of_reach",
    "within_reach",
    "bearing",
    "lost_quarter",
    "whispers",
    "rivals",
    "nearest_rogue",
    "rings",
    "three_towers",
    "one_of_three",
    "corridor",
    "from_my_window",
    "cell_or_rogue",
    "lay_of_the_land",
    "close_shave",
    "cold_ground",
    "cross_them_off",
    "elevation",
]
Token = Literal["truth", "bluff", "lie"]
ChestToken = Literal["move_7", "any_action", "extra_search", "west", "east", "not_here"]
Trick = Literal["lie", "fog", "patrol", "traitor", "phantom", "tunnel"]
Sector = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DealtBy = Literal["set_up", "whispers", "scrolls"]
ClueKind = Literal["start_circles", "march", "search", "district", "chest", "compass", "hint"]
DrawingKind = Literal[
    "everywhere",
    "disc",
    "outside_disc",
    "half_plane",
    "not_quadrant",
    "nearer",
    "nearest",
    "annulus",
    "in_triangle",
    "out_of_triangle",
    "in_districts",
    "not_in_districts",
    "band",
    "quarter",
    "not_terrain",
    "zone",
    "inside_level",
    "outside_level",
    "far_from_all",
    "higher",
    "level",
    "lower",
]

Place = Annotated[list[int], Row((int, int)), "Column and row, in tenths of a mile."]
March = Annotated[list[object], Row((int, Place)), "Silver's figure, and where its move ended."]
Runs = Annotated[
    list[list[int]],
    "For each row that has any spot: row, first column, length, first column, length, …",
]
Drawing = Annotated[
    list[object],
    Row((DrawingKind,), int | Place),
    "A drawing: its kind, then places and numbers as its kind wants them.",
]
NoDrawing = Annotated[list[object], Row(())]


class SeatView(schema.SeatView):
    """A seat; there are no points, one side wins."""

    points: None


class Silver(TypedDict):
    """Long John Silver: his seat, his secrets as far as they are known, and his escape."""

    seat: int
    tower: int | None
    """The tower he is imprisoned in."""
    figures: list[Place]
    steps: list[int]
    round: int
    real_figure: int | None
    crooked_whisper: bool | None
    marches: list[March]
    hand: list[HintCard] | None
    """His hint cards; None where they are hidden."""
    measures: list[list[int]] | None
    """How far each of these measures in hundredths of a mile, the nearest first; mostly nothing."""
    hand_size: int
    compass: list[int] | None
    """His compass cards; None where they are hidden."""
    bluffs_taken: int
    exchanged: list[HintCard]
    card: HintCard | None
    """The hint that is being given."""
    token: Token | None
    """The token already laid for it, for whoever may know."""


class DayView(TypedDict):
    """A day of the calendar."""

    day: int
    event: DayEvent
    actions: int
    pirate: Pirate | None
    hint: int | None
    """The number of the hint that was given on it."""


class PirateView(TypedDict):
    """A pirate in play."""

    pirate: Pirate
    name: str
    seat: int
    at: Place
    start: Place
    uses: dict[Special, int]
    acted: bool


class HintView(TypedDict):
    """A hint: what was said, drawn, and what of its token is known."""

    number: int
    card: HintCard
    said: dict[str, object]
    """The statement as an action, or `impossible`."""
    drawing: Drawing | NoDrawing
    token: Token | None
    looked: list[int]
    """The seats that have looked at the token."""
    runs: Runs


_From = TypedDict("_From", {"from": Place})


class SearchView(_From):
    """A search: `from` is what its ring was connected to."""

    pirate: Pirate
    centre: Place
    radius: int
    runs: Runs


class GiftView(TypedDict):
    """A token from the chest."""

    pirate: Pirate
    at: Place
    used: bool
    day: int
    token: ChestToken | None
    traitor: bool | None


class CompassView(TypedDict):
    """An answer of the compass."""

    pirate: Pirate
    at: Place
    skulls: list[Sector] | None


class DealView(TypedDict):
    """A district card that a pirate got."""

    pirate: Pirate
    by: DealtBy
    district: str | None


class Tricks(TypedDict):
    """Silver's tricks of Revenge Island."""

    points: int
    openly_spent: int
    dealt: list[Trick] | None
    played: list[Trick]
    fog: list[str]
    fog_left: int
    patrol: Place | None
    patrol_radius: int
    patrol_left: int
    tunnels_open: bool


class ClueView(TypedDict):
    """A certain clue, and where the treasure may lie by it."""

    kind: ClueKind
    number: int
    runs: Runs


class Uncertain(TypedDict):
    """A hint whose token is not known, and how far it can be trusted."""

    hint: int
    trust: float


class Knowledge(TypedDict):
    """Where the treasure may lie."""

    clues: list[ClueView]
    possible: Runs
    square_miles: float
    uncertain: list[Uncertain]
    weights: list[float]
    """Of every pattern of true and false hints; bit k tells whether the k-th uncertain is true."""
    likelihood: list[str]
    """The map in cells of half a mile, northern row first: 0 impossible … 9 likeliest."""


class RivalView(TypedDict):
    """What Silver knows that a pirate player knows."""

    seat: int
    possible: Runs
    square_miles: float
    sealed: list[int]
    weights: list[float]


class Answer(TypedDict):
    """A true answer of a card, and the square miles it leaves to the pirates."""

    say: dict[str, object]
    square_miles: float


class Rings(TypedDict):
    """The radii of the rings."""

    small: int
    large: int
    outer: int


class TreasureView(schema.View):
    """What a seat knows of a treasure hunt. Days, hints, figures and towers count from 1."""

    game: Literal["treasure-island"]
    phase: Phase
    map: str
    joined: dict[str, str]
    """Districts of the map that count as part of another."""
    purpose: Purpose | None
    """What a point is asked for."""
    seats: list[SeatView]
    silver: Silver
    day: int
    calendar: list[DayView]
    order: list[Pirate]
    active: Pirate | None
    actions_left: int
    pirates: list[PirateView]
    hints: list[HintView]
    searches: list[SearchView]
    chest: list[GiftView]
    chest_left: int
    compass: list[CompassView]
    districts: list[DealView]
    tricks: Tricks
    treasure: Place | None
    """Where it lies, for whoever may know."""
    knowledge: Knowledge | None
    """Where it may lie; None before it is hidden."""
    rivals: list[RivalView] | None
    rings: Rings


VIEW: Final = TreasureView
EVENTS: Final[dict[str, Fields]] = {
    "silver_is": {"seat": Seat},
    "pirate_taken": {"seat": Seat, "pirate": Pirate},
    "token_placed": {"pirate": Pirate},
    "silver_drew": {"hints": list[HintCard], "compass": list[int], "tricks": list[Trick]},
    "treasure_hidden": {"seat": Seat, "spot": Maybe(Place)},
    "district_dealt": {"pirate": Pirate, "district": Maybe(str)},
    "day": {"day": int, "what": DayEvent, "pirate": Pirate},
    "hint_played": {"card": HintCard},
    "token_laid": {"hint": int, "token": Maybe(Token)},
    "hint_said": {
        "hint": int,
        "card": HintCard,
        "impossible": bool,
        "crooked": Maybe(bool),
        "zone": Maybe(str),
        "level": Maybe(int),
        "side": Maybe(str),
        "pirate": Maybe(Pirate),
        "direction": Maybe(str),
        "corner": Maybe(str),
        "nearer": Maybe(str),
        "farther": Maybe(Pirate),
        "band": Maybe(str),
        "a": Maybe(int),
        "b": Maybe(int),
        "c": Maybe(int),
        "axis": Maybe(str),
        "terrain": Maybe(str),
        "treasure": Maybe(str),
    },
    "hand": {"cards": list[HintCard]},
    "exchanged": {"cards": list[HintCard]},
    "imprisoned": {"tower": int, "pirate": Pirate},
    "moved": {"pirate": Pirate, "from": Place, "to": Place, "gallop": bool},
    "searched": {"pirate": Pirate, "centre": Place, "radius": int, "found": bool},
    "nothing_found": {"pirate": Pirate},
    "chest_given": {"pirate": Pirate, "token": Maybe(ChestToken), "traitor": Maybe(bool)},
    "compass_given": {"pirate": Pirate, "skulls": Maybe(list[Sector])},
    "verified": {"pirate": Pirate, "hint": int, "token": Maybe(Token)},
    "item_used": {"pirate": Pirate, "token": ChestToken, "gift": int},
    "passed": {"pirate": Pirate},
    "fog_laid": {"districts": list[str]},
    "fog_lifted": {"districts": list[str]},
    "patrol_called": {"seat": Seat},
    "patrol_sent": {"spot": Place},
    "patrol_left": {"spot": Place},
    "phantom_called": {"tower": int, "real": Maybe(int)},
    "tunnels_opened": {"seat": Seat},
    "escaped": {"day": int},
    "silver_moved": {"figure": int, "from": Place, "to": Place},
    "silver_rested": {"seat": Seat},
    "treasure_found": {"winners": list[Seat], "spot": Place},
    "silver_reached_it": {"winners": list[Seat], "spot": Place},
    "nobody_won": {"winners": list[Seat], "spot": Place},
}
SINCE: Final[dict[str, int]] = {"fog_lifted": 2, "patrol_left": 2}
FACTS: Final[Fields] = {
    "purpose": Purpose,
    "spots": int,
    "from": Place,
    "radius": int,
    "runs": Runs,
    "place": str,
    "name": str,
    "called": str,
    "miles": float,
    "percent": int,
    "uses": int,
    "chest_icon": bool,
    "true_answers": list[Answer],
    "keeps": float,
    "stock": int,
    "square_miles": float,
    "true": bool,
    "drawing": Drawing,
    "skulls": list[Sector],
}
