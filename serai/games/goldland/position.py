"""The verbs of a Goldland position: which rule answers for which action."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.offers import Offer
from serai.engine.position import ALONE, NO_ONE
from serai.engine.standing import Standing
from serai.games.goldland import actions
from serai.games.goldland.actions import BY_ROAD, PARTS, WAY_COUNT
from serai.games.goldland.camps import camp_rule, set_camp
from serai.games.goldland.equipment import (
    acquire,
    acquire_rule,
    discard,
    discard_rule,
    exchange,
    exchange_rule,
    room_rule,
    trade_rule,
)
from serai.games.goldland.exploration import (
    draw,
    draw_rule,
    empty_beside,
    explore_rule,
    lay,
    lay_rule,
    turn_over_rule,
)
from serai.games.goldland.movement import (
    add_steps,
    enter,
    go_on,
    step_rule,
    stop,
    stop_rule,
    take_step,
)
from serai.games.goldland.offers import offers_for
from serai.games.goldland.options import LAYOUT
from serai.games.goldland.payment import add_payments, end_payment, pay_rule, settle, settle_forced
from serai.games.goldland.schema import GoldlandView
from serai.games.goldland.scoring import final_standing
from serai.games.goldland.state import (
    CAMPING,
    CHOOSING,
    FOR_TREASURE,
    LAYING,
    MAKING_ROOM,
    MOVING,
    OVER,
    PAYING,
    State,
)
from serai.games.goldland.temple import take_amulet
from serai.games.goldland.tiles import KIND_COUNT, TILE_BUNDLES
from serai.games.goldland.turns import (
    begin_digging,
    dig_rule,
    end_rule,
    end_turn,
    pass_rule,
    take_treasure,
)
from serai.games.goldland.view import view_of


class GoldlandPosition(State):
    """A position, or what a seat sees of it, which is everything."""

    def fresh(self) -> "GoldlandPosition":
        return GoldlandPosition(self.seats, self.options, self.rules)

    def actions(self) -> int:
        return actions.SIZE

    def copy(self) -> "GoldlandPosition":
        twin = GoldlandPosition(self.seats, self.options, self.rules)
        self.copy_pieces(twin)
        return twin

    def to_act(self) -> tuple[int, ...]:
        return NO_ONE if self.phase == OVER else ALONE[self.active]

    # What is legal.

    def legal(self, seat: int) -> list[int]:
        return self.listed(seat)

    def find(self, seat: int, found: Found) -> None:
        phase = self.phase
        if phase == OVER or seat != self.active:
            return
        if phase == CHOOSING:
            add_steps(self, seat, found)
            self._add_trades(seat, found)
            self._add_exploring(seat, found)
            self._add_swaps(seat, found)
            self._add_endings(seat, found)
        elif phase == MOVING:
            add_steps(self, seat, found)
            found.add(actions.STOP)
            self._add_swaps(seat, found)
        elif phase == PAYING:
            add_payments(self, seat, actions.PAY + self.due_kind * PARTS * PARTS, found)
        elif phase == CAMPING:
            found.span(actions.CAMP, 2)
        elif phase == LAYING:
            self._add_places(seat, found)
        else:
            self._add_swaps(seat, found)

    def _add_trades(self, seat: int, found: Found) -> None:
        if trade_rule(self, seat) is None:
            for bundle in TILE_BUNDLES[self.tiles[self.cells[seat]]]:
                if room_rule(self, seat, bundle) is None:
                    found.add(actions.ACQUIRE + bundle)

    def _add_exploring(self, seat: int, found: Found) -> None:
        if explore_rule(self, seat) is not None:
            return
        if not self.options[LAYOUT]:
            found.add(actions.EXPLORE)
            return
        for side in range(4):
            if empty_beside(self, seat, side):
                found.add(actions.TURN_OVER + side)

    def _add_places(self, seat: int, found: Found) -> None:
        for side in range(4):
            if lay_rule(self, seat, side) is None:
                found.span(actions.LAY + side * 4, 4)

    def _add_swaps(self, seat: int, found: Found) -> None:
        """Exchanging tokens and throwing equipment out."""
        for kind in range(KIND_COUNT):
            if exchange_rule(self, seat, kind) is None:
                found.add(actions.EXCHANGE + kind)
        for kind in range(KIND_COUNT):
            if discard_rule(self, seat, kind) is None:
                found.add(actions.DISCARD + kind)

    def _add_endings(self, seat: int, found: Found) -> None:
        if dig_rule(self, seat) is None:
            found.add(actions.DIG)
        if end_rule(self) is None:
            found.add(actions.END_TURN)
        if pass_rule(self) is None:
            found.add(actions.PASS)

    def rule_against(self, seat: int, action: int) -> str | None:
        if action < actions.STOP:
            return step_rule(self, seat, action // WAY_COUNT, action % WAY_COUNT)
        if action < actions.PAY:
            return stop_rule(self)
        if action < actions.CAMP:
            part = action - actions.PAY
            square = PARTS * PARTS
            return pay_rule(self, seat, part // square, part % square // PARTS, part % PARTS)
        if action < actions.ACQUIRE:
            return camp_rule(self)
        if action < actions.EXPLORE:
            return acquire_rule(self, seat, action - actions.ACQUIRE)
        if action < actions.EXCHANGE:
            return self._rule_against_exploring(seat, action)
        if action < actions.DISCARD:
            return exchange_rule(self, seat, action - actions.EXCHANGE)
        if action < actions.DIG:
            return discard_rule(self, seat, action - actions.DISCARD)
        if action < actions.END_TURN:
            return dig_rule(self, seat)
        return end_rule(self) if action < actions.PASS else pass_rule(self)

    def _rule_against_exploring(self, seat: int, action: int) -> str | None:
        if action < actions.TURN_OVER:
            return draw_rule(self, seat)
        if action < actions.LAY:
            return turn_over_rule(self, seat, action - actions.TURN_OVER)
        return lay_rule(self, seat, (action - actions.LAY) // 4)

    # What happens.

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        self.need_truth()
        if action < actions.STOP:
            if take_step(self, seat, action // WAY_COUNT, action % WAY_COUNT):
                enter(self, seat, tell)
            else:
                self._settle_and_go_on(seat, tell)
        elif action < actions.PAY:
            stop(self, seat, tell)
        elif action < actions.CAMP:
            part = (action - actions.PAY) % (PARTS * PARTS)
            settle(self, seat, part // PARTS, part % PARTS, tell)
            self._settle_and_go_on(seat, tell)
        elif action < actions.ACQUIRE:
            if action > actions.CAMP:
                set_camp(self, seat, tell)
            go_on(self, seat, tell)
        elif action < actions.EXPLORE:
            acquire(self, seat, action - actions.ACQUIRE, tell)
        elif action < actions.EXCHANGE:
            self._apply_exploring(seat, action, chance, tell)
        else:
            self._apply_rest(seat, action, tell)

    def _settle_and_go_on(self, seat: int, tell: Tell | None) -> None:
        """A payment that is complete leads to what it was for."""
        if not settle_forced(self, seat, tell):
            return
        end_payment(self)
        if self.way == FOR_TREASURE:
            self.way = BY_ROAD
            take_treasure(self, seat, tell)
        else:
            self.phase = MOVING
            enter(self, seat, tell)

    def _apply_exploring(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        if action < actions.TURN_OVER:
            draw(self, seat, 0, chance, tell)
        elif action < actions.LAY:
            draw(self, seat, action - actions.TURN_OVER, chance, tell)
        else:
            place = action - actions.LAY
            lay(self, seat, place // 4, place % 4, tell)

    def _apply_rest(self, seat: int, action: int, tell: Tell | None) -> None:
        if action < actions.DISCARD:
            exchange(self, seat, action - actions.EXCHANGE, tell)
        elif action < actions.DIG:
            discard(self, seat, action - actions.DISCARD, tell)
            if self.phase == MAKING_ROOM:
                take_amulet(self, seat, tell)
        elif action < actions.END_TURN:
            begin_digging(self)
            self._settle_and_go_on(seat, tell)
        else:
            end_turn(self, seat, tell)

    # What is known and shown.

    def standing(self) -> Standing | None:
        return final_standing(self)

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        """There are none: the tiles to come are a set, and all else lies open (GL-1.7)."""

    def offers(self, seat: int) -> list[Offer]:
        return offers_for(self, seat)

    def view(self, seat: int | None) -> GoldlandView:
        return view_of(self, seat)
