"""Treasure Island: the verbs of a position, each action handed to the concept it belongs to."""

from typing import Final

from mypy_extensions import mypyc_attr

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.offers import Offer
from serai.engine.position import ALONE, NO_ONE
from serai.engine.standing import Standing
from serai.games.treasure_island import (
    answers,
    escape,
    hints,
    offers,
    pirates,
    points,
    setup,
    statements,
    tricks,
    turns,
    view,
    worlds,
)
from serai.games.treasure_island.actions import (
    ACTION_COUNT,
    CALL_PHANTOM,
    EXCHANGE,
    GIVE,
    GIVE_COMPASS,
    IMPRISON,
    LAY_FOG,
    LAY_TOKEN,
    LEAVE_IT,
    NO_TRICK,
    NOTHING_FOUND,
    PLACE_TOKEN,
    PLAY_HINT,
    POINT,
    RIDE,
    RUN,
    SAY_BASE,
    SAY_COUNT,
    SAY_IMPOSSIBLE,
    SEND,
    SEND_PATROL,
    TAKE_PIRATE,
)
from serai.games.treasure_island.components import MOST_TOWERS
from serai.games.treasure_island.hunt import (
    ACTING,
    ANSWERING,
    COMPASSING,
    ENDINGS,
    ESCAPING,
    HINTING,
    IMPRISONING,
    OVER,
    PLACING,
    POINTING,
    RUNNING,
    SAYING,
    SECOND_HALF,
    SENDING,
    TAKING,
    TOKENING,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.schema import TreasureView

ASKED: Final[list[tuple[int, int, str]]] = [
    (TAKE_PIRATE, PLACE_TOKEN, "TI-2.3"),
    (PLACE_TOKEN, PLAY_HINT, "TI-2.5"),
    (NO_TRICK, CALL_PHANTOM, "TI-9.4"),
    (PLAY_HINT, LAY_TOKEN, "TI-3.4"),
    (LAY_TOKEN, SAY_IMPOSSIBLE, "TI-4.1"),
    (SAY_IMPOSSIBLE, NOTHING_FOUND, "TI-4.1"),
    (IMPRISON, RIDE, "TI-3.6"),
    (RIDE, SEND, "TI-6.1"),
    (RIDE, SEND, "TI-6.4"),
    (POINT, ACTION_COUNT, "TI-1.1"),
    (NOTHING_FOUND, GIVE_COMPASS, "TI-7.1"),
    (GIVE_COMPASS, NO_TRICK, "TI-6.10"),
    (NO_TRICK, IMPRISON, "TI-8.1"),
    (RUN, POINT, "TI-8.3"),
    (SEND, RUN, "TI-8.2"),
]
"""For each phase the range of actions it asks for, and the clause that says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TreasureIsland(Hunt):
    """A position of Treasure Island."""

    def fresh(self) -> "TreasureIsland":
        return TreasureIsland(self.seats, self.options, self.rules)

    def copy(self) -> "TreasureIsland":
        twin = TreasureIsland(self.seats, self.options, self.rules)
        self.copy_pieces(twin)
        return twin

    def actions(self) -> int:
        return ACTION_COUNT

    def to_act(self) -> tuple[int, ...]:
        return NO_ONE if self.phase == OVER else ALONE[self.turn]

    # What is legal.

    def rule_against(self, seat: int, action: int) -> str | None:
        phase = self.phase
        first, end, clause = ASKED[phase]
        if LAY_FOG <= action <= SEND_PATROL and phase in (ANSWERING, COMPASSING):
            return tricks.against_board_trick(self, action)
        if not first <= action < end:
            return clause
        if phase == POINTING:
            return points.against_point(self, action - POINT)
        if phase in (ACTING, SECOND_HALF):
            return self._against_turn(seat, action)
        if phase in (HINTING, TOKENING, SAYING):
            return self._against_hint(action)
        if phase in (TAKING, PLACING, IMPRISONING, SENDING):
            return self._against_naming(seat, action)
        return self._against_silver(action)

    def _against_turn(self, seat: int, action: int) -> str | None:
        if self.phase == ACTING:
            return pirates.against_action(self, seat, action)
        return pirates.against_second_half(self, action)

    def _against_hint(self, action: int) -> str | None:
        if self.phase == HINTING:
            if action == EXCHANGE:
                return hints.against_exchange(self)
            return hints.against_card(self, action - PLAY_HINT)
        if self.phase == TOKENING:
            return hints.against_token(self, action - LAY_TOKEN)
        if action == SAY_IMPOSSIBLE:
            return hints.against_statement(self, statements.IMPOSSIBLE)
        statement = action - SAY_BASE[self.card] + 1
        if not 1 <= statement <= SAY_COUNT[self.card]:
            return hints.clause_of_card(self.card)
        return hints.against_statement(self, statement)

    def _against_naming(self, seat: int, action: int) -> str | None:
        """A pirate or a tower is named."""
        if self.phase == TAKING:
            return None if action - TAKE_PIRATE in setup.free_pirates(self) else "TI-2.3"
        if self.phase == PLACING:
            return None if action - PLACE_TOKEN in setup.unplaced(self, seat) else "TI-2.5"
        if self.phase == IMPRISONING:
            return None if action - IMPRISON < len(self.chart.towers) else "TI-3.6"
        return None if action - SEND in turns.miniatures_waiting(self, seat) else "TI-8.2"

    def _against_silver(self, action: int) -> str | None:
        """Silver's windows, answers and moves."""
        if self.phase == RUNNING:
            return escape.against_running(self, action)
        if self.phase == COMPASSING:
            return answers.against_compass(self, action - GIVE_COMPASS)
        if self.phase == ANSWERING:
            if action == NOTHING_FOUND:
                return None
            return answers.against_giving(self, (action - GIVE) // 2, (action - GIVE) % 2 == 1)
        if action == NO_TRICK:
            return None
        if self.phase == ESCAPING:
            if action < CALL_PHANTOM:
                return "TI-9.4"
            return tricks.against_escape_trick(self, action)
        return tricks.against_board_trick(self, action)

    def legal(self, seat: int) -> list[int]:
        return self.listed(seat)

    def find(self, seat: int, found: Found) -> None:
        phase = self.phase
        if phase == ACTING:
            pirates.add_actions(self, seat, found)
        elif phase == SECOND_HALF:
            half = pirates.HALVES[self.half]
            found.add(min(half, LEAVE_IT))
            found.add(max(half, LEAVE_IT))
        elif phase == HINTING:
            hints.add_cards(self, found)
        elif phase == TOKENING:
            hints.add_tokens(self, found)
        elif phase == SAYING:
            self._add_statements(found)
        elif phase in (TAKING, PLACING, IMPRISONING, SENDING):
            self._add_names(seat, found)
        elif phase not in (POINTING, OVER):
            self._add_silver(found)

    def _add_statements(self, found: Found) -> None:
        for statement in range(SAY_COUNT[self.card] + 1):
            if hints.against_statement(self, statement) is None:
                found.add(self._saying(statement))

    def _saying(self, statement: int) -> int:
        if statement == statements.IMPOSSIBLE:
            return SAY_IMPOSSIBLE
        return SAY_BASE[self.card] + statement - 1

    def _add_names(self, seat: int, found: Found) -> None:
        if self.phase == TAKING:
            for pirate in setup.free_pirates(self):
                found.add(TAKE_PIRATE + pirate)
        elif self.phase == PLACING:
            for pirate in setup.unplaced(self, seat):
                found.add(PLACE_TOKEN + pirate)
        elif self.phase == IMPRISONING:
            found.span(IMPRISON, len(self.chart.towers))
        else:
            for pirate in turns.miniatures_waiting(self, seat):
                found.add(SEND + pirate)

    def _add_silver(self, found: Found) -> None:
        if self.phase == RUNNING:
            escape.add_runs(self, found)
        elif self.phase == COMPASSING:
            answers.add_compass_cards(self, found)
            tricks.add_board_tricks(self, found)
        elif self.phase == ANSWERING:
            answers.add_answers(self, found)
            tricks.add_board_tricks(self, found)
        elif self.phase == WINDOW:
            found.add(NO_TRICK)
            tricks.add_board_tricks(self, found)
        else:
            found.add(NO_TRICK)
            for action in range(CALL_PHANTOM, CALL_PHANTOM + 2 * MOST_TOWERS + 1):
                if tricks.against_escape_trick(self, action) is None:
                    found.add(action)

    def region(self, seat: int) -> int:
        return points.region(self) if self.phase == POINTING else 0

    def sample(self, seat: int, chance: Chance) -> int:
        """One legal action; points and statements are drawn, not listed."""
        if self.phase == POINTING:
            return POINT + points.draw_point(self, chance)
        if self.phase == SAYING:
            return self._saying(hints.draw_statement(self, chance))
        if self.phase == WINDOW and chance.below(8):
            return NO_TRICK
        choices = self.legal(seat)
        return choices[chance.below(len(choices))]

    # What happens.

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        if self.holed:
            self.need_truth()
        phase = self.phase
        if phase == POINTING:
            points.take_point(self, action - POINT, chance, tell)
        elif phase == ACTING:
            pirates.act(self, seat, action, chance, tell)
        elif phase == SECOND_HALF:
            pirates.complete(self, action, chance, tell)
        elif phase in (HINTING, TOKENING, SAYING):
            self._apply_hint(action, chance, tell)
        elif phase in (TAKING, PLACING, IMPRISONING, SENDING):
            self._apply_naming(seat, action, chance, tell)
        else:
            self._apply_silver(action, chance, tell)

    def _apply_hint(self, action: int, chance: Chance, tell: Tell | None) -> None:
        if self.phase == TOKENING:
            hints.lay_token(self, action - LAY_TOKEN, tell)
        elif self.phase == SAYING:
            said = statements.IMPOSSIBLE
            if action != SAY_IMPOSSIBLE:
                said = action - SAY_BASE[self.card] + 1
            hints.state(self, said, chance, tell)
        elif action == EXCHANGE:
            hints.exchange(self, chance, tell)
        else:
            hints.play_card(self, action - PLAY_HINT, tell)

    def _apply_naming(self, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
        if self.phase == TAKING:
            setup.take_pirate(self, seat, action - TAKE_PIRATE, chance, tell)
        elif self.phase == PLACING:
            setup.place_token(self, action - PLACE_TOKEN, chance, tell)
        elif self.phase == IMPRISONING:
            turns.imprison(self, action - IMPRISON, tell)
        else:
            turns.send(self, action - SEND)

    def _apply_silver(self, action: int, chance: Chance, tell: Tell | None) -> None:
        if self.phase == RUNNING:
            escape.run(self, action, tell)
        elif action == NOTHING_FOUND:
            answers.give_nothing(self, chance, tell)
        elif GIVE <= action < GIVE_COMPASS:
            answers.give(self, (action - GIVE) // 2, (action - GIVE) % 2, chance, tell)
        elif GIVE_COMPASS <= action < NO_TRICK:
            answers.give_compass(self, action - GIVE_COMPASS, chance, tell)
        elif LAY_FOG <= action < SEND_PATROL:
            tricks.lay_fog(self, action, tell)
        elif action == SEND_PATROL:
            tricks.call_patrol(self, tell)
        elif self.phase == ESCAPING:
            if action != NO_TRICK:
                tricks.play_escape_trick(self, action, tell)
            turns.begin_round(self)
        else:
            turns.close_window(self, chance, tell)

    # What is known and shown.

    def standing(self) -> Standing | None:
        """TI-8.4, TI-8.5: one side wins; there are no points."""
        if self.phase != OVER:
            return None
        result = Standing(self.seats)
        result.reason = ENDINGS[self.ending]
        for seat in range(self.seats):
            won = self.winners >> seat & 1
            result.points[seat] = won
            result.breakdown[seat] = {"won": won}
            if self.winners:
                result.places[seat] = 1 if won else 2
            if won:
                result.winners.append(seat)
        return result

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        worlds.fill(self, seat, chance)

    def offers(self, seat: int) -> list[Offer]:
        return offers.offers(self, seat)

    def view(self, seat: int | None) -> TreasureView:
        return view.describe(self, seat)
