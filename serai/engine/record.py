"""Match files: one JSON object a line, closed by a line that seals all the others.

A *save* is private to the owner of a running match; a *record* is public and written at the end.
Both hold the same lines and the key, so whoever has one can check every draw and every hash.
"""

import hashlib
import hmac
import json
import os
import stat
import tempfile
from collections.abc import Callable
from errno import EEXIST
from pathlib import Path
from typing import Final

from serai.engine.actions import printable, shown
from serai.engine.errors import BadFile, BadInput, OtherVersion, Phrase, reason_of

FORMAT: Final = 1
LARGEST: Final = 64 * 1024 * 1024
WITHOUT_SPACES: Final = json.JSONEncoder(separators=(",", ":"))
Encode = Callable[[object], str]
"""Writes JSON without spaces; whoever has a quicker way than ours may bring it."""
SAVE: Final = "save"
RECORD: Final = "record"


def place(path: object) -> Path:
    """A path that came from outside, or a refusal of what cannot be one."""
    named = os.fspath(path) if isinstance(path, os.PathLike) else path
    if not isinstance(named, str) or not named or "\0" in named:
        raise BadInput("a file is named by its path, not by {path}", "bad-path", path=shown(path))
    return Path(named)


def text(lines: list[dict[str, object]], key: bytes, encode: Encode = WITHOUT_SPACES.encode) -> str:
    """All lines and the seal, as they stand in a file."""
    body = "".join([encode(line) + "\n" for line in lines])
    return body + encode({"lines": len(lines), "seal": _seal(body, key)}) + "\n"


def write(path: Path, lines: list[dict[str, object]], key: bytes) -> None:
    """Write all lines and the seal, whole or not at all."""
    part: Path | None = None
    try:
        if path.exists() and not path.is_file():
            raise FileExistsError(EEXIST, "something else is there that is no file")
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".serai-", suffix=".part")
        part = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text(lines, key))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as trouble:
        if part is not None:
            part.unlink(missing_ok=True)
        raise BadInput(
            "cannot write {path}: {reason}",
            "bad-file_write",
            path=printable(str(path)),
            reason=_reason(trouble),
        ) from None


def _reason(trouble: Exception) -> Phrase:
    """What the machine says; a path it cannot even spell is a ValueError without words."""
    if isinstance(trouble, OSError):
        return reason_of(trouble)
    return Phrase("no file can have this name", "bad-file_name")


def _seal(body: str, key: bytes) -> str:
    return hmac.new(key, body.encode(), hashlib.sha256).hexdigest()


def read(path: Path) -> list[dict[str, object]]:
    """All lines of a file whose form and seal are sound."""
    body, closing = _parted(_text(path))
    parsed = [_parsed(number, line) for number, line in enumerate(body.split("\n")[:-1], 1)]
    if "serai" not in parsed[0]:
        raise BadFile("this is not a Serai match file", "bad-file")
    if not same(parsed[0].get("format"), FORMAT):
        raise OtherVersion(
            "this file has a format this Serai does not know; a newer one reads it",
            "bad-file_format",
        )
    if not _closes(closing, len(parsed)):
        raise BadFile(
            "this file is cut off: its closing line is missing or does not fit", "bad-file_cut"
        )
    if closing["seal"] != _seal(body, hex_bytes(parsed[0], "key")):
        raise BadFile(
            "this file was changed after it was written: its seal does not fit", "bad-file_seal"
        )
    return parsed


def _text(path: Path) -> str:
    """The text of a plain file of sensible size; a device or a pipe could go on for ever."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadFile("this is no file that can be read", "bad-file_none")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as trouble:
        raise BadFile(
            "cannot read {path}: {reason}",
            "bad-file_read",
            path=printable(str(path)),
            reason=_reason(trouble),
        ) from None
    if len(content) > LARGEST:
        raise BadFile("this file is too large for a match file", "bad-file_large")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        text = ""
    if not text:
        raise BadFile("this is not a Serai match file", "bad-file")
    return text


def _parted(text: str) -> tuple[str, dict[str, object]]:
    """Everything the seal stands for, and the closing line; nothing in it where it is cut off."""
    if not text.endswith("\n"):
        return text + "\n", {}
    cut = text[:-1].rfind("\n") + 1
    last = _parsed(text.count("\n"), text[cut:-1])
    return (text[:cut], last) if cut else (text, {})


def _closes(closing: dict[str, object], lines: int) -> bool:
    return set(closing) == {"lines", "seal"} and same(closing["lines"], lines)


def _parsed(number: int, line: str) -> dict[str, object]:
    try:
        content = json.loads(line, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadFile(
            "line {number} is damaged: it is no JSON", "bad-line_json", number=number
        ) from None
    if not isinstance(content, dict):
        raise BadFile("line {number} is damaged: it is no object", "bad-line_object", number=number)
    return content


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Two values under one name would let two readers see two matches."""
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a name stands twice")
    return content


def _no_number(name: str) -> object:
    """Python reads NaN and Infinity, JSON has no such numbers."""
    raise ValueError(f"{name} is no number")


def hex_bytes(line: dict[str, object], field: str) -> bytes:
    """A field of hexadecimal digits, written as we write them."""
    value = line.get(field)
    try:
        found = bytes.fromhex(value) if isinstance(value, str) else None
    except ValueError:
        found = None
    if found is None or found.hex() != value:
        raise BadFile("the file has no sound {field}", "bad-file_field", field=field)
    return found


def whole(line: dict[str, object], field: str) -> int:
    """A field that must be a whole number."""
    value = line.get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadFile("the file has no sound {field}", "bad-file_field", field=field)
    return value


def same(one: object, other: object) -> bool:
    """Whether two values are the same JSON; what is nested beyond all measure is like nothing."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except RecursionError:
        return False
