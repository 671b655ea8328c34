"""The temple: amulets, the bonus for the first to arrive, income, and what ends the match."""

from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.games.goldland.board import GOAL
from serai.games.goldland.components import ARRIVAL_BONUS, INCOME
from serai.games.goldland.options import BONUS_WINDOW
from serai.games.goldland.state import (
    ALL_AMULETS,
    CHOOSING,
    ENDINGS,
    MAKING_ROOM,
    NO_SEAT,
    NOT_ENDING,
    RESERVE_EMPTY,
    State,
    equipment,
    free_spaces,
)


def arrive(state: State, seat: int, tell: Tell | None) -> None:
    """A move has ended; on the goal cell that means an amulet (GL-13.1)."""
    state.phase = CHOOSING
    if state.cells[seat] != GOAL or state.amulets[seat]:
        return
    if free_spaces(state, seat) == 0 and equipment(state, seat) > 0:
        state.phase = MAKING_ROOM
        return
    take_amulet(state, seat, tell)


def take_amulet(state: State, seat: int, tell: Tell | None) -> None:
    state.phase = CHOOSING
    state.amulets[seat] = 1
    if state.first_arrival == NO_SEAT:
        state.first_arrival = seat
        state.bonus_open = 1
    bonus = ARRIVAL_BONUS if state.bonus_open else 0
    state.bonus -= bonus
    state.gold[seat] += bonus
    if tell is not None:
        tell.say("amulet").to(EVERYONE, "seat", seat).to(EVERYONE, "bonus", bonus)
    if sum(state.amulets) == state.seats:
        announce_end(state, ALL_AMULETS, tell)


def close_bonus(state: State, tell: Tell | None) -> None:
    """What is left of the bonus goes into the box (GL-13.3)."""
    state.bonus_open = 0
    if tell is not None:
        tell.say("bonus_closed").to(EVERYONE, "gold", state.bonus)
    state.bonus = 0


def pay_income(state: State, seat: int, tell: Tell | None) -> None:
    """One gold at the start of the turn, from the reserve or else from the box (GL-3.1)."""
    if state.bonus_open and state.first_arrival == seat and not state.options[BONUS_WINDOW]:
        close_bonus(state, tell)
    if not state.amulets[seat]:
        return
    from_reserve = INCOME if state.reserve >= INCOME else 0
    state.reserve -= from_reserve
    state.gold[seat] += INCOME
    if tell is not None:
        (
            tell.say("income")
            .to(EVERYONE, "seat", seat)
            .to(EVERYONE, "gold", INCOME)
            .to(EVERYONE, "reserve", state.reserve)
        )
    if from_reserve and state.reserve == 0:
        announce_end(state, RESERVE_EMPTY, tell)


def announce_end(state: State, ending: int, tell: Tell | None) -> None:
    """From now on the round is only finished; the first reason stands."""
    if state.ending != NOT_ENDING:
        return
    state.ending = ending
    if tell is not None:
        tell.say("last_round").to(EVERYONE, "reason", ENDINGS[ending])
