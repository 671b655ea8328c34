"""What one seat knows of a treasure hunt as JSON: the table, its clues, and where it may dig."""

from typing import Final

from serai.engine.knowledge import UNKNOWN
from serai.games.treasure_island import belief, clues, drawing, statements, tricks, turns
from serai.games.treasure_island.actions import SAY_BASE, SPACE
from serai.games.treasure_island.components import (
    BLUFF,
    CARD_NAMES,
    CHEST_NAMES,
    COMPASS_CARDS,
    EVENT_NAMES,
    LARGE,
    MEASURES,
    OUTER,
    PATROL_RADIUS,
    PIRATE_NAMES,
    PIRATE_TITLES,
    PIRATES,
    SECTORS,
    SKULLS,
    SMALL,
    SPECIAL_COUNT,
    SPECIALS,
    TOKEN_NAMES,
    TRICK_NAMES,
    TRICKS,
    TRUTH,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    BY_SCROLLS,
    BY_WHISPERS,
    COMPASS_LINE,
    CROOKED,
    DEAL_LINE,
    GIFT_LINE,
    HINT_LINE,
    MARCH_LINE,
    NOBODY,
    PHASES,
    POINTING,
    PURPOSES,
    REAL_FIGURE,
    SEARCH_LINE,
    TREASURE,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, place_of
from serai.games.treasure_island.runs import runs_of
from serai.games.treasure_island.schema import (
    CompassView,
    DayView,
    DealtBy,
    DealView,
    GiftView,
    HintView,
    Knowledge,
    PirateView,
    RivalView,
    SearchView,
    Silver,
    Token,
    TreasureView,
    Tricks,
)

SOURCES: Final[dict[int, DealtBy]] = {0: "set_up", BY_WHISPERS: "whispers", BY_SCROLLS: "scrolls"}
_MOST_KEPT: Final = 32


def describe(p: Hunt, seat: int | None) -> TreasureView:
    result = p.standing()
    return {
        "game": "treasure-island",
        "phase": PHASES[p.phase],
        "seat": seat,
        "to_act": list(p.to_act()),
        "map": p.chart.name,
        "joined": dict(p.chart.joined),
        "purpose": PURPOSES[p.purpose] if p.phase == POINTING else None,
        "seats": [{"seat": other, "points": None} for other in range(p.seats)],
        "silver": _silver(p),
        "day": p.day,
        "calendar": _calendar(p),
        "order": [PIRATE_NAMES[pirate] for pirate in p.order],
        "active": PIRATE_NAMES[p.active] if p.active != NOBODY else None,
        "actions_left": p.actions_left,
        "pirates": [_pirate(p, pirate) for pirate in range(PIRATES) if p.owner[pirate] >= 0],
        "hints": [_hint(p, seat, number) for number in range(p.hint_count())],
        "searches": [_search(p, at) for at in range(0, len(p.searches), SEARCH_LINE)],
        "chest": [_gift(p, number) for number in range(len(p.gift_kinds))],
        "chest_left": p.chest_left(),
        "compass": [_compass(p, number) for number in range(len(p.compass_cards))],
        "districts": [_deal(p, number) for number in range(len(p.deal_cards))],
        "tricks": _tricks(p),
        "treasure": place(p.secrets[TREASURE]),
        "knowledge": None if p.secrets[TREASURE] == NOWHERE else _knowledge(p, seat),
        "rivals": _rivals(p) if seat == p.silver and p.secrets[TREASURE] != NOWHERE else None,
        "rings": {"small": p.ring(SMALL), "large": p.ring(LARGE), "outer": p.ring(OUTER)},
        "result": None if result is None else result.to_json(),
    }


def place(spot: int) -> list[int] | None:
    """A spot as column and row, in tenths of a mile."""
    return None if spot < 0 else place_of(spot)


def _silver(p: Hunt) -> Silver:
    seen = UNKNOWN not in p.hand
    compass = [card for card in range(COMPASS_CARDS) if p.compass_hand[card] == 1]
    return {
        "seat": p.silver,
        "tower": p.tower + 1 if p.tower != NOBODY else None,
        "figures": [place_of(spot) for spot in p.figures if spot != NOWHERE],
        "steps": p.steps[:],
        "round": p.round,
        "real_figure": p.secrets[REAL_FIGURE] + 1 if p.secrets[REAL_FIGURE] >= 0 else None,
        "crooked_whisper": p.secrets[CROOKED] == 1 if p.secrets[CROOKED] >= 0 else None,
        "marches": [
            [p.marches[at] + 1, place_of(p.marches[at + 1])]
            for at in range(0, len(p.marches), MARCH_LINE)
        ],
        "hand": [CARD_NAMES[card] for card in p.hand] if seen else None,
        "measures": [MEASURES[card] for card in p.hand] if seen else None,
        "hand_size": len(p.hand),
        "compass": [card + 1 for card in compass] if UNKNOWN not in p.compass_hand else None,
        "bluffs_taken": p.bluffs,
        "exchanged": [CARD_NAMES[card] for card in p.discards],
        "card": CARD_NAMES[p.card] if p.card != NOBODY else None,
        "token": _token_in_hand(p),
    }


def _token_in_hand(p: Hunt) -> Token | None:
    """The token already laid for a hint that is not stated yet."""
    if len(p.tokens) == p.hint_count() or p.tokens[-1] == UNKNOWN:
        return None
    return TOKEN_NAMES[p.tokens[-1]]


def _calendar(p: Hunt) -> list[DayView]:
    laid = {day: number + 1 for number, day in enumerate(clues.hint_days(p)[: p.hint_count()])}
    return [
        {
            "day": day,
            "event": EVENT_NAMES[turns.event_of(p, day)],
            "actions": turns.stars(p, day),
            "pirate": PIRATE_NAMES[p.order[(day - 1) % len(p.order)]] if p.order else None,
            "hint": laid.get(day),
        }
        for day in range(1, turns.last_day(p) + 1)
    ]


def _pirate(p: Hunt, pirate: int) -> PirateView:
    first = pirate * SPECIAL_COUNT
    return {
        "pirate": PIRATE_NAMES[pirate],
        "name": PIRATE_TITLES[pirate],
        "seat": p.owner[pirate],
        "at": place_of(p.at[pirate]),
        "start": place_of(p.chart.starts[pirate]),
        "uses": {SPECIALS[special]: p.uses[first + special] for special in range(SPECIAL_COUNT)},
        "acted": p.acted >> pirate & 1 == 1,
    }


def _hint(p: Hunt, seat: int | None, number: int) -> HintView:
    line = p.hints[number * HINT_LINE : (number + 1) * HINT_LINE]
    card, statement = line[0], line[1]
    token = p.tokens[number]
    said: dict[str, object] = {"impossible": statement == statements.IMPOSSIBLE}
    drawn: list[object] = []
    if statement != statements.IMPOSSIBLE and card != WHISPERS:
        said = dict(SPACE.to_json(SAY_BASE[card] + statement - 1).items())
        shape = statements.drawing_of(p.chart, card, statement, line[2:6], line[6])
        drawn = drawing.told(shape)
    return {
        "number": number + 1,
        "card": CARD_NAMES[card],
        "said": said,
        "drawing": drawn,
        "token": TOKEN_NAMES[token] if token != UNKNOWN else None,
        "looked": [other for other in range(p.seats) if p.looked[number] >> other & 1],
        "runs": runs_of(clues.true_ground(p, seat, number) & p.chart.playable),
    }


def _search(p: Hunt, at: int) -> SearchView:
    number = at // SEARCH_LINE
    return {
        "pirate": PIRATE_NAMES[p.searches[at]],
        "centre": place_of(p.searches[at + 1]),
        "radius": p.searches[at + 2],
        "from": place_of(p.searches[at + 3]),
        "runs": runs_of(clues.searched_ground(p, number)),
    }


def _gift(p: Hunt, number: int) -> GiftView:
    line = p.gifts[number * GIFT_LINE : (number + 1) * GIFT_LINE]
    kind, traitor = p.gift_kinds[number], p.gift_traitor[number]
    return {
        "pirate": PIRATE_NAMES[line[0]],
        "at": place_of(line[1]),
        "used": line[2] == 1,
        "day": line[3],
        "token": CHEST_NAMES[kind] if kind != UNKNOWN else None,
        "traitor": traitor == 1 if traitor != UNKNOWN else None,
    }


def _compass(p: Hunt, number: int) -> CompassView:
    card = p.compass_cards[number]
    return {
        "pirate": PIRATE_NAMES[p.compasses[number * COMPASS_LINE]],
        "at": place_of(p.compasses[number * COMPASS_LINE + 1]),
        "skulls": [SECTORS[sector] for sector in SKULLS[card]] if card != UNKNOWN else None,
    }


def _deal(p: Hunt, number: int) -> DealView:
    card = p.deal_cards[number]
    return {
        "pirate": PIRATE_NAMES[p.deals[number * DEAL_LINE]],
        "by": SOURCES[p.deals[number * DEAL_LINE + 1]],
        "district": p.chart.district_names[card] if card != UNKNOWN else None,
    }


def _tricks(p: Hunt) -> Tricks:
    held = [TRICK_NAMES[trick] for trick in range(TRICKS) if p.trick_hand[trick] == 1]
    return {
        "points": tricks.points(p),
        "openly_spent": tricks.openly_spent(p),
        "dealt": held if UNKNOWN not in p.trick_hand else None,
        "played": [TRICK_NAMES[trick] for trick in range(TRICKS) if p.open_tricks[trick]],
        "fog": [p.chart.district_names[district] for district in p.fog],
        "fog_left": p.fog_left,
        "patrol": place(p.patrol),
        "patrol_radius": PATROL_RADIUS,
        "patrol_left": p.patrol_left,
        "tunnels_open": p.tunnels_open == 1,
    }


def _weights(p: Hunt, eyes: int | None, hints: list[int]) -> list[float]:
    """The weight of every pattern of true and false hints, the greatest being 1.

    Bit k of a pattern's number tells whether the k-th uncertain hint is true. To believe, doubt or
    ignore one hint is to add the weights of each two patterns that differ in its bit and to keep
    the sum in one of them or in both, so a screen can follow a player without asking again.
    """
    weighed = belief.pattern_weights(p, eyes, hints)
    top = max(weighed)
    return [round(weight / top, 4) for weight in weighed] if top else weighed


class _Conclusions:
    """What a pirate (or the public) can conclude; kept until something new is learnt."""

    def __init__(self, p: Hunt, eyes: int | None) -> None:
        self.clues = [clue for clue in clues.certain_clues(p, eyes) if clue.kind != "search"]
        self.believed = belief.believe(p, eyes)
        self.weights = _weights(p, eyes, self.believed.hints)
        self.picture = belief.picture(self.believed)


_concluded: dict[tuple[object, ...], _Conclusions] = {}


def _conclusions(p: Hunt, eyes: int | None) -> _Conclusions:
    key = clues.learnt(p, eyes)
    known = _concluded.get(key)
    if known is None:
        if len(_concluded) >= _MOST_KEPT:
            _concluded.clear()
        known = _concluded[key] = _Conclusions(p, eyes)
    return known


def _knowledge(p: Hunt, seat: int | None) -> Knowledge:
    """The possible places of a pirate (or the public); Silver sees those of the public."""
    known = _conclusions(p, None if seat == p.silver else seat)
    believed = known.believed
    return {
        "clues": [
            {"kind": clue.kind, "number": clue.number + 1, "runs": runs_of(clue.region)}
            for clue in known.clues
        ],
        "possible": runs_of(believed.ground),
        "square_miles": believed.ground.bit_count() / 100,
        "uncertain": [
            {"hint": number + 1, "trust": round(trust, 3)}
            for number, trust in zip(believed.hints, believed.trust, strict=True)
        ],
        "weights": known.weights[:],
        "likelihood": known.picture[:],
    }


class _Suspicion:
    """What Silver knows that a pirate seat knows; kept until it learns something new."""

    def __init__(self, p: Hunt, seat: int) -> None:
        ground = clues.certain(p, None)
        seen = clues.chest_clues(p, seat) + clues.compass_clues(p, seat)
        for clue in seen + clues.district_clues(p, seat):
            ground &= clue.region
        self.sealed: list[int] = []
        for number in range(1, p.hint_count()):
            token = clues.known_token(p, seat, number)
            if token == clues.UNSEEN:
                self.sealed.append(number)
            elif p.hints[number * HINT_LINE] != WHISPERS and token != BLUFF:
                told = clues.hint_ground(p, number)
                ground &= told if token == TRUTH else ~told
        self.ground = ground
        self.weights = _weights(p, seat, self.sealed)


_suspected: dict[tuple[object, ...], _Suspicion] = {}


def _suspicion(p: Hunt, seat: int) -> _Suspicion:
    key = clues.learnt(p, seat)
    known = _suspected.get(key)
    if known is None:
        if len(_suspected) >= _MOST_KEPT:
            _suspected.clear()
        known = _suspected[key] = _Suspicion(p, seat)
    return known


def _rivals(p: Hunt) -> list[RivalView]:
    """What Silver knows that each pirate player knows; most district cards are hidden from him."""
    return [_rival(p, seat) for seat in range(p.seats) if seat != p.silver]


def _rival(p: Hunt, seat: int) -> RivalView:
    known = _suspicion(p, seat)
    return {
        "seat": seat,
        "possible": runs_of(known.ground),
        "square_miles": known.ground.bit_count() / 100,
        "sealed": [number + 1 for number in known.sealed],
        "weights": known.weights[:],
    }
