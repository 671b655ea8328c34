"""Match files: one JSON object a line, closed by a line that seals all the others.

A *save* is private to the owner of a running match; a *record* is public and written at the end.
Both hold the same lines and the key, so whoever has one can check every draw and every hash.
"""

import hashlib
import hmac
import json
import os
import tempfile
from pathlib import Path
from typing import Final

from serai.engine.errors import BadFile, BadInput

FORMAT: Final = 1
LARGEST: Final = 64 * 1024 * 1024


def write(path: Path, lines: list[dict[str, object]], key: bytes) -> None:
    """Write all lines and the seal, whole or not at all."""
    body = "".join(_line(line) for line in lines)
    seal = _line({"lines": len(lines), "seal": _seal(body, key)})
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as trouble:
        raise BadInput(f"cannot write {path}: {trouble.strerror}") from None
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(body + seal)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as trouble:
        part.unlink(missing_ok=True)
        raise BadInput(f"cannot write {path}: {trouble.strerror}") from None


def _line(content: dict[str, object]) -> str:
    return json.dumps(content, separators=(",", ":")) + "\n"


def _seal(body: str, key: bytes) -> str:
    return hmac.new(key, body.encode(), hashlib.sha256).hexdigest()


def read(path: Path) -> list[dict[str, object]]:
    """All lines of a file whose form and seal are sound."""
    text = _text(path)
    if not text:
        raise BadFile(f"{path.name} is not a Serai match file")
    parsed = [_parsed(number, line) for number, line in enumerate(text.rstrip("\n").split("\n"), 1)]
    if "serai" not in parsed[0]:
        raise BadFile(f"{path.name} is not a Serai match file")
    if parsed[0].get("format") != FORMAT:
        raise BadFile(f"{path.name} has a format this Serai does not know; a newer one reads it")
    last = parsed.pop()
    if "seal" not in last or last.get("lines") != len(parsed) or not text.endswith("\n"):
        raise BadFile(f"{path.name} is cut off: its closing line is missing or does not fit")
    body = text[: text.rstrip("\n").rindex("\n") + 1]
    if last["seal"] != _seal(body, hex_bytes(parsed[0], "key")):
        raise BadFile(f"{path.name} was changed after it was written: its seal does not fit")
    return parsed


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile(f"{path.name} is too large for a match file")
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise BadFile(f"cannot read {path}: {trouble.strerror}") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path.name} is not a Serai match file") from None


def _parsed(number: int, line: str) -> dict[str, object]:
    try:
        content = json.loads(line, object_pairs_hook=_without_doubles)
    except (ValueError, RecursionError):
        raise BadFile(f"line {number} is damaged: it is no JSON") from None
    if not isinstance(content, dict):
        raise BadFile(f"line {number} is damaged: it is no object")
    return content


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Two values under one name would let two readers see two matches."""
    content = dict(pairs)
    if len(content) != len(pairs):
        raise ValueError("a name stands twice")
    return content


def hex_bytes(line: dict[str, object], field: str) -> bytes:
    """A field of hexadecimal digits."""
    value = line.get(field)
    try:
        return bytes.fromhex(value) if isinstance(value, str) else _missing(field)
    except ValueError:
        return _missing(field)


def _missing(field: str) -> bytes:
    raise BadFile(f"the file has no sound {field}")


def whole(line: dict[str, object], field: str) -> int:
    """A field that must be a whole number."""
    value = line.get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadFile(f"the file has no sound {field}")
    return value


def same(one: object, other: object) -> bool:
    """Whether two values are the same JSON."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
