"""What everyone is told lets a referee recompute every coin, stone, card, tent and point."""

from typing import Any, ClassVar

import pytest

import serai
from serai.bots.bot import Bot
from serai.engine.chance import chance_of
from serai.engine.match import Match
from serai.games.livingstone.components import CARDS, COLUMNS, GEMS, ROWS, STONES
from serai.games.livingstone.game import GAME
from serai.games.livingstone.position import LivingStone
from tests.livingstone.referee import Referee

SEATS = [2, 3, 4, 5]
TABLES = {"random": ["random"], "greedy": ["greedy"], "mixed": ["greedy", "random", "random"]}
OPTION_SETS: list[dict[str, str]] = [
    {"preset": "manual"},
    {"preset": "publisher"},
    *(
        {
            option.name: option.values[chance_of(number * 31 + seed).below(len(option.values))]
            for number, option in enumerate(GAME.options.options)
        }
        for seed in range(4)
    ),
]


class Camper(Bot):
    """Sets up tents whenever it can, so that supplies run out; else takes coins."""

    WISHES: ClassVar = ["lift_tent", "place_tent", "take_coins", "take_die"]

    def choose(self, observation: object) -> int:
        legal = self.expect(observation).legal()
        for wish in self.WISHES:
            family = self.game.space.by_name[wish]
            for action in legal:
                if family.base <= action < family.base + family.count:
                    return action
        return self.game.space.base("end_turn")


def seated(player: str, seed: int) -> Bot:
    return Camper(GAME, seed) if player == "camper" else serai.bot("livingstone", player, seed)


def played(seats: int, players: list[str], options: dict[str, str], seed: int) -> Match:
    match = Match.new("livingstone", seats=seats, seed=seed, options=options)
    bots = [seated(players[seat % len(players)], seed * seats + seat) for seat in range(seats)]
    chance = chance_of(seed)
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, bots[seat].choose(match.observation(seat)))
        if match.can_undo(seat) and chance.below(9) == 0:
            match.undo(seat)
    return match


def that_still_stand(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events without those that were taken back."""
    struck = {number for event in events for number in event.get("struck", [])}
    return [
        event
        for number, event in enumerate(events)
        if number not in struck and event["event"] != "undone"
    ]


def refereed(match: Match, events: list[dict[str, object]] | None = None) -> Referee:
    """A referee who has heard a match, or what somebody else tells of it."""
    referee = Referee(match.seats, match.options)
    for event in that_still_stand(match.events(None) if events is None else events):
        referee.hear(event)
    return referee


def assert_books_agree(match: Match) -> None:
    """The referee has everything that lies on the table at the end, and the same result."""
    position, result = match.position, match.result
    assert isinstance(position, LivingStone)
    assert result is not None
    referee = refereed(match)
    assert referee.winners == result["winners"]
    assert [points.total() for points in referee.points] == result["points"]
    seats = range(position.seats)
    assert referee.wealth == position.wealth
    assert referee.chests == position.chest
    assert referee.gifts == position.donations
    assert referee.supply == position.supply
    assert [referee.bag[stone] for stone in STONES] == position.bag
    assert [referee.aside[stone] for stone in STONES] == position.aside
    assert [referee.gems[seat][gem] for seat in seats for gem in GEMS] == position.gems
    assert referee.cards == position.held
    assert [referee.hands[seat][card] for seat in seats for card in CARDS] == position.hands
    assert [referee.discards[card] for card in CARDS] == position.discards
    assert referee.pile == sum(position.pile)
    view: Any = match.view(None)
    assert [
        {
            "column": column,
            "row": row,
            "tents": [referee.tents[seat][column, row] for seat in seats],
            "added": [referee.added[seat][column, row] for seat in seats],
        }
        for column in range(1, COLUMNS + 1)
        for row in range(1, ROWS + 1)
        if any(referee.tents[seat][column, row] for seat in seats)
    ] == view["sites"]
    assert referee.round == position.round


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: options.get("preset", "mix"))
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_referee_arrives_at_the_final_position(
    seats: int, table: str, options: dict[str, str]
) -> None:
    for seed in range(3):
        assert_books_agree(played(seats, TABLES[table], options, seed))


@pytest.mark.parametrize("preset", ["manual", "publisher"])
def test_a_referee_follows_moved_tents_too(preset: str) -> None:
    moves = 0
    for seed in range(12):
        match = played(2, ["camper"], {"preset": preset, "column_costs": "flat"}, seed)
        moves += sum(event["event"] == "tent_moved" for event in match.events(None))
        assert_books_agree(match)
    assert moves > 0


@pytest.mark.parametrize("seats", SEATS)
def test_no_amount_of_a_donation_is_told_before_the_chests_are_opened(seats: int) -> None:
    match = played(seats, ["greedy"], {}, 1)
    gifts = [event for event in match.events(None) if event["event"] == "donated"]
    assert gifts
    assert all(set(event) == {"event", "seat"} for event in gifts)


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("coins_taken", "pounds"),
        ("tent_placed", "cost"),
        ("gems_sold", "pounds"),
        ("chest_opened", "coins_left"),
        ("final_points", "total"),
        ("column_scored", "column"),
    ],
)
def test_the_referee_notices_a_wrong_figure(name: str, field: str) -> None:
    match = played(4, ["greedy"], {}, 2)
    events = match.events(None)
    wrong = next(event for event in that_still_stand(events) if event["event"] == name)
    figure = wrong[field]
    assert isinstance(figure, int)
    wrong[field] = figure + 1
    with pytest.raises(AssertionError):
        refereed(match, events)
