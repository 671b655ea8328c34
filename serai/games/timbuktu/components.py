"""The components of Timbuktu as plain numbers, read once from `components.toml`.

Goods, pens, pitches, camels and places are numbered in the order of that file, from 0.
"""

from typing import Any, Final

from serai.engine import figures
from serai.games.timbuktu.schema import GoodKind, Pen

DATA: Final[dict[str, Any]] = figures.read("serai.games.timbuktu")

GOODS: Final[list[GoodKind]] = list(DATA["goods"]["names"])
TOKENS_EACH: Final[int] = DATA["goods"]["tokens_each"]
PENS: Final[list[Pen]] = list(DATA["pens"]["names"])
PITCHES: Final[int] = DATA["pens"]["pitches"]
LETTERS: Final[list[str]] = list(DATA["camels"]["letters"])
GOODS_A_CAMEL: Final[int] = DATA["camels"]["goods_each"]
KINDS_AT_LEAST: Final[int] = DATA["camels"]["kinds_at_least"]
PLACES: Final[list[str]] = list(DATA["places"]["names"])

KINDS: Final[int] = len(GOODS)
PEN_COUNT: Final[int] = len(PENS)
SPOTS: Final[int] = PEN_COUNT * PITCHES
"""A spot is a pitch of a pen: pen · 5 + pitch, both from 0."""
PILES: Final[int] = PEN_COUNT
"""A pile for each pen card."""

FEWEST: Final = 3
MOST: Final = 5

LEFT_OVER: Final = -1
"""In a ring: a place between two players."""


def choices(table: str) -> list[str]:
    """The names a table of the data offers, the default first."""
    return list(DATA[table])


def _per_seats(figure: str) -> list[int]:
    return [
        DATA["table"][str(seats)][figure] if seats >= FEWEST else 0 for seats in range(MOST + 1)
    ]


def _rings() -> list[list[int]]:
    rings: list[list[int]] = [[] for _ in range(FEWEST)]
    for seats in range(FEWEST, MOST + 1):
        marks = DATA["table"][str(seats)]["ring"]
        rings.append([int(mark) if mark.isdigit() else LEFT_OVER for mark in marks])
    return rings


def _routes() -> list[list[list[int]]]:
    routes: list[list[list[int]]] = [[] for _ in range(FEWEST)]
    for seats in range(FEWEST, MOST + 1):
        named = DATA["routes"][str(seats)]
        routes.append([[PLACES.index(place) for place in named[board]] for board in SMALL_BOARDS])
    return routes


def _arrows() -> list[list[int]]:
    tables: list[list[int]] = []
    for name in ARROWS:
        masks: list[int] = []
        for place in PLACES[:-1]:
            for targets in DATA["arrows"][name][place]:
                masks.append(sum(1 << PENS.index(target) for target in targets))
        tables.append(masks)
    return tables


def _swap_fields() -> list[list[list[int]]]:
    layouts = [DATA["swap_pens"], *DATA["more_swap_pens"].values()]
    return [
        [_swap_masks(layout, DATA["swap_pitches"][name]) for name in SWAP_PITCHES]
        for layout in layouts
    ]


def _swap_masks(layout: dict[str, list[Pen]], pitches: list[int]) -> list[int]:
    """For each place a bit for every spot with a swap field."""
    masks = [0]
    for place in PLACES[1:]:
        mask = 0
        for pen, pitch in zip(layout[place], pitches, strict=True):
            mask |= 1 << (PENS.index(pen) * PITCHES + pitch - 1)
        masks.append(mask)
    return masks


def _pitch_masks(cards: list[list[int]]) -> list[int]:
    return [sum(1 << (pitch - 1) for pitch in card) for card in cards]


def _goods_masks(cards: list[list[GoodKind]]) -> list[int]:
    return [sum(1 << GOODS.index(good) for good in card) for card in cards]


def _caravans() -> list[list[list[int]]]:
    editions = [DATA["caravans"], *DATA["more_caravans"].values()]
    return [[_printed(edition[board]) for board in CARAVAN_BOARDS] for edition in editions]


def _printed(board: dict[str, list[str]]) -> list[int]:
    return [board[letter].count(good) for letter in LETTERS for good in GOODS]


ARROWS: Final[list[str]] = choices("arrows")
SWAP_PITCHES: Final[list[str]] = choices("swap_pitches")
SWAP_PENS: Final[list[str]] = ["spread", *choices("more_swap_pens")]
PITCH_CARDS: Final[list[str]] = choices("pitch_cards")
GOODS_CARDS: Final[list[str]] = choices("goods_cards")
SMALL_BOARDS: Final[list[str]] = list(DATA["routes"]["4"])
CARAVAN_BOARDS: Final[list[str]] = list(DATA["caravans"])
PRINTED_LOADS: Final[list[str]] = ["doubled", *choices("more_caravans")]

CAMELS: Final[list[int]] = _per_seats("camels")
"""Camels of each player, by the number of players."""
FREE_GOODS_EACH: Final[list[int]] = _per_seats("free_goods_each")
STAGES: Final[list[int]] = _per_seats("stages")

RINGS: Final[list[list[int]]] = _rings()
"""By number of players: the five places of the piles, clockwise from the stage starter."""
ROUTES: Final[list[list[list[int]]]] = _routes()
"""By number of players and small board: the places from the start to Timbuktu."""
ARROW_MASKS: Final[list[list[int]]] = _arrows()
"""By option: for each place · 5 + pen a bit for every pen that is free to enter."""
SWAP_MASKS: Final[list[list[list[int]]]] = _swap_fields()
"""By the options for pens and pitches: for each place a bit for every spot with a swap field."""

PITCH_MASKS: Final[list[list[int]]] = [
    _pitch_masks(DATA["pitch_cards"][name]) for name in PITCH_CARDS
]
"""By option: the five pitch cards, a bit for every pitch they name."""
GOODS_MASKS: Final[list[list[int]]] = [
    _goods_masks(DATA["goods_cards"][name]) for name in GOODS_CARDS
]
SINGLE_PITCH_MASKS: Final[list[int]] = _pitch_masks(DATA["single_cards"]["pitches"])
SINGLE_GOODS_MASKS: Final[list[int]] = _goods_masks(DATA["single_cards"]["goods"])

CARAVANS: Final[list[list[list[int]]]] = _caravans()
"""By option and seat: what is printed beside each camel, camel · 5 + good."""
