"""What a choice is said to cost and bring is what it then costs and brings."""

from typing import Any

import pytest

from serai.engine.match import Match

SEEDS = range(6)


def played(seed: int) -> Match:
    return Match.new("livingstone", seats=2 + seed % 4, seed=seed)


def offers_of(match: Match, seat: int, action: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.offers(seat)
    return [o for o in found if o["action"]["action"] == action and not o.get("refused")]


def go_on(match: Match, seat: int, turn: int) -> None:
    choices = match.legal(seat)
    match.play(seat, choices[(turn * 7) % len(choices)])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tent_shares_its_row_as_it_was_said(seed: int) -> None:
    match = played(seed)
    seen = 0
    for turn in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        told = [o for o in offers_of(match, seat, "place_tent") if "shares_then" in o["facts"]]
        if not told:
            go_on(match, seat, turn)
            continue
        offer = told[turn % len(told)]
        match.play(seat, offer["action"])
        view: Any = match.view(seat)
        if not match.over:
            assert (
                view["rows"][offer["action"]["row"] - 1]["shares"] == offer["facts"]["shares_then"]
            )
            seen += 1
    assert seen > 3


def reckoned(view: Any, seat: int) -> int:
    """What a seat has if its column and its rows are scored now, as the board adds it up."""
    mine = view["seats"][seat]
    rows = sum(row["shares"][seat] for row in view["rows"])
    return int(mine["points"] + mine["column_worth"] + rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_reckoned_with_a_tent_is_what_is_reckoned_once_it_stands(seed: int) -> None:
    match = played(seed)
    seen = 0
    for turn in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        told = [o for o in offers_of(match, seat, "place_tent") if "shares_then" in o["facts"]]
        if not told:
            go_on(match, seat, turn)
            continue
        offer = told[turn % len(told)]
        before: Any = match.view(seat)
        row = before["rows"][offer["action"]["row"] - 1]
        said = [
            reckoned(before, each) - row["shares"][each] + offer["facts"]["shares_then"][each]
            for each in range(len(before["seats"]))
        ]
        said[seat] += offer["facts"]["gain_points"]
        match.play(seat, offer["action"])
        after: Any = match.view(seat)
        if after["column"] == before["column"] and not match.over:
            assert [reckoned(after, each) for each in range(len(said))] == said
            seen += 1
    assert seen > 1


def plain_tents(match: Match, seat: int) -> list[dict[str, Any]]:
    """What is said of a tent without cards, whether it can be paid or not."""
    found: list[dict[str, Any]] = match.offers(seat)
    return [
        offer["facts"]
        for offer in found
        if offer["action"]["action"] == "place_tent"
        and not offer["action"]["native_guide"]
        and not offer["action"]["elephants"]
    ]


def test_a_die_names_what_its_tent_will_cost_with_all_fees() -> None:
    fees = 0
    for match in map(played, SEEDS):
        for turn in range(400):
            if match.over:
                break
            seat = match.to_act[0]
            dice = offers_of(match, seat, "take_die")
            tents = offers_of(match, seat, "place_tent")
            if tents:
                match.play(seat, tents[0]["action"])
            elif not dice:
                go_on(match, seat, turn)
            else:
                die = dice[turn % len(dice)]
                match.play(seat, die["action"])
                for facts in plain_tents(match, seat):
                    assert facts["cost_pounds"] == die["facts"]["tent_pounds"]
                    fees += facts["fees"]
    assert fees > 0
