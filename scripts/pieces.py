"""Write out what the compiler needs of every game's table of pieces: `python -m scripts.pieces`.

A piece of a position stands in one table, `fields.py`. Its type, copies, what everyone sees and the
bytes follow from that, but copying by name takes three times as long, and search lives on copies;
so `pieces.py` spells them out. A test fails when the table has moved on.
"""

import importlib
import sys
from pathlib import Path
from typing import Final

from serai.engine.knowledge import Field

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "serai" / "games"
WIDEST: Final = 100

HEAD: Final = '''"""The pieces of a position, written by `scripts.pieces` from `fields.py`."""

from mypy_extensions import mypyc_attr

from serai.engine.coding import {coders}
from serai.engine.knowledge import Field
from serai.engine.position import Position
from serai.games.{folder}.fields import FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """All pieces. Nothing is laid out at first, so that copying costs nothing twice."""

'''
FIELDS: Final = """
    def fields(self) -> list[Field]:
        return FIELDS
"""
COPY: Final = """
    def copy_pieces(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().copy_pieces(twin)
            return
        assert isinstance(twin, Pieces)
        twin.holed = self.holed
"""
LAY_OPEN: Final = """
    def lay_open(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().lay_open(twin)
            return
        assert isinstance(twin, Pieces)
"""
WRITE: Final = """
    def write_pieces(self, out: list[int]) -> None:
        if self.fields() is not FIELDS:
            super().write_pieces(out)
            return
"""


def written(folder: str) -> str:
    """What `pieces.py` of a game must say."""
    table: list[Field] = importlib.import_module(f"serai.games.{folder}.fields").FIELDS
    kinds = {_coder(field) for field in table}
    parts = [HEAD.format(folder=folder, coders=", ".join(sorted(kinds)))]
    parts += [_declared(field) for field in table]
    parts += [FIELDS, COPY, *[_copied(field) for field in table]]
    parts += [LAY_OPEN, *[_copied(field) for field in table if field.is_open]]
    parts += [WRITE, *[_put(field) for field in table]]
    return "".join(parts)


def _declared(field: Field) -> str:
    declared = f"    {field.name}: {'list[int]' if field.is_row else 'int'}\n"
    if not field.about:
        return declared
    about = f'    """{field.about}"""\n'
    if len(about) > WIDEST + 1:
        raise ValueError(f"what is said about {field.name} is too long for one line")
    return declared + about


def _copied(field: Field) -> str:
    return f"        twin.{field.name} = self.{field.name}{'[:]' if field.is_row else ''}\n"


def _put(field: Field) -> str:
    put = f"{_coder(field)}(out, self.{field.name})\n"
    if field.since == 1:
        return f"        {put}"
    return f"        if self.rules >= {field.since}:\n            {put}"


def _coder(field: Field) -> str:
    return "put_list" if field.is_row else "put_int"


def folders() -> list[str]:
    """The games that have a table of pieces."""
    return sorted(table.parent.name for table in GAMES.glob("*/fields.py"))


def file_of(folder: str) -> Path:
    return GAMES / folder / "pieces.py"


def main() -> int:
    for folder in folders():
        file_of(folder).write_text(written(folder), encoding="utf-8")
        print(f"wrote {file_of(folder).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
