"""A position of Timbuktu: the verbs, each handed to the file of the rules it belongs to."""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE, UNKNOWN, only
from serai.engine.offers import Offer
from serai.engine.position import ALONE, NO_ONE
from serai.engine.standing import Standing
from serai.games.timbuktu import (
    caravan,
    moving,
    offers,
    placing,
    scoring,
    stages,
    thieves,
    view,
)
from serai.games.timbuktu.actions import CHOOSE, END, LOAD, MOVE, PLACE, TOLLS
from serai.games.timbuktu.board import CHOOSING, LOADING, MOVING, NOTHING, PLACING, Board
from serai.games.timbuktu.components import GOODS, LETTERS, MOST, PEN_COUNT, PENS, PITCHES, PLACES
from serai.games.timbuktu.schema import TimbuktuView

SEATS_OF: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST) if mask >> seat & 1) for mask in range(1 << MOST)
]
"""The seats in a mask, so that `to_act` makes no tuples."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Timbuktu(Board):
    """Everything true at one moment, or what one seat knows of it."""

    def fresh(self) -> "Timbuktu":
        return Timbuktu(self.seats, self.options, self.rules)

    def copy(self) -> "Timbuktu":
        twin = Timbuktu(self.seats, self.options, self.rules)
        self.copy_pieces(twin)
        return twin

    def actions(self) -> int:
        return END

    # Who decides, and what is allowed.

    def to_act(self) -> tuple[int, ...]:
        if self.phase == MOVING:
            return ALONE[self.mover()]
        if self.phase == CHOOSING:
            return SEATS_OF[self._still_choosing()]
        if self.phase == PLACING:
            return ALONE[placing.placer(self)]
        if self.phase == LOADING:
            return SEATS_OF[self._still_loading()]
        return NO_ONE

    def _still_choosing(self) -> int:
        """A bit for each seat that has laid no card yet."""
        mask = 0
        for seat in range(self.seats):
            if self.laid[seat] == NOTHING:
                mask |= 1 << seat
        return mask

    def _still_loading(self) -> int:
        """A bit for each seat that has camels to load."""
        mask = 0
        for seat in range(self.seats):
            if self.loaded[seat] < self.camels:
                mask |= 1 << seat
        return mask

    def legal(self, seat: int) -> list[int]:
        return self.listed(seat)

    def find(self, seat: int, found: Found) -> None:
        if self.phase == MOVING:
            if seat == self.mover():
                moving.add_moves(self, seat * self.camels + self.laid[seat], found)
        elif self.phase == CHOOSING:
            if self.laid[seat] == NOTHING:
                self._add_cards(seat, found)
        elif self.phase == PLACING:
            if seat == placing.placer(self):
                self._add_placements(seat, found)
        elif self.phase == LOADING and self.loaded[seat] < self.camels:
            caravan.add_loads(self, seat, found)

    def _add_cards(self, seat: int, found: Found) -> None:
        waiting = self.waiting[seat]
        for letter in range(self.camels):
            if waiting >> letter & 1:
                found.add(CHOOSE + letter)

    def _add_placements(self, seat: int, found: Found) -> None:
        pens = placing.open_pens(self, seat)
        waiting = self.waiting[seat]
        for letter in range(self.camels):
            if waiting >> letter & 1:
                first = PLACE + letter * PEN_COUNT
                for pen in pens:
                    found.add(first + pen)

    def rule_against(self, seat: int, action: int) -> str | None:
        if self.phase == MOVING:
            if action < MOVE:
                return "TB-5.3"
            camel = seat * self.camels + self.laid[seat]
            return moving.rule_against_move(self, camel, action)
        if self.phase == CHOOSING:
            if not CHOOSE <= action < MOVE:
                return "TB-5.1"
            return None if self.waiting[seat] >> (action - CHOOSE) & 1 else "TB-5.2"
        if self.phase == PLACING:
            return self._rule_against_placing(seat, action)
        if action >= PLACE:
            return "TB-2.7"
        rest = caravan.rest_of(self, seat)
        return caravan.rule_against_load(self, seat, action - LOAD, rest)

    def _rule_against_placing(self, seat: int, action: int) -> str | None:
        if not PLACE <= action < CHOOSE:
            return "TB-3.1"
        letter, pen = divmod(action - PLACE, PEN_COUNT)
        if letter >= self.camels:
            return "TB-2.1"
        if not self.waiting[seat] >> letter & 1:
            return "TB-3.3"
        return placing.rule_against_pen(self, seat, pen, placing.seats_in(self))

    def sample(self, seat: int, chance: Chance) -> int:
        if self.phase == CHOOSING:
            return CHOOSE + _one_of(self.waiting[seat], chance)
        if self.phase == PLACING:
            pens = placing.open_pens(self, seat)
            letter = _one_of(self.waiting[seat], chance)
            return PLACE + letter * PEN_COUNT + pens[chance.below(len(pens))]
        choices = self.legal(seat)
        return choices[chance.below(len(choices))]

    # Playing.

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        self.need_truth()
        if self.phase == MOVING:
            self._move(seat, action, chance, tell)
        elif self.phase == CHOOSING:
            self._lay(seat, action - CHOOSE, tell)
        elif self.phase == PLACING:
            letter, pen = divmod(action - PLACE, PEN_COUNT)
            self._place(seat, letter, pen, chance, tell)
        else:
            caravan.load_camel(self, seat, action - LOAD, chance, tell)

    def _place(self, seat: int, letter: int, pen: int, chance: Chance, tell: Tell | None) -> None:
        placing.put(self, seat, letter, pen)
        if tell is not None:
            event = tell.say("placed").to(EVERYONE, "seat", seat)
            event.to(EVERYONE, "camel", LETTERS[letter]).to(EVERYONE, "pen", PENS[pen])
        if self.turn == self.seats * self.camels:
            stages.begin_stage(self, chance, tell)

    def _lay(self, seat: int, letter: int, tell: Tell | None) -> None:
        self.laid[seat] = letter
        if tell is not None:
            event = tell.say("laid").to(EVERYONE, "seat", seat)
            event.to(only(seat), "camel", LETTERS[letter])
        if not self._still_choosing():
            stages.turn_up_first(self, tell)

    def _move(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        letter = self.laid[seat]
        spot = moving.walk(self, seat, action)
        if tell is not None:
            self._tell_move(seat, letter, spot, (action - MOVE) % TOLLS, tell)
        if moving.lands_on_swap(self, spot):
            thieves.swap(self, tell)
        stages.end_turn(self, chance, tell)

    def _tell_move(self, seat: int, letter: int, spot: int, toll: int, tell: Tell) -> None:
        event = tell.say("moved").to(EVERYONE, "seat", seat)
        event.to(EVERYONE, "camel", LETTERS[letter])
        event.to(EVERYONE, "place", PLACES[self.place_entered()])
        event.to(EVERYONE, "pen", PENS[spot // PITCHES])
        event.to(EVERYONE, "pitch", spot % PITCHES + 1)
        if toll:
            event.to(EVERYONE, "toll", GOODS[toll - 1])

    def standing(self) -> Standing | None:
        return scoring.standing(self)

    # Who knows what.

    def glimpse(self, field: str, seat: int | None) -> list[int]:
        if field == "loads":
            return caravan.loads_as_seen(self, seat)
        if field == "laid":
            return stages.laid_as_seen(self, seat)
        return thieves.known_piles(self, getattr(self, field), seat)

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        if self.phase == LOADING:
            caravan.imagine_caravans(self, seat, chance)
        for owner in range(self.seats):
            if self.laid[owner] == UNKNOWN:
                self.laid[owner] = _one_of(self.waiting[owner], chance)
        self.pile_pens = thieves.imagine_piles(self.pile_pens, chance)
        self.pile_pitches = thieves.imagine_piles(self.pile_pitches, chance)
        self.pile_goods = thieves.imagine_piles(self.pile_goods, chance)

    def offers(self, seat: int) -> list[Offer]:
        return offers.offers(self, seat)

    def view(self, seat: int | None) -> TimbuktuView:
        return view.describe(self, seat)


def _one_of(camels: int, chance: Chance) -> int:
    """One of the camels in a mask."""
    left = chance.below(camels.bit_count())
    letter = 0
    while True:
        if camels >> letter & 1:
            if left == 0:
                return letter
            left -= 1
        letter += 1
