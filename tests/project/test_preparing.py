"""Preparing an environment does what is needed, once."""

import json
import os
from pathlib import Path

import pytest

from scripts import client, compiling, steps, wheel


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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "OUTPUT", tmp_path / "output.txt")
    with pytest.raises(steps.Failed, match=r"asking for the moon: .* Ask for less\."):
        steps.run(["sh", "-c", "echo far; exit 3"], "asking for the moon", "Ask for less.")
    assert "far" in capsys.readouterr().out


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.1", "v26.1.0"])
def test_a_node_that_can_build_the_client_is_taken(version: str) -> None:
    assert client.is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.1", "v21.7.0", "v22.11.0", "v23.1.0", "0"])
def test_a_node_that_cannot_build_the_client_is_left_alone(version: str) -> None:
    assert not client.is_new_enough(version)


def test_the_client_asks_for_the_node_that_its_builder_asks_for() -> None:
    held = json.loads(client.PACKAGES.read_text())["packages"]
    for builder in ("vite", "@sveltejs/vite-plugin-svelte"):
        for least in held[f"node_modules/{builder}"]["engines"]["node"].split("||"):
            assert client.is_new_enough(f"{least.strip(' ^>=')}.0.0")


def test_without_node_a_person_is_told_how_to_get_the_pages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    npm = client.find_npm(tmp_path)
    assert npm is None
    with pytest.raises(steps.Failed, match=r"Node \^20\.19.*make play"):
        client.build(npm, everything=True)


def test_stopping_a_step_ends_all_that_it_has_started(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    step = steps.Step(["sh", "-c", f"sleep 600 > {alive} & wait"], tmp_path / "output.txt")
    with alive.open("rb") as held:
        step.stop()
        assert held.read() == b"", "whoever holds the other end has ended"


def test_a_link_time_optimisation_is_used_only_where_it_links() -> None:
    assert not compiling.can_compile("-flto=such-as-nobody-has")
