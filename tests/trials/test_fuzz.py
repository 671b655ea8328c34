"""The fuzzing, cut short; and that each part of it would notice what it looks for."""

import asyncio
from pathlib import Path

import pytest

from serai.engine.chance import QuickChance
from serai.engine.match import Match
from serai.server.wire import Wire
from trials import frames, match_files
from trials.fuzz import fuzz_files, fuzz_frames, fuzz_interface


def test_our_frame_reader_says_what_the_librarys_says() -> None:
    found = fuzz_frames(10_000, seed=3)
    assert found["failures"] == []
    assert found["heard"] > 3_000
    assert found["ended"] > 300


def test_a_size_that_comes_in_pieces_is_waited_for() -> None:
    """It was judged by its first bytes, and what came after them was read as further frames."""
    huge = bytes([0x81, 0xFF]) + bytes([0xFF] * 8)
    text = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"
    ours = asyncio.run(frames.OurReader().read([huge[:7], huge[7:], text]))
    assert ours == frames.by_library(huge + text)


def test_a_reader_that_loses_an_empty_text_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Wire._read

    def careless(wire: Wire, data: bytes, on_text: frames.OnText) -> None:
        sound(wire, data, lambda text: on_text(text) if text else None)

    monkeypatch.setattr(Wire, "_read", careless)
    assert fuzz_frames(2_000, seed=3)["failures"]


def test_a_fuzzer_that_goes_on_from_a_table_it_has_made_finds_no_failure() -> None:
    found = fuzz_interface(4)
    assert found["failures"] == []
    assert found["requests"] > 20


def test_a_changed_match_file_is_refused_or_what_we_would_have_written() -> None:
    found = fuzz_files(600, seed=3)
    assert found["failures"] == []
    assert found["cut short: sound"] > 10
    assert found["values: refused"] > 30


def test_a_file_that_says_otherwise_than_its_match_is_noticed(tmp_path: Path) -> None:
    match = Match.new("livingstone", seats=2, seed=3)
    match.save(tmp_path / "one.serai")
    sound = (tmp_path / "one.serai").read_bytes()
    assert match_files.examine(sound, tmp_path / "two.serai") == "sound"
    more = match_files.resealed(sound.replace(b'"seats":2', b'"seats":2.0', 1))
    assert match_files.told(more) != match_files.told(sound)
    assert match_files.examine(more, tmp_path / "two.serai") == "refused"


def test_every_forgery_differs_from_the_file_it_was_made_from_or_is_sound(tmp_path: Path) -> None:
    files = match_files.some_files()
    forger = match_files.Forger(files, QuickChance(9))
    untouched = [file for _, file in (forger.forged() for _ in range(300)) if file in files]
    assert len(untouched) < 60
    for file in untouched:
        assert match_files.examine(file, tmp_path / "m.serai") == "sound"
