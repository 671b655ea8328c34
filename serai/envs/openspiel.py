"""Every game as one of OpenSpiel's, announced by `register`.

Actions are the choices of all environments here. Where an action draws, its draws become chance
nodes: it is played on a copy with the draws made so far, and the first that is missing is the next
node. Draws among more outcomes than can be listed are made by the game's `seed`.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i16, u8

from serai.engine import registry
from serai.engine.chance import Chance, QuickChance
from serai.engine.choices import WHOLE, Choices, Choosing
from serai.engine.errors import BadInput
from serai.engine.position import Position
from serai.envs.fleet import window

MOST_OUTCOMES = 64
"""Draws among more are sampled."""
LONGEST = 50_000
PREFIX = "serai_"
SETTING_UP = -1
"""The action that sets the match up: nobody's, and the first that draws."""
ONE_WIN = 1000


class Missing(Exception):
    """A draw among so many has not been made yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Script(Chance):
    """Gives the draws that were made, then asks for the next one."""

    def __init__(self, draws: Iterable[int], seed: int) -> None:
        super().__init__(b"")
        self._draws = iter(draws)
        self._sampled = QuickChance(seed)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if n > MOST_OUTCOMES:
            return self._sampled.below(n)
        for drawn in self._draws:
            return drawn
        raise Missing(n)


class Standing:
    """Where a match stands, in a form that OpenSpiel may copy deeply."""

    def __init__(self, position: Position | None, choosing: Choosing) -> None:
        self.position = position
        self.choosing = choosing

    def __deepcopy__(self, memo: object) -> "Standing":
        choosing = Choosing()
        choosing.large, choosing.digits = self.choosing.large, self.choosing.digits[:]
        choosing.start, choosing.end = self.choosing.start, self.choosing.end
        return Standing(self.position.copy() if self.position else None, choosing)


class Rules:
    """What all states of one game share; never copied."""

    def __init__(
        self, title: str, seats: int, options: dict[str, str], seed: int, most: int
    ) -> None:
        self.most = most if most > 0 else LONGEST
        """Decisions after which a match is over, nobody having won."""
        self.game = registry.game(title)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.choices = Choices(self.game.space)
        self.encoding = self.game.encoded(seats)
        self.width = self.encoding.size + 1 + self.choices.most_parts

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel writes games down by pickling them: what a game is made of is enough."""
        return Rules, (self.game.name, self.seats, self.options, self.seed, self.most)


