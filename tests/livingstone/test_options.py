"""Options and presets: their names, what they stand for, and that the book tells of them."""

import re

import pytest

from serai.engine.errors import BadInput
from serai.games.livingstone.game import GAME
from serai.games.livingstone.options import OPTIONS

MANUAL = {
    "white_stone": "lost",
    "declining": "free",
    "guide_fee": "due",
    "collapse_order": "shuffle_first",
    "collapse_returns": "gems",
    "camp_site": "left_of_boat",
    "camp_pays": "never",
    "royal_favor": "above_last",
    "last_tie_break": "tents",
    "column_costs": "usual",
    "two_player_check": "four_dice",
    "market_at_end": "before_gems",
    "all_tied": "nobody_wins",
    "reverse_first_column": "illegal",
    "rising": "highest",
    "both_cards_fee": "as_guide",
    "coins": "hidden",
    "deck": "usual",
}
PUBLISHER = MANUAL | {
    "white_stone": "sold",
    "declining": "first_compulsory",
    "guide_fee": "waived",
    "collapse_order": "replace_first",
    "camp_site": "scored",
    "camp_pays": "always",
    "royal_favor": "ascending",
    "last_tie_break": "shared",
}


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        (None, MANUAL),
        ({}, MANUAL),
        ({"preset": "manual"}, MANUAL),
        ({"preset": "publisher"}, PUBLISHER),
        ({"preset": "publisher", "white_stone": "lost"}, PUBLISHER | {"white_stone": "lost"}),
        ({"all_tied": "all_safe"}, MANUAL | {"all_tied": "all_safe"}),
    ],
)
def test_presets_settle_every_option_and_single_options_change_them(
    wanted: dict[str, object] | None, meant: dict[str, str]
) -> None:
    assert OPTIONS.named(OPTIONS.resolve(wanted)) == meant


@pytest.mark.parametrize("name", MANUAL)
def test_the_clause_of_an_option_names_it_and_all_its_values(name: str) -> None:
    option = OPTIONS.options[OPTIONS.index[name]]
    text = GAME.rulebook().clause(option.clause).text
    assert f"ption `{name}`" in text
    for value in option.values:
        assert f"`{value}`" in text


@pytest.mark.parametrize("preset", [MANUAL, PUBLISHER], ids=["manual", "publisher"])
def test_the_book_says_which_value_a_preset_takes(preset: dict[str, str]) -> None:
    word = "manual" if preset is MANUAL else "publisher"
    for option in OPTIONS.options:
        text = GAME.rulebook().clause(option.clause).text
        value = preset[option.name]
        assert re.search(rf"`{value}` \((default, )?({word} preset|both presets)\)", text)


@pytest.mark.parametrize(
    "wanted",
    [
        {"preset": "house"},
        {"preset": 3},
        {"white_stones": "lost"},
        {"white_stone": "kept"},
        {"white_stone": 1},
    ],
)
def test_unknown_presets_options_and_values_are_refused(wanted: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        OPTIONS.resolve(wanted)
