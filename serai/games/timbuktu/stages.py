"""The course of the game: from loading to placing, from round to round, from stage to stage."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, UNKNOWN
from serai.games.timbuktu import thieves
from serai.games.timbuktu.board import CHOOSING, MOVING, NOTHING, OVER, PLACING, Board
from serai.games.timbuktu.components import GOODS, KINDS, LETTERS, PEN_COUNT, STAGES
from serai.games.timbuktu.options import DEAL_FIRST, TOGETHER
from serai.games.timbuktu.scoring import goods_of, standing, values


def begin_placing(board: Board, chance: Chance, tell: Tell | None) -> None:
    board.phase = PLACING
    board.turn = 0
    board.waiting = [(1 << board.camels) - 1] * board.seats
    board.filled = [0] * PEN_COUNT
    if board.options[DEAL_FIRST]:
        thieves.deal(board, chance, tell)


def begin_stage(board: Board, chance: Chance, tell: Tell | None) -> None:
    """All camels can move again; the stage's starter leads its first round (TB-7.6)."""
    board.waiting = [(1 << board.camels) - 1] * board.seats
    board.filled = [0] * PEN_COUNT
    board.round = 0
    board.leader = board.starter
    if board.stage > 0 or not board.options[DEAL_FIRST]:
        thieves.deal(board, chance, tell)
    begin_round(board)


def begin_round(board: Board) -> None:
    board.phase = CHOOSING
    board.turn = 0


def turn_up_first(board: Board, tell: Tell | None) -> None:
    """All cards are down: the first one, or by option every one, is turned up (TB-5.3)."""
    board.phase = MOVING
    if board.options[TOGETHER]:
        for turn in range(board.seats):
            _turn_up((board.leader + turn) % board.seats, board, tell)
    else:
        _turn_up(board.leader, board, tell)


def _turn_up(seat: int, board: Board, tell: Tell | None) -> None:
    if tell is not None:
        tell.reveal()
        event = tell.say("turned_up").to(EVERYONE, "seat", seat)
        event.to(EVERYONE, "camel", LETTERS[board.laid[seat]])


def end_turn(board: Board, chance: Chance, tell: Tell | None) -> None:
    """After a camel has moved: the next one, the next round, or the thieves."""
    if board.turn < board.seats:
        if not board.options[TOGETHER]:
            _turn_up(board.mover(), board, tell)
        return
    board.round += 1
    if board.round == board.camels:
        _end_stage(board, chance, tell)
        return
    board.leader = (board.leader + 1) % board.seats
    begin_round(board)


def _end_stage(board: Board, chance: Chance, tell: Tell | None) -> None:
    thieves.rob(board, tell)
    if board.stage + 1 == STAGES[board.seats]:
        board.phase = OVER
        board.pile_pens = []
        board.pile_pitches = []
        board.pile_goods = []
        if tell is not None:
            _tell_end(board, tell)
        return
    board.stage += 1
    board.starter = (board.starter + 1) % board.seats
    begin_stage(board, chance, tell)


def _tell_end(board: Board, tell: Tell) -> None:
    """What goods are worth, what everybody has brought, and who has won (TB-8.2 to TB-8.5)."""
    result = standing(board)
    assert result is not None
    worth = values(board)
    named = {GOODS[kind]: worth[kind] for kind in range(KINDS)}
    tell.say("arrived").to(EVERYONE, "values", named)
    for seat in range(board.seats):
        event = tell.say("final_points").to(EVERYONE, "seat", seat)
        event.to(EVERYONE, "goods", sum(goods_of(board, seat)))
        event.to(EVERYONE, "total", result.points[seat])
    tell.say("match_ended").to(EVERYONE, "winners", result.winners[:])


def is_up(board: Board, seat: int) -> bool:
    """Whether a seat's laid card lies face up."""
    return board.phase == MOVING and (board.options[TOGETHER] == 1 or seat == board.mover())


def laid_as_seen(board: Board, seat: int | None) -> list[int]:
    """The laid cards as a seat sees them: its own, and those that are up (TB-5.1)."""
    return [
        letter if letter == NOTHING or owner == seat or is_up(board, owner) else UNKNOWN
        for owner, letter in enumerate(board.laid)
    ]
