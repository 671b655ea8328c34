"""Chance: documented, unbiased, replayable."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine.chance import (
    Chance,
    RecordedChance,
    ScriptedChance,
    chance_of,
    study_key,
)
from serai.engine.errors import BadFile

KEY = bytes(range(32))


def documented_word(key: bytes, number: int) -> int:
    """Word `number` exactly as the module's opening describes it."""
    block = hashlib.sha256(key + (number // 8).to_bytes(8, "big")).digest()
    at = 4 * (number % 8)
    return int.from_bytes(block[at : at + 4], "big")


def test_draws_follow_the_documented_words() -> None:
    chance = Chance(KEY)
    for number in range(50):
        assert chance.below(1 << 32) == documented_word(KEY, number)


@given(st.integers(2, 1 << 32))
def test_a_draw_is_the_first_fitting_word_modulo_the_number(n: int) -> None:
    limit = (1 << 32) - (1 << 32) % n
    word = next(
        word for word in (documented_word(KEY, number) for number in range(99)) if word < limit
    )
    assert Chance(KEY).below(n) == word % n


def test_a_draw_among_more_than_a_word_takes_several_words() -> None:
    wide = documented_word(KEY, 0) << 32 | documented_word(KEY, 1)
    assert Chance(KEY).below(1 << 64) == wide


@given(st.integers(2, 1 << 200), st.integers(0, 1 << 30))
def test_a_draw_is_below_its_number(n: int, seed: int) -> None:
    assert 0 <= chance_of(seed).below(n) < n


def test_a_single_possibility_uses_no_word() -> None:
    chance = Chance(KEY)
    assert chance.below(1) == 0
    assert chance.word == 0


def test_chance_goes_on_from_any_word() -> None:
    whole = Chance(KEY)
    drawn = [whole.below(6) for _ in range(30)]
    for words in range(30):
        later = Chance(KEY, words)
        assert [later.below(6) for _ in range(30 - words)] == drawn[words:]


def test_a_die_is_fair() -> None:
    chance = chance_of(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25


def test_picking_follows_the_weights_and_never_takes_what_is_not_there() -> None:
    chance = chance_of(2)
    counts = [0] * 4
    for _ in range(10_000):
        counts[chance.pick([3, 0, 1, 0])] += 1
    assert counts[1] == counts[3] == 0
    assert 7_300 < counts[0] < 7_700


def test_recorded_draws_play_back() -> None:
    recorded = RecordedChance(KEY)
    drawn = [recorded.below(n) for n in (6, 1, 27, 6, 5)]
    script = ScriptedChance(recorded.drawn)
    assert [script.below(n) for n in (6, 1, 27, 6, 5)] == drawn


def test_a_script_that_ends_or_does_not_fit_is_refused() -> None:
    with pytest.raises(BadFile, match="missing"):
        ScriptedChance([]).below(6)
    with pytest.raises(BadFile, match="below 6"):
        ScriptedChance([6]).below(6)


def test_seeds_make_different_keys() -> None:
    assert len({study_key(seed) for seed in range(-50, 50)}) == 100
