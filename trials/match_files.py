"""Match files with something changed in them: refused in words, or just what we would have written.

Most changes are sealed again with the file's own key, as a forger would, so that the checks behind
the seal are reached.
"""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import serai
from serai.engine.chance import Chance, chance_of
from serai.engine.errors import SeraiError
from serai.engine.match import Match, seal_from_secret

Json = dict[str, Any]
MOVES: Final = 14
ODDITIES: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, -1, 2**31, 2**63, 2**64, 10**40, 1.0, 0.5, -0.0, 1e308),
    *(
        "",
        "0",
        "record",
        "save",
        "livingstone",
        "goldland",
        "\u2028",
        "\ud800",
        "é" * 50,
        "ab" * 32,
    ),
    *([], [[]], {}, {"": None}, [None], [0, 0], {"action": "take_die"}),
)
WHITE: Final = (b" ", b"\n", b"\r\n", b"\0", b"\xff", b"{}", b"NaN", b"\xef\xbb\xbf", b"[[" * 2000)


def some_files() -> list[bytes]:
    """For each game the save of a match that goes on, and the record of one that was ended."""
    files: list[bytes] = []
    for number, name in enumerate(serai.games()):
        game = serai.game(name)
        nonces = [bytes([seat]) * 16 for seat in range(game.fewest)]
        hosted = Match(game, game.fewest, None, seal_from_secret(bytes([number]) * 32, nonces), 0)
        study = Match.new(name, seats=game.fewest, seed=number)
        for match in (hosted, study):
            _play_some(match, chance_of(number))
            match.notes["seats"] = "you,bot"
            match.abandon()
            files.append(match.record_text().encode())
    return files


def _play_some(match: Match, chance: Chance) -> None:
    for number in range(MOVES):
        seat = match.to_act[0]
        match.play(seat, match.position.sample(seat, chance))
        if number % 5 == 4 and match.can_undo(seat):
            match.undo(seat)