class SpielState(pyspiel.State):
    """A moment of a match: somebody chooses, chance draws, or it is over."""

    def __init__(self, game: "SpielGame", rules: Rules) -> None:
        super().__init__(game)
        self._rules = rules
        self._stands = Standing(None, Choosing())
        self._action = SETTING_UP
        self._draws: list[int] = []
        self._outcomes = 0
        self._moves = 0
        self._chosen: list[list[int]] = [[] for _ in range(rules.seats)]
        self._go_on()

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._position().to_act()[0]

    def _position(self) -> Position:
        position = self._stands.position
        if position is None:
            raise AssertionError("the match is being set up")
        return position

    def _legal_actions(self, player: int) -> list[int]:
        if self._outcomes or player != self.current_player():
            return []
        rules = self._rules
        marks = vec[u8]([0 for _ in range(rules.choices.size)])
        rules.choices.mark(self._position(), player, self._stands.choosing, marks, 0)
        return [int(choice) for choice in np.flatnonzero(window(marks, np.uint8))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(drawn, 1 / self._outcomes) for drawn in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._draws.append(action)
            self._go_on()
            return
        player = self.current_player()
        self._chosen[player].append(action)
        chosen = self._rules.choices.choose(self._position(), player, self._stands.choosing, action)
        if chosen != WHOLE:
            self._action = chosen
            self._draws = []
            self._go_on()

    def _go_on(self) -> None:
        """Play the action that is under way, or learn which draw it needs next."""
        rules = self._rules
        chance = Script(self._draws, rules.seed * LONGEST + self._moves)
        try:
            if self._action == SETTING_UP:
                position = rules.game.start(rules.seats, rules.options, chance)
            else:
                position = self._position().copy()
                position.apply(position.to_act()[0], self._action, chance)
        except Missing as missing:
            self._outcomes = missing.outcomes
            return
        self._stands.position = position
        self._outcomes = 0
        self._moves += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._rules.choices.names[action]

    def is_terminal(self) -> bool:
        if self._outcomes:
            return False
        return self._moves > self._rules.most or not self._position().to_act()

    def returns(self) -> list[float]:
        if self._stands.position is None or self._position().to_act():
            return [0.0] * self._rules.seats
        return [share / ONE_WIN for share in self._rules.game.wins(self._position())]

    def __str__(self) -> str:
        if self._stands.position is None:
            return f"setting up: {self._draws}"
        known = self._stands.position.to_bytes().hex()
        return f"{known} {self._action} {self._draws} {self._stands.choosing.digits}"

    def row(self, player: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """What a player knows, as numbers; nothing while the match is being set up."""
        rules = self._rules
        out = vec[i16]([0 for _ in range(rules.width)])
        if self._stands.position is not None:
            rules.encoding.write(self._stands.position, player, out, 0)
            if player == self.current_player():
                choosing = self._stands.choosing
                out[rules.encoding.size] = i16(choosing.large + 1)
                for part, digit in enumerate(choosing.digits):
                    out[rules.encoding.size + 1 + part] = i16(digit + 1)
        return window(out, np.int16)

    def known(self, player: int) -> str:
        """What a player knows, to the letter."""
        if self._stands.position is None:
            return "setting up"
        seen = self._stands.position.seen_by(player).to_bytes().hex()
        own = self._stands.choosing.digits if player == self.current_player() else []
        return f"{seen} {own}"

    def counts(self, player: int) -> list[int]:
        """How often a player has made each choice."""
        counts = [0] * self._rules.choices.size
        for choice in self._chosen[player]:
            counts[choice] += 1
        return counts

    def memory(self, player: int) -> str:
        """What a player knows, and all that it has chosen, in order."""
        return f"{self.known(player)} {self._chosen[player]}"


class Observer:
    """Tells OpenSpiel what a player knows, with or without the memory of its own choices."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self._recalls = recalls
        size = rules.width + (rules.choices.size if recalls else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"known": self.tensor[: rules.width]}
        if recalls:
            self.dict["chosen"] = self.tensor[rules.width :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["known"][:] = state.row(player)
        if self._recalls:
            self.dict["chosen"][:] = state.counts(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.memory(player) if self._recalls else state.known(player)


class SpielGame(pyspiel.Game):
    """A game with its number of players, options and seed; `announced` makes one for each title."""

    title = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self._rules = Rules(
            self.title, given["players"], _options(given["options"]), given["seed"], given["most"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self._rules.choices.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=given["players"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._rules)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self._rules, recalls)


def _options(text: str) -> dict[str, str]:
    """Options as a game's parameters hold them: `deck:second;coins:open`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadInput(f"options look like name:value;name:value, not {name!r}")
    return {name: value for name, _, value in pairs}


def _announce(name: str) -> str:
    game = registry.game(name)
    short = PREFIX + name.replace("-", "_")
    kind = pyspiel.GameType(
        short_name=short,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "seed": 0,
            "options": "",
            "most": 0,
        },
    )
    announced = type(f"{game.title}Spiel", (SpielGame,), {"title": name, "kind": kind})
    pyspiel.register_game(kind, announced)
    return short


_announced: dict[str, str] = {}


def register() -> list[str]:
    """Announce all games that were not announced before; returns the names of all."""
    for name in registry.games():
        if name not in _announced:
            _announced[name] = _announce(name)
    return list(_announced.values())
