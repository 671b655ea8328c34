"""Whatever cannot be meant gets one sentence on what is wrong, exit code 2, and changes nothing."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from tests.cli.process import (
    COMMAND,
    PATIENCE,
    PYTHON,
    at_terminal,
    begin,
    environment,
    flat,
    run_at_terminal,
    serai,
)
from tests.processes import LINUX

PLAY = ["play", "livingstone"]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["plya"], "There is no command “plya”; there are: play, watch"),
        (["--zebra"], "There is no “--zebra” here"),
        (["play", "chess"], "There is no game 'chess'; there are: livingstone"),
        (["play", "t"], "There is no game 't'; there are: livingstone"),
        ([*PLAY, "more"], "“more” is more than this command takes"),
        ([*PLAY, "--seats", "you"], "LivingStone is for 2 to 5 seats, not 1"),
        ([*PLAY, "--seats", "you,bot,bot,bot,bot,bot"], "is for 2 to 5 seats, not 6"),
        ([*PLAY, "--seats", "you,cat"], "A seat is you, you:NAME, bot or bot:LEVEL"),
        ([*PLAY, "--seats", ","], "A seat is you, you:NAME, bot or bot:LEVEL"),
        ([*PLAY, "--seats", "you,bot:genius"], "There is no level 'genius'; there are: 1 novice"),
        ([*PLAY, "--seats", "you,bot:9"], "There is no level 9; there are: 1 novice"),
        ([*PLAY, "--seats", "you:Ann,you:Ann"], "Two seats are called Ann"),
        ([*PLAY, "--seats", "you:\x1b[2J,bot"], r"“\x1b[2J” does not fit: a name has 1 to 10"),
        ([*PLAY, "--seats", "you:a\nb,bot"], "does not fit: a name has 1 to 10 letters"),
        ([*PLAY, "--seats", "\x1b[2J,bot"], r"not “\x1b[2J”"),
        ([*PLAY, "--\x1b[2J"], r"There is no “--\x1b[2J” here"),
        (["\x1b[2J"], r"There is no command “\x1b[2J”"),
        ([*PLAY, "--seed", "\x1b[2J"], r"“\x1b[2J” does not fit --seed"),
        ([*PLAY, "--option", "\x1b[2J"], r"not “\x1b[2J”"),
        ([*PLAY, "--option", "declining=\x1b[2J"], r"not '\x1b[2J'"),
        ([*PLAY, "--save", "no/\x1b[2J"], r"Cannot write no/\x1b[2J"),
        ([*PLAY, "--save", "a" * 300], "File name too long"),
        (["play", "--load", "\x1b[2J"], r"There is no file \x1b[2J."),
        (["replay", "a" * 300], "There is no file aaa"),
        (["verify", "/dev/zero"], "There is no file /dev/zero."),
        (["rules", "\x1b[-1.1"], r"There is no game '\x1b[-1.1'"),
        (["rules", "livingstone", "\x1b[2J"], r"No clause speaks of “\x1b[2J”"),
        (["rules", "livingstone", "5.99"], "has no clause LS-5.99"),
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
    assert refused.stderr.removesuffix("\n").isprintable()
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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["play"], "The input ended; nothing was done."), (PLAY, "The match was interrupted.")],
)
def test_the_end_of_the_input_is_not_an_accident(arguments: list[str], told: str) -> None:
    ended = serai(*arguments)
    assert ended.returncode == 2
    assert f"serai: {told}" in ended.stderr
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


ASKS_FOR_EVER = """
from serai.cli.screen import Screen
screen = Screen()
while True:
    try:
        screen.ask("?")
    except KeyboardInterrupt:
        screen.note("stopped")