class Forger:
    """Changes files, each time in one of many ways."""

    def __init__(self, files: Sequence[bytes], chance: Chance) -> None:
        self._files = files
        self._chance = chance
        self._ways: dict[str, Callable[[bytes], bytes]] = {
            "bytes": self._bytes,
            "lines": self._lines,
            "values": self._values,
            "names": self._names,
            "another's line": self._strange_line,
            "cut short": self._cut_short,
        }

    def forged(self) -> tuple[str, bytes]:
        way = list(self._ways)[self._chance.below(len(self._ways))]
        return way, self._ways[way](self._files[self._chance.below(len(self._files))])

    def _bytes(self, file: bytes) -> bytes:
        """Flipped, left out or put in; half of them are sealed again if that is still possible."""
        changed = bytearray(file)
        for _ in range(1 + self._chance.below(4)):
            at = self._chance.below(len(changed))
            way = self._chance.below(3)
            if way == 0:
                changed[at] ^= 1 << self._chance.below(8)
            elif way == 1:
                del changed[at : at + 1 + self._chance.below(8)]
            else:
                changed[at:at] = WHITE[self._chance.below(len(WHITE))]
        return resealed(bytes(changed)) if self._chance.below(2) else bytes(changed)

    def _lines(self, file: bytes) -> bytes:
        """Left out, doubled, or in another order."""
        lines = file.split(b"\n")[:-2]
        one, other = (self._chance.below(len(lines)) for _ in range(2))
        way = self._chance.below(3)
        if way == 0:
            del lines[one]
        elif way == 1:
            lines.insert(other, lines[one])
        else:
            lines[one], lines[other] = lines[other], lines[one]
        return sealed(lines)

    def _strange_line(self, file: bytes) -> bytes:
        lines = file.split(b"\n")[:-2]
        others = self._files[self._chance.below(len(self._files))].split(b"\n")[:-2]
        lines[self._chance.below(len(lines))] = others[self._chance.below(len(others))]
        return sealed(lines)

    def _cut_short(self, file: bytes) -> bytes:
        """A match as far as it had come; that is a sound file if it is called a save."""
        lines = file.split(b"\n")[:-2]
        kept = lines[: 1 + self._chance.below(len(lines))]
        if self._chance.below(2):
            kept[0] = kept[0].replace(b'"serai":"record"', b'"serai":"save"')
        return sealed(kept)

    def _values(self, file: bytes) -> bytes:
        """One value somewhere replaced by another of the file, or by something odd."""
        lines, place = self._place(file)
        holder, name = place[self._chance.below(len(place))]
        value = holder[name]
        way = self._chance.below(4)
        if way == 0 and isinstance(value, int):
            holder[name] = value + (1, -1, 10)[self._chance.below(3)]
        elif way == 1:
            other, theirs = place[self._chance.below(len(place))]
            holder[name] = json.loads(json.dumps(other[theirs]))
        else:
            holder[name] = ODDITIES[self._chance.below(len(ODDITIES))]
        return written(lines)

    def _names(self, file: bytes) -> bytes:
        """A name left out, put in, changed, or written twice."""
        lines, place = self._place(file)
        named = [(holder, name) for holder, name in place if isinstance(holder, dict)]
        holder, name = named[self._chance.below(len(named))]
        way = self._chance.below(4)
        if way == 0:
            del holder[name]
        elif way == 1:
            holder["more"] = ODDITIES[self._chance.below(len(ODDITIES))]
        elif way == 2:
            holder[str(name) + "_"] = holder.pop(name)
        else:
            text = json.dumps(name) + ":"
            return resealed(
                written(lines).replace(text.encode(), (text + "null," + text).encode(), 1)
            )
        return written(lines)

    def _place(self, file: bytes) -> tuple[list[Json], list[tuple[Any, Any]]]:
        """The parsed lines, and every place in one of them at which a value stands."""
        lines = [json.loads(line) for line in file.split(b"\n")[:-2]]
        return lines, places(lines[self._chance.below(len(lines))])


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every holder and name at which something stands, however deep."""
    found: list[tuple[Any, Any]] = []
    names = list(value) if isinstance(value, dict) else range(len(value))
    for name in names:
        found.append((value, name))
        if isinstance(value[name], (dict, list)):
            found += places(value[name])
    return found


def written(lines: Sequence[object]) -> bytes:
    return sealed([json.dumps(line, separators=(",", ":")).encode() for line in lines])


def sealed(lines: Sequence[bytes]) -> bytes:
    """The lines and a seal that fits, if there is a key to seal them with."""
    body = b"".join(line + b"\n" for line in lines)
    try:
        key = bytes.fromhex(json.loads(lines[0])["key"])
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        key = b""
    seal = hmac.new(key, body, hashlib.sha256).hexdigest()
    return body + b'{"lines":%d,"seal":"%s"}\n' % (len(lines), seal.encode())


def resealed(file: bytes) -> bytes:
    return sealed(file.split(b"\n")[:-2])


def told(file: bytes) -> list[str]:
    """What a file says, line by line, whatever the order of its names."""
    return [json.dumps(json.loads(line), sort_keys=True) for line in file.split(b"\n")[:-2]]


def examine(file: bytes, path: Path) -> str:
    """What becomes of a file: refused, taken as we would have written it, or a failure in words."""
    path.write_bytes(file)
    try:
        match = Match.load(path)
    except SeraiError:
        return "refused"
    except Exception as broken:  # that is what is looked for
        return f"raised {type(broken).__name__}: {broken}"
    again = path.with_suffix(".again")
    kept = match.record if json.loads(file.split(b"\n")[0])["serai"] == "record" else match.save
    kept(again)
    return "sound" if told(again.read_bytes()) == told(file) else "taken though it says otherwise"


def fuzz(files: int, chance: Chance, folder: Path) -> dict[str, Any]:
    """Try so many changed files."""
    forger = Forger(some_files(), chance)
    path = folder / "match.serai"
    counts: Counter[str] = Counter()
    failures: list[dict[str, str]] = []
    for _ in range(files):
        way, file = forger.forged()
        outcome = examine(file, path)
        counts["files"] += 1
        if outcome in {"refused", "sound"}:
            counts[f"{way}: {outcome}"] += 1
        elif len(failures) < 10:
            failures.append({"way": way, "outcome": outcome, "file": file.decode("latin-1")})
    return {**counts, "failures": failures}
