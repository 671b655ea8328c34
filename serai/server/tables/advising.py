"""Hints: what a strong bot would do in a seat's place, by what that seat knows."""

from serai.bots.advising import ADVISER, MOST_ALTERNATIVES, reason
from serai.server.payloads import answers
from serai.server.problems import conflict, unavailable
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.playing import running
from serai.server.thinking.turns import Asker


async def hint(house: House, table: HostedTable, seat: int, address: str) -> answers.Hint:
    """The best action and its rivals; asked where bots think, so that nobody else waits."""
    if not table.row.hints:
        raise conflict("problem-no_hints")
    play = running(table)
    if seat not in table.to_act():
        raise conflict("problem-hint_not_asked")
    observation = play.match.observation(seat)
    number = len(play.shown.to(seat))
    asker = Asker(address, table.row.id)
    opinions = await house.thinkers.advise(table.row.game, ADVISER, observation, asker)
    if not opinions:
        raise unavailable()
    if table.row.state != "playing" or play.match.why_not(seat, opinions[0].action) is not None:
        raise conflict("problem-hint_late")
    to_json = play.match.game.space.to_json
    advice = [answers.Advice(to_json(it.action), it.percent(), it.tries) for it in opinions]
    others = advice[1 : 1 + MOST_ALTERNATIVES]
    why = reason(observation, opinions)
    return answers.Hint(seat, number, advice[0], others, answers.Reason(why.ident, why.values))
