"""Keeping a match, going on with it, stepping through it and checking it."""

import hashlib
import hmac
import json
import re
import shutil
from pathlib import Path

import pytest

from serai.bots.levels import bot
from serai.engine.match import Match, new_secret, seal_from_secret
from serai.engine.registry import game
from tests.cli.process import at_terminal, flat, legal_numbers, number_of, serai
from tests.project.tree import ROOT


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match of three bots, recorded at its end."""
    match = Match.new("livingstone", 3, seed=21)
    players = [bot("livingstone", "greedy", seat) for seat in range(3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.observation(seat)))
    path = tmp_path_factory.mktemp("records") / "match.serai"
    match.record(path)
    return path


def test_a_killed_match_goes_on_where_it_was(tmp_path: Path) -> None:
    table = ["play", "livingstone", "--seats", "you:Ann,bot,bot", "--seed", "5"]
    with at_terminal(*table, "--save", "kept.serai", folder=tmp_path) as terminal:
        screen = terminal.prompt()
        screen = terminal.answer(number_of(screen, "Take the 4"))
        screen = terminal.answer(number_of(screen, "Take coins"))
        assert "£7 in your purse" in screen
        terminal.kill()
    with at_terminal("play", "--load", "kept.serai", folder=tmp_path) as terminal:
        screen = terminal.prompt()
        assert "£7 in your purse" in screen
        assert "Ann" in screen
        terminal.answer(number_of(screen, "End your turn"))
        terminal.kill()
    match = Match.load(tmp_path / "kept.serai")
    played = [line.seat for line in match.lines if line.seat >= 0]
    assert 0 in played
    assert played.index(0) < len(played) - 1


def test_a_kept_match_has_its_own_game_and_luck(tmp_path: Path) -> None:
    Match.new("livingstone", 3, seed=1).save(tmp_path / "kept.serai")
    asked = serai("play", "--load", "kept.serai", "--seed", "3", folder=tmp_path)
    assert asked.returncode == 2
    assert "with --load only --seats and --save can be given" in asked.stderr
    asked = serai("play", "--load", "kept.serai", "--seats", "you,bot", folder=tmp_path)
    assert asked.returncode == 2
    assert "This match has 3 seats, but --seats names 2." in asked.stderr


def test_undo_is_kept_too(tmp_path: Path) -> None:
    table = ["play", "livingstone", "--seats", "you,bot", "--seed", "5", "--save", "kept.serai"]
    with at_terminal(*table, folder=tmp_path) as terminal:
        screen = terminal.prompt()
        before = legal_numbers(screen)
        terminal.answer(before[0])
        terminal.answer("u")
        terminal.kill()
    assert Match.load(tmp_path / "kept.serai").undone


def test_a_replay_goes_forwards_and_backwards(finished: Path) -> None:
    typed = "\nn\nb\nf\ne\n7\nzebra\nq\n"
    shown = serai("replay", str(finished), typed=typed)
    assert shown.returncode == 0
    lines = [int(found) for found in re.findall(r"Line (\d+) of \d+", shown.stdout)]
    last = len(Match.load(finished).lines) - 1
    assert lines == [0, 1, 2, 1, 0, last, 7, 7]
    assert "Enter or n goes on, b back" in shown.stdout


def test_a_replay_ends_with_the_result(finished: Path) -> None:
    shown = serai("replay", str(finished), typed="e\n")
    assert shown.returncode == 0
    assert "won with" in shown.stdout


def test_a_replay_shows_a_seat_only_what_it_saw(finished: Path) -> None:
    match = Match.load(finished)
    line = next(
        line.number for line in match.lines if line.seat == 0 and line.events[0].name == "donated"
    )
    as_owner = serai("replay", str(finished), "--seat", "A", "--line", str(line), typed="q\n")
    assert re.search(r"You put £\d+ into your chest", as_owner.stdout)
    for reader in (["--seat", "B"], []):
        seen = serai("replay", str(finished), *reader, "--line", str(line), typed="q\n")
        assert "Seat A put coins into the chest." in seen.stdout
        assert not re.search(r"put £\d", seen.stdout)


def test_a_replay_can_tell_everything_at_once(finished: Path) -> None:
    told = serai("replay", str(finished), "--all")
    assert told.returncode == 0
    assert "Round 10, column 10." in told.stdout
    assert "The chests are opened" in told.stdout


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        (["--seat", "Q"], "A seat is a letter from A to C"),
        (["--line", "99999"], "The lines run from 0 to"),
        (["--line", "-1"], "The lines run from 0 to"),
    ],
)
def test_a_replay_refuses_what_is_not_there(wrong: list[str], answer: str, finished: Path) -> None:
    refused = serai("replay", str(finished), *wrong)
    assert refused.returncode == 2
    assert answer in refused.stderr


def test_verify_says_each_thing_it_checked(finished: Path) -> None:
    checked = serai("verify", str(finished))
    assert checked.returncode == 0
    assert checked.stdout.count("✓") == 7
    assert "match.serai is sound." in checked.stdout


def test_verify_opens_the_commitment_of_a_secret_match(tmp_path: Path) -> None:
    match = Match.new("livingstone", 2)
    match.save(tmp_path / "kept.serai")
    published = match.seal.commitment()
    checked = serai("verify", "kept.serai", "--commitment", published, folder=tmp_path)
    assert checked.returncode == 0
    assert f"opens the commitment {published[:16]}" in flat(checked.stdout)
    assert "This is the commitment you named." in flat(checked.stdout)
    assert "no seat gave a nonce" in flat(checked.stdout)
    assert "whoever made the secret could choose among shuffles" in flat(checked.stdout)
    other = serai("verify", "kept.serai", "--commitment", "0" * 64, folder=tmp_path)
    assert other.returncode == 1
    assert "not played with the commitment that was published" in other.stdout


def test_verify_says_who_gave_nonces_and_what_a_commitment_proves(tmp_path: Path) -> None:
    seal = seal_from_secret(new_secret(), [bytes([seat]) * 16 for seat in range(3)])
    Match(game("livingstone"), 3, None, seal, 0).save(tmp_path / "kept.serai")
    checked = serai("verify", "kept.serai", folder=tmp_path)
    assert checked.returncode == 0
    assert "the 3 nonces, one of each seat" in flat(checked.stdout)
    assert "proves nothing unless it was published before the match" in flat(checked.stdout)


def test_verify_says_that_a_seed_proves_nothing_about_luck(finished: Path) -> None:
    checked = serai("verify", str(finished))
    assert "Whoever chose the seed could know every draw" in flat(checked.stdout)
    assert "published before" not in flat(checked.stdout)


def resealed(lines: list[dict[str, object]]) -> str:
    """What a forger with the key would write."""
    body = "".join(
        json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines
    )
    key = bytes.fromhex(str(lines[0]["key"]))
    seal = hmac.new(key, body.encode(), hashlib.sha256).hexdigest()
    return body + json.dumps({"lines": len(lines), "seal": seal}, separators=(",", ":")) + "\n"


def test_verify_finds_a_forged_draw_behind_a_good_seal(finished: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in finished.read_text().splitlines()[:-1]]
    drawn = next(line for line in lines[2:] if line["draws"])
    drawn["draws"][0] ^= 1
    forged = tmp_path / "forged.serai"
    forged.write_text(resealed(lines))
    checked = serai("verify", str(forged))
    assert checked.returncode == 1
    assert "forged or damaged" in checked.stdout
    assert "forged.serai is not sound." in checked.stdout


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "noise"])
def test_a_damaged_file_is_refused_by_every_command(
    damage: str, finished: Path, tmp_path: Path
) -> None:
    text = finished.read_text()
    broken = tmp_path / "broken.serai"
    broken.write_bytes(
        {
            "cut": text[: len(text) // 2].encode(),
            "changed": text.replace('"pips":3', '"pips":4', 1).encode(),
            "empty": b"",
            "noise": bytes(range(256)),
        }[damage]
    )
    before = broken.read_bytes()
    checked = serai("verify", str(broken))
    assert checked.returncode == 1
    assert "✗" in checked.stdout
    assert checked.stderr == ""
    for command in (["replay", str(broken)], ["play", "--load", str(broken)]):
        refused = serai(*command)
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1
        assert "broken.serai cannot be used" in refused.stderr
    assert broken.read_bytes() == before


def test_golden_matches_that_are_there_are_not_recorded_again(tmp_path: Path) -> None:
    kept = ROOT / "tests/livingstone/golden"
    folder = shutil.copytree(kept, tmp_path / "golden")
    told = serai("golden", "livingstone", "--out", str(folder))
    assert told.returncode == 0
    assert flat(told.stdout).startswith("0 matches written to")
    assert {path.name for path in folder.iterdir()} == {path.name for path in kept.iterdir()}
