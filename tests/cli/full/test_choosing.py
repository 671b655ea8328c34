"""Choices in steps, keys that stay, words that filter, numbers and places that are set."""

import pytest

import serai
from serai.cli.choices import Choice, choices_from, choices_of
from serai.cli.full import choosing
from serai.cli.full.choosing import Keys
from serai.cli.full.setting import Amounts, Pointing
from serai.cli.full.setup import Setup
from serai.drawn import Sheet
from serai.engine.match import Match
from serai.words import Words

SHEET = Sheet(1, 4, 20, 40, 0.0, 211.0, 5.275, 10.55, 210)


def offered(game: str, seats: int = 3, seed: int = 3) -> tuple[list[Choice], Words]:
    """What the first seat to act is offered at the beginning."""
    match = Match.new(game, seats, seed)
    words = Words(match.game, ["Ann", "Ben", "Cleo"][:seats])
    return choices_of(match, match.to_act[0], words), words


def test_many_choices_come_in_two_steps_which_camel_then_where() -> None:
    choices, words = offered("timbuktu")
    assert len(choices) > choosing.MOST_AT_ONCE
    first = choosing.listed(choices, words)
    assert [entry.label for entry in first[:2]] == ["Camel Farah", "Camel Ghazi"]
    assert all(entry.is_branch for entry in first)
    inside = choosing.listed(first[1].choices, words)
    assert inside[0].label == "Ghazi to the palm pen"
    assert not inside[0].is_branch


def test_no_choice_is_lost_on_the_way() -> None:
    for game in ("livingstone", "goldland", "timbuktu", "treasure-island"):
        choices, words = offered(game)
        listed = [c for entry in choosing.listed(choices, words) for c in entry.choices]
        assert sorted(c.number for c in listed) == [c.number for c in choices]


def test_a_choice_keeps_its_key_whatever_else_is_on_the_list() -> None:
    choices, words = offered("livingstone", seed=4)
    keys = Keys()
    before = choosing.listed(choices, words)
    keys.give(before)
    taken = {entry.ident(): entry.key for entry in before}
    assert len(set(taken.values())) == len(before)
    for left_out in range(len(choices)):
        fewer = choosing.listed([*choices[:left_out], *choices[left_out + 1 :]], words)
        keys.give(fewer)
        assert {entry.ident(): entry.key for entry in fewer}.items() <= taken.items()


def test_a_die_has_its_pips_for_a_key_and_a_camel_its_letter() -> None:
    for game, sign in (("livingstone", "Take the "), ("timbuktu", "Camel ")):
        choices, words = offered(game)
        entries = choosing.listed(choices, words)
        Keys().give(entries)
        for entry in entries:
            if entry.label.startswith(sign):
                assert entry.key == entry.label.removeprefix(sign)[0].lower()


def test_words_find_choices_among_all_of_them() -> None:
    choices, _ = offered("timbuktu")
    assert [e.label for e in choosing.found(choices, "moon ghazi")] == ["Ghazi to the moon pen"]
    assert choosing.found(choices, "zebra") == []


def a_gift(least: int, most: int) -> Choice:
    offer = {
        "action": {"action": "donate", "pounds": least},
        "group": "donate",
        "upto": {"pounds": [least, most]},
    }
    return choices_from([offer], Words(serai.game("livingstone")))[0]


def test_an_amount_is_set_by_arrows_and_digits_and_never_leaves_its_range() -> None:
    amounts = Amounts(a_gift(1, 25), Words(serai.game("livingstone")))
    assert amounts.key("left")
    assert amounts.amount == 1
    for key in ("1", "7"):
        amounts.key(key)
    assert amounts.amount == 17
    amounts.key("9")
    assert amounts.amount == 9
    amounts.key("end")
    amounts.key("up")
    assert amounts.amount == 25
    assert not amounts.key("x")
    amounts.confirm()
    assert amounts.is_done
    assert amounts.set == {"pounds": 25}


def test_an_amount_with_one_answer_is_not_asked() -> None:
    amounts = Amounts(a_gift(1, 1), Words(serai.game("livingstone")))
    assert amounts.is_done
    assert amounts.set == {"pounds": 1}


def a_place() -> Choice:
    offer = {
        "action": {"action": "point", "y": 5, "x": 54},
        "group": "map",
        "upto": {"x": [0, 210], "y": [0, 210]},
        "facts": {"runs": [[5, 54, 20], [40, 30, 5, 60, 2]]},
    }
    return choices_from([offer], Words(serai.game("treasure-island")))[0]


def test_a_place_is_pointed_at_letter_by_letter_finely_or_by_its_numbers() -> None:
    pointing = Pointing(a_place(), (54, 5))
    assert pointing.is_possible()
    pointing.key("right", SHEET)
    assert pointing.at == (59, 5)
    pointing.key("shift+left", SHEET)
    assert pointing.at == (58, 5)
    for key in ("3", "2", "space", "4", "0"):
        pointing.key(key, SHEET)
    assert pointing.at == (32, 40)
    assert pointing.is_possible()
    pointing.key("up", SHEET)
    assert not pointing.is_possible()
    for _ in range(99):
        pointing.key("down", SHEET)
    assert pointing.at[1] == 0


@pytest.mark.parametrize("letter", [(1, 4), (20, 43), (10, 20)])
def test_every_letter_of_a_map_stands_for_a_place_on_it(letter: tuple[int, int]) -> None:
    place = SHEET.place(*letter)
    assert place is not None
    assert all(0 <= number <= 210 for number in place)
    assert SHEET.place(0, 10) is None
    assert SHEET.place(5, 3) is None


def test_a_preset_brings_its_options_along_and_seats_say_who_sits_there() -> None:
    game = serai.game("livingstone")
    setup = Setup(game, Words(game))
    assert setup.sitting() == "you,bot:guide,bot:guide"
    preset, changes = next((n, c) for n, c in game.options.presets.items() if c)
    while setup.preset.value != preset:
        setup.turn(setup.preset, 1)
    chosen = setup.chosen_options()
    assert all(chosen[name] == value for name, value in changes.items())
    setup.turn(setup.seats, -1)
    setup.turn(setup.chairs[1], -1)
    assert setup.sitting() == "you,bot:traveller"
