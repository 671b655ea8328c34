"""Whose turn it is to be thought for: moves, hints, analyses, and in each everybody in turn."""

import asyncio

from serai.server.thinking.framing import Choose
from serai.server.thinking.turns import Asked, Asker, Line, Turns, Urgency


def wanted(who: str, table: str, urgency: Urgency = Urgency.PLAY) -> Asked:
    return Asked(Choose("livingstone", "greedy", 1, b""), Asker(who, table), urgency)


async def in_turn(*askers: str) -> list[str]:
    """The order in which those who came in this order are thought for; "a1" is table 1 of a."""
    line = Line()
    for asker in askers:
        line.add(wanted(asker[0], asker))
    return [line.take().asker.table for _ in askers]


def test_whoever_asks_for_much_lets_the_others_come_in_between() -> None:
    assert asyncio.run(in_turn("a1", "a1", "a1", "b1", "c1")) == ["a1", "b1", "c1", "a1", "a1"]


def test_among_the_tables_of_one_each_has_its_turn() -> None:
    assert asyncio.run(in_turn("a1", "a1", "a2", "a3")) == ["a1", "a2", "a3", "a1"]


def test_many_tables_of_one_count_no_more_than_the_single_one_of_another() -> None:
    order = asyncio.run(in_turn("a1", "a2", "a3", "a4", "b1", "b1"))
    assert order == ["a1", "b1", "a2", "b1", "a3", "a4"]


def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    async def order() -> list[str]:
        turns = Turns()
        for urgency in (Urgency.STUDY, Urgency.HINT, Urgency.PLAY):
            turns.add(wanted("a", urgency.name, urgency))
        assert turns.count(Urgency.HINT) == turns.count(Urgency.HINT, "a") == 1
        assert turns.count(Urgency.HINT, "b") == 0
        return [(await turns.next()).asker.table for _ in Urgency]

    assert asyncio.run(order()) == ["PLAY", "HINT", "STUDY"]
