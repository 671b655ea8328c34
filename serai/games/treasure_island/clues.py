"""Clues: what each thing a seat has been told means for where the treasure may lie.

Certain clues are regions that hold beyond doubt. A hint whose token the seat does not know is
uncertain; which tokens may lie under the hints is worked out here as well.
"""

from functools import lru_cache

from serai.engine.knowledge import UNKNOWN
from serai.games.treasure_island import setup, statements, tricks
from serai.games.treasure_island.components import (
    BLACK_SPOT_HINT,
    BLUFF,
    CALENDARS,
    EAST_TOKEN,
    ITEM_TOKENS,
    LAST_DAYS,
    LIE,
    LIE_TRICK,
    PHANTOM,
    SKULLS,
    STARTING_HINT,
    TAKE_BLUFF,
    TRAITOR,
    TRICK_VALUES,
    TRUTH,
    TRUTHS,
    WEST_TOKEN,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    BY_WHISPERS,
    COMPASS_LINE,
    DEAL_LINE,
    GIFT_LINE,
    HINT_LINE,
    MARCH_LINE,
    SEARCH_LINE,
    Hunt,
)
from serai.games.treasure_island.lattice import BOARD, REGIONS_KEPT, single
from serai.games.treasure_island.ring import searched
from serai.games.treasure_island.schema import ClueKind
from serai.games.treasure_island.shapes import EAST, WEST, compass_sector, half_plane

UNSEEN = -1
"""A token the seat does not know."""


class Clue:
    """One certain clue: what it is, its number among its kind, and where the treasure may lie."""

    def __init__(self, kind: ClueKind, number: int, region: int) -> None:
        self.kind = kind
        self.number = number
        self.region = region


# What clues follow from.


def learnt(p: Hunt, seat: int | None) -> tuple[object, ...]:
    """All that the clues of a seat (or the public) follow from, the tokens that may lie included.

    Whatever is worked out from clues can be kept under it for as long as nothing new is learnt.
    """
    return (
        p.chart.key,
        p.rules,
        p.seats,
        seat,
        seat == p.silver,
        p.tower,
        tuple(p.options),
        tuple(p.owner),
        tuple(p.hints),
        tuple(p.searches),
        tuple(p.marches),
        tuple(p.figures),
        tuple(p.open_tricks),
        tuple([known_token(p, seat, number) for number in range(len(p.looked))]),
        _of_seat(p, p.gifts, GIFT_LINE, p.gift_kinds, seat),
        _of_seat(p, p.gifts, GIFT_LINE, p.gift_traitor, seat),
        _of_seat(p, p.compasses, COMPASS_LINE, p.compass_cards, seat),
        _of_seat(p, p.deals, DEAL_LINE, p.deal_cards, seat),
        tuple(p.deals),
    )


def _of_seat(
    p: Hunt, lines: list[int], width: int, values: list[int], seat: int | None
) -> tuple[int, ...]:
    """The lines of a seat's pirates with their secret parts."""
    found: list[int] = []
    if seat is not None:
        for number in own_lines(p, lines, width, seat):
            found += lines[number * width : (number + 1) * width]
            found.append(values[number])
    return tuple(found)


# Certain clues.


