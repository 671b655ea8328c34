"""Preparing an environment does what is needed, once."""

from pathlib import Path

import pytest

from scripts import steps, wheel


@pytest.fixture
def note(tmp_path: Path) -> Path:
    return tmp_path / "done-something"


def test_a_finished_step_is_not_done_again(note: Path) -> None:
    done: list[str] = []
    steps.once(note, "the same things", lambda: done.append("first"))
    steps.once(note, "the same things", lambda: done.append("second"))
    assert done == ["first"]


def test_a_step_is_done_again_when_its_things_have_changed(note: Path) -> None:
    done: list[str] = []
    steps.once(note, "old things", lambda: done.append("first"))
    steps.once(note, "new things", lambda: done.append("second"))
    assert done == ["first", "second"]


def test_a_step_that_failed_is_tried_again(note: Path) -> None:
    def fail() -> None:
        raise steps.Failed("no")

    done: list[str] = []
    steps.once(note, "things", lambda: None)
    with pytest.raises(steps.Failed):
        steps.once(note, "other things", fail)
    steps.once(note, "things", lambda: done.append("again"))
    assert done == ["again"]


def test_the_hash_of_a_folder_follows_names_and_contents(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a").write_text("one")
    first = steps.digest(folder)
    (folder / "a").write_text("two")
    second = steps.digest(folder)
    (folder / "a").rename(folder / "b")
    third = steps.digest(folder)
    assert len({first, second, third}) == 3


def test_what_python_leaves_behind_does_not_change_the_hash(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "a").write_text("one")
    before = steps.digest(folder)
    (folder / "__pycache__/a.pyc").write_bytes(b"bytecode")
    assert steps.digest(folder) == before


def test_without_a_c_compiler_serai_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-does-not-exist")
    assert not wheel.shall_compile("auto")
    assert "no C compiler" in capsys.readouterr().out


def test_compiling_can_be_insisted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-does-not-exist")
    with pytest.raises(steps.Failed, match="no C compiler"):
        wheel.shall_compile("yes")


def test_a_failed_command_shows_its_output_and_what_to_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(steps.Failed, match=r"asking for the moon: .* Ask for less\."):
        steps.run(["sh", "-c", "echo far; exit 3"], "asking for the moon", "Ask for less.")
    assert "far" in capsys.readouterr().out
