"""A table of Goldland for tests that read as play: words in, events out.

Unless a test asks otherwise the coast is that of a first game and seat 0 begins.
"""

from typing import Any

from serai.engine.chance import Chance, ScriptedChance, chance_of
from serai.engine.errors import IllegalAction
from serai.engine.events import Tell
from serai.games.goldland.actions import SPACE
from serai.games.goldland.board import CELLS, cell_name
from serai.games.goldland.components import ADVENTURES, KINDS
from serai.games.goldland.exploration import open_tile
from serai.games.goldland.game import GAME
from serai.games.goldland.position import GoldlandPosition
from serai.games.goldland.state import ADVENTURE_COUNT, NO_SEAT, PHASES
from serai.games.goldland.tiles import ADVENTURE, HAS_TREASURE, KIND_COUNT, NAMES
from tests.names import number_of

CELL = {cell_name(cell): cell for cell in range(CELLS)}


class Table:
    """A position, the chance that moves it, and words instead of numbers."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        options.setdefault("coast", "first_game")
        self.chance: Chance = chance_of(1)
        self.tell = Tell()
        first: Chance = ScriptedChance([0]) if options["coast"] == "first_game" else self.chance
        position = GAME.start(seats, options, first, self.tell)
        assert isinstance(position, GoldlandPosition)
        self.position = position

    # Arranging things.

    def lay(self, cell: str, tile: str, turned: int = 0) -> "Table":
        """Open a tile on a cell; a treasure field gets its treasure."""
        number = number_of(NAMES, tile)
        self.position.pile &= ~(1 << number)
        open_tile(self.position, CELL[cell], number, turned)
        if HAS_TREASURE[number]:
            self.position.treasure_cells |= 1 << CELL[cell]
        return self

    def put(self, seat: int, cell: str) -> "Table":
        self.position.cells[seat] = CELL[cell]
        return self

    def pack(self, seat: int = 0, **items: int) -> "Table":
        """Let a backpack hold exactly these items."""
        for kind, name in enumerate(KINDS):
            at = seat * KIND_COUNT + kind
            self.position.stock[kind] += self.position.items[at] - items.get(name, 0)
            self.position.items[at] = items.get(name, 0)
        return self

    def tokens(self, count: int, seat: int = 0) -> "Table":
        self.position.tokens_left += self.position.tokens[seat] - count
        self.position.tokens[seat] = count
        return self

    def camp(self, cell: str, seat: int = 0, count: int = 1) -> "Table":
        """Set camps of a seat, and give it the marker if that is due."""
        place = CELL[cell]
        adventure = ADVENTURE[self.position.tiles[place]]
        self.position.camps[seat * CELLS + place] += count
        self.position.camps_left[seat] -= count
        self.position.camp_counts[seat * ADVENTURE_COUNT + adventure] += count
        if self.position.markers[adventure] == NO_SEAT:
            self.position.markers[adventure] = seat
        return self

    def empty_stock(self, kind: str) -> "Table":
        self.position.stock[number_of(KINDS, kind)] = 0
        return self

    # Playing.

    @property
    def seat(self) -> int:
        return self.position.active

    def play(self, action: str, **params: Any) -> "Table":
        """Play an action of the seat whose turn it is, by the rules."""
        number = SPACE.from_json({"action": action, **params})
        self.position.check(self.seat, number)
        self.tell = Tell()
        self.position.apply(self.seat, number, self.chance, self.tell)
        return self

    def go(self, *directions: str) -> "Table":
        """Walk by road."""
        for direction in directions:
            self.play("step", to=direction, way="road")
        return self

    def stop(self) -> "Table":
        return self.play("stop")

    def end(self) -> "Table":
        """End the turn in whichever way is due."""
        return self.play("end_turn" if self.position.done else "pass")

    def others_pass(self) -> "Table":
        """Let the other seats pass until seat 0 is asked again, or the match is over."""
        while self.phase != "over" and self.seat != 0:
            self.play("pass")
        return self

    def explore(self, tile: str, to: str, turned: int = 0) -> "Table":
        """Draw this very tile and lay it."""
        number = number_of(NAMES, tile)
        below = (self.position.pile & ((1 << number) - 1)).bit_count()
        script = [below] if self.position.pile.bit_count() > 1 else []
        lucky, self.chance = self.chance, ScriptedChance(script)
        self.play("explore")
        self.chance = lucky
        return self.play("lay", to=to, turned=turned)

    def why_not(self, action: str, **params: Any) -> str | None:
        """The clause against an action of the seat whose turn it is, or None."""
        number = SPACE.from_json({"action": action, **params})
        try:
            self.position.check(self.seat, number)
        except IllegalAction as refusal:
            return refusal.clause
        return None

    # Looking.

    @property
    def phase(self) -> str:
        return PHASES[self.position.phase]

    def at(self, seat: int = 0) -> str:
        return cell_name(self.position.cells[seat])

    def held(self, seat: int = 0) -> dict[str, int]:
        """What a backpack holds, kinds with none left out."""
        items = self.position.items[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        return {kind: count for kind, count in zip(KINDS, items, strict=True) if count}

    def stock(self, kind: str) -> int:
        return self.position.stock[number_of(KINDS, kind)]

    def holder(self, adventure: str) -> int | None:
        seat = self.position.markers[number_of(ADVENTURES, adventure)]
        return None if seat == NO_SEAT else seat

    def camps_on(self, cell: str, seat: int = 0) -> int:
        return self.position.camps[seat * CELLS + CELL[cell]]

    def legal(self) -> list[dict[str, object]]:
        return [SPACE.to_json(action) for action in self.position.legal(self.seat)]

    def told(self) -> list[str]:
        """The names of the events of the last action."""
        return [event.name for event in self.tell.events]

    def event(self, name: str) -> dict[str, object]:
        """The last event of that name, as everyone saw it."""
        for event in reversed(self.tell.events):
            if event.name == name:
                seen = event.seen_by(None)
                assert seen is not None
                return seen
        raise AssertionError(f"there was no event {name}")
