"""Whatever cannot be meant gets one sentence on what is wrong, exit code 2, and changes nothing."""

import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.process import COMMAND, at_terminal, serai

PLAY = ["play", "livingstone"]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["plya"], "There is no command “plya”; there are: play, watch"),
        (["--zebra"], "There is no “--zebra” here"),
        (["play", "chess"], "There is no game 'chess'; there are: livingstone"),
        ([*PLAY, "more"], "“more” is more than this command takes"),
        ([*PLAY, "--seats", "you"], "LivingStone is for 2 to 5 seats, not 1"),
        ([*PLAY, "--seats", "you,bot,bot,bot,bot,bot"], "is for 2 to 5 seats, not 6"),
        ([*PLAY, "--seats", "you,cat"], "A seat is you, you:NAME, bot or bot:LEVEL"),
        ([*PLAY, "--seats", ","], "A seat is you, you:NAME, bot or bot:LEVEL"),
        ([*PLAY, "--seats", "you,bot:genius"], "There is no level 'genius'; there are: 1 random"),
        ([*PLAY, "--seats", "you:Ann,you:Ann"], "Two seats are called Ann"),
        ([*PLAY, "--seats", "you:\x1b[2J,bot"], "a name has 1 to 10 letters"),
        ([*PLAY, "--preset", "house"], "There is no preset 'house'; there are: manual, publisher"),
        ([*PLAY, "--option", "rivers=2"], "There is no option 'rivers'; there are: white_stone"),
        ([*PLAY, "--option", "declining=maybe"], "Declining can be free, first_compulsory"),
        ([*PLAY, "--option", "declining"], "An option is given as name=value"),
        ([*PLAY, "--seed", "lucky"], "“lucky” does not fit --seed"),
        ([*PLAY, "--seed"], "serai play needs SEED"),
        ([*PLAY, "--save", "no/such/folder/match"], "Cannot write no/such/folder/match"),
        (["play", "--load", "nowhere"], "There is no file nowhere."),
        (["verify"], "serai verify needs FILE"),
        (["verify", "."], "There is no file ."),
        (["verify", "nowhere", "--commitment", "12"], "A commitment is 64 digits"),
        (["replay", "nowhere"], "There is no file nowhere."),
        (["watch", "livingstone", "--seats", "you,bot"], "Only bots can be watched"),
        (["watch", "livingstone", "--pace", "-3"], "from 0 to 60"),
        (["watch", "livingstone", "--pace", "nan"], "from 0 to 60"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", "LS-77.7"], "has no clause LS-77.7; they run from LS-1.1"),
        (["rules", "QQ-1.1"], "No rulebook has clauses that begin with QQ-"),
        (["rules", "livingstone", "zebra"], "No clause speaks of “zebra”"),
        (["games", "chess"], "There is no game 'chess'"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_sentence(
    arguments: list[str], answer: str, tmp_path: Path
) -> None:
    refused = serai(*arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert answer in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert "Traceback" not in refused.stdout + refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_play_without_a_game_asks_which(tmp_path: Path) -> None:
    with at_terminal("play", folder=tmp_path) as terminal:
        terminal.wait_for(lambda text: "Enter for LivingStone): " in text)
        terminal.type("chess")
        terminal.wait_for(lambda text: "Please type a number" in text and text.endswith("): "))
        assert "LivingStone · round 1" in terminal.answer("1")


def test_leaving_the_question_for_a_game_plays_none() -> None:
    left = serai("play", typed="q\n")
    assert left.returncode == 2
    assert "No game was chosen" in left.stderr


@pytest.mark.parametrize("arguments", [["play"], PLAY])
def test_the_end_of_the_input_is_not_an_accident(arguments: list[str]) -> None:
    ended = serai(*arguments)
    assert ended.returncode == 2
    assert "serai: The input ended" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_an_interrupted_match_tells_how_to_go_on(tmp_path: Path) -> None:
    with at_terminal(*PLAY, "--save", "kept.serai", folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.shown = ""
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 2
        assert "serai play --load kept.serai goes on with it." in terminal.plain
        assert "Traceback" not in terminal.plain
    assert serai("verify", "kept.serai", folder=tmp_path).returncode == 0


def test_the_end_key_leaves_like_the_end_of_the_input(tmp_path: Path) -> None:
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.type("\x04")
        assert terminal.end() == 2
        assert "--save FILE keeps it from the start" in terminal.plain


def test_a_reader_who_stops_reading_is_no_trouble() -> None:
    reading = subprocess.Popen(
        [*COMMAND, "rules", "livingstone"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reading.stdout is not None
    reading.stdout.close()
    _, complaint = reading.communicate(timeout=60)
    assert complaint == b""
    assert reading.returncode == 0


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Queen")
    refused = serai(*PLAY, "--save", "letter", folder=tmp_path)
    assert refused.returncode == 2
    assert "will not be overwritten" in refused.stderr
    assert (tmp_path / "letter").read_text() == "Dear Queen"
