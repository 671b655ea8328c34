"""The figures of a game, read from the data files beside its code, for any of its rules numbers.

What came or changed with a later number says so beside itself, and older numbers read what was:

    [cards.camel]
    count = 3
    since = 2               # the whole table; `count_since` would speak for one figure

    [player.start_pounds]
    value = 4
    value_before_2 = 3      # what rules number 1 plays with

These and the words for people (`status` and `note`, of a table or of one figure) are marks and no
figures: whoever reads figures does not see them, and the fingerprint does not know them.
"""

import hashlib
import json
import re
import tomllib
from importlib import resources
from typing import Any, Final

from serai.engine.versions import PRESENT

COMPONENTS: Final = "components.toml"
_MARK: Final = re.compile(r"(.+_)?(status|note|since)|.+_before_[0-9]+")


def parsed(package: str, file: str = COMPONENTS) -> dict[str, Any]:
    """A data file as it is written, with its marks."""
    text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    written: dict[str, Any] = json.loads(text) if file.endswith(".json") else tomllib.loads(text)
    return written


def read(package: str, file: str = COMPONENTS, rules: int = PRESENT) -> dict[str, Any]:
    """The figures of a data file as a rules number knows them."""
    return _of_table(parsed(package, file), rules)


def newer(package: str, *table: str) -> dict[str, int]:
    """The parts of a table that came later than rules number 1, and since when they are there."""
    found = parsed(package, COMPONENTS)
    for name in table:
        found = found[name]
    return {name: _since(found, name) for name in found if _since(found, name) > 1}


def fingerprint(package: str, files: list[str], rules: int) -> str:
    """A hash of all figures that a rules number knows, in their order; marks are no part of it."""
    digest = hashlib.sha256()
    for file in files:
        figures = read(package, file, rules)
        digest.update(json.dumps(figures, separators=(",", ":")).encode())
    return digest.hexdigest()


def _of_table(table: dict[str, Any], rules: int) -> dict[str, Any]:
    return {
        name: _of(_before(table, name, rules), rules)
        for name in table
        if not _MARK.fullmatch(name) and _since(table, name) <= rules
    }


def _of(figure: object, rules: int) -> object:
    if isinstance(figure, dict):
        return _of_table(figure, rules)
    if isinstance(figure, list):
        return [_of(part, rules) for part in figure]
    return figure


def _since(table: dict[str, Any], name: str) -> int:
    """Since when a part of a table is there: by the mark beside it, or by the one in it."""
    part = table[name]
    within = part.get("since") if isinstance(part, dict) else None
    return int(table.get(f"{name}_since") or within or 1)


def _before(table: dict[str, Any], name: str, rules: int) -> object:
    """What a figure was by a rules number: before the next change, or as it is now."""
    mark = f"{name}_before_"
    changes = [other.removeprefix(mark) for other in table if other.startswith(mark)]
    later = [int(number) for number in changes if number.isdecimal() and int(number) > rules]
    return table[f"{mark}{min(later)}"] if later else table[name]
