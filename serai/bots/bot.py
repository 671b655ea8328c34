"""What a bot is, and the two simplest: one plays anything legal, one plays what looks best now."""

from mypy_extensions import mypyc_attr

from serai.engine.chance import Chance, chance_of
from serai.engine.game import Game
from serai.engine.position import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees an `Observation`; its own chance is all it brings along."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance: Chance = chance_of(seed)

    def choose(self, observation: Observation) -> int:
        """A legal action for the observation's seat."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays anything the rules allow."""

    def choose(self, observation: Observation) -> int:
        return observation.sample(self.chance)


class GreedyBot(Bot):
    """Plays what the game's own policy thinks best at this moment."""

    def choose(self, observation: Observation) -> int:
        return self.game.policy(observation.known, observation.own_seat(), self.chance)
