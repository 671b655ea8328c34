"""Learned judgements: what the network says, whose knowledge it goes by, and when it is asked."""

import json
from typing import Any

import pytest

import serai
from serai.bots import judgement
from serai.bots.judgement import COARSE, FINE, Judge, judge_of
from serai.bots.search import Care, Search
from serai.engine.chance import chance_of
from serai.engine.encoding import Encoding, Sheet
from serai.engine.errors import BadFile
from serai.engine.position import Position

ONE = 1 << FINE
HALF = 1 << COARSE - 1
TAUGHT = [
    (name, seats)
    for name in serai.games()
    for seats in range(serai.game(name).fewest, serai.game(name).most + 1)
    if judgement.file_of(serai.game(name), seats).is_file()
]
"""What there are judgements of."""


class Purse(Encoding):
    """Two numbers: what a seat owns, and how many tents it has left."""

    def tell(self, position: Position, seat: int, sheet: Sheet) -> None:
        sheet.one("wealth", position.wealth[seat])  # type: ignore[attr-defined]
        sheet.one("tents", position.supply[seat])  # type: ignore[attr-defined]


def told(**changes: Any) -> str:
    """A file with two units: one hears wealth less 1, the other tents less 20 and so is silent."""
    file = {
        "form": 1,
        "options": {},
        "numbers": ["wealth", "tents"],
        "starts": [0, 0],
        "units": [[-ONE, HALF, -HALF, ONE, 0], [-20 * ONE, HALF, HALF, 0, ONE]],
    }
    return json.dumps({**file, **changes})


def judge(text: str) -> Judge:
    game = serai.game("livingstone")
    return judgement.read(game, Purse(game.start(2, None, chance_of(1))), text)


def test_a_judgement_adds_up_what_its_units_say() -> None:
    position = serai.game("livingstone").start(2, None, chance_of(1))
    position.wealth[1] = 5  # type: ignore[attr-defined]
    judges = judge(told())
    judges.look(position, 0)  # wealth 3: heard 2, half of it is 1, and 1 / (1 + e⁻¹) = 0.731
    assert (judges.wins, judges.promise) == (731, 269)
    judges.look(position, 1)  # wealth 5: heard 4, half of it is 2
    assert (judges.wins, judges.promise) == (881, 119)


def test_far_out_the_curve_is_flat() -> None:
    position = serai.game("livingstone").start(2, None, chance_of(1))
    position.wealth[:] = [30_000, 0]  # type: ignore[attr-defined]
    judges = judge(told())
    judges.look(position, 0)
    assert (judges.wins, judges.promise) == (1000, 0)
    judges.look(position, 1)
    assert (judges.wins, judges.promise) == (500, 500)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no judgement"),
        ("[]", "no judgement"),
        (told(form=9), "form 9"),
        (told(numbers=["tents", "wealth"]), "other numbers"),
        (told(starts=[0]), "no judgement"),
        (told(starts=[0, 0.5]), "whole numbers"),
        (told(units=[]), "every unit"),
        (told(units=[[0, 1, 2, 3]]), "every unit"),
        (told(units=[[0, 1, 2, 3, "4"]]), "whole numbers"),
        (told(units=[[0, 1, 2, 3, 1 << 31]]), "whole numbers"),
        (told(units=5), "no judgement"),
        (told(units=[5]), "no judgement"),
    ],
)
def test_a_damaged_judgement_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadFile, match=why):
        judge(text)


def test_an_option_that_is_unknown_is_refused() -> None:
    with pytest.raises(serai.BadInput, match="weather"):
        judge(told(options={"weather": "fine"}))


@pytest.mark.parametrize(("name", "seats"), TAUGHT)
def test_the_truth_is_judged_by_what_a_seat_knows(name: str, seats: int) -> None:
    game = serai.game(name)
    chance = chance_of(seats)
    position = game.start(seats, None, chance)
    judges = judge_of(game, position)
    assert judges is not None
    while position.to_act():
        for seat in range(seats):
            judges.look(position, seat)
            known = position.seen_by(seat).known
            by_truth = judges.wins, judges.promise
            judges.look(known, seat)
            assert (judges.wins, judges.promise) == by_truth
        seat = position.to_act()[0]
        position.apply(seat, position.sample(seat, chance), chance)


@pytest.mark.parametrize(("name", "seats"), TAUGHT)
def test_each_judgement_has_a_card(name: str, seats: int) -> None:
    card = judgement.file_of(serai.game(name), seats).with_suffix(".toml")  # type: ignore[attr-defined]
    assert f"serai lab train {name} --seats {seats} " in card.read_text(encoding="utf-8")


def test_a_judgement_speaks_only_of_what_it_has_learnt_with() -> None:
    game = serai.game("livingstone")
    usual = game.start(2, None, chance_of(1))
    other = game.start(2, {"coins": "open"}, chance_of(1))
    assert judge_of(game, usual) is not None
    assert judge_of(game, other) is None


CARE = {"iterations": 40, "milliseconds": 600_000, "passes": 5}


def advice(figures: dict[str, int], position: Position) -> list[tuple[int, int, float]]:
    seat = position.to_act()[0]
    game = serai.game("livingstone")
    search = Search(game, position.seen_by(seat), Care({**CARE, **figures}), 3)
    search.run()
    return [(each.action, each.tries, each.wins) for each in search.advice()]


def test_search_asks_the_judgement_in_the_rounds_named_and_plays_on_in_later_ones() -> None:
    early = serai.game("livingstone").start(2, None, chance_of(1))
    played_on = advice({}, early)
    assert advice({"judged_after": 6, "judged_rounds": 0}, early) == played_on
    assert advice({"judged_after": 6, "judged_rounds": 1}, early) != played_on


def test_search_plays_on_where_nobody_has_learnt_to_judge() -> None:
    other = serai.game("livingstone").start(2, {"coins": "open"}, chance_of(1))
    assert advice({"judged_after": 6}, other) == advice({}, other)
