"""LivingStone: the verbs of a position, which hand every action to the concept it belongs to."""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE
from serai.engine.offers import Offer
from serai.engine.position import ALONE, NO_ONE
from serai.engine.standing import Standing
from serai.games.livingstone import cards, dice, mine, offers, purse, scoring, tents, view, worlds
from serai.games.livingstone.actions import (
    ACTION_COUNT,
    DECLINE,
    DIG,
    DONATE,
    DRAW_CARD,
    END_TURN,
    EXPAND_CAMP,
    LIFT_TENT,
    MARKET_SELL,
    MOST_DONATED,
    PLACE_TENT,
    PLAY_CAVE,
    PLAY_MARKET,
    PLAY_REVERSE,
    PLAY_ROYAL_FAVOR,
    PLAY_SCIENCE,
    PLAY_TREASURE,
    SELL,
    TAKE_COINS,
    TAKE_DIE,
    market_sell,
    place_tent,
)
from serai.games.livingstone.components import (
    CAMP_EXPANSION,
    CAVE_DISCOVERY,
    CAVE_STONES,
    ELEPHANTS,
    GEM_KINDS,
    LION,
    MARKET,
    MOST_GEMS,
    NATIVE_GUIDE,
    PIPS,
    REVERSE,
    ROWS,
    ROYAL_FAVOR,
    SCIENCE_POINTS,
    SITES,
    TREASURE,
    TREASURE_POUNDS,
)
from serai.games.livingstone.expedition import (
    ACT,
    AFTER,
    LIFTING,
    OVER,
    PICK,
    SCIENCE_POINTS_EARNED,
    SELLING,
    SOURCES,
    Expedition,
)
from serai.games.livingstone.schema import LivingStoneView

