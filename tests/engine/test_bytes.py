"""Ints and lists as bytes: exact, and refused when cut or changed in form."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.engine.chance import chance_of
from serai.engine.coding import Reader, put_int, put_list
from serai.engine.errors import BadFile, BadInput, SeraiError
from serai.engine.knowledge import UNKNOWN


@given(st.integers() | st.integers(-(1 << 3000), 1 << 3000) | st.just(UNKNOWN))
def test_whole_numbers_of_any_size_come_back(value: int) -> None:
    out: list[int] = []
    put_int(out, value)
    reader = Reader(bytes(out))
    assert reader.get_int() == value
    reader.end()


@given(st.lists(st.integers()) | st.lists(st.integers(0, 255)))
def test_lists_come_back(values: list[int]) -> None:
    out: list[int] = []
    put_list(out, values)
    reader = Reader(bytes(out))
    assert reader.get_list() == values
    reader.end()


def test_small_numbers_take_a_byte_each() -> None:
    out: list[int] = []
    put_list(out, list(range(200)))
    assert len(out) < 205


@pytest.mark.parametrize("data", [None, "text", 7, [1], bytearray(b"1")])
def test_only_bytes_are_read(data: object) -> None:
    with pytest.raises(BadInput, match="a position is read from bytes, not from"):
        Reader(data)


def test_bytes_that_go_on_are_refused() -> None:
    reader = Reader(b"\x01\x02")
    reader.get_int()
    with pytest.raises(BadFile, match="go on"):
        reader.end()


@given(st.binary(max_size=300))
def test_any_bytes_are_a_position_or_a_clear_refusal(data: bytes) -> None:
    with contextlib.suppress(SeraiError):
        serai.game("livingstone").from_bytes(data)


def test_the_bytes_of_one_game_are_no_position_of_another() -> None:
    position = serai.game("livingstone").start(4, None, chance_of(1))
    with pytest.raises(SeraiError):
        serai.game("timbuktu").from_bytes(position.to_bytes())
