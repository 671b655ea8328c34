"""A pirate's turn: which actions he has, what they cost, and what follows the choice."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE, only
from serai.games.treasure_island import answers, districts, points, turns
from serai.games.treasure_island.actions import (
    ASK_COMPASS,
    CALL_GEORGE,
    END_TURN,
    GALLOP,
    LEAVE_IT,
    LOOK_SPYGLASS,
    MOST_HINTS,
    PASS,
    READ_SCROLLS,
    RIDE,
    SEARCH_LARGE,
    SEARCH_SMALL,
    USE_ITEM,
    VERIFY,
    WALK,
)
from serai.games.treasure_island.components import (
    ANCIENT_SCROLLS,
    ANY_ACTION,
    CHEST_NAMES,
    COMPASS,
    EXTRA_SEARCH,
    FULL_GALLOP,
    ITEM_TOKENS,
    KING_GEORGE,
    MOVE_7,
    PIRATE_NAMES,
    SPECIAL_COUNT,
    SPYGLASS,
    THOROUGHBRED,
    TOKEN_NAMES,
    VERIFICATION,
)
from serai.games.treasure_island.hunt import (
    FOR_FOOT,
    FOR_GALLOP,
    FOR_GEORGE,
    FOR_HORSE,
    FOR_ITEM_MOVE,
    FOR_LARGE,
    FOR_SMALL,
    FOR_SPYGLASS,
    GIFT_LINE,
    MAY_RIDE_ON,
    MAY_SEARCH,
    MAY_WALK,
    NO_HALF,
    NOBODY,
    POINTING,
    Hunt,
)

SPECIAL_OF = {
    VERIFY: VERIFICATION,
    GALLOP: FULL_GALLOP,
    ASK_COMPASS: COMPASS,
    CALL_GEORGE: KING_GEORGE,
    LOOK_SPYGLASS: SPYGLASS,
    READ_SCROLLS: ANCIENT_SCROLLS,
}
SPECIAL_CLAUSES = ["TI-6.8", "TI-6.9", "TI-6.10", "TI-6.11", "TI-6.12", "TI-6.15"]
HALVES = {MAY_WALK: WALK, MAY_SEARCH: SEARCH_SMALL, MAY_RIDE_ON: RIDE}
"""The action that completes each half."""
ITEM_CLAUSES = ["TI-7.4", "TI-7.5", "TI-7.6"]


def uses_left(p: Hunt, special: int) -> int:
    return p.uses[p.active * SPECIAL_COUNT + special]


# What is allowed.


def against_action(p: Hunt, seat: int, action: int) -> str | None:
    if USE_ITEM <= action < USE_ITEM + ITEM_TOKENS:
        return against_item(p, action - USE_ITEM)
    if action == END_TURN:
        return None if p.actions_left == 0 else "TI-6.1"
    if action == LEAVE_IT:
        return "TI-6.4"
    if p.actions_left == 0:
        return "TI-6.1"
    if VERIFY <= action < VERIFY + MOST_HINTS - 1:
        return against_verifying(p, seat, action - VERIFY + 1)
    if action in SPECIAL_OF:
        special = SPECIAL_OF[action]
        return None if uses_left(p, special) else SPECIAL_CLAUSES[special]
    if action == SEARCH_LARGE:
        return against_large(p)
    return None


def against_verifying(p: Hunt, seat: int, hint: int) -> str | None:
    """TI-6.8: a token on the calendar that the seat does not know."""
    if not uses_left(p, VERIFICATION):
        return "TI-6.8"
    if hint >= p.hint_count() or p.looked[hint] >> seat & 1:
        return "TI-6.8"
    return None


def against_large(p: Hunt) -> str | None:
    if not p.has_perimeters() and not p.fog:
        return None
    if points.ring_region(p, FOR_LARGE):
        return None
    return "TI-9.6" if points.fogged_searcher(p, FOR_LARGE) else "TI-1.8"


def item_number(p: Hunt, kind: int) -> int:
    """Which of his unused chest tokens is of a kind, or NOBODY."""
    for number in p.unused_gifts(p.active):
        if p.gift_kinds[number] == kind:
            return number
    return NOBODY


def against_item(p: Hunt, kind: int) -> str | None:
    return None if item_number(p, kind) != NOBODY else ITEM_CLAUSES[kind]


def against_second_half(p: Hunt, action: int) -> str | None:
    return None if action in (LEAVE_IT, HALVES[p.half]) else "TI-6.4"


def add_actions(p: Hunt, seat: int, found: Found) -> None:
    """In rising order, as they are declared."""
    if p.actions_left > 0:
        for action in (RIDE, WALK, SEARCH_SMALL):
            found.add(action)
        if against_large(p) is None:
            found.add(SEARCH_LARGE)
        if uses_left(p, VERIFICATION):
            for hint in range(1, p.hint_count()):
                if not p.looked[hint] >> seat & 1:
                    found.add(VERIFY + hint - 1)
        for action in (GALLOP, ASK_COMPASS, CALL_GEORGE, LOOK_SPYGLASS, READ_SCROLLS):
            if uses_left(p, SPECIAL_OF[action]):
                found.add(action)
    if p.gifts:
        for kind in range(ITEM_TOKENS):
            if against_item(p, kind) is None:
                found.add(USE_ITEM + kind)
    found.add(PASS if p.actions_left > 0 else END_TURN)


# What follows.


def act(p: Hunt, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    if USE_ITEM <= action < USE_ITEM + ITEM_TOKENS:
        use_item(p, action - USE_ITEM, tell)
        return
    if action == END_TURN:
        turns.end_turn(p, chance, tell)
        return
    p.actions_left -= 1
    if action == PASS:
        if tell is not None:
            tell.say("passed").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        turns.finish_action(p, chance, tell)
    elif action <= SEARCH_LARGE:
        begin_normal(p, action)
    else:
        use_special(p, seat, action, chance, tell)


def ask_point(p: Hunt, purpose: int, half: int) -> None:
    p.purpose = purpose
    p.half = half
    p.phase = POINTING


def begin_normal(p: Hunt, action: int) -> None:
    if action == RIDE:
        ask_point(p, FOR_HORSE, MAY_RIDE_ON if THOROUGHBRED[p.active] else NO_HALF)
    elif action == WALK:
        ask_point(p, FOR_FOOT, MAY_SEARCH)
    elif action == SEARCH_SMALL:
        ask_point(p, FOR_SMALL, MAY_WALK)
    else:
        ask_point(p, FOR_LARGE, NO_HALF)


def complete(p: Hunt, action: int, chance: Chance, tell: Tell | None) -> None:
    """The second half of an action, or leaving it."""
    if action == LEAVE_IT:
        turns.finish_action(p, chance, tell)
    elif action == RIDE:
        ask_point(p, FOR_HORSE, NO_HALF)
    elif action == WALK:
        ask_point(p, FOR_FOOT, NO_HALF)
    else:
        ask_point(p, FOR_SMALL, NO_HALF)


def use_special(p: Hunt, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    verifying = VERIFY <= action < VERIFY + MOST_HINTS - 1
    special = VERIFICATION if verifying else SPECIAL_OF[action]
    p.uses[p.active * SPECIAL_COUNT + special] -= 1
    if verifying:
        verify(p, seat, action - VERIFY + 1, tell)
        turns.finish_action(p, chance, tell)
    elif special == COMPASS:
        answers.ask_compass(p)
    elif special == ANCIENT_SCROLLS:
        districts.read_scrolls(p, p.active, chance, tell)
        turns.finish_action(p, chance, tell)
    elif special == FULL_GALLOP:
        ask_point(p, FOR_GALLOP, NO_HALF)
    else:
        ask_point(p, FOR_GEORGE if special == KING_GEORGE else FOR_SPYGLASS, NO_HALF)


def verify(p: Hunt, seat: int, hint: int, tell: Tell | None) -> None:
    """TI-6.8: everyone sees where he looks, he alone what he sees."""
    p.looked[hint] |= 1 << seat
    if tell is not None:
        told = tell.say("verified").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        told.to(EVERYONE, "hint", hint + 1)
        told.to(only(seat), "token", TOKEN_NAMES[p.tokens[hint]])
        tell.reveal()


def use_item(p: Hunt, kind: int, tell: Tell | None) -> None:
    """TI-7.7: the token is shown and gone."""
    number = item_number(p, kind)
    p.gifts[number * GIFT_LINE + 2] = 1
    if tell is not None:
        told = tell.say("item_used").to(EVERYONE, "pirate", PIRATE_NAMES[p.active])
        told.to(EVERYONE, "token", CHEST_NAMES[kind])
        told.to(EVERYONE, "gift", number + 1)
        tell.reveal()
    if kind == MOVE_7:
        ask_point(p, FOR_ITEM_MOVE, NO_HALF)
    elif kind == EXTRA_SEARCH:
        ask_point(p, FOR_SMALL, NO_HALF)
    else:
        assert kind == ANY_ACTION
        p.actions_left += 1
        turns.ask_pirate(p)
