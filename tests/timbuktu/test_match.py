"""Timbuktu as a match: what can be taken back, and what bad input is told."""

from pathlib import Path
from typing import Any

import pytest

import serai
from serai.engine.match import Match


def at_first_choice(players: int = 4, **options: str) -> Any:
    """A match of sensible players up to the first secret choice of a camel."""
    match: Any = Match.new("timbuktu", seats=players, seed=5, options=options)
    while match.view(None)["phase"] != "choosing":
        play_one(match)
    return match


def play_one(match: Any) -> None:
    seat = match.to_act[0]
    match.play(seat, serai.bot("timbuktu", "greedy", seat).choose(match.observation(seat)))


@pytest.mark.clause("TB-5.1")
def test_a_laid_card_can_be_changed_until_all_are_laid() -> None:
    match = at_first_choice()
    match.play(0, {"action": "choose", "camel": "A"})
    match.play(1, {"action": "choose", "camel": "B"})
    assert match.can_undo(0)
    match.undo(0)
    assert match.to_act == (0, 2, 3)
    match.play(0, {"action": "choose", "camel": "C"})
    match.play(2, {"action": "choose", "camel": "A"})
    match.play(3, {"action": "choose", "camel": "A"})
    assert not any(match.can_undo(seat) for seat in range(4))


@pytest.mark.clause("TB-2.7")
def test_a_load_can_be_changed_while_loads_are_secret() -> None:
    match: Any = Match.new("timbuktu", seats=3, seed=1, options={"loading": "free"})
    match.play(0, {"action": "load", "goods": "gold gold coffee pepper"})
    match.play(1, {"action": "load", "goods": "gold gold coffee pepper"})
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, {"action": "load", "goods": "gold coffee pepper salt"})
    assert match.view(0)["seats"][0]["camels"][0]["goods"]["salt"] == 1


@pytest.mark.clause("TB-6.4")
def test_a_move_after_which_others_saw_a_card_cannot_be_taken_back() -> None:
    match = at_first_choice()
    while match.view(None)["phase"] != "moving":
        play_one(match)
    mover = match.to_act[0]
    play_one(match)
    assert not match.can_undo(mover)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ({"action": "choose", "camel": "Z"}, "camel must be one of A, B, C"),
        ({"action": "move", "pen": "palm"}, "move needs toll"),
        ({"action": "ride"}, "there is no action 'ride'"),
        ({"action": "choose"}, "choose needs camel"),
    ],
)
def test_bad_input_is_told_what_is_possible_and_changes_nothing(
    action: dict[str, str], message: str
) -> None:
    match = at_first_choice()
    before = match.digest
    with pytest.raises(serai.BadInput, match=message):
        match.play(0, action)
    assert match.digest == before


@pytest.mark.parametrize(
    "options", [{"loading": "heavy"}, {"preset": "desert"}, {"weather": "hot"}]
)
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(serai.BadInput):
        Match.new("timbuktu", seats=4, seed=1, options=options)


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    match = at_first_choice(5, deal="before_placing")
    for _ in range(7):
        play_one(match)
    match.save(tmp_path / "caravan.serai")
    again: Any = Match.load(tmp_path / "caravan.serai")
    assert again.digest == match.digest
    while not again.over:
        play_one(again)
    assert again.result["winners"]
