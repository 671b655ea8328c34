"""Reading the others: what their camels on the way tell about the piles they were dealt.

Whoever knows the thieves of a pen keeps clear of the pitches they rob, and likes the others. So a
world in which a seat has walked into its own thieves is unlikely, and one in which it stands where
it knew itself safe is likelier than most.
"""

from math import exp, log
from typing import Final

from serai.engine.chance import Chance
from serai.engine.knowledge import UNKNOWN
from serai.games.timbuktu import strategy, thieves
from serai.games.timbuktu.board import Board
from serai.games.timbuktu.components import KINDS, PEN_COUNT, PILES, PITCHES, SPOTS
from serai.games.timbuktu.notebook import WHOLE, Notebook
from serai.games.timbuktu.position import Timbuktu

SHREWD: Final = 0.5
"""How much less likely a point of loss makes a choice, as a power of e."""
ENTERED: Final = 0.9
"""How often a seat that has entered the pen of its pile had the choice …"""
PASSED_BY: Final = 0.4
"""… and one that went elsewhere: from each pen only two are free to enter."""
FIRST_STEPS: Final = 40
"""Changes before the first world counts, and between two worlds."""
STEPS: Final = 8
EVERYTHING: Final = (1 << KINDS) - 1
WORLDS_NOTED: Final = 60
"""How many worlds a notebook is made from."""


class Reading:
    """A walk through the worlds that a seat takes for possible, likely ones more often."""

    def __init__(self, known: Timbuktu, price: list[int], chance: Chance) -> None:
        self.known = known
        self.chance = chance
        self.unseen = [pile for pile in range(PILES) if known.pile_pens[pile] == UNKNOWN]
        self.cards = [
            thieves.imagine_piles(known.pile_pens, chance),
            thieves.imagine_piles(known.pile_pitches, chance),
            thieves.imagine_piles(known.pile_goods, chance),
        ]
        self.told: list[list[float]] = [[] for _ in range(PILES)]
        """By pile: how well cards fit what their first holder did, as a logarithm."""
        for other in range(known.seats):
            pile = known.slot_of(other)
            if pile in self.unseen:
                self.told[pile] = _told_by(known, other, price)
        self._walk(FIRST_STEPS)

    def _fit(self, pile: int) -> float:
        told = self.told[pile]
        if not told:
            return 0.0
        cards = self.cards
        return told[(cards[0][pile] * PILES + cards[1][pile]) * PILES + cards[2][pile]]

    def _walk(self, steps: int) -> None:
        """Let two piles exchange a card, as often as that makes sense (Metropolis)."""
        count = len(self.unseen)
        if count < 2:
            return
        for _ in range(steps):
            drawn = self.chance.below(3 * count * (count - 1))
            cards = self.cards[drawn % 3]
            drawn //= 3
            one = self.unseen[drawn % count]
            other = self.unseen[(drawn % count + 1 + drawn // count) % count]
            before = self._fit(one) + self._fit(other)
            cards[one], cards[other] = cards[other], cards[one]
            worse = before - self._fit(one) - self._fit(other)
            if worse > 0 and self.chance.below(1 << 20) > exp(-worse) * (1 << 20):
                cards[one], cards[other] = cards[other], cards[one]

    def world(self) -> Timbuktu:
        """The next world; cards laid in secret are left as they are known."""
        self._walk(STEPS)
        world = self.known.copy()
        world.holed = False
        world.pile_pens = self.cards[0][:]
        world.pile_pitches = self.cards[1][:]
        world.pile_goods = self.cards[2][:]
        return world

    def notebook(self) -> Notebook:
        """What many worlds say about every pen."""
        pitches = [0] * SPOTS
        goods = [0] * (PEN_COUNT * KINDS)
        for _ in range(WORLDS_NOTED):
            self._walk(STEPS)
            for pile in range(PILES):
                first = self.cards[0][pile] * PITCHES
                pitch_card = self.known.pitch_cards[self.cards[1][pile]]
                goods_card = self.known.goods_cards[self.cards[2][pile]]
                for bit in range(PITCHES):
                    pitches[first + bit] += pitch_card >> bit & 1
                    goods[first + bit] += goods_card >> bit & 1
        return Notebook(
            [UNKNOWN] * PEN_COUNT,
            [seen * WHOLE // WORLDS_NOTED for seen in pitches],
            [seen * WHOLE // WORLDS_NOTED for seen in goods],
        )


def looked_at(notebook: Notebook, board: Board, pile: int) -> Notebook:
    """The same notebook after a look at one more pile."""
    pitches = notebook.pitches[:]
    goods = notebook.goods[:]
    first = board.pile_pens[pile] * PITCHES
    pitch_card = board.pitch_cards[board.pile_pitches[pile]]
    goods_card = board.goods_cards[board.pile_goods[pile]]
    for bit in range(PITCHES):
        pitches[first + bit] = WHOLE * (pitch_card >> bit & 1)
        goods[first + bit] = WHOLE * (goods_card >> bit & 1)
    return Notebook(notebook.pile_of_pen, pitches, goods)


def _told_by(known: Timbuktu, seat: int, price: list[int]) -> list[float]:
    """By pen, pitch card and goods card of a seat's first pile: how well they fit its camels."""
    told = [0.0] * PILES**3
    for letter in range(known.camels):
        if not known.waiting[seat] >> letter & 1:
            _add_camel(known, seat * known.camels + letter, price, told)
    return told


def _pitches_then(known: Timbuktu, spot: int) -> list[int]:
    """By pen: its next pitch at the time when a camel came to a spot, as far as can be guessed.

    Nobody notes the order of moves; all pens are taken to have been as full then, in proportion.
    """
    pen, pitch = divmod(spot, PITCHES)
    filled = known.filled
    then = [(2 * pitch + 1) * filled[other] // (2 * filled[pen]) for other in range(PEN_COUNT)]
    then[pen] = pitch
    return then


def _add_camel(known: Timbuktu, camel: int, price: list[int], told: list[float]) -> None:
    """As if the camel had chosen among the pens then open, the first pile known, others not."""
    pen = known.spots[camel] // PITCHES
    load = known.loads[camel * KINDS : camel * KINDS + KINDS]
    then = _pitches_then(known, known.spots[camel])
    elsewhere = SHREWD * _worth(load, price, EVERYTHING) * _named_twice(known)
    open_elsewhere = (PEN_COUNT - 1) * exp(-elsewhere)
    for goods_card in range(PILES):
        robbed = SHREWD * _worth(load, price, known.goods_cards[goods_card])
        for first in range(PEN_COUNT):
            for pitch_card in range(PILES):
                thieves_there = known.pitch_cards[pitch_card] >> then[first] & 1
                there = exp(-robbed) if thieves_there else 1.0
                chosen = there if first == pen else exp(-elsewhere)
                sure = ENTERED if first == pen else PASSED_BY
                fits = sure * PEN_COUNT * chosen / (open_elsewhere + there) + 1.0 - sure
                told[(first * PILES + pitch_card) * PILES + goods_card] += log(fits)


def _worth(load: list[int], price: list[int], kinds: int) -> float:
    """What the pieces of some kinds are worth, in points."""
    worth = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            worth += load[kind] * price[kind]
    return worth / strategy.POINT


def _named_twice(known: Timbuktu) -> float:
    """The chance that unknown cards name both a pitch and a kind: two of five each, or one."""
    return known.pitch_cards[0].bit_count() * known.goods_cards[0].bit_count() / (PITCHES * KINDS)
