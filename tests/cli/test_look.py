"""How it looks: 80 columns are enough, and nothing needs colour or fine letters."""

import re
from pathlib import Path

import pytest
from rich.table import Table
from rich.text import Text

from serai.cli.rulebooks import pieces, prose
from tests.cli.process import CODES, at_pipes, at_terminal, serai


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("livingstone", 2),
        ("livingstone", 5),
        ("goldland", 4),
        ("timbuktu", 5),
        ("treasure-island", 5),
    ],
)
def test_no_line_is_longer_than_80_columns(game: str, seats: int) -> None:
    bots = ",".join(["bot:greedy"] * seats)
    watched = serai("watch", game, "--seats", bots, "--pace", "0", "--seed", "6")
    assert (watched.returncode, watched.stderr) == (0, "")
    assert [line for line in watched.stdout.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize(
    "arguments",
    [[], ["games"], ["games", "livingstone"], ["rules", "livingstone"], ["play", "--help"]],
)
def test_pages_fit_80_columns_and_are_plain_in_a_pipe(arguments: list[str]) -> None:
    page = serai(*arguments)
    assert page.returncode == 0
    assert page.stderr == ""
    assert [line for line in page.stdout.splitlines() if len(line) > 80] == []
    assert "\x1b" not in page.stdout


def test_a_terminal_shows_colours(tmp_path: Path) -> None:
    with at_terminal("play", "livingstone", "--seed", "1", folder=tmp_path) as terminal:
        terminal.prompt()
        assert re.search(r"\x1b\[[0-9;]*m", terminal.shown)


def test_no_color_takes_every_colour_away(tmp_path: Path) -> None:
    table = ["play", "livingstone", "--seed", "1"]
    with at_terminal(*table, folder=tmp_path, NO_COLOR="1") as terminal:
        text = terminal.prompt()
        assert not re.search(r"\x1b\[[0-9;]*m", terminal.shown)
        assert "A ● You" in text
    with at_terminal(*table, folder=tmp_path) as coloured:
        assert coloured.prompt() == text


def test_a_screen_of_a_person_fits_80_columns(tmp_path: Path) -> None:
    table = ["play", "livingstone", "--seats", "you,bot", "--seed", "6"]
    with at_pipes(*table, folder=tmp_path) as terminal:
        for typed in ("1", "?", "l", "r boat", "h"):
            text = terminal.prompt()
            assert [line for line in text.splitlines() if len(line) > 80] == []
            assert "\nquit" not in text, "the keys stand on one line"
            terminal.type(typed)


def test_a_plain_encoding_gets_plain_letters(tmp_path: Path) -> None:
    watched = ["watch", "livingstone", "--pace", "0", "--seed", "6"]
    told = serai(*watched, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert told.returncode == 0
    assert told.stdout.isascii()
    assert "/Ao\\" in told.stdout


def test_tents_stand_where_their_seats_put_them() -> None:
    watched = serai("watch", "livingstone", "--seats", "bot,bot", "--pace", "0", "--seed", "6")
    first = CODES.sub("", watched.stdout).split("LivingStone · ")[1]
    placed = re.search(r"(Heron|Ibis) took the (\d), set up a tent in row (\d)", first)
    assert placed
    mark = {"Heron": "A●", "Ibis": "B◆"}[placed.group(1)]
    row = next(line for line in first.splitlines() if line.startswith(f"  {placed.group(3)} ♛"))
    assert mark in row


def test_the_greeting_tells_what_can_be_done() -> None:
    greeted = serai()
    for command in ("play", "watch", "games", "rules", "replay", "verify"):
        assert f"serai {command}" in greeted.stdout


def test_the_version_tells_how_serai_runs() -> None:
    told = serai("--version").stdout
    assert re.fullmatch(
        r"serai \d+\.\d+\.\d+\S*, (compiled|interpreted), Python \d+\.\d+\.\d+\S*\n", told
    )


def test_rules_are_found_by_number_and_by_words() -> None:
    assert "If the white stone is among" in serai("rules", "LS-5.3").stdout
    assert "If the white stone is among" in serai("rules", "livingstone", "ls-5.3").stdout
    found = serai("rules", "livingstone", "steam", "boat").stdout
    assert "LS-" not in found
    found = serai("rules", "livingstone", "white", "stone").stdout
    assert "LS-5.3 The white stone" in found
    assert "LS-8.1" not in found


def test_a_paragraph_is_set_anew_wherever_its_lines_end_in_the_book() -> None:
    written = "Option `ties`:\n`nobody` wins,\n- or one\n- or\nboth.\n\nThe end."
    assert prose(written).plain == "Option ties: nobody wins,\n• or one\n• or both.\n\nThe end."


def test_what_is_printed_of_a_book_holds_no_marks_of_its_writing() -> None:
    for game in ("livingstone", "goldland", "timbuktu"):
        assert not re.search(r"\*\*|`|<!--|^>|^\|", serai("rules", game).stdout, re.MULTILINE)


def test_stars_and_backticks_become_letters_of_another_kind() -> None:
    set_anew = prose("you **move** along a *road* by `ties`")
    assert set_anew.plain == "you move along a road by ties"
    assert [str(span.style) for span in set_anew.spans] == ["bold", "italic", "bold"]


def test_a_table_of_the_book_is_set_in_columns() -> None:
    text, table = pieces("It costs:\n\n| adventure | needs |\n|---|---|\n| puma | **1** gun |")
    assert isinstance(text, Text)
    assert isinstance(table, Table)
    assert [str(column.header) for column in table.columns] == ["adventure", "needs"]
    assert [str(cell) for column in table.columns for cell in column.cells] == ["puma", "1 gun"]


def test_a_book_opens_with_what_is_sourced_and_marks_its_clauses() -> None:
    book = serai("rules", "livingstone").stdout
    opening = "What is sourced and what is ours."
    assert book.index(opening) < book.index("Two to five explorers") < book.index("LS-1.1")
    assert "LS-4.5 Expedition cost  [our figures]\n" in book
    assert "LS-9.2 Row majorities  [inferred figures]\n" in book
    assert "LS-4.6 Fee to other owners\n" in book


def test_what_is_sourced_can_be_asked_for_alone_and_every_setup_says_where() -> None:
    told = serai("rules", "livingstone", "sources").stdout
    assert told.startswith("What is sourced and what is ours.")
    assert "LS-1.1" not in told
    for page in (serai("games", "livingstone"), serai("play", "livingstone", typed="q\n")):
        assert "serai rules livingstone sources" in page.stdout


@pytest.mark.parametrize("wish", ["Treasure Island", "treasure_island", "TREASURE-ISLAND", "treas"])
def test_a_game_is_found_by_its_title_and_by_its_beginning(wish: str) -> None:
    assert serai("games", wish).stdout == serai("games", "treasure-island").stdout
