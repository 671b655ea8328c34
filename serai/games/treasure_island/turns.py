"""The course of a match: calendar, turns and actions, and after the escape round upon round."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE, only
from serai.games.treasure_island import tricks
from serai.games.treasure_island.components import (
    BLACK,
    BLACK_SPOT,
    BLACK_SPOT_HINT,
    CALENDARS,
    CARD_NAMES,
    DECKS,
    ESCAPE,
    EVENT_NAMES,
    HINT_HAND,
    PIRATE_NAMES,
    PRISON,
    SILVER_MOVES,
    STARTING,
    STARTING_HINT,
    TAKE_BLUFF,
    TWO_STARS_FROM,
)
from serai.games.treasure_island.hunt import (
    ACTING,
    ESCAPING,
    FOUND,
    HINT_LINE,
    HINTING,
    IMPRISONING,
    NO_HALF,
    NOBODY,
    NOBODY_WON,
    OVER,
    REACHED,
    RUNNING,
    SENDING,
    TO_ACT,
    TO_CALENDAR,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, place_of
from serai.games.treasure_island.options import ESCAPE_ROUNDS, MAP, ROUND_LIMITS, TWO_STARS


def event_of(p: Hunt, day: int) -> int:
    return CALENDARS[p.four_tokens()][day - 1]


def last_day(p: Hunt) -> int:
    return len(CALENDARS[p.four_tokens()])


def stars(p: Hunt, day: int) -> int:
    """TI-3.3: the actions of a day."""
    return 2 if day >= TWO_STARS_FROM[p.options[TWO_STARS]][p.seats] else 1


# The calendar.


def begin_turn(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """TI-3.2, with Silver's window before the calendar moves."""
    if tricks.opens_window(p):
        tricks.open_window(p, TO_CALENDAR)
    else:
        next_day(p, chance, tell)


def next_day(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    p.day += 1
    p.active = p.order[(p.day - 1) % len(p.order)]
    event = event_of(p, p.day)
    if tell is not None:
        told = tell.say("day").to(EVERYONE, "day", p.day)
        told.to(EVERYONE, "what", EVENT_NAMES[event])
        told.to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
    if event in (STARTING_HINT, BLACK_SPOT_HINT):
        p.phase = HINTING
        p.turn = p.silver
    elif event == PRISON:
        p.phase = IMPRISONING
        p.turn = p.owner[p.active]
    elif event == ESCAPE:
        begin_escape(p, tell)
    else:
        if event == TAKE_BLUFF:
            p.bluffs += 1
        elif event == BLACK_SPOT:
            deliver_black_spot(p, chance, tell)
        after_event(p)


def deliver_black_spot(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """TI-3.7: the Starting Hints go, three Black Spot Hints come."""
    p.hand = []
    p.discards = []
    for _ in range(HINT_HAND):
        draw_hint(p, BLACK, chance)
    if tell is not None:
        told = tell.say("hand", since=2)
        told.to(only(p.silver), "cards", [CARD_NAMES[card] for card in p.hand])


def draw_hint(p: Hunt, deck: int, chance: Chance) -> None:
    """TI-4.1: one card from the pile; an empty pile is made of the exchanged cards."""
    pile = hint_pile(p, deck)
    if not pile:
        p.discards = []
        pile = hint_pile(p, deck)
    p.hand.append(pile[chance.below(len(pile))])
    p.hand.sort()


def hint_pile(p: Hunt, deck: int) -> list[int]:
    """The cards of a deck that are neither in hand nor laid nor exchanged."""
    laid = p.hints[::HINT_LINE]
    return [
        card
        for card in DECKS[p.options[MAP]][deck]
        if card not in p.hand and card not in laid and card not in p.discards and card != p.card
    ]


def deck_in_use(p: Hunt) -> int:
    return STARTING if event_of(p, p.day) == STARTING_HINT else BLACK


def imprison(p: Hunt, tower: int, tell: Tell | None) -> None:
    """TI-3.6."""
    p.tower = tower
    p.figures[0] = p.chart.towers[tower].spot
    if tell is not None:
        told = tell.say("imprisoned").to(EVERYONE, "tower", tower + 1)
        told.to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
    after_event(p)


def after_event(p: Hunt) -> None:
    p.actions_left = stars(p, p.day)
    ask_for_action(p)


def ask_for_action(p: Hunt) -> None:
    """The window before an action, then the pirate (TI-9.4)."""
    if tricks.opens_window(p):
        tricks.open_window(p, TO_ACT)
    else:
        ask_pirate(p)


def ask_pirate(p: Hunt) -> None:
    p.phase = ACTING
    p.turn = p.owner[p.active]
    p.half = NO_HALF


def close_window(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    if p.resume == TO_CALENDAR:
        next_day(p, chance, tell)
    else:
        ask_pirate(p)


def finish_action(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    """What follows an action: another one, a last use of chest tokens, or the next turn."""
    p.half = NO_HALF
    if p.actions_left > 0:
        ask_for_action(p)
    elif p.unused_gifts(p.active):
        ask_pirate(p)
    else:
        end_turn(p, chance, tell)


def end_turn(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    tricks.wear_off(p, tell)
    if p.escaped():
        p.acted |= 1 << p.active
        next_pirate(p, tell)
    else:
        begin_turn(p, chance, tell)


# The escape.


def begin_escape(p: Hunt, tell: Tell | None) -> None:
    """TI-8.1: the calendar is over; Silver may first show a trick."""
    p.active = NOBODY
    p.turn = p.silver
    if tell is not None:
        tell.say("escaped").to(EVERYONE, "day", p.day)
    if tricks.opens_escape_trick(p):
        p.phase = ESCAPING
    else:
        begin_round(p)


def begin_round(p: Hunt) -> None:
    """TI-8.2: Silver first."""
    p.round += 1
    p.acted = 0
    p.active = NOBODY
    p.steps = [SILVER_MOVES, SILVER_MOVES if p.figures[1] != NOWHERE else 0]
    p.phase = RUNNING
    p.turn = p.silver


def next_pirate(p: Hunt, tell: Tell | None) -> None:
    """The next seat clockwise from Silver that has a miniature left to act, or a new round."""
    for step in range(1, p.seats):
        seat = (p.silver + step) % p.seats
        waiting = miniatures_waiting(p, seat)
        if len(waiting) == 1:
            send(p, waiting[0])
            return
        if waiting:
            p.phase = SENDING
            p.turn = seat
            return
    limit = ROUND_LIMITS[p.options[ESCAPE_ROUNDS]]
    if limit and p.round >= limit:
        finish(p, NOBODY_WON, 0, tell)
    else:
        begin_round(p)


def miniatures_waiting(p: Hunt, seat: int) -> list[int]:
    return [
        pirate
        for pirate in range(len(p.owner))
        if p.owner[pirate] == seat and not p.acted >> pirate & 1
    ]


def send(p: Hunt, pirate: int) -> None:
    p.active = pirate
    p.actions_left = 2
    ask_pirate(p)


# The end.


def finish(p: Hunt, ending: int, winners: int, tell: Tell | None) -> None:
    """TI-8.4, TI-8.5: at once."""
    p.ending = ending
    p.winners = winners
    p.phase = OVER
    if tell is None:
        return
    names = {FOUND: "treasure_found", REACHED: "silver_reached_it", NOBODY_WON: "nobody_won"}
    told = tell.say(names[ending])
    told.to(EVERYONE, "winners", [seat for seat in range(p.seats) if winners >> seat & 1])
    told.to(EVERYONE, "spot", place_of(p.treasure()))
    tell.reveal()