"""


def test_an_interrupt_is_heard_however_soon_after_the_prompt(tmp_path: Path) -> None:
    with run_at_terminal([*PYTHON, "-c", ASKS_FOR_EVER], tmp_path, (80, 50)) as terminal:
        for _ in range(100):
            terminal.wait_for(lambda text: text.endswith("? "))
            terminal.shown = ""
            terminal.process.send_signal(signal.SIGINT)
            assert "stopped" in terminal.wait_for(lambda text: "stopped" in text)


def test_the_end_key_leaves_like_the_end_of_the_input(tmp_path: Path) -> None:
    with at_terminal(*PLAY, folder=tmp_path) as terminal:
        terminal.prompt()
        terminal.type("\x04")
        assert terminal.end() == 2
        assert "The match was interrupted. The match is kept" in flat(terminal.plain)


ALL_THAT_WRITE = [
    ["rules", "livingstone"],
    ["rules", "livingstone", "5.3"],
    ["games"],
    ["--help"],
    ["play", "--help"],
    ["--version"],
    [],
    ["watch", "livingstone", "--pace", "0", "--seats", "bot:greedy,bot:greedy"],
]


@pytest.mark.parametrize("arguments", ALL_THAT_WRITE)
def test_a_reader_who_stops_reading_is_no_trouble(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    with TemporaryFile() as nothing, TemporaryFile() as complaint:
        reading = begin([*COMMAND, *arguments], [nothing.fileno(), write, complaint.fileno()])
        os.close(write)
        assert reading.wait(PATIENCE) in (0, 1)
        assert complaint.tell() == 0


@LINUX
@pytest.mark.parametrize("arguments", ALL_THAT_WRITE)
def test_a_full_disk_is_told_in_one_sentence(arguments: list[str]) -> None:
    with TemporaryFile() as nothing, Path("/dev/full").open("w") as full, TemporaryFile() as told:
        streams = [nothing.fileno(), full.fileno(), told.fileno()]
        assert begin([*COMMAND, *arguments], streams).wait(PATIENCE) == 2
        told.seek(0)
        assert told.read() == b"serai: Nothing more can be written: No space left on device.\n"


@LINUX
def test_a_full_disk_that_cannot_even_be_told_of_is_no_accident() -> None:
    with Path("/dev/full").open("w") as full:
        written = subprocess.run(
            [*COMMAND, "rules"], stdout=full, stderr=full, env=environment(), check=False
        )
    assert written.returncode == 2


@pytest.mark.parametrize(
    ("asked", "closed", "code"),
    [
        ("play livingstone", "<&-", 2),
        ("games", ">&-", 0),
        ("plya", "2>&-", 2),
        ("play livingstone", "<&- >&- 2>&-", 2),
        ("games", "<&- >&- 2>&-", 0),
    ],
)
def test_closed_streams_are_no_accident(asked: str, closed: str, code: int) -> None:
    ran = subprocess.run(
        ["sh", "-c", f"{' '.join(COMMAND)} {asked} </dev/null {closed}"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == code
    assert "Traceback" not in ran.stderr


def test_an_interrupt_while_serai_is_still_loading_is_no_accident() -> None:
    for moment in (1, 3, 7):
        loading = subprocess.Popen(
            [sys.executable, "-P", "-c", f"{SLOW_START}({moment})"],
            stderr=subprocess.PIPE,
            env=environment(),
        )
        _, complaint = loading.communicate(timeout=PATIENCE)
        assert complaint == b""
        assert loading.returncode == 130


SLOW_START = """
import builtins, itertools
from serai.cli import main
really, count = builtins.__import__, itertools.count(1)
def interrupted(*wanted, **more):
    if next(count) == stop:
        raise KeyboardInterrupt
    return really(*wanted, **more)
def begin(moment):
    global stop
    stop = moment * 40
    builtins.__import__ = interrupted
    main()
begin"""
"""Serai with a finger on Ctrl-C that comes down while a module is being imported."""


def test_a_file_that_is_no_match_is_named_as_it_is() -> None:
    shown = serai("verify", "/bin/ls")
    assert shown.returncode == 1
    assert "✗ This is not a Serai match file." in shown.stdout
    assert "ls is not sound." in shown.stdout
    refused = serai("replay", "/bin/ls")
    assert "The file ls cannot be used: this is not a Serai match file." in refused.stderr


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Queen")
    refused = serai(*PLAY, "--save", "letter", folder=tmp_path)
    assert refused.returncode == 2
    assert "will not be overwritten" in refused.stderr
    assert (tmp_path / "letter").read_text() == "Dear Queen"
