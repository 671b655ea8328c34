"""Loading one's own caravan: what is left to load, which loads are allowed, what others know."""

from serai.engine.chance import Chance
from serai.engine.errors import NeedsTruth
from serai.engine.events import Tell
from serai.engine.found import Found, Listing
from serai.engine.knowledge import EVERYONE, UNKNOWN, only
from serai.games.timbuktu import stages
from serai.games.timbuktu.actions import LOAD
from serai.games.timbuktu.board import LOADING, Board
from serai.games.timbuktu.components import FREE_GOODS_EACH, GOODS, KINDS, LETTERS
from serai.games.timbuktu.loading import LOAD_COUNT, LOADS, can_fill, imagine_loads, without


def rest_of(board: Board, seat: int) -> list[int]:
    """What a seat has not loaded yet, by kind (TB-2.3)."""
    rest = [FREE_GOODS_EACH[board.seats]] * KINDS
    first = seat * board.camels * KINDS
    for at in range(board.camels * KINDS):
        pieces = board.loads[first + at]
        if pieces == UNKNOWN:
            raise NeedsTruth("nobody but their owner knows these loads yet")
        rest[at % KINDS] -= pieces
    return rest


def rule_against_load(board: Board, seat: int, load: int, rest: list[int]) -> str | None:
    """The clause that forbids a load for a seat's next camel, or None."""
    left = without(rest, LOADS[load])
    if left is None:
        return "TB-2.4"
    if not can_fill(left, board.camels - board.loaded[seat] - 1):
        return "TB-2.6"
    return None


def loads_allowed(board: Board, seat: int) -> list[int]:
    """Every legal load of a seat's next camel, as actions."""
    found = Listing()
    add_loads(board, seat, found)
    return found.actions


def add_loads(board: Board, seat: int, found: Found) -> None:
    """Lay down every legal load of a seat's next camel, in rising order."""
    rest = rest_of(board, seat)
    for load in range(LOAD_COUNT):
        if rule_against_load(board, seat, load, rest) is None:
            found.add(LOAD + load)


def load_camel(board: Board, seat: int, load: int, chance: Chance, tell: Tell | None) -> None:
    """Fill a seat's next camel; the last load of all shows everything (TB-2.7)."""
    letter = board.loaded[seat]
    first = (seat * board.camels + letter) * KINDS
    board.loads[first : first + KINDS] = LOADS[load]
    board.loaded[seat] += 1
    if tell is not None:
        event = tell.say("loaded").to(EVERYONE, "seat", seat)
        event.to(EVERYONE, "camel", LETTERS[letter])
        event.to(only(seat), "goods", in_words(board, seat * board.camels + letter))
    if min(board.loaded) == board.camels:
        _show_loads(board, tell)
        stages.begin_placing(board, chance, tell)


def in_words(board: Board, camel: int) -> dict[str, object]:
    """What a camel carries."""
    loads = board.loads
    first = camel * KINDS
    return {GOODS[kind]: loads[first + kind] for kind in range(KINDS) if loads[first + kind]}


def _show_loads(board: Board, tell: Tell | None) -> None:
    """All loads lie open, and what was left over leaves the game (TB-2.8)."""
    board.set_aside = [0] * KINDS
    for seat in range(board.seats):
        rest = rest_of(board, seat)
        for kind in range(KINDS):
            board.set_aside[kind] += rest[kind]
    if tell is None:
        return
    tell.reveal()
    for seat in range(board.seats):
        event = tell.say("loads_shown").to(EVERYONE, "seat", seat)
        for letter in range(board.camels):
            event.to(EVERYONE, LETTERS[letter], in_words(board, seat * board.camels + letter))


def loads_as_seen(board: Board, seat: int | None) -> list[int]:
    """All loads once they are shown; before that a seat's own."""
    if board.phase != LOADING:
        return board.loads[:]
    seen = [0] * len(board.loads)
    block = board.camels * KINDS
    for owner in range(board.seats):
        first = owner * block
        if owner == seat:
            seen[first : first + block] = board.loads[first : first + block]
        else:
            filled = board.loaded[owner] * KINDS
            seen[first : first + filled] = [UNKNOWN] * filled
    return seen


def imagine_caravans(board: Board, seat: int | None, chance: Chance) -> None:
    """Give every other seat loads it may have chosen, all possible ones equally likely."""
    for owner in range(board.seats):
        if owner == seat:
            continue
        loaded = board.loaded[owner]
        goods = [FREE_GOODS_EACH[board.seats]] * KINDS
        first = owner * board.camels * KINDS
        for load in imagine_loads(goods, loaded, board.camels - loaded, chance):
            board.loads[first : first + KINDS] = LOADS[load]
            first += KINDS