def certain_clues(p: Hunt, seat: int | None) -> list[Clue]:
    """All that a seat (or the public) knows for certain, from open facts and its own secrets."""
    clues = [Clue("start_circles", 0, setup.hiding_ground(p))]
    clues += search_clues(p)
    if not p.open_tricks[PHANTOM]:
        for at in range(0, len(p.marches), MARCH_LINE):
            clues.append(Clue("march", at // MARCH_LINE, BOARD & ~single(p.marches[at + 1])))
    clues += hint_clues(p, seat)
    if seat is not None:
        clues += district_clues(p, seat) + chest_clues(p, seat) + compass_clues(p, seat)
    return clues


def certain(p: Hunt, seat: int | None) -> int:
    """The ground that all certain clues leave."""
    region = BOARD
    for clue in certain_clues(p, seat):
        region &= clue.region
    return region


def search_clues(p: Hunt) -> list[Clue]:
    return [
        Clue("search", at // SEARCH_LINE, BOARD & ~searched_ground(p, at // SEARCH_LINE))
        for at in range(0, len(p.searches), SEARCH_LINE)
    ]


def searched_ground(p: Hunt, number: int) -> int:
    _, centre, radius, here, patrol = p.searches[number * SEARCH_LINE : (number + 1) * SEARCH_LINE]
    return searched(p.chart, p.rules, centre, radius, here, patrol)


def district_clues(p: Hunt, seat: int) -> list[Clue]:
    """Cards dealt at set-up or by scrolls; whispered ones are as sure as their hint."""
    return [
        Clue("district", number, BOARD & ~p.chart.open_districts[p.deal_cards[number]])
        for number in own_lines(p, p.deals, DEAL_LINE, seat)
        if p.deals[number * DEAL_LINE + 1] != BY_WHISPERS and p.deal_cards[number] != UNKNOWN
    ]


def own_lines(p: Hunt, lines: list[int], width: int, seat: int) -> list[int]:
    """The numbers of the lines that begin with a pirate of this seat."""
    return [at // width for at in range(0, len(lines), width) if p.owner[lines[at]] == seat]


def chest_clues(p: Hunt, seat: int) -> list[Clue]:
    clues: list[Clue] = []
    for number in own_lines(p, p.gifts, GIFT_LINE, seat):
        kind = p.gift_kinds[number]
        if kind >= ITEM_TOKENS:
            here = p.gifts[number * GIFT_LINE + 1]
            clues.append(Clue("chest", number, token_ground(p, kind, here)))
    return clues


def token_ground(p: Hunt, kind: int, here: int) -> int:
    """Where an information token given here leaves the treasure."""
    if kind == WEST_TOKEN:
        return half_plane(here, WEST)
    if kind == EAST_TOKEN:
        return half_plane(here, EAST)
    region = BOARD
    for district in p.chart.districts_touching(here):
        region &= ~p.chart.open_districts[district]
    return region


def compass_clues(p: Hunt, seat: int) -> list[Clue]:
    return [
        Clue("compass", number, compass_ground(p.compasses[number * COMPASS_LINE + 1], card))
        for number in own_lines(p, p.compasses, COMPASS_LINE, seat)
        for card in [p.compass_cards[number]]
    ]


@lru_cache(maxsize=REGIONS_KEPT)
def compass_ground(here: int, card: int) -> int:
    known = BOARD
    for sector in SKULLS[card]:
        known &= ~compass_sector(here, sector)
    return known


# Hints and their tokens.


def hint_ground(p: Hunt, number: int) -> int:
    """Where the statement of a hint is true."""
    line = p.hints[number * HINT_LINE : (number + 1) * HINT_LINE]
    return statements.ground_of(p.chart, line[0], line[1], line[2:6], line[6])


def known_token(p: Hunt, seat: int | None, number: int) -> int:
    """TI-4.4, TI-6.8: the first token is Truth, others are known to whoever looked."""
    if number == 0:
        return TRUTH
    if seat is not None and (seat == p.silver or p.looked[number] >> seat & 1):
        return p.tokens[number]
    return UNSEEN


def whispered(p: Hunt, seat: int | None) -> int:
    """The ground of the districts on a seat's whispered cards."""
    region = 0
    if seat is not None:
        for number in own_lines(p, p.deals, DEAL_LINE, seat):
            if p.deals[number * DEAL_LINE + 1] == BY_WHISPERS:
                region |= p.chart.open_districts[p.deal_cards[number]]
    return region


def all_whispers_own(p: Hunt, seat: int | None) -> bool:
    return seat is not None and all(
        p.owner[p.deals[at]] == seat
        for at in range(0, len(p.deals), DEAL_LINE)
        if p.deals[at + 1] == BY_WHISPERS
    )


def true_ground(p: Hunt, seat: int | None, number: int) -> int:
    """Where a seat would have to look if a hint is true."""
    if p.hints[number * HINT_LINE] == WHISPERS:
        return BOARD & ~whispered(p, seat)
    return hint_ground(p, number)


def false_ground(p: Hunt, seat: int | None, number: int) -> int:
    """Where a seat would have to look if a hint is false."""
    if p.hints[number * HINT_LINE] == WHISPERS:
        return whispered(p, seat) if all_whispers_own(p, seat) else BOARD
    return BOARD & ~hint_ground(p, number)


def hint_clues(p: Hunt, seat: int | None) -> list[Clue]:
    clues: list[Clue] = []
    for number in range(p.hint_count()):
        token = known_token(p, seat, number)
        if token == TRUTH:
            clues.append(Clue("hint", number, true_ground(p, seat, number)))
        elif token == LIE:
            clues.append(Clue("hint", number, false_ground(p, seat, number)))
    return clues


def hint_days(p: Hunt) -> list[int]:
    events = CALENDARS[p.four_tokens()]
    return [
        day + 1 for day, event in enumerate(events) if event in (STARTING_HINT, BLACK_SPOT_HINT)
    ]


def bluffs_by(p: Hunt, day: int) -> int:
    return CALENDARS[p.four_tokens()][:day].count(TAKE_BLUFF)


def lie_possible(p: Hunt, seat: int | None) -> bool:
    """By what a seat knows, Silver may have laid the Lie token."""
    if not tricks.in_play(p, LIE_TRICK):
        return False
    known = tricks.openly_spent(p)
    if seat is not None:
        for number in own_lines(p, p.gifts, GIFT_LINE, seat):
            if p.gift_traitor[number] == 1:
                known += TRICK_VALUES[TRAITOR]
    return known + TRICK_VALUES[LIE_TRICK] <= tricks.points(p)


def assignments(p: Hunt, seat: int | None) -> list[list[int]]:
    """All ways the tokens laid so far can be, by the stock of tokens and what the seat saw."""
    found: list[list[int]] = []
    lies = 1 if lie_possible(p, seat) else 0
    _assign(p, seat, hint_days(p), lies, [], found)
    return found


def _assign(
    p: Hunt,
    seat: int | None,
    days: list[int],
    lies: int,
    chosen: list[int],
    found: list[list[int]],
) -> None:
    number = len(chosen)
    if number == len(p.looked):
        found.append(chosen)
        return
    known = known_token(p, seat, number)
    for token in (TRUTH, BLUFF, LIE):
        if known not in (UNSEEN, token):
            continue
        if _in_stock(p, token, days[number], chosen, lies):
            _assign(p, seat, days, lies, [*chosen, token], found)


def _in_stock(p: Hunt, token: int, day: int, chosen: list[int], lies: int) -> bool:
    if token == TRUTH:
        return chosen.count(TRUTH) < TRUTHS
    if token == BLUFF:
        return chosen.count(BLUFF) < bluffs_by(p, day)
    in_time = day <= LAST_DAYS[LIE_TRICK][p.four_tokens()]
    return in_time and chosen.count(LIE) < lies
