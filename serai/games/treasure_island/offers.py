"""The choices a person is shown; for Silver also how much ground each true answer leaves."""

from typing import Final

from serai.engine.offers import Offer
from serai.games.treasure_island import clues, drawing, places, statements
from serai.games.treasure_island.actions import (
    ASK_COMPASS,
    CALL_GEORGE,
    EXCHANGE,
    GALLOP,
    GIVE,
    GIVE_COMPASS,
    IMPRISON,
    LAY_FOG,
    LAY_TOKEN,
    LOOK_SPYGLASS,
    MOST_HINTS,
    PASS,
    PLAY_HINT,
    POINT,
    READ_SCROLLS,
    RIDE,
    SAY_COUNT,
    SAY_IMPOSSIBLE,
    SEND_PATROL,
    SPACE,
    USE_ITEM,
    VERIFY,
)
from serai.games.treasure_island.components import (
    ANCIENT_SCROLLS,
    CARD_NAMES,
    CARDS,
    CHEST_TOKENS,
    COMPASS,
    COMPASS_CARDS,
    FULL_GALLOP,
    HAS_ICON,
    ITEM_TOKENS,
    KING_GEORGE,
    LIE,
    SECTORS,
    SKULLS,
    SPECIAL_COUNT,
    SPYGLASS,
    TRUTHS,
    VERIFICATION,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    ACTING,
    ANSWERING,
    COMPASSING,
    HINTING,
    IMPRISONING,
    POINTING,
    PURPOSES,
    SAYING,
    TOKENING,
    TREASURE,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.lattice import NOWHERE, SIDE, nth_spot, place_of
from serai.games.treasure_island.points import region
from serai.games.treasure_island.runs import runs_of
from serai.games.treasure_island.schema import Answer
from serai.games.treasure_island.tricks import points as trick_points

SPECIAL_OF: Final[dict[int, int]] = {
    **{VERIFY + hint: VERIFICATION for hint in range(MOST_HINTS - 1)},
    GALLOP: FULL_GALLOP,
    ASK_COMPASS: COMPASS,
    CALL_GEORGE: KING_GEORGE,
    LOOK_SPYGLASS: SPYGLASS,
    READ_SCROLLS: ANCIENT_SCROLLS,
}
"""The special action whose uses an action takes."""


def offers(p: Hunt, seat: int) -> list[Offer]:
    if p.phase == POINTING:
        return _point_offers(p, seat)
    if p.phase == IMPRISONING:
        return _tower_offers(p, seat)
    if p.phase == ACTING:
        return _turn_offers(p, seat)
    if p.phase == HINTING:
        return _card_offers(p, seat)
    if p.phase == TOKENING:
        return _token_offers(p, seat)
    if p.phase == SAYING:
        return _statement_offers(p, seat)
    if p.phase in (ANSWERING, COMPASSING, WINDOW):
        return _answer_offers(p, seat)
    return [_offer(p, seat, action, "choice") for action in p.legal(seat)]


def _offer(p: Hunt, seat: int, action: int, group: str) -> Offer:
    return Offer(SPACE.to_json(action), group, p.rule_against(seat, action))


def _point_offers(p: Hunt, seat: int) -> list[Offer]:
    """One offer for all points, naming the first, with all of them in `runs`; then places by name.

    `from` is where the asked figure stands, `radius` that of the ring whose middle is asked for.
    """
    legal = region(p)
    offer = Offer(SPACE.to_json(POINT + nth_spot(legal, 0)), "map")
    offer.upto["x"] = [0, SIDE - 1]
    offer.upto["y"] = [0, SIDE - 1]
    offer.facts["purpose"] = PURPOSES[p.purpose]
    offer.facts["spots"] = legal.bit_count()
    here, radius = places.origin(p), places.radius_asked(p)
    if here != NOWHERE:
        offer.facts["from"] = place_of(here)
    if radius:
        offer.facts["radius"] = radius
    offer.facts["runs"] = runs_of(legal)
    made = [offer]
    for place in places.named_places(p, seat, legal):
        named = Offer(SPACE.to_json(POINT + place.spot), "place")
        named.facts = place.facts
        made.append(named)
    return made


def _tower_offers(p: Hunt, seat: int) -> list[Offer]:
    made: list[Offer] = []
    for number, tower in enumerate(p.chart.towers):
        offer = _offer(p, seat, IMPRISON + number, "tower")
        offer.facts["called"] = tower.name
        made.append(offer)
    return made


def _turn_offers(p: Hunt, seat: int) -> list[Offer]:
    """All actions of a turn, refused ones with their clause; item tokens only if he has them."""
    made: list[Offer] = []
    for action in range(RIDE, SPACE.base("send")):
        if VERIFY <= action < VERIFY + MOST_HINTS - 1:
            if action - VERIFY + 1 >= p.hint_count():
                continue
        special = "special" if action in SPECIAL_OF else "action"
        offer = _offer(p, seat, action, "item" if USE_ITEM <= action < PASS else special)
        if USE_ITEM <= action < USE_ITEM + ITEM_TOKENS and offer.refused is not None:
            continue
        if action in SPECIAL_OF:
            offer.facts["uses"] = p.uses[p.active * SPECIAL_COUNT + SPECIAL_OF[action]]
        made.append(offer)
    return made


def _card_offers(p: Hunt, seat: int) -> list[Offer]:
    made: list[Offer] = []
    for card in range(CARDS):
        if card in p.hand:
            offer = _offer(p, seat, PLAY_HINT + card, "card")
            offer.facts["chest_icon"] = HAS_ICON[card]
            answers = true_answers(p, card)
            offer.facts["true_answers"] = answers
            if answers:
                offer.facts["keeps"] = max(one["square_miles"] for one in answers)
            made.append(offer)
    made.append(_offer(p, seat, EXCHANGE, "card"))
    return made


def _token_offers(p: Hunt, seat: int) -> list[Offer]:
    """TI-4.5: the tokens in Silver's stock, with how many of each are left."""
    stock = [TRUTHS, p.bluffs, 1]
    made: list[Offer] = []
    for token in range(3 if trick_points(p) else LIE):
        offer = _offer(p, seat, LAY_TOKEN + token, "token")
        offer.facts["stock"] = stock[token] - p.tokens.count(token)
        made.append(offer)
    return made


def true_answers(p: Hunt, card: int) -> list[Answer]:
    """TI-4.11: every true answer of a card and the square miles it leaves to the pirates."""
    if card == WHISPERS:
        return []
    left = clues.certain(p, None)
    found: list[Answer] = []
    for statement in range(SAY_COUNT[card] + 1):
        if not statements.well_formed(p.chart, card, statement, p.at):
            continue
        if statements.true_at(p.chart, card, statement, p.at, p.tower_spot(), p.treasure()):
            ground = statements.ground_of(p.chart, card, statement, p.at, p.tower_spot())
            action = statement_action(card, statement)
            found.append(
                {"say": SPACE.to_json(action), "square_miles": (left & ground).bit_count() / 100}
            )
    return found


def statement_action(card: int, statement: int) -> int:
    if statement == statements.IMPOSSIBLE:
        return SAY_IMPOSSIBLE
    return SPACE.base("whisper" if card == WHISPERS else f"say_{CARD_NAMES[card]}") + statement - 1


def _statement_offers(p: Hunt, seat: int) -> list[Offer]:
    """What can be said now first, and of that what leaves the pirates most ground."""
    left = clues.certain(p, None)
    made: list[Offer] = []
    for statement in range(SAY_COUNT[p.card] + 1):
        if p.card != WHISPERS and not statements.well_formed(p.chart, p.card, statement, p.at):
            continue
        if p.card == WHISPERS and statement == statements.IMPOSSIBLE:
            continue
        offer = _offer(p, seat, statement_action(p.card, statement), "statement")
        if p.card != WHISPERS:
            _weigh_statement(p, offer, statement, left)
        made.append(offer)
    made.sort(key=lambda one: (one.refused is not None, -float(str(one.facts.get("percent", 0)))))
    return made


def _weigh_statement(p: Hunt, offer: Offer, statement: int, left: int) -> None:
    """How much of the ground that is open to all it leaves, whether it is true, what it draws."""
    here = p.tower_spot()
    ground = left & statements.ground_of(p.chart, p.card, statement, p.at, here)
    offer.facts["square_miles"] = ground.bit_count() / 100
    offer.facts["percent"] = round(100 * ground.bit_count() / max(1, left.bit_count()))
    offer.facts["true"] = statements.true_at(
        p.chart, p.card, statement, p.at, here, p.secrets[TREASURE]
    )
    if statement != statements.IMPOSSIBLE:
        drawn = statements.drawing_of(p.chart, p.card, statement, p.at, here)
        offer.facts["drawing"] = drawing.told(drawn)


def _answer_offers(p: Hunt, seat: int) -> list[Offer]:
    made: list[Offer] = []
    if p.phase == ANSWERING:
        made.append(_offer(p, seat, SPACE.base("nothing"), "answer"))
        for kind in range(CHEST_TOKENS):
            if kind not in p.gift_kinds:
                made.append(_gift_offer(p, seat, kind))
                if trick_points(p):
                    made.append(_offer(p, seat, GIVE + kind * 2 + 1, "trick"))
    elif p.phase == COMPASSING:
        for card in range(COMPASS_CARDS):
            if p.compass_hand[card]:
                made.append(_compass_offer(p, seat, card))
    else:
        made.append(_offer(p, seat, SPACE.base("no_trick"), "trick"))
    if trick_points(p):
        fog = _offer(p, seat, LAY_FOG + 14, "trick")
        fog.upto = {name: [1, len(p.chart.districts)] for name in ("a", "b", "c")}
        made += [fog, _offer(p, seat, SEND_PATROL, "trick")]
    return made


def _gift_offer(p: Hunt, seat: int, kind: int) -> Offer:
    """TI-7.3: for a piece of information also what it leaves of the ground open to all."""
    offer = _offer(p, seat, GIVE + kind * 2, "answer")
    if kind >= ITEM_TOKENS:
        _leave(offer, p, clues.token_ground(p, kind, p.at[p.active]))
    return offer


def _compass_offer(p: Hunt, seat: int, card: int) -> Offer:
    offer = _offer(p, seat, GIVE_COMPASS + card, "answer")
    offer.facts["skulls"] = [SECTORS[sector] for sector in SKULLS[card]]
    _leave(offer, p, clues.compass_ground(p.at[p.active], card))
    return offer


def _leave(offer: Offer, p: Hunt, ground: int) -> None:
    left = clues.certain(p, None)
    offer.facts["square_miles"] = (left & ground).bit_count() / 100
    offer.facts["percent"] = round(100 * (left & ground).bit_count() / max(1, left.bit_count()))
