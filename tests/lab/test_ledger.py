"""The ledger: one order, one writer, nothing lost but a torn line, nothing half believed."""

import json
from pathlib import Path

import pytest

from serai.engine.errors import BadFile, BadInput
from serai.lab.ledger import NAME, Ledger
from serai.lab.order import Order, order
from serai.lab.playing import Outcome
from tests.lab.test_tally import ended


def asked(levels: str = "greedy random", seed: int = 1, options: str = "lost") -> Order:
    variant = {"white_stone": options}
    return order("tournament", ["livingstone"], [2], levels.split(), "mixed", [variant], seed)


def match(number: int) -> Outcome:
    return ended(["greedy", "random"], [0], number)


def written(folder: Path, count: int) -> Path:
    with Ledger(folder, asked(), "1") as ledger:
        for number in range(count):
            ledger.write(match(number))
    return folder / NAME


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    written(tmp_path, 3)
    with Ledger(tmp_path, asked(), "1") as ledger:
        assert list(ledger.outcomes.values()) == [match(0), match(1), match(2)]


def test_a_match_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    path = written(tmp_path, 2)
    before = path.read_bytes()
    with Ledger(tmp_path, asked(), "1") as ledger:
        assert not ledger.write(match(1))
    assert path.read_bytes() == before


@pytest.mark.parametrize("kept", [1, 40, -2, -1])
def test_a_torn_last_line_is_cut_away_and_the_rest_is_kept(tmp_path: Path, kept: int) -> None:
    path = written(tmp_path, 3)
    whole = path.read_bytes()
    before_last = whole[: whole.rindex(b"\n", 0, -1) + 1]
    last = whole[len(before_last) :]
    path.write_bytes(before_last + last[:kept])
    with Ledger(tmp_path, asked(), "1") as ledger:
        assert list(ledger.outcomes) == [(0, 0), (0, 1)]
        assert ledger.cut
        ledger.write(match(2))
    assert path.read_bytes() == whole


def test_a_torn_heading_begins_anew(tmp_path: Path) -> None:
    path = written(tmp_path, 0)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert written(tmp_path, 0).read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (asked(levels="random greedy"), "was begun with other levels; it takes more matches"),
        (asked(seed=2), "begun with another seed"),
        (asked(options="sold"), "begun with other options"),
    ],
)
def test_another_plan_in_the_same_folder_is_refused_and_changes_nothing(
    tmp_path: Path, other: Order, named: str
) -> None:
    path = written(tmp_path, 2)
    torn = path.read_bytes() + b'{"line"'
    path.write_bytes(torn)
    with pytest.raises(BadInput, match=named):
        Ledger(tmp_path, other, "1")
    assert path.read_bytes() == torn


def test_changed_levels_of_a_game_are_noticed(tmp_path: Path) -> None:
    path = written(tmp_path, 1)
    first, _, rest = path.read_text().partition("\n")
    heading = json.loads(first)
    heading["order"]["made_of"]["livingstone"] = "0" * 16
    path.write_text(json.dumps(heading) + "\n" + rest)
    with pytest.raises(BadInput, match="begun with other rules, components or levels of a game"):
        Ledger(tmp_path, asked(), "1")


def test_a_damaged_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
    with pytest.raises(BadFile, match=r"line 3 of .* is damaged"):
        Ledger(tmp_path, asked(), "1")


def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("my shopping list")
    with pytest.raises(BadFile, match="is not the ledger of a study"):
        Ledger(tmp_path, asked(), "1")
    assert (tmp_path / NAME).read_text() == "my shopping list"


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    with Ledger(tmp_path, asked(), "1"), pytest.raises(BadInput, match="another process"):
        Ledger(tmp_path, asked(), "1")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot write in"):
        Ledger(tmp_path / "file", asked(), "1")