CARD_ACTIONS: Final = [
    (CAMP_EXPANSION, EXPAND_CAMP),
    (REVERSE, PLAY_REVERSE),
    (TREASURE, PLAY_TREASURE),
    (ROYAL_FAVOR, PLAY_ROYAL_FAVOR),
    (LION, PLAY_SCIENCE),
    (LION + 1, PLAY_SCIENCE + 1),
    (LION + 2, PLAY_SCIENCE + 2),
    (MARKET, PLAY_MARKET),
    (CAVE_DISCOVERY, PLAY_CAVE),
]
"""The cards that are free actions, and the first action of each."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LivingStone(Expedition):
    """A position of LivingStone."""

    def fresh(self) -> "LivingStone":
        return LivingStone(self.seats, self.options, self.rules)

    def copy(self) -> "LivingStone":
        twin = LivingStone(self.seats, self.options, self.rules)
        self.copy_pieces(twin)
        return twin

    def actions(self) -> int:
        return ACTION_COUNT

    def to_act(self) -> tuple[int, ...]:
        return NO_ONE if self.moment == OVER else ALONE[self.turn]

    # What is legal.

    def rule_against(self, seat: int, action: int) -> str | None:
        if self.moment == SELLING:
            if action < MARKET_SELL:
                return "LS-6.25"
            gem, count = divmod(action - MARKET_SELL, MOST_GEMS + 1)
            return mine.against_market_sale(self, seat, gem, count)
        if self.moment == LIFTING:
            if not LIFT_TENT <= action < SELL:
                return "LS-10.2"
            return tents.against_lifting(self, seat, action - LIFT_TENT)
        if action < SELL:
            return self._rule_against_die_action(seat, action)
        return self._rule_against_free_action(seat, action)

    def _rule_against_die_action(self, seat: int, action: int) -> str | None:
        if action < DECLINE:
            return dice.against_taking(self, seat, action - TAKE_DIE + 1)
        if action == DECLINE:
            return dice.against_declining(self, seat)
        if action == END_TURN:
            return dice.against_ending(self)
        if action >= LIFT_TENT:
            return "LS-10.2"
        if self.moment != ACT:
            return "LS-3.3"
        if action == DRAW_CARD:
            return cards.against_drawing(self)
        if action >= PLACE_TENT:
            place = action - PLACE_TENT
            return tents.against_placing(self, seat, place // 4, place // 2 % 2, place % 2)
        return None

    def _rule_against_free_action(self, seat: int, action: int) -> str | None:
        if action < DONATE:
            gem, rest = divmod(action - SELL, MOST_GEMS)
            return mine.against_selling(self, seat, gem, rest + 1)
        if action < EXPAND_CAMP:
            return purse.against_donating(self, seat, action - DONATE + 1)
        if action >= MARKET_SELL:
            return "LS-6.25"
        for card, first in CARD_ACTIONS:
            if action == first or (card == CAMP_EXPANSION and action < PLAY_REVERSE):
                if not self.holds(seat, card):
                    return "LS-6.2"
                return self._rule_against_card(seat, card, action - first)
        raise AssertionError("an action of no family")

    def _rule_against_card(self, seat: int, card: int, place: int) -> str | None:
        """Why a card in hand cannot be played now."""
        if card == CAMP_EXPANSION:
            return tents.against_expanding(self, seat, place)
        if card == REVERSE:
            return cards.against_reversing(self)
        if card == ROYAL_FAVOR:
            return dice.against_favor(self, seat)
        if card == MARKET:
            return None if mine.gems_of(self, seat) else "LS-6.25"
        return None

    def legal(self, seat: int) -> list[int]:
        return self.listed(seat)

    def find(self, seat: int, found: Found) -> None:
        if self.moment == SELLING:
            gem = self.pending[0]
            for count in range(self.gems[seat * GEM_KINDS + gem] + 1):
                if mine.against_market_sale(self, seat, gem, count) is None:
                    found.add(market_sell(gem, count))
            return
        if self.moment == LIFTING:
            for site in range(SITES):
                if tents.against_lifting(self, seat, site) is None:
                    found.add(LIFT_TENT + site)
            return
        self._add_die_actions(seat, found)
        self._add_free_actions(seat, found)

    def _add_die_actions(self, seat: int, found: Found) -> None:
        if self.moment == ACT:
            if cards.against_drawing(self) is None:
                found.add(DRAW_CARD)
            found.add(TAKE_COINS)
            found.add(DIG)
            self._add_tents(seat, found)
            return
        if self.turn_dice <= self.favors:
            for pips in range(dice.bar(self, seat), PIPS):
                if self.dice[pips]:
                    found.add(TAKE_DIE + pips)
        if self.moment == AFTER:
            found.add(END_TURN)
        elif dice.against_declining(self, seat) is None:
            found.add(DECLINE)

    def _add_tents(self, seat: int, found: Found) -> None:
        anywhere = self.holds(seat, ELEPHANTS)
        guided = self.holds(seat, NATIVE_GUIDE)
        for row in range(ROWS):
            if row != self.die - 1 and not anywhere:
                continue
            for guide in range(2 if guided else 1):
                for elephants in range(2 if anywhere else 1):
                    if tents.against_placing(self, seat, row, guide, elephants) is None:
                        found.add(place_tent(row, guide, elephants))

    def _add_free_actions(self, seat: int, found: Found) -> None:
        for gem in range(GEM_KINDS):
            found.span(SELL + gem * MOST_GEMS, self.gems[seat * GEM_KINDS + gem])
        found.span(DONATE, min(self.cash(seat), MOST_DONATED))
        if self.held[seat] == 0:
            return
        for card, first in CARD_ACTIONS:
            if not self.holds(seat, card):
                continue
            for place in range(SITES if card == CAMP_EXPANSION else 1):
                if self._rule_against_card(seat, card, place) is None:
                    found.add(first + place)

    def sample(self, seat: int, chance: Chance) -> int:
        """One legal action: mostly what moves the turn on, now and then a free action."""
        if self.moment == SELLING or self.moment == LIFTING:
            choices = self.legal(seat)
            return choices[chance.below(len(choices))]
        wish = chance.below(8)
        if wish == 0:
            free = self._sample_free_action(seat, chance)
            if free >= 0:
                return free
        if self.moment == ACT:
            return self._sample_die_action(seat, chance)
        if self.moment == AFTER and (wish < 6 or self.turn_dice > self.favors):
            return END_TURN
        if self.moment == PICK and wish == 1 and dice.against_declining(self, seat) is None:
            return DECLINE
        return self._sample_die(seat, chance)

    def _sample_die(self, seat: int, chance: Chance) -> int:
        """A fitting die; when Royal Favor has none left, the end of the turn."""
        least = dice.bar(self, seat)
        fitting = 0
        for pips in range(least, PIPS):
            fitting += self.dice[pips]
        if fitting == 0:
            return END_TURN
        place = chance.below(fitting)
        pips = least
        while place >= self.dice[pips]:
            place -= self.dice[pips]
            pips += 1
        return TAKE_DIE + pips

    def _sample_die_action(self, seat: int, chance: Chance) -> int:
        kind = chance.below(4)
        if kind == 0 and cards.against_drawing(self) is None:
            return DRAW_CARD
        if kind == 1:
            return DIG
        if kind == 2:
            row = self.die - 1
            guide = chance.below(2) if self.holds(seat, NATIVE_GUIDE) else 0
            elephants = chance.below(2) if self.holds(seat, ELEPHANTS) else 0
            if elephants:
                row = chance.below(ROWS)
            if tents.against_placing(self, seat, row, guide, elephants) is None:
                return place_tent(row, guide, elephants)
        return TAKE_COINS

    def _sample_free_action(self, seat: int, chance: Chance) -> int:
        """A free action of a random kind, or −1 if that kind has none."""
        kind = chance.below(3)
        if kind == 0:
            gem = chance.below(GEM_KINDS)
            have = self.gems[seat * GEM_KINDS + gem]
            return SELL + gem * MOST_GEMS + chance.below(have) if have else -1
        if kind == 1:
            coins = min(self.cash(seat), MOST_DONATED)
            return DONATE + chance.below(coins) if coins else -1
        if self.held[seat] == 0:
            return -1
        card, first = CARD_ACTIONS[chance.below(len(CARD_ACTIONS))]
        if not self.holds(seat, card):
            return -1
        place = chance.below(SITES) if card == CAMP_EXPANSION else 0
        return first + place if self._rule_against_card(seat, card, place) is None else -1

    # What happens.

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        if self.holed:
            self.need_truth()
        if action < DECLINE:
            dice.take(self, seat, action - TAKE_DIE + 1, tell)
        elif action == DECLINE:
            self.declined[seat] = 1
            if tell is not None:
                tell.say("declined").to(EVERYONE, "seat", seat)
            self._next_turn(chance, tell)
        elif action == END_TURN:
            dice.finish_turn(self, seat)
            if tell is not None:
                tell.say("turn_ended").to(EVERYONE, "seat", seat)
            self._next_turn(chance, tell)
        elif action < SELL:
            self._apply_die_action(seat, action, chance, tell)
        else:
            self._apply_free_action(seat, action, chance, tell)

    def _next_turn(self, chance: Chance, tell: Tell | None) -> None:
        following = dice.next_seat(self)
        if following >= 0:
            dice.begin_turn(self, following)
        else:
            scoring.end_round(self, chance, tell)

    def _apply_die_action(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        if action >= LIFT_TENT:
            tents.lift(self, seat, action - LIFT_TENT, tell)
            return
        if action >= PLACE_TENT:
            place = action - PLACE_TENT
            tents.place(self, seat, place // 4, place // 2 % 2, place % 2, tell)
            return
        pips = self.die
        self.die = 0
        self.moment = AFTER
        if action == DRAW_CARD:
            cards.draw(self, seat, chance, tell)
        elif action == DIG:
            mine.draw_stones(self, seat, pips, chance, tell)
        else:
            purse.earn(self, seat, pips)
            if tell is not None:
                tell.say("coins_taken").to(EVERYONE, "seat", seat).to(EVERYONE, "pounds", pips)

    def _apply_free_action(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        if action < DONATE:
            mine.sell(
                self,
                seat,
                (action - SELL) // MOST_GEMS,
                (action - SELL) % MOST_GEMS + 1,
                tell,
            )
        elif action < EXPAND_CAMP:
            purse.donate(self, seat, action - DONATE + 1, tell)
        elif action < PLAY_REVERSE:
            tents.expand(self, seat, action - EXPAND_CAMP, tell)
        elif action >= MARKET_SELL:
            place = action - MARKET_SELL
            mine.market_sell(self, seat, place // (MOST_GEMS + 1), place % (MOST_GEMS + 1), tell)
        else:
            self._play_card(seat, action, chance, tell)

    def _play_card(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        if action == PLAY_REVERSE:
            cards.reverse(self, seat, tell)
        elif action == PLAY_TREASURE:
            cards.discard(self, seat, TREASURE, tell)
            purse.earn(self, seat, TREASURE_POUNDS)
            if tell is not None:
                told = tell.say("treasure_found").to(EVERYONE, "seat", seat)
                told.to(EVERYONE, "pounds", TREASURE_POUNDS)
        elif action == PLAY_ROYAL_FAVOR:
            cards.discard(self, seat, ROYAL_FAVOR, tell)
            self.favors += 1
        elif action == PLAY_MARKET:
            cards.discard(self, seat, MARKET, tell)
            mine.open_market(self, seat, self.moment)
        elif action == PLAY_CAVE:
            cards.discard(self, seat, CAVE_DISCOVERY, tell)
            mine.draw_stones(self, seat, CAVE_STONES, chance, tell)
        else:
            self._publish(seat, action - PLAY_SCIENCE, tell)

    def _publish(self, seat: int, animal: int, tell: Tell | None) -> None:
        """LS-6.24: the points of a Scientific Advancement at once."""
        points = SCIENCE_POINTS[animal]
        cards.discard(self, seat, LION + animal, tell)
        self.earned[seat * SOURCES + SCIENCE_POINTS_EARNED] += points
        if tell is not None:
            told = tell.say("science_published").to(EVERYONE, "seat", seat)
            told.to(EVERYONE, "points", points)

    # What is known and shown.

    def standing(self) -> Standing | None:
        return scoring.standing(self) if self.moment == OVER else None

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        worlds.fill(self, seat, chance)

    def offers(self, seat: int) -> list[Offer]:
        return offers.offers(self, seat)

    def view(self, seat: int | None) -> LivingStoneView:
        return view.describe(self, seat)
