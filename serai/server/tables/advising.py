"""Hints: what a strong bot would do in a seat's place, by what that seat knows."""

from typing import Final

from serai.bots.levels import LEVELS
from serai.engine.position import Observation
from serai.server.payloads import answers
from serai.server.problems import conflict, unavailable
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.playing import running
from serai.server.thinking.framing import Option

ADVISER: Final = LEVELS[-1]
MOST_ALTERNATIVES: Final = 4
CLEARLY: Final = 0.03
"""By how much one chance must be better than another to be called so."""


async def hint(house: House, table: HostedTable, seat: int) -> answers.Hint:
    """The best action and its rivals; asked where bots think, so that nobody else waits."""
    if not table.row.hints:
        raise conflict("This table was opened without hints.")
    play = running(table)
    if seat not in table.to_act():
        raise conflict("A hint is for whoever is asked to act.")
    observation = play.match.observation(seat)
    number = len(play.shown.to(seat))
    options = await house.thinkers.advise(table.row.game, ADVISER, observation)
    if not options:
        raise unavailable()
    if table.row.state != "playing" or play.match.why_not(seat, options[0].action) is not None:
        raise conflict("The match has gone on meanwhile.")
    advice = [_advice(play.match.game.space.to_json(each.action), each) for each in options]
    others = advice[1 : 1 + MOST_ALTERNATIVES]
    return answers.Hint(seat, number, advice[0], others, _reason(observation, options))


def _advice(action: dict[str, object], option: Option) -> answers.Advice:
    chance = None if option.chance is None else round(option.chance, 3)
    return answers.Advice(action, chance, option.tries)


def _reason(observation: Observation, options: list[Option]) -> answers.Reason:
    """Why the first is named first, as the name of a message and its figures."""
    if len(observation.legal()) == 1:
        return answers.Reason("hint-only", {})
    best = options[0].chance
    if best is None:
        return answers.Reason("hint-habit", {})
    percent = round(100 * best)
    rivals = [option.chance for option in options[1:] if option.chance is not None]
    close = [chance for chance in rivals if best - chance < CLEARLY]
    if rivals and not close:
        lead = round(100 * (best - max(rivals)))
        return answers.Reason("hint-ahead", {"percent": percent, "lead": lead})
    return answers.Reason("hint-close", {"percent": percent, "others": len(close)})
