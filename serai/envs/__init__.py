"""The very rules that people play, as environments for programs that learn.

`fleet` steps many matches at once and lays what their seats know into NumPy arrays; `aec` and
`parallel` are PettingZoo's, `gym` Gymnasium's, and `register_openspiel` announces every game to
OpenSpiel. All of them tell a seat what it knows and nothing else, and all choose alike: see
`docs/research.md`. They need `pip install 'serai[envs]'`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from serai.envs.fleet import WIN, Fleet

if TYPE_CHECKING:
    from serai.envs.alone import Alone
    from serai.envs.shared import SharedFleet
    from serai.envs.taking_turns import TakingTurns
    from serai.envs.together import Together

__all__ = ["Fleet", "aec", "fleet", "gym", "parallel", "register_openspiel", "shared_fleet"]


def fleet(
    game: str,
    matches: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    most: int = 0,
    reward: str = WIN,
) -> Fleet:
    """Many matches of a game, stepped in one call; `most` cuts matches off that grow longer.

    The end of a match brings every seat its share of the win, or its lead with `reward="lead"`.
    """
    return Fleet(game, matches, seats, seed, options, most, reward=reward)


def shared_fleet(
    game: str,
    matches: int,
    processes: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    most: int = 0,
    reward: str = WIN,
) -> "SharedFleet":
    """The very matches of `fleet`, played by several processes; `close`, or `with`, ends them."""
    from serai.envs.shared import SharedFleet

    return SharedFleet(game, matches, seats, seed, options, most, reward, processes)


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    most: int = 0,
    reward: str = WIN,
) -> "TakingTurns":
    """A match in which one agent after the other is asked (PettingZoo's AEC)."""
    from serai.envs.taking_turns import TakingTurns

    return TakingTurns(game, seats, options, most, reward)


def parallel(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    most: int = 0,
    reward: str = WIN,
) -> "Together":
    """A match in which all agents step together; who is not asked may only wait."""
    from serai.envs.together import Together

    return Together(game, seats, options, most, reward)


def gym(
    game: str,
    seat: int = 0,
    others: str | list[str] = "guide",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    most: int = 0,
    illegal: str = "refuse",
    reward: str = WIN,
) -> "Alone":
    """One learning seat (Gymnasium); bots of one level, or each of its own, sit on the others.

    A choice that is not legal is refused; with `illegal="lose"` it ends the match with reward −1.
    """
    from serai.envs.alone import Alone

    return Alone(game, seat, others, seats, options, most, illegal, reward)


def register_openspiel() -> list[str]:
    """Announce every game to OpenSpiel as `serai_…`; returns the names."""
    from serai.envs.openspiel import register

    return register()
