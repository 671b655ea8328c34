"""The choices a person is shown: what each costs and brings, or the clause against it."""

from serai.engine.offers import Offer
from serai.games.livingstone import scoring, tents
from serai.games.livingstone.actions import (
    DECLINE,
    DIG,
    DONATE,
    DRAW_CARD,
    END_TURN,
    EXPAND_CAMP,
    LIFT_TENT,
    MOST_DONATED,
    PLAY_CAVE,
    PLAY_MARKET,
    PLAY_REVERSE,
    PLAY_ROYAL_FAVOR,
    PLAY_SCIENCE,
    PLAY_TREASURE,
    SPACE,
    TAKE_COINS,
    market_sell,
    place_tent,
    sell,
    take_die,
)
from serai.games.livingstone.components import (
    CAMP_EXPANSION,
    CAVE_DISCOVERY,
    ELEPHANTS,
    GEM_KINDS,
    LION,
    MARKET,
    MARKET_VALUE,
    NATIVE_GUIDE,
    PIPS,
    PRICE,
    REVERSE,
    ROW_POINTS,
    ROWS,
    ROYAL_FAVOR,
    SCIENCE_POINTS,
    SITES,
    TREASURE,
    TREASURE_POUNDS,
)
from serai.games.livingstone.expedition import ACT, AFTER, LIFTING, PICK, SELLING, Expedition


def offers(p: Expedition, seat: int) -> list[Offer]:
    if p.moment == SELLING:
        return _market_offers(p, seat)
    if p.moment == LIFTING:
        return _lift_offers(p, seat)
    made = _die_offers(p, seat) if p.moment != ACT else _die_action_offers(p, seat)
    made += _sale_offers(p, seat)
    made += _card_offers(p, seat)
    if p.moment == AFTER:
        made.append(_offer(p, seat, END_TURN, "turn"))
    if p.moment == PICK:
        made.append(_offer(p, seat, DECLINE, "turn"))
    return made


def _offer(p: Expedition, seat: int, action: int, group: str) -> Offer:
    return Offer(SPACE.to_json(action), group, p.rule_against(seat, action))


def _die_offers(p: Expedition, seat: int) -> list[Offer]:
    """Every number that lies in the middle, fitting or not, and what a tent would cost with it."""
    made: list[Offer] = []
    for pips in range(1, PIPS + 1):
        if p.dice[pips - 1]:
            offer = _offer(p, seat, take_die(pips), "dice")
            offer.facts["tent_pounds"] = tents.price(p, seat, pips - 1, 0, 0)
            made.append(offer)
    return made


def _die_action_offers(p: Expedition, seat: int) -> list[Offer]:
    coins = _offer(p, seat, TAKE_COINS, "die_action")
    coins.facts["gain_pounds"] = p.die
    dig = _offer(p, seat, DIG, "die_action")
    dig.facts["stones"] = min(p.die, sum(p.bag))
    return [*_tent_offers(p, seat), coins, dig, _offer(p, seat, DRAW_CARD, "die_action")]


def _tent_offers(p: Expedition, seat: int) -> list[Offer]:
    """A tent in the die's row, and whatever Native Guide and Elephants make of it."""
    made: list[Offer] = []
    # Elephants may go where the die leads anyway (LS-6.5), but nobody looks for that first.
    rows_by_sense = [row for row in range(ROWS) if row != p.die - 1] + [p.die - 1]
    for elephants in range(2 if p.holds(seat, ELEPHANTS) else 1):
        for guide in range(2 if p.holds(seat, NATIVE_GUIDE) else 1):
            for row in rows_by_sense if elephants else [p.die - 1]:
                offer = _offer(p, seat, place_tent(row, guide, elephants), "die_action")
                offer.facts["cost_pounds"] = tents.price(p, seat, row, guide, elephants)
                offer.facts["gain_points"] = ROW_POINTS[row]
                offer.facts["fees"] = tents.fees(p, seat, row, guide, elephants)
                if p.supply[seat]:  # else it depends on the tent that moves (LS-10.2)
                    offer.facts["shares_then"] = _shares_with(p, seat, row)
                made.append(offer)
    return made


def _shares_with(p: Expedition, seat: int, row: int) -> list[int]:
    """How the row's bonus would be shared with one more tent of the seat (LS-9.2)."""
    counts = tents.seats_in_row(p, row)
    counts[seat] += 1
    return scoring.shares_of(counts, row)


def _sale_offers(p: Expedition, seat: int) -> list[Offer]:
    made: list[Offer] = []
    for gem in range(GEM_KINDS):
        have = p.gems[seat * GEM_KINDS + gem]
        if have:
            offer = _offer(p, seat, sell(gem, have), "sell")
            offer.upto["count"] = [1, have]
            offer.facts["pounds_each"] = PRICE[gem]
            made.append(offer)
    coins = min(p.cash(seat), MOST_DONATED)
    donation = _offer(p, seat, DONATE, "donate")
    if coins > 0:
        donation.upto["pounds"] = [1, coins]
    made.append(donation)
    return made


def _card_offers(p: Expedition, seat: int) -> list[Offer]:
    made: list[Offer] = []
    if p.holds(seat, CAMP_EXPANSION):
        made += _expansion_offers(p, seat)
    if p.holds(seat, TREASURE):
        treasure = _offer(p, seat, PLAY_TREASURE, "cards")
        treasure.facts["gain_pounds"] = TREASURE_POUNDS
        made.append(treasure)
    for animal in range(len(SCIENCE_POINTS)):
        if p.holds(seat, LION + animal):
            science = _offer(p, seat, PLAY_SCIENCE + animal, "cards")
            science.facts["gain_points"] = SCIENCE_POINTS[animal]
            made.append(science)
    plain = [
        (REVERSE, PLAY_REVERSE),
        (ROYAL_FAVOR, PLAY_ROYAL_FAVOR),
        (MARKET, PLAY_MARKET),
        (CAVE_DISCOVERY, PLAY_CAVE),
    ]
    made += [_offer(p, seat, action, "cards") for card, action in plain if p.holds(seat, card)]
    return made


def _expansion_offers(p: Expedition, seat: int) -> list[Offer]:
    """Every site where the camp may grow; without one, why not."""
    made: list[Offer] = []
    for site in range(SITES):
        if p.tents[site * p.seats + seat]:
            offer = _offer(p, seat, EXPAND_CAMP + site, "cards")
            offer.facts["row_tents"] = tents.tents_in_row(p, seat, site % ROWS)
            if offer.refused is None:
                made.append(offer)
    return made or [_offer(p, seat, EXPAND_CAMP, "cards")]


def _market_offers(p: Expedition, seat: int) -> list[Offer]:
    gem = p.pending[0]
    made: list[Offer] = []
    for count in range(p.gems[seat * GEM_KINDS + gem] + 1):
        offer = _offer(p, seat, market_sell(gem, count), "market")
        offer.facts["gain_pounds"] = count * MARKET_VALUE[gem]
        offer.facts["gain_points"] = count * MARKET_VALUE[gem]
        made.append(offer)
    return made


def _lift_offers(p: Expedition, seat: int) -> list[Offer]:
    made: list[Offer] = []
    for site in range(SITES):
        if p.tents[site * p.seats + seat]:
            offer = _offer(p, seat, LIFT_TENT + site, "lift")
            offer.facts["row_tents"] = tents.tents_in_row(p, seat, site % ROWS)
            offer.facts["majority_shares"] = scoring.majority_shares(p, site % ROWS)
            made.append(offer)
    return made
