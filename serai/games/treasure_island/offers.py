"""The choices a person is shown; for Silver also how much ground each true answer leaves."""

from serai.engine.offers import Offer
from serai.games.treasure_island import clues, statements
from serai.games.treasure_island.actions import (
    EXCHANGE,
    GIVE,
    GIVE_COMPASS,
    LAY_FOG,
    LAY_TOKEN,
    MOST_HINTS,
    PASS,
    PLAY_HINT,
    POINT,
    RIDE,
    SAY_COUNT,
    SAY_IMPOSSIBLE,
    SEND_PATROL,
    SPACE,
    USE_ITEM,
    VERIFY,
)
from serai.games.treasure_island.components import (
    CARD_NAMES,
    CARDS,
    CHEST_TOKENS,
    COMPASS_CARDS,
    HAS_ICON,
    ITEM_TOKENS,
    LIE,
    WHISPERS,
)
from serai.games.treasure_island.hunt import (
    ACTING,
    ANSWERING,
    COMPASSING,
    HINTING,
    POINTING,
    PURPOSES,
    SAYING,
    TOKENING,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.lattice import SIDE, nth_spot
from serai.games.treasure_island.points import region
from serai.games.treasure_island.runs import runs_of
from serai.games.treasure_island.tricks import points as trick_points


def offers(p: Hunt, seat: int) -> list[Offer]:
    if p.phase == POINTING:
        return [_point_offer(p)]
    if p.phase == ACTING:
        return _turn_offers(p, seat)
    if p.phase == HINTING:
        return _card_offers(p, seat)
    if p.phase == TOKENING:
        tokens = 3 if trick_points(p) else LIE
        return [_offer(p, seat, LAY_TOKEN + token, "token") for token in range(tokens)]
    if p.phase == SAYING:
        return _statement_offers(p, seat)
    if p.phase in (ANSWERING, COMPASSING, WINDOW):
        return _answer_offers(p, seat)
    return [_offer(p, seat, action, "choice") for action in p.legal(seat)]


def _offer(p: Hunt, seat: int, action: int, group: str) -> Offer:
    return Offer(SPACE.to_json(action), group, p.rule_against(seat, action))


def _point_offer(p: Hunt) -> Offer:
    """One offer for all points: it names the first, `runs` tells all, row by row."""
    legal = region(p)
    offer = Offer(SPACE.to_json(POINT + nth_spot(legal, 0)), "map")
    offer.upto["x"] = [0, SIDE - 1]
    offer.upto["y"] = [0, SIDE - 1]
    offer.facts["purpose"] = PURPOSES[p.purpose]
    offer.facts["spots"] = legal.bit_count()
    offer.facts["runs"] = runs_of(legal)
    return offer


def _turn_offers(p: Hunt, seat: int) -> list[Offer]:
    """All actions of a turn, refused ones with their clause; item tokens only if he has them."""
    made: list[Offer] = []
    for action in range(RIDE, SPACE.base("send")):
        if VERIFY <= action < VERIFY + MOST_HINTS - 1:
            if action - VERIFY + 1 >= p.hint_count():
                continue
        offer = _offer(p, seat, action, "item" if USE_ITEM <= action < PASS else "action")
        if USE_ITEM <= action < USE_ITEM + ITEM_TOKENS and offer.refused is not None:
            continue
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
                offer.facts["keeps"] = max(float(str(one["square_miles"])) for one in answers)
            made.append(offer)
    made.append(_offer(p, seat, EXCHANGE, "card"))
    return made


def true_answers(p: Hunt, card: int) -> list[dict[str, object]]:
    """TI-4.11: every true answer of a card and the square miles it leaves to the pirates."""
    if card == WHISPERS:
        return []
    left = clues.certain(p, None)
    found: list[dict[str, object]] = []
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
    left = clues.certain(p, None)
    made: list[Offer] = []
    for statement in range(SAY_COUNT[p.card] + 1):
        if p.card != WHISPERS and not statements.well_formed(p.chart, p.card, statement, p.at):
            continue
        if p.card == WHISPERS and statement == statements.IMPOSSIBLE:
            continue
        offer = _offer(p, seat, statement_action(p.card, statement), "statement")
        ground = statements.ground_of(p.chart, p.card, statement, p.at, p.tower_spot())
        offer.facts["square_miles"] = (left & ground).bit_count() / 100
        made.append(offer)
    return made


def _answer_offers(p: Hunt, seat: int) -> list[Offer]:
    made: list[Offer] = []
    if p.phase == ANSWERING:
        made.append(_offer(p, seat, SPACE.base("nothing"), "answer"))
        for kind in range(CHEST_TOKENS):
            if kind not in p.gift_kinds:
                made.append(_offer(p, seat, GIVE + kind * 2, "answer"))
                if trick_points(p):
                    made.append(_offer(p, seat, GIVE + kind * 2 + 1, "trick"))
    elif p.phase == COMPASSING:
        for card in range(COMPASS_CARDS):
            if p.compass_hand[card]:
                made.append(_offer(p, seat, GIVE_COMPASS + card, "answer"))
    else:
        made.append(_offer(p, seat, SPACE.base("no_trick"), "trick"))
    if trick_points(p):
        fog = _offer(p, seat, LAY_FOG + 14, "trick")
        fog.upto = {name: [1, len(p.chart.districts)] for name in ("a", "b", "c")}
        made += [fog, _offer(p, seat, SEND_PATROL, "trick")]
    return made
