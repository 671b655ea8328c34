"""The components of Timbuktu as plain numbers, read once from `components.toml`.

Goods, pens, pitches, camels and places are numbered in the order of that file, from 0.
"""

import tomllib
from importlib import resources
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(
    resources.files("serai.games.timbuktu").joinpath("components.toml").read_text(encoding="utf-8")
)

GOODS: Final[list[str]] = list(DATA["goods"]["names"])
TOKENS_EACH: Final[int] = DATA["goods"]["tokens_each"]
PENS: Final[list[str]] = list(DATA["pens"]["names"])
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
    return [name for name in DATA[table] if name != "status"]


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


def _swap_fields() -> list[list[int]]:
    tables: list[list[int]] = []
    for name in SWAP_PITCHES:
        pitches = DATA["swap_pitches"][name]
        masks = [0]
        for place in PLACES[1:]:
            mask = 0
            for pen, pitch in zip(DATA["swap_pens"][place], pitches, strict=True):
                mask |= 1 << (PENS.index(pen) * PITCHES + pitch - 1)
            masks.append(mask)
        tables.append(masks)
    return tables


def _pitch_masks(cards: list[list[int]]) -> list[int]:
    return [sum(1 << (pitch - 1) for pitch in card) for card in cards]


def _goods_masks(cards: list[list[str]]) -> list[int]:
    return [sum(1 << GOODS.index(good) for good in card) for card in cards]


def _caravans() -> list[list[int]]:
    caravans: list[list[int]] = []
    for board in CARAVAN_BOARDS:
        loads: list[int] = []
        for letter in LETTERS:
            printed = DATA["caravans"][board][letter]
            loads.extend(printed.count(good) for good in GOODS)
        caravans.append(loads)
    return caravans


ARROWS: Final[list[str]] = choices("arrows")
SWAP_PITCHES: Final[list[str]] = choices("swap_pitches")
PITCH_CARDS: Final[list[str]] = choices("pitch_cards")
GOODS_CARDS: Final[list[str]] = choices("goods_cards")
SMALL_BOARDS: Final[list[str]] = [name for name in DATA["routes"]["4"] if name != "status"]
CARAVAN_BOARDS: Final[list[str]] = list(DATA["caravans"])

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
SWAP_MASKS: Final[list[list[int]]] = _swap_fields()
"""By option: for each place a bit for every spot with a swap field."""

PITCH_MASKS: Final[list[list[int]]] = [
    _pitch_masks(DATA["pitch_cards"][name]) for name in PITCH_CARDS
]
"""By option: the five pitch cards, a bit for every pitch they name."""
GOODS_MASKS: Final[list[list[int]]] = [
    _goods_masks(DATA["goods_cards"][name]) for name in GOODS_CARDS
]
SINGLE_PITCH_MASKS: Final[list[int]] = _pitch_masks(DATA["single_cards"]["pitches"])
SINGLE_GOODS_MASKS: Final[list[int]] = _goods_masks(DATA["single_cards"]["goods"])

CARAVANS: Final[list[list[int]]] = _caravans()
"""By seat: what is printed beside each camel, camel · 5 + good."""
