"""A referee who sits beside the table, hears only what everyone is told, and keeps his own books.

He uses nothing of the rules' code: prices, points and bonuses are his own, written down here. Every
announcement is checked against his books before he enters it.
"""

from collections import Counter
from typing import Any

COSTS = {
    "usual": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    "flat": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
    "steep": [1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
}
PRICES = {"clear": 1, "blue": 3, "red": 5}
MARKET = {"clear": 1, "blue": 2, "red": 3}
BONUSES = [12, 10, 8, 6, 4, 2]
SCIENCE = {"lion": 4, "rhino": 3, "antelope": 2}
STONES = {"clear": 15, "blue": 10, "red": 5, "black": 29, "white": 1}
ORDINARY = [
    "native_guide",
    "elephants",
    "camp_expansion",
    "treasure",
    "royal_favor",
    "market",
    "cave_discovery",
]
USUAL = dict.fromkeys(ORDINARY, 3) | {
    "lion": 1,
    "rhino": 1,
    "antelope": 2,
    "reverse": 1,
    "mine_collapse": 1,
}
DECKS = {"usual": USUAL, "two_reverses": USUAL | {"antelope": 1, "reverse": 2}}

Site = tuple[int, int]


class Referee:
    """The books of one match."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = range(seats)
        self.options = options
        self.wealth = [3] * seats
        self.gifts = [0] * seats
        """How often each seat donated."""
        self.given = [0] * seats
        """The least each chest holds; all of it where coins lie open."""
        self.gems: list[Counter[str]] = [Counter() for _ in self.seats]
        self.bag = Counter(STONES)
        self.aside: Counter[str] = Counter()
        self.cards = [0] * seats
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        """Known only when they are shown at the end."""
        self.deck = Counter(DECKS[options["deck"]])
        self.pile = self.deck.total()
        self.discards: Counter[str] = Counter()
        self.supply = [11] * seats
        self.tents: list[Counter[Site]] = [Counter() for _ in self.seats]
        self.added: list[Counter[Site]] = [Counter() for _ in self.seats]
        self.points: list[Counter[str]] = [Counter() for _ in self.seats]
        self.boat = 0
        self.round = 0
        self.starter = -1
        self.middle: Counter[int] = Counter()
        self.highest = [0] * seats
        """What each seat's dice must beat: its highest of earlier turns, or its first one."""
        self.turn_dice: list[int] = []
        self.die = 0
        self.favors = 0
        self.sat_out: set[int] = set()
        self.shown = ""
        """The card that was played last."""
        self.owed: set[int] = set()
        """Who must be told next that a fee has come in."""
        self.helped: Counter[str] = Counter()
        """Guide and Elephants that were shown and not yet used."""
        self.chests = [0] * seats
        self.out = [False] * seats
        self.check: list[int] = []
        self.winners: list[int] | None = None

    def hear(self, event: dict[str, Any]) -> None:
        """Check an announcement and enter it."""
        told = dict(event)
        name = told.pop("event")
        assert not self.owed or name == "fee_received", f"fees are owed, but {name} was told"
        getattr(self, f"hear_{name}")(**told)

    # Dice.

    def hear_round_began(self, round: int, starter: int, column: int, dice: list[int]) -> None:  # noqa: A002
        self.round += 1
        self.boat += 1
        if self.starter >= 0:
            assert starter == (self.starter + 1) % len(self.seats)
        self.starter = starter
        assert (round, column) == (self.round, max(self.boat, 1))
        assert len(dice) == 2 * len(self.seats)
        self.middle = Counter(dice)
        self.highest = [0] * len(self.seats)
        self.sat_out = set()
        self.turn_dice, self.die, self.favors = [], 0, 0

    def hear_die_taken(self, seat: int, pips: int) -> None:
        assert self.die == 0
        assert seat not in self.sat_out
        assert len(self.turn_dice) <= self.favors
        assert self.middle[pips] > 0
        assert pips > self.highest[seat]
        if self.options["royal_favor"] == "ascending":
            assert pips > max(self.turn_dice, default=0)
        self.middle[pips] -= 1
        self.die = pips
        self.turn_dice.append(pips)
        if self.options["rising"] == "first" and not self.highest[seat]:
            self.highest[seat] = pips

    def hear_turn_ended(self, seat: int) -> None:
        assert self.die == 0
        if self.options["rising"] == "highest":
            self.highest[seat] = max(self.highest[seat], *self.turn_dice)
        self.turn_dice, self.favors = [], 0

    def hear_declined(self, seat: int) -> None:
        assert self.options["declining"] != "compulsory"
        assert self.options["declining"] == "free" or self.highest[seat] > 0
        assert not self.turn_dice
        self.sat_out.add(seat)
        self.favors = 0

    def _use_die(self) -> int:
        assert self.die > 0
        pips, self.die = self.die, 0
        return pips

    # Coins and stones.

    def hear_coins_taken(self, seat: int, pounds: int) -> None:
        assert pounds == self._use_die()
        self.wealth[seat] += pounds

    def hear_stones_drawn(self, seat: int, stones: dict[str, int]) -> None:
        wanted = 3 if self.shown == "cave_discovery" else self._use_die()
        self.shown = ""
        drawn = Counter(stones)
        assert drawn.total() == min(wanted, self.bag.total())
        assert drawn <= self.bag
        self.bag -= drawn
        if drawn["white"]:
            self.bag += drawn + self.aside
            self.aside = Counter()
            self.lost = drawn
            return
        self.aside["black"] += drawn.pop("black", 0)
        self.gems[seat] += drawn

    def hear_white_stone(self, seat: int, pounds: int, bag: int) -> None:
        worth = sum(PRICES[gem] * self.lost[gem] for gem in PRICES)
        assert pounds == (worth if self.options["white_stone"] == "sold" else 0)
        assert bag == self.bag.total() == 60 - sum(gems.total() for gems in self.gems)
        self.wealth[seat] += pounds

    def hear_gems_sold(self, seat: int, gem: str, count: int, pounds: int) -> None:
        assert pounds == count * PRICES[gem]
        self._set_aside(seat, gem, count)
        self.wealth[seat] += pounds

    def hear_market_sale(self, seat: int, gem: str, count: int, pounds: int, points: int) -> None:
        assert self.shown == "market"
        assert pounds == points == count * MARKET[gem]
        self._set_aside(seat, gem, count)
        self.wealth[seat] += pounds
        self.points[seat]["market"] += points

    def _set_aside(self, seat: int, gem: str, count: int) -> None:
        assert 0 < count <= self.gems[seat][gem]
        self.gems[seat][gem] -= count
        self.aside[gem] += count

    def hear_donated(self, seat: int, openly: int = 0) -> None:
        assert (openly > 0) == (self.options["coins"] == "open")
        self.gifts[seat] += 1
        self.given[seat] += max(openly, 1)
        assert self.given[seat] <= self.wealth[seat]

    # Cards.

    def hear_card_drawn(self, seat: int) -> None:
        self.die = 0
        assert self.pile > 0
        self.pile -= 1
        self.cards[seat] += 1

    def hear_pile_shuffled(self, cards: int) -> None:
        self.pile += self.discards.total()
        self.discards = Counter()
        assert cards == self.pile

    def hear_no_card_left(self, seat: int) -> None:
        assert self.pile == 1
        assert sum(self.cards) == self.deck.total() - 1
        self.die = 0

    def hear_mine_collapsed(self, seat: int, returned: int) -> None:
        back: Counter[str] = Counter()
        for other in self.seats:
            back += self.gems[other]
            self.gems[other] = Counter()
        if self.options["collapse_returns"] == "gems_and_set_aside":
            back += self.aside
            self.aside = Counter()
        assert returned == back.total()
        self.bag += back

    def hear_card_played(self, seat: int, card: str) -> None:
        assert self.cards[seat] > 0
        self.cards[seat] -= 1
        self.discards[card] += 1
        assert self.discards[card] <= self.deck[card]
        self.shown = card
        self.favors += card == "royal_favor"
        self.helped[card] += card in ("native_guide", "elephants")

    def hear_treasure_found(self, seat: int, pounds: int) -> None:
        assert self.shown == "treasure"
        assert pounds == 4
        self.wealth[seat] += 4

    def hear_science_published(self, seat: int, points: int) -> None:
        assert points == SCIENCE[self.shown]
        self.points[seat]["science"] += points

    def hear_boat_went_back(self, column: int) -> None:
        assert self.shown == "reverse"
        self.boat -= 1
        if self.options["reverse_first_column"] == "illegal":
            assert self.boat >= 1
        assert column == max(self.boat, 1)

    # Tents.

    def hear_tent_placed(self, seat: int, **told: Any) -> None:
        assert self.supply[seat] > 0
        self.supply[seat] -= 1
        self._set_up(seat, **told)

    def hear_tent_moved(self, seat: int, from_column: int, from_row: int, **told: Any) -> None:
        origin = (from_column, from_row)
        assert len(self.seats) == 2
        assert self.supply[seat] == 0
        assert self.tents[seat][origin] > 0
        assert origin != (told["column"], told["row"])
        self.tents[seat][origin] -= 1
        self.added[seat][origin] = max(0, self.added[seat][origin] - 1)
        self._set_up(seat, **told)

    def _set_up(
        self,
        seat: int,
        column: int,
        row: int,
        cost: int,
        fees: int,
        native_guide: bool,
        elephants: bool,
    ) -> None:
        pips = self._use_die()
        assert column == max(self.boat, 1)
        assert elephants or row == pips
        assert self.helped["native_guide"] == native_guide
        assert self.helped["elephants"] == elephants
        self.helped = Counter()
        site = (column, row)
        owners = {other for other in self.seats if other != seat and self.tents[other][site]}
        if native_guide and self.options["guide_fee"] == "waived":
            owners = set()
        if native_guide and elephants and self.options["both_cards_fee"] == "waived":
            owners = set()
        assert fees == len(owners)
        assert cost == (0 if native_guide else COSTS[self.options["column_costs"]][column - 1])
        self.wealth[seat] -= cost + fees
        assert self.wealth[seat] >= self.given[seat]
        self.tents[seat][site] += 1
        self.owed = owners

    def hear_fee_received(self, seat: int, payer: int, pounds: int) -> None:
        assert seat in self.owed
        assert payer != seat
        assert pounds == 1
        self.owed.remove(seat)
        self.wealth[seat] += 1

    def hear_camp_expanded(self, seat: int, column: int, row: int) -> None:
        site = (column, row)
        assert self.shown == "camp_expansion"
        assert self.supply[seat] > 0
        assert self.tents[seat][site] > 0
        assert column != max(self.boat, 1)
        if self.options["camp_site"] == "left_of_boat":
            assert column < self.boat
        self.supply[seat] -= 1
        self.tents[seat][site] += 1
        self.added[seat][site] += 1

    # Scoring.

    def hear_column_scored(self, column: int, points: list[int]) -> None:
        assert column == max(self.boat, 1)
        for seat in self.seats:
            paying = self.tents[seat].copy()
            if self.options["camp_pays"] == "never":
                paying -= self.added[seat]
            paid = sum(row * paying[column, row] for row in range(1, 7))
            assert points[seat] == paid
            self.points[seat]["columns"] += paid

    def hear_majority_scored(self, row: int, points: list[int]) -> None:
        counts = [
            sum(self.tents[seat][column, row] for column in range(1, 11)) for seat in self.seats
        ]
        leaders = [seat for seat in self.seats if counts[seat] == max(counts) > 0]
        for seat in self.seats:
            share = BONUSES[row - 1] // len(leaders) if seat in leaders else 0
            assert points[seat] == share
            self.points[seat]["majorities"] += share

    def hear_hand_shown(self, seat: int, cards: dict[str, int]) -> None:
        assert sum(cards.values()) == self.cards[seat]
        self.hands[seat] = Counter(cards)
        seen = sum(self.hands, Counter(self.discards))
        assert seen <= self.deck
        assert self.hands[seat]["mine_collapse"] == 0

    def hear_final_points(self, seat: int, total: int, **sources: int) -> None:
        hand, gems = self.hands[seat], self.gems[seat]
        self.points[seat]["science"] += sum(hand[animal] * SCIENCE[animal] for animal in SCIENCE)
        plain, sold = gems.total(), sum(gems[gem] * MARKET[gem] for gem in MARKET)
        if not hand["market"]:
            self.points[seat]["gems"] += plain
        elif self.options["market_at_end"] == "after_gems":
            self.points[seat]["gems"] += plain
            self.points[seat]["market"] += sold
        else:
            self.points[seat]["market" if sold > plain else "gems"] += max(sold, plain)
        assert sources == {source: self.points[seat][source] for source in sources}
        assert total == self.points[seat].total()

    def hear_check_rolled(self, dice: list[int]) -> None:
        assert len(self.seats) == 2
        assert self.options["two_player_check"] == "four_dice"
        assert len(dice) == 4
        self.check = dice

    def hear_chest_opened(self, seat: int, pounds: int, coins_left: int, out: bool) -> None:
        assert pounds + coins_left == self.wealth[seat]
        assert coins_left >= 0
        assert pounds == self.given[seat] or self.options["coins"] == "hidden"
        assert pounds >= self.gifts[seat]
        assert (pounds > 0) == (self.gifts[seat] > 0)
        self.chests[seat] = pounds
        self.out[seat] = out

    def hear_match_ended(self, winners: list[int]) -> None:
        assert self.out == self._too_mean()
        self.winners = winners
        assert winners == self._best()

    def _too_mean(self) -> list[bool]:
        if self.check:
            return [gave < sum(self.check) for gave in self.chests]
        if len(set(self.chests)) == 1 and self.options["all_tied"] == "all_safe":
            return [False for _ in self.seats]
        return [gave == min(self.chests) for gave in self.chests]

    def _best(self) -> list[int]:
        """Most points, then the larger gift, then by option more tents placed."""
        ranks = {
            seat: (
                self.points[seat].total(),
                self.chests[seat],
                11 - self.supply[seat] if self.options["last_tie_break"] == "tents" else 0,
            )
            for seat in self.seats
            if not self.out[seat]
        }
        return [seat for seat in ranks if ranks[seat] == max(ranks.values())]
