"""What one clone has compiled serves others, and only as long as it is what it was."""

from pathlib import Path

import pytest

from scripts import compiling, keeping, wheel
from tests.project.tree import ROOT

KEY = "a hash of everything that these were made from"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "made"
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "rules.so").write_bytes(b"as compiled")
    return folder


def kept_file() -> Path:
    return next(keeping.place().rglob("rules.so"))


def test_what_is_kept_is_taken_as_it_was(made: Path, tmp_path: Path) -> None:
    keeping.keep(made, KEY)
    assert keeping.take(KEY, tmp_path / "into")
    assert (tmp_path / "into/engine/rules.so").read_bytes() == b"as compiled"
    assert [file.name for file in (tmp_path / "into").iterdir()] == ["engine"]


def test_what_was_made_from_other_things_is_not_taken(made: Path, tmp_path: Path) -> None:
    keeping.keep(made, KEY)
    assert not keeping.take(f"other than {KEY}", tmp_path / "into")


def test_what_was_changed_since_is_thrown_away(made: Path, tmp_path: Path) -> None:
    keeping.keep(made, KEY)
    kept_file().write_bytes(b"with another rule")
    assert not keeping.take(KEY, tmp_path / "into")
    assert list(keeping.place().iterdir()) == []


def test_what_lacks_a_file_is_thrown_away(made: Path, tmp_path: Path) -> None:
    keeping.keep(made, KEY)
    kept_file().unlink()
    assert not keeping.take(KEY, tmp_path / "into")


def test_only_the_latest_are_kept(made: Path, tmp_path: Path) -> None:
    for number in range(keeping.MOST + 2):
        keeping.keep(made, f"{number}: {KEY}")
    assert len(list(keeping.place().iterdir())) == keeping.MOST
    assert keeping.take(f"{number}: {KEY}", tmp_path / "into")


def test_where_nothing_can_be_kept_compiling_is_as_ever(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(made / "engine" / "rules.so"))
    keeping.keep(made, KEY)
    assert not keeping.take(KEY, tmp_path / "into")


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "LDFLAGS"])
def test_another_compiler_or_flag_makes_other_modules(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = wheel.key_of_extensions()
    monkeypatch.setenv(name, "such-as-nobody-has")
    assert wheel.key_of_extensions() != before


def test_every_module_that_is_compiled_is_among_what_the_compiler_reads() -> None:
    read = {str(file.relative_to(ROOT)) for file in wheel.read_by_the_compiler()}
    assert set(compiling.modules(ROOT)) <= read
