"""The ladders of all games, cut short; and that a level which is too weak is noticed."""

from pathlib import Path

from serai.lab.crew import Processes
from trials.strength import climbed, shown


def test_a_level_that_wins_more_often_holds(tmp_path: Path) -> None:
    rungs = climbed("livingstone", ["random", "greedy"], 12, tmp_path, Processes(2))
    assert [rung.above.cell.seats for rung in rungs] == [2, 5]
    assert all(rung.holds for rung in rungs)
    assert shown(rungs).row_count == 2


def test_a_level_that_wins_less_often_is_noticed(tmp_path: Path) -> None:
    rungs = climbed("livingstone", ["greedy", "random"], 12, tmp_path, Processes(2))
    assert not any(rung.holds for rung in rungs)
