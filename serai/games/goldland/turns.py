"""How turns follow each other: income, passing, digging as the last step, rounds, the end."""

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.board import NO_CELL, cell_name
from serai.games.goldland.components import DIG_PROVISIONS, PROVISIONS, SPACES, TOKENS_PER_PASS
from serai.games.goldland.options import BONUS_WINDOW, ROUND_CAP, ROUND_CAPS
from serai.games.goldland.payment import begin_payment, can_pay
from serai.games.goldland.state import (
    CAP_REACHED,
    CHOOSING,
    ENDINGS,
    FOR_TREASURE,
    NOT_ENDING,
    OVER,
    State,
    load,
)
from serai.games.goldland.temple import close_bonus, pay_income
from serai.games.goldland.tiles import KIND_COUNT, NO_TILE


def begin_turn(state: State, seat: int, tell: Tell | None) -> None:
    state.active = seat
    state.phase = CHOOSING
    state.done = 0
    state.fresh_cell = NO_CELL
    if tell is not None:
        tell.say("turn").to(EVERYONE, "seat", seat).to(EVERYONE, "round", state.round)
    pay_income(state, seat, tell)


def end_rule(state: State) -> str | None:
    """The clause against ending a turn in which something was done."""
    if state.phase != CHOOSING:
        return "GL-3.2"
    return None if state.done else "GL-3.3"


def pass_rule(state: State) -> str | None:
    """The clause against passing."""
    if state.phase != CHOOSING:
        return "GL-3.2"
    return "GL-3.3" if state.done else None


def dig_rule(state: State, seat: int) -> str | None:
    """The clause against ending the turn by digging."""
    if state.phase != CHOOSING:
        return "GL-3.2"
    if not state.treasure_cells >> state.cells[seat] & 1:
        return "GL-11.1"
    if not can_pay(state, seat, 1 << PROVISIONS, NO_TILE, DIG_PROVISIONS):
        return "GL-11.1"
    most = min(DIG_PROVISIONS, state.items[seat * KIND_COUNT + PROVISIONS])
    return "GL-4.1" if load(state, seat) - most >= SPACES else None


def begin_digging(state: State) -> None:
    """Ask for the provisions; the treasure follows once they are paid."""
    state.way = FOR_TREASURE
    begin_payment(state, 1 << PROVISIONS, NO_TILE, DIG_PROVISIONS)


def take_treasure(state: State, seat: int, tell: Tell | None) -> None:
    """The last step of a turn (GL-11.1)."""
    cell = state.cells[seat]
    state.treasure_cells &= ~(1 << cell)
    state.treasures[seat] += 1
    if tell is not None:
        tell.say("dug").to(EVERYONE, "seat", seat).to(EVERYONE, "cell", cell_name(cell))
    end_turn(state, seat, tell)


def end_turn(state: State, seat: int, tell: Tell | None) -> None:
    """Close the turn: a token for whoever did nothing, then the next seat or the end."""
    if not state.done:
        take_pass_token(state, seat, tell)
    following = (seat + 1) % state.seats
    if following == state.first:
        end_round(state, tell)
    if state.phase != OVER:
        begin_turn(state, following, tell)


def take_pass_token(state: State, seat: int, tell: Tell | None) -> None:
    token = min(TOKENS_PER_PASS, state.tokens_left)
    state.tokens_left -= token
    state.tokens[seat] += token
    if tell is not None:
        tell.say("passed").to(EVERYONE, "seat", seat).to(EVERYONE, "tokens", token)


def end_round(state: State, tell: Tell | None) -> None:
    """All seats have had equally many turns: the match is over, or the next round begins."""
    if state.bonus_open and state.options[BONUS_WINDOW]:
        close_bonus(state, tell)
    cap = ROUND_CAPS[state.options[ROUND_CAP]]
    if state.ending == NOT_ENDING and cap and state.round >= cap:
        state.ending = CAP_REACHED
    if state.ending == NOT_ENDING:
        state.round += 1
        return
    state.phase = OVER
    if tell is not None:
        tell.say("over").to(EVERYONE, "reason", ENDINGS[state.ending])
