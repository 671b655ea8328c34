"""The rules of Pebbles, and a door that opens Serai with it."""

from serai.cli import main
from serai.engine.actions import ActionSpace, Family, Param
from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.game import Game
from serai.engine.knowledge import EVERYONE, Field, Sight
from serai.engine.offers import Offer
from serai.engine.options import Options
from serai.engine.position import ALONE, NO_ONE, Position
from serai.engine.registry import register
from serai.engine.schema import View
from serai.engine.standing import Standing, rank

SPACE = ActionSpace(Family("take", Param("pebbles", 1, 3)))
HEAP = 7


class Pebbles(Position):
    """A heap and whose turn it is."""

    def __init__(self, seats: int, options: list[int], rules: int) -> None:
        super().__init__(seats, options, rules)
        self.heap = HEAP
        self.turn = 0

    def fields(self) -> list[Field]:
        return [Field("heap", Sight.OPEN), Field("turn", Sight.OPEN)]

    def fresh(self) -> Position:
        return Pebbles(self.seats, self.options, self.rules)

    def copy(self) -> "Pebbles":
        made = Pebbles(self.seats, self.options, self.rules)
        made.heap, made.turn = self.heap, self.turn
        return made

    def actions(self) -> int:
        return SPACE.size

    def to_act(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.heap else NO_ONE

    def rule_against(self, seat: int, action: int) -> str | None:
        return None if action + 1 <= self.heap else "PE-1.1"

    def legal(self, seat: int) -> list[int]:
        return [action for action in range(3) if self.rule_against(seat, action) is None]

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        self.heap -= action + 1
        self.turn = (self.turn + 1) % self.seats
        if tell is not None:
            tell.say("taken").to(EVERYONE, "seat", seat).to(EVERYONE, "pebbles", action + 1)

    def fill_holes(self, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden."""

    def standing(self) -> Standing | None:
        if self.heap:
            return None
        result = Standing(self.seats)
        winner = (self.turn - 1) % self.seats
        for seat in range(self.seats):
            result.points[seat] = int(seat == winner)
            result.breakdown[seat] = {"last_pebble": result.points[seat]}
        rank(result, [[points] for points in result.points], [True] * self.seats)
        return result

    def offers(self, seat: int) -> list[Offer]:
        return []

    def view(self, seat: int | None) -> "PebblesView":
        result = self.standing()
        return {
            "game": "pebbles",
            "phase": "over" if result else "taking",
            "seat": seat,
            "to_act": list(self.to_act()),
            "heap_size": self.heap,
            "seats": [],
            "result": None if result is None else result.to_json(),
        }


class PebblesView(View):
    heap_size: int


class PebblesGame(Game):
    """Two seats, no options."""

    def __init__(self) -> None:
        package = "tests.cli.pebbles"
        super().__init__("pebbles", "Pebbles", package, "PE", (2, 2), Options([], {}), SPACE, 1)

    def blank(self, seats: int, options: list[int], rules: int) -> Position:
        return Pebbles(seats, options, rules)

    def set_up(self, position: Position, chance: Chance, tell: Tell | None) -> None:
        """The heap lies there already."""

    def policy(self, position: Position, seat: int, chance: Chance) -> int:
        return position.legal(seat)[0]


if __name__ == "__main__":
    register(PebblesGame())
    main()
