"""Timbuktu on a terminal and in words."""

import io
from typing import Any

import pytest
from rich.console import Console

import serai
from serai import languages
from serai.cli.screen import THEME
from serai.engine.match import Match
from serai.games.timbuktu import terminal
from serai.games.timbuktu.components import LETTERS as CAMELS
from serai.games.timbuktu.components import PENS
from serai.words import Words
from tests.timbuktu.table import Table, placed

NAMES = ["You", "Heron", "Ibis", "Kite", "Crane"]


def words(players: int) -> Words:
    return Words(serai.game("timbuktu"), NAMES[:players])


def drawn(table: Table, seat: int | None = 0) -> str:
    """The board as text, 80 columns wide and without colour."""
    out = io.StringIO()
    console = Console(file=out, width=80, theme=THEME, highlight=False, color_system=None)
    players = table.position.seats
    console.print(terminal.board(table.view(seat), words(players), 80))
    return out.getvalue()


def line_with(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def test_pens_show_camels_with_their_loads_and_the_arrows_between() -> None:
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", gold=2, salt=1)
    table.do(0, "move", pen="lamp", toll="none")
    lines = drawn(table).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("lamp"))
    assert "→palm" in lines[at]
    assert "A●F" in lines[at].partition("→")[2]
    assert "ggs" in lines[at + 1].partition("→")[2]


def test_swap_fields_are_marked_while_they_are_free() -> None:
    assert "2⇄" in line_with(drawn(placed(4)), "palm")
    assert "4⇄" in line_with(drawn(placed(4)), "scimitar")


def test_values_piles_card_lists_and_notebook_are_shown() -> None:
    table = placed(5)
    table.position.stolen = [6, 0, 0, 0, 0]
    text = drawn(table)
    assert "a piece is worth" in text
    assert "palm 1 2: gold, coffee" in text
    assert text.count("not seen") == 4
    assert "(1+2)  2+3  3+4  4+5  1+5" in text
    assert "(gold+coffee)" in text
    assert "2/4" in text
    assert "576 spreads possible" in text


def test_the_public_is_shown_no_pile() -> None:
    text = drawn(placed(3), None)
    assert text.count("not seen") == 5
    assert "If it moved now" not in text


def test_a_pile_between_two_players_is_shown_there() -> None:
    assert "D–A" in drawn(placed(4, 0))
    text = drawn(placed(3, 1))
    assert "B–C" in text
    assert "A–B" in text


def test_while_loading_the_own_loads_and_what_is_left_are_shown() -> None:
    table = Table(5, loading="free").do(0, "load", goods="gold gold coffee pepper")
    text = drawn(table)
    assert "Left to load: 2 gold, 3 coffee, 3 pepper, 4 salt, 4 water · F ggcp" in text
    assert "ggcp" not in drawn(table, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("loading", ["printed", "free"])
def test_no_board_is_wider_than_80_columns_and_none_shows_a_hole(
    players: int, loading: str
) -> None:
    table = Table(players, loading=loading)
    step = 0
    while table.position.to_act():
        if step % 37 == 0:
            for seat in (0, players - 1, None):
                text = drawn(table, seat)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert "1099511627776" not in text
        table.random_step()
        step += 1
    assert "Last theft" in drawn(table)


@pytest.mark.parametrize("players", [3, 5])
def test_every_action_event_and_fact_has_words(players: int) -> None:
    """No sentence falls back on the plain names of fields."""
    match: Any = Match.new("timbuktu", seats=players, seed=4, options={"loading": "free"})
    said = words(players)
    chance_bots = [serai.bot("timbuktu", "random", seat) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        for offer in match.offers(seat):
            family = offer["action"]["action"]
            assert said.has(f"action-{family}")
            assert said.has(f"group-{offer['group']}")
            assert all(said.has(f"fact-{fact}") for fact in offer.get("facts", {}))
        match.play(seat, chance_bots[seat].choose(match.observation(seat)))
    for watcher in (None, *range(players)):
        for event in match.events(watcher):
            assert said.has(f"event-{event['event']}")
            assert "{" not in said.event(event)
    assert match.result is not None
    assert said.has(f"reason-{match.result['reason']}")


def test_every_option_and_value_has_words() -> None:
    said = words(4)
    for option in serai.game("timbuktu").options.options:
        assert said.has(f"option-{option.name}")
        assert all(said.has(f"option-{option.name}-{value}") for value in option.values)


def test_sentences_name_what_happened() -> None:
    said = words(3)
    table = placed(3).all_lay("AAA").stand(0, "A", "lamp").load(0, "A", gold=2, salt=1)
    assert said.event(table.told("turned_up")[0]) == "You turned up camel Farah."
    table.do(0, "move", pen="star", toll="gold")
    assert said.event(table.told("moved")[0]) == "You led camel Farah to star 1 and paid gold."
    action = {"action": "move", "pen": "star", "toll": "salt"}
    assert said.action(action) == "Go to star and pay salt"
    assert said.action({**action, "toll": "none"}) == "Go to star"
    assert all(said.word(pen) == pen for pen in PENS)


def test_the_title_names_the_holders_of_the_counters() -> None:
    table = placed(4, 2)
    table.position.leader = 0
    assert "stage counter Ibis, round counter you" in drawn(table)


@pytest.mark.parametrize("language", languages.known())
def test_every_camel_has_a_name_whose_letter_is_neither_a_seats_nor_anothers(
    language: str,
) -> None:
    said = Words(serai.game("timbuktu"), NAMES, language)
    letters = [terminal.initial(camel, said) for camel in CAMELS]
    assert len(set(letters)) == len(CAMELS)
    assert not {*letters} & {said.letter(seat) for seat in range(5)}
