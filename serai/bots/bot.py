"""What a bot is, and the simplest: one plays anything legal, one plays what looks best now."""

from mypy_extensions import mypyc_attr

from serai.engine import given
from serai.engine.chance import Chance, chance_of
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Observation


class Advice:
    """What a bot thinks of one action."""

    def __init__(self, action: int, tries: int, promise: float, wins: float) -> None:
        self.action = action
        self.tries = tries
        """How often it was tried out in thought."""
        self.promise = promise
        """How well it serves, between 0 and 1."""
        self.wins = wins
        """The chance to win, a shared win counted in part."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees an `Observation`; its own chance is all it brings along."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance: Chance = chance_of(seed)

    def choose(self, observation: given.Known) -> int:
        """A legal action for the seat whose observation this is."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """A bot is made by its name wherever one is wanted; its thoughts stay where they are."""
        raise TypeError(
            "a bot is neither copied nor pickled: serai.bot(game, level, seed) makes one"
        )

    def expect(self, observation: object) -> Observation:
        """Refuse whatever is not an observation of a seat that is asked to act in this game."""
        if not isinstance(observation, Observation):
            raise BadInput("a bot is handed an observation: what `seen_by` gives for its seat")
        if observation.known.actions() != self.game.space.size:
            raise BadInput(f"this bot plays {self.game.title}, not the game of this observation")
        if observation.own_seat() not in observation.to_act():
            raise BadInput(f"seat {observation.own_seat()} is not asked to act")
        return observation


class RandomBot(Bot):
    """Plays anything the rules allow."""

    def choose(self, observation: given.Known) -> int:
        return self.expect(observation).sample(self.chance)


class GreedyBot(Bot):
    """Plays what the game's own policy thinks best at this moment."""

    def choose(self, observation: given.Known) -> int:
        seen = self.expect(observation)
        return self.game.policy(seen.known, seen.own_seat(), self.chance)


class PlannerBot(Bot):
    """Plays by the game's own planner, as careful as its figures say."""

    def __init__(self, game: Game, care: dict[str, int], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.care = care

    def choose(self, observation: given.Known) -> int:
        seen = self.expect(observation)
        return self.game.plan(seen.known, seen.own_seat(), self.care, self.chance)


class StyleBot(Bot):
    """Plays in one of the game's styles, which are equals and no levels."""

    def __init__(self, game: Game, style: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.style = game.styles().index(style)

    def choose(self, observation: given.Known) -> int:
        seen = self.expect(observation)
        return self.game.in_style(seen.known, seen.own_seat(), self.style, self.chance)


class SlippingBot(Bot):
    """Plays like another bot, but now and then anything legal."""

    def __init__(self, steady: Bot, slip: int, seed: int = 0) -> None:
        super().__init__(steady.game, seed)
        self.steady = steady
        self.slip = slip
        """Of a hundred decisions, how many slip."""

    def choose(self, observation: given.Known) -> int:
        seen = self.expect(observation)
        if self.chance.below(100) < self.slip:
            return seen.sample(self.chance)
        return self.steady.choose(seen)
