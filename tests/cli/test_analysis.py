"""Looking back at a match that has ended: everybody's chances, what turned it, what was better."""

import re
import shutil
import signal
from pathlib import Path

import pytest

import serai as product
from serai.engine.match import Match
from tests.cli.process import at_terminal, flat, serai
from tests.cli.test_plain_game import pebbles


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of each game."""
    folder = tmp_path_factory.mktemp("kept")
    for name in product.games():
        game = product.game(name)
        match = Match.new(name, max(3, game.fewest), 6, game.bounded())
        bot = product.bot(name, "greedy", 1)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bot.choose(match.observation(seat)))
        match.notes["seats"] = "you:Ann,bot:guide,bot:guide"
        match.record(folder / f"{name}.serai")
    return folder


def percents(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+) %", text)]


@pytest.mark.parametrize("game", product.games())
def test_every_seat_has_a_curve_and_the_verdict_closes(game: str, kept: Path) -> None:
    told = serai("analyse", f"{game}.serai", "--seconds", "3", folder=kept)
    assert (told.returncode, told.stderr) == (0, "")
    for name in ("A ● Ann", "B ◆ Ibis", "C ▲ Kite"):
        assert told.stdout.count(f"{name}\n") == 1
    assert told.stdout.count("100 %│") == 3
    assert [line for line in told.stdout.splitlines() if len(line) > 80] == []
    assert "\x1b" not in told.stdout
    match = Match.load(kept / f"{game}.serai")
    assert match.result is not None
    assert " won with " in told.stdout or "The win is shared" in told.stdout


def test_the_curves_of_the_end_are_the_result(kept: Path) -> None:
    told = serai("analyse", "timbuktu.serai", "--seconds", "2", folder=kept).stdout
    match = Match.load(kept / "timbuktu.serai")
    result = match.result
    assert result is not None
    bands = told.split("100 %│")[1:]
    for seat, band in enumerate(bands):
        top = band.partition("\n")[0]
        stands = top.endswith("█") and len(top) > 60
        assert stands == (result["winners"] == [seat])


def test_a_win_given_away_is_named_with_what_was_better(tmp_path: Path) -> None:
    """Seat A could take the last three pebbles, but leaves one to the other."""
    file = str(tmp_path / "m.serai")
    typed = "1\n\n3\n\n2\n\n1\n"
    seats = ["--seats", "you:Ann,you:Ben"]
    played = pebbles("play", "pebbles", *seats, "--save", file, typed="\n" + typed)
    assert "Ben won" in played.stdout, played.stdout + played.stderr
    told = pebbles("analyse", file, "--seconds", "5")
    assert told.stderr == ""
    (turn,) = re.findall(
        r"^ +1 +(Line 3, Ann: Take \(pebbles 2\).*?)\n\n", told.stdout, re.S | re.M
    )
    assert "Chances: Ann 100 → 0 % · Ben 0 → 100 %" in flat(turn)
    better = "Better, by what that seat knew: Take (pebbles 3) (100 % instead of 0 %)."
    assert better in flat(turn)


def test_a_terminal_shows_a_bar_and_then_the_curves(kept: Path) -> None:
    with at_terminal("analyse", "livingstone.serai", "--seconds", "2", folder=kept) as terminal:
        assert terminal.end() == 0
        assert re.search(r"Thinking \d+ moments through, in at most 2 seconds ━", terminal.plain)
        assert "A ● Ann" in terminal.plain


def test_a_running_match_keeps_its_secrets(tmp_path: Path) -> None:
    Match.new("livingstone", 3, seed=1).save(tmp_path / "m.serai")
    refused = serai("analyse", "m.serai", folder=tmp_path)
    assert refused.returncode == 2
    assert "has not ended: an analysis would tell its secrets" in refused.stderr
    assert refused.stdout == ""


def test_a_match_that_was_abandoned_can_be_looked_at(tmp_path: Path) -> None:
    match = Match.new("livingstone", 2, seed=1)
    match.abandon()
    match.record(tmp_path / "m.serai")
    told = serai("analyse", "m.serai", "--seconds", "1", folder=tmp_path)
    assert (told.returncode, told.stderr) == (0, "")
    assert "No moment turned it for certain" in told.stdout
    assert "The match ended without a result." in told.stdout


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["nowhere.serai"], "There is no file nowhere.serai."),
        (["letter.txt"], "The file letter.txt cannot be used"),
        (["forged.serai"], "The file forged.serai cannot be used"),
        ([], "serai analyse needs FILE"),
        (["timbuktu.serai", "--seconds", "0"], "An analysis takes 1 to 3,600 seconds."),
        (["timbuktu.serai", "--seconds", "nan"], "An analysis takes 1 to 3,600 seconds."),
        (["timbuktu.serai", "--seconds", "long"], "“long” does not fit --seconds"),
    ],
)
def test_what_cannot_be_analysed_is_refused(
    arguments: list[str], answer: str, kept: Path, tmp_path: Path
) -> None:
    shutil.copy(kept / "timbuktu.serai", tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Queen")
    whole = (kept / "timbuktu.serai").read_text(encoding="utf-8")
    (tmp_path / "forged.serai").write_text(whole.replace('"seats":3', '"seats":4'))
    refused = serai("analyse", *arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert answer in flat(refused.stderr)
    assert "Traceback" not in refused.stderr


def test_ctrl_c_ends_an_analysis_with_a_sentence(kept: Path) -> None:
    with at_terminal("analyse", "livingstone.serai", "--seconds", "600", folder=kept) as terminal:
        terminal.wait_for(lambda text: "moments through" in text)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 130
        assert "serai: Interrupted; nothing was changed." in terminal.plain
