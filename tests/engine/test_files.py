"""Match files: they come back whole, and whatever is damaged, cut or forged is refused."""

import hashlib
import hmac
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.engine.chance import Chance
from serai.engine.errors import OtherVersion
from serai.engine.events import Tell
from serai.engine.match import Match, seal_from_secret
from serai.engine.record import LARGEST
from serai.games.livingstone.position import LivingStone
from tests.engine.changed import livingstone_with
from tests.engine.test_match import finished, played

Lines = list[dict[str, Any]]


def rewritten(path: Path, change: Callable[[Lines], None]) -> Path:
    """The file with a change in it and a seal that fits again, as a forger would make it."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[:-1]]
    change(lines)
    body = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    key = bytes.fromhex(lines[0]["key"]) if lines else b""
    seal = hmac.new(key, body.encode(), hashlib.sha256).hexdigest()
    path.write_text(body + json.dumps({"lines": len(lines), "seal": seal}) + "\n", encoding="utf-8")
    return path


def forge(**header: object) -> Callable[[Lines], None]:
    return lambda lines: lines[0].update(header)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.serai"
    finished().record(path)
    return path


def test_a_running_match_goes_on_from_its_save(tmp_path: Path) -> None:
    match = played(Match.new("livingstone", seats=3, seed=3), 60)
    match.notes["seats"] = "you,bot,bot"
    match.save(tmp_path / "save.serai")
    again = Match.load(tmp_path / "save.serai")
    assert again.digest == match.digest
    assert again.notes == {"seats": "you,bot,bot"}
    played(match, 100_000, seed=9)
    played(again, 100_000, seed=9)
    assert again.digest == match.digest
    assert again.result == match.result


def test_undo_and_abandonment_come_back(tmp_path: Path) -> None:
    match = Match.new("livingstone", seats=2, seed=3)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    match.undo(seat)
    match.play(seat, match.legal(seat)[-1])
    match.abandon()
    match.record(tmp_path / "m.serai")
    again = Match.load(tmp_path / "m.serai")
    assert again.abandoned
    assert [line.kind for line in again.lines] == [line.kind for line in match.lines]


class CountingStone(LivingStone):
    """LivingStone that counts how often it is played."""

    applied = 0

    def apply(self, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        CountingStone.applied += 1


def test_loading_plays_every_action_once_however_much_was_taken_back(tmp_path: Path) -> None:
    match = played(Match.new("livingstone", seats=2, seed=3), 40)
    while match.legal(match.to_act[0])[0]["action"] != "take_die":
        match.play(match.to_act[0], match.legal_ids(match.to_act[0])[-1])
    seat = match.to_act[0]
    for action in match.legal_ids(seat)[:1] * 60:
        match.play(seat, action)
        match.undo(seat)
    match.save(tmp_path / "m.serai")
    actions = sum(line.kind == "played" and line.seat >= 0 for line in match.lines)
    with livingstone_with(CountingStone):
        CountingStone.applied = 0
        assert Match.load(tmp_path / "m.serai").digest == match.digest
        assert CountingStone.applied == actions


def test_a_hosted_match_shows_its_commitment_secret_and_nonces(tmp_path: Path) -> None:
    seal = seal_from_secret(bytes(range(32)), [bytes([7]) * 16, bytes([8]) * 16])
    match = played(Match(serai.game("livingstone"), 2, None, seal, 0), 100_000)
    match.record(tmp_path / "m.serai")
    header = json.loads((tmp_path / "m.serai").read_text(encoding="utf-8").splitlines()[0])
    assert hashlib.sha256(bytes.fromhex(header["secret"])).hexdigest() == header["commitment"]
    assert header["nonces"] == ["07" * 16, "08" * 16]
    assert Match.load(tmp_path / "m.serai").digest == match.digest


@pytest.mark.parametrize("given", [1, 3])
def test_either_every_seat_gives_a_nonce_or_none_does(tmp_path: Path, given: int) -> None:
    seal = seal_from_secret(bytes(range(32)), [bytes([7]) * 16, bytes([8]) * 16])
    path = tmp_path / "m.serai"
    played(Match(serai.game("livingstone"), 2, None, seal, 0), 9).save(path)
    nonces = ["07" * 16, "08" * 16, "09" * 16][:given]
    key = hashlib.sha256(seal.secret + bytes.fromhex("".join(nonces))).hexdigest()
    with pytest.raises(serai.BadFile, match=f"2 seats give 2 nonces or none, not {given}"):
        Match.load(rewritten(path, forge(nonces=nonces, key=key)))


@pytest.mark.parametrize("field", ["key", "secret", "nonces"])
def test_digits_are_written_in_one_way_only(tmp_path: Path, field: str) -> None:
    seal = seal_from_secret(b"\xab" * 32, [b"\xcd" * 16, b"\xcd" * 16])
    path = tmp_path / "m.serai"
    Match(serai.game("livingstone"), 2, None, seal, 0).save(path)

    def shout(lines: Lines) -> None:
        written = lines[0][field]
        lines[0][field] = [one.upper() for one in written] if field == "nonces" else written.upper()

    with pytest.raises(serai.BadFile, match=f"no sound {field}"):
        Match.load(rewritten(path, shout))


def test_notes_that_are_no_words_are_not_written(tmp_path: Path) -> None:
    match = Match.new("livingstone", seats=2, seed=3)
    match.notes["seats"] = 7  # type: ignore[assignment]
    with pytest.raises(serai.BadInput, match="notes of a match are words under names"):
        match.save(tmp_path / "m.serai")
    assert list(tmp_path.iterdir()) == []


def test_any_note_comes_back(tmp_path: Path) -> None:
    match = Match.new("livingstone", seats=2, seed=3)
    match.notes = {"a\u2028b": "c\x85d\ud800\n"}
    match.save(tmp_path / "m.serai")
    assert Match.load(tmp_path / "m.serai").notes == match.notes


def test_a_file_that_says_a_thing_twice_is_refused(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    twice = text.replace('{"serai":"record",', '{"serai":"record","result":null,', 1)
    assert twice != text
    record.write_text(twice, encoding="utf-8")
    with pytest.raises(serai.BadFile, match="no JSON"):
        Match.load(record)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (forge(rules=99), "rules number 99 of LivingStone is not known here: this Serai knows"),
        (forge(data="0" * 64), "a Serai with those figures can read it"),
        (forge(format=2), "a format this Serai does not know; a newer one reads it"),
    ],
)
def test_a_file_of_another_version_is_called_that_and_what_reads_it(
    record: Path, change: Callable[[Lines], None], said: str
) -> None:
    with pytest.raises(OtherVersion, match=said) as refusal:
        Match.load(rewritten(record, change))
    assert "forged" not in str(refusal.value)
    assert "damaged" not in str(refusal.value)


def test_a_record_of_a_match_that_goes_on_is_refused(tmp_path: Path) -> None:
    played(Match.new("livingstone", seats=2, seed=3), 9).save(tmp_path / "m.serai")
    with pytest.raises(serai.BadFile, match="not over"):
        Match.load(rewritten(tmp_path / "m.serai", forge(serai="record")))


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder.serai").mkdir()
    with pytest.raises(serai.BadInput, match="cannot write"):
        finished().save(tmp_path / "folder.serai")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.serai"]


def test_saving_over_a_file_replaces_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "m.serai"
    path.write_text("something else", encoding="utf-8")
    finished().save(path)
    assert Match.load(path).over
    assert list(tmp_path.iterdir()) == [path]


NO_PATHS = [None, 7, 1.5, True, b"match.serai", ["m"], "", "a\0b", object()]


@pytest.mark.parametrize("path", NO_PATHS)
def test_what_is_no_path_is_refused(path: Any) -> None:
    match = finished()
    for use in (match.save, match.record, Match.load):
        with pytest.raises(serai.BadInput, match="a file is named by its path, not by"):
            use(path)


@pytest.mark.parametrize("name", ["a" * 300, "\ud800"])
def test_a_name_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(serai.BadInput, match="cannot write"):
        finished().save(tmp_path / name)
    with pytest.raises(serai.BadFile, match="cannot read"):
        Match.load(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_refused_path_moves_no_screen(tmp_path: Path) -> None:
    with pytest.raises(serai.BadFile) as refusal:
        Match.load(tmp_path / "\x1b[2Jgone")
    assert "\x1b" not in str(refusal.value)
    assert "\\x1b[2Jgone" in str(refusal.value)


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/"])
def test_what_is_no_plain_file_is_neither_read_nor_written(device: str) -> None:
    before = Path(device).stat().st_mode
    with pytest.raises(serai.BadFile, match="no file that can be read"):
        Match.load(device)
    with pytest.raises(serai.BadInput, match="cannot write"):
        finished().save(device)
    assert Path(device).stat().st_mode == before


def test_a_pipe_is_refused_without_waiting_for_its_writer(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(serai.BadFile, match="no file that can be read"):
        Match.load(tmp_path / "pipe")


def test_a_file_of_absurd_size_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(serai.BadFile, match="too large"):
        Match.load(tmp_path / "huge")


def test_a_folder_that_is_not_there_is_a_clear_refusal(tmp_path: Path) -> None:
    with pytest.raises(serai.BadInput, match="cannot write"):
        finished().save(tmp_path / "nowhere" / "m.serai")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is not a Serai match file"),
        (b"\xff\xfe\x00", "is not a Serai match file"),
        (b"hello\n", "line 1 is damaged: it is no JSON"),
        (b"[]\n", "line 1 is damaged: it is no object"),
        (b"{}\n", "is not a Serai match file"),
        (b'{"serai":"save","format":99}\n', "a format this Serai does not know"),
        (b'{"serai":"save","format":1}\n{"n":0}\n', "is cut off"),
        (b"[" * 100_000, "line 1 is damaged"),
        (b'{"serai":"save","format":1,"lines":0,"seal":""}\n', "is cut off"),
        (b'{"serai":"save","format":NaN}\n', "line 1 is damaged"),
        (b'{"serai":"save","format":' + b"9" * 9000 + b"}\n", "line 1 is damaged"),
        (b"\n\n\n", "line 3 is damaged"),
    ],
)
def test_what_is_no_match_file_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "m.serai"
    path.write_bytes(content)
    with pytest.raises(serai.BadFile, match=complaint):
        Match.load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(serai.BadFile, match="cannot read"):
        Match.load(tmp_path / "nothing.serai")


def test_a_file_with_lines_after_its_closing_one_is_refused(record: Path) -> None:
    record.write_bytes(record.read_bytes() + b"\n")
    with pytest.raises(serai.BadFile):
        Match.load(record)


def test_a_closing_line_says_how_many_lines_there_are_and_nothing_else(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for wrong in ('{"hint":1,"lines":', '{"lines":1'):
        cut = text.rindex('{"lines":')
        record.write_text(text[:cut] + wrong + text[cut + 9 :], encoding="utf-8")
        with pytest.raises(serai.BadFile, match="cut off"):
            Match.load(record)


def test_a_file_cut_anywhere_is_refused(record: Path) -> None:
    whole = record.read_bytes()
    for cut in range(0, len(whole) - 1, max(1, len(whole) // 60)):
        record.write_bytes(whole[:cut])
        with pytest.raises(serai.BadFile):
            Match.load(record)


def test_a_file_with_any_letter_changed_is_refused(record: Path) -> None:
    whole = bytearray(record.read_bytes())
    for at in range(0, len(whole), max(1, len(whole) // 60)):
        changed = bytearray(whole)
        changed[at] ^= 1
        record.write_bytes(bytes(changed))
        with pytest.raises(serai.BadFile):
            Match.load(record)


def swap_draw(lines: Lines) -> None:
    line = next(line for line in lines[2:] if line["draws"])
    line["draws"][0] = 1 - min(1, line["draws"][0])


def drop_an_action(lines: Lines) -> None:
    del lines[5]


def claim_another_action(lines: Lines) -> None:
    line = next(line for line in lines if line.get("action", {}).get("action") == "take_coins")
    line["action"] = {"action": "dig"}


def hide_an_event(lines: Lines) -> None:
    next(line for line in lines[2:] if line["events"])["events"].clear()


def claim_victory(lines: Lines) -> None:
    lines[0]["result"]["winners"] = [0, 1, 2]


def invent_a_kind(lines: Lines) -> None:
    lines[4]["kind"] = "dreamt"


def nested(depth: int) -> object:
    """Lists in lists, readable but deeper than anything a match says."""
    deep: object = 0
    for _ in range(depth):
        deep = [deep]
    return deep


def forget(field: str) -> Callable[[Lines], None]:
    return lambda lines: lines[0].pop(field)


def whisper(lines: Lines) -> None:
    lines[5]["thought"] = "it will be a six"


def lose_the_draws(lines: Lines) -> None:
    del lines[5]["draws"]


def count_with_words(lines: Lines) -> None:
    lines[5]["n"] = "four"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (forge(game="chess"), "there is no game 'chess'"),
        (forge(rules=99), "rules number 99"),
        (forge(data="0" * 64), "other figures of LivingStone"),
        (forge(seats=9), "begins no match"),
        (forge(options={"luck": "good"}), "begins no match"),
        (forge(options=None), "no sound options"),
        (forge(seed=4), "the key does not follow"),
        (forge(seed=None), "secret of a match is 32 bytes"),
        (forge(seed=None, secret="00" * 32), "the key does not follow"),
        (forge(commitment="11" * 32), "does not open the commitment"),
        (forge(notes=[1]), "notes of a match are words"),
        (forge(notes={"seats": 1}), "notes of a match are words"),
        (forge(secret="00" * 32), "made from a seed has no secret"),
        (forge(serai="diary"), "its serai differs"),
        (forge(format=True), "a format this Serai does not know"),
        (forge(format=1.0), "a format this Serai does not know"),
        (forge(weather="fine"), "the first line is forged or damaged: it says 'weather' as well"),
        (forge(options={}), "its options differs"),
        (forge(options={"preset": "manual"}), "its options differs"),
        (forge(seed=True), "a seed is a whole number"),
        (forge(seed="3"), "a seed is a whole number"),
        (forge(seed=1 << 64), "a seed is a whole number"),
        (forge(rules=True), "no sound rules"),
        (forge(rules=0), "no sound rules"),
        (forge(seats=3.0), "no sound seats"),
        (forge(nonces=None), "no sound nonces"),
        (forge(nonces=["00" * 16] * 3), "made from a seed has no secret and no nonces"),
        (forge(result=nested(400)), "the result in the file"),
        (forge(options={"declining": nested(400)}), "declining can be"),
        (forget("result"), "the result in the file"),
        (forget("notes"), "notes of a match are words"),
        (whisper, "line 4 is forged or damaged: it says 'thought' as well"),
        (lose_the_draws, "line 4 is forged or damaged: its draws differs"),
        (count_with_words, "no sound n"),
        (swap_draw, "its draws differs"),
        (drop_an_action, "forged or damaged|cannot have happened"),
        (claim_another_action, "forged or damaged|cannot have happened"),
        (hide_an_event, "its events differs"),
        (claim_victory, "the result in the file"),
        (invent_a_kind, "unknown kind"),
    ],
)
def test_a_forgery_with_a_fitting_seal_is_still_refused(
    record: Path, change: Callable[[Lines], None], complaint: str
) -> None:
    with pytest.raises(serai.BadFile, match=complaint):
        Match.load(rewritten(record, change))
