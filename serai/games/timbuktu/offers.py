"""The choices a person is shown, each with its price and risk, or the clause against it."""

from typing import Final

from serai.engine.offers import Offer
from serai.games.timbuktu import actions, caravan, moving, placing
from serai.games.timbuktu.actions import LOAD, SPACE
from serai.games.timbuktu.board import CHOOSING, LOADING, MOVING, PLACING, Board
from serai.games.timbuktu.components import GOODS, KINDS, LETTERS, PEN_COUNT, PENS, PITCHES
from serai.games.timbuktu.loading import LOAD_COUNT
from serai.games.timbuktu.notebook import ONE_EACH, Notebook, notebook_of, ways_of
from serai.games.timbuktu.scoring import values
from serai.games.timbuktu.view import on_average, way_to_json

GROUPS: Final = ["free", "toll", "full"]
"""Moves in the order in which they are offered."""


def offers(board: Board, seat: int) -> list[Offer]:
    """Everything a seat can do now, and what it might wish to do but may not."""
    if board.phase == LOADING:
        return _loads(board, seat)
    if board.phase == PLACING:
        return _placements(board, seat)
    if board.phase == CHOOSING:
        return _camels(board, seat)
    if board.phase == MOVING:
        return _moves(board, seat)
    return []


def _loads(board: Board, seat: int) -> list[Offer]:
    rest = caravan.rest_of(board, seat)
    listed: list[Offer] = []
    for load in range(LOAD_COUNT):
        clause = caravan.rule_against_load(board, seat, load, rest)
        offer = Offer(SPACE.to_json(LOAD + load), "load", clause)
        offer.facts["camel"] = LETTERS[board.loaded[seat]]
        listed.append(offer)
    return listed


def _placements(board: Board, seat: int) -> list[Offer]:
    present = placing.seats_in(board)
    listed: list[Offer] = []
    for letter in range(board.camels):
        if not board.waiting[seat] >> letter & 1:
            continue
        carries = caravan.in_words(board, seat * board.camels + letter)
        for pen in range(PEN_COUNT):
            clause = placing.rule_against_pen(board, seat, pen, present)
            offer = Offer(SPACE.to_json(actions.place(letter, pen)), "place", clause)
            offer.facts["carries"] = carries
            if clause is None:
                offer.facts["pitch"] = board.filled[pen] + 1
            listed.append(offer)
    return listed


def _camels(board: Board, seat: int) -> list[Offer]:
    """Every camel of the seat; one that has moved is refused."""
    notebook = notebook_of(board, seat)
    worth = values(board)
    listed: list[Offer] = []
    for letter in range(board.camels):
        moved = not board.waiting[seat] >> letter & 1
        offer = Offer(SPACE.to_json(actions.choose(letter)), "choose", "TB-5.2" if moved else None)
        if not moved:
            camel = seat * board.camels + letter
            ways = ways_of(board, camel, notebook, worth)
            offer.facts["stands"] = PENS[board.spots[camel] // PITCHES]
            offer.facts["carries"] = caravan.in_words(board, camel)
            offer.facts["safest"] = on_average(min(way.goods for way in ways))
            offer.facts["pens"] = [way_to_json(way) for way in ways]
        listed.append(offer)
    return listed


def _moves(board: Board, seat: int) -> list[Offer]:
    """Pens along the arrows, pens for a toll with each good that can pay it, and full pens."""
    camel = seat * board.camels + board.laid[seat]
    free = board.free_pens(camel)
    notebook = notebook_of(board, seat)
    worth = values(board)
    listed: list[Offer] = []
    for pen in range(PEN_COUNT):
        if board.filled[pen] == PITCHES:
            listed.append(Offer(SPACE.to_json(actions.move(pen)), "full", "TB-5.4"))
        elif free >> pen & 1:
            listed.append(_move(board, camel, pen, 0, notebook, worth))
        else:
            for kind in range(KINDS):
                if board.loads[camel * KINDS + kind]:
                    listed.append(_move(board, camel, pen, 1 + kind, notebook, worth))
    listed.sort(key=_group_rank)
    return listed


def _group_rank(offer: Offer) -> int:
    return GROUPS.index(offer.group)


def _move(
    board: Board, camel: int, pen: int, toll: int, notebook: Notebook, worth: list[int]
) -> Offer:
    """A legal move with what it costs and what the thieves would take afterwards on average."""
    left = board.loads[camel * KINDS : camel * KINDS + KINDS]
    offer = Offer(SPACE.to_json(actions.move(pen, toll)), "toll" if toll else "free")
    if toll:
        left[toll - 1] -= 1
        offer.facts["cost"] = {GOODS[toll - 1]: 1}
        offer.facts["cost_points"] = worth[toll - 1]
    spot = pen * PITCHES + board.filled[pen]
    offer.facts["pitch"] = board.filled[pen] + 1
    offer.facts["swap"] = moving.lands_on_swap(board, spot)
    offer.facts["loses"] = on_average(notebook.loss(left, spot, ONE_EACH))
    offer.facts["loses_points"] = on_average(notebook.loss(left, spot, worth))
    return offer
