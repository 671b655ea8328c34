"""Examining a database: its structure, and every table as a server would bring it back."""

import logging
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from serai import languages
from serai.server.moment import now
from serai.server.problems import told, worded
from serai.server.storage.copying import copy, sqlite_file
from serai.server.storage.database import (
    TROUBLES,
    Damaged,
    Database,
    StorageTrouble,
    explained,
    noticing_damage,
)
from serai.server.storage.reading import Reading
from serai.server.tables.restoring import DAMAGED, SetAside, brought_back

MOST_FAULTS: Final = 20


class Examination(msgspec.Struct):
    """What was found."""

    faults: list[str]
    """What is wrong with the database as a whole."""
    tables: dict[str, int]
    """How many tables can be used, by their state."""
    aside: dict[str, str]
    """Tables that cannot be used, with what their people would be told."""
    archived: int
    """Ended tables of which only the match file can tell."""

    def is_sound(self) -> bool:
        return not (self.faults or self.aside)


async def examine(database: str) -> Examination:
    """Look at everything and change nothing: of an SQLite database a copy is examined."""
    logging.getLogger("serai").addHandler(logging.NullHandler())
    file = sqlite_file(database)
    if file is None:
        return await _examined(database, [])
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        copied = Path(folder) / "copy.sqlite"
        try:
            copy(file, copied)
        except Damaged as damage:
            return Examination([str(damage)], {}, {}, 0)
        return await _examined(str(copied), _structural(copied))


def _structural(file: Path) -> list[str]:
    """What SQLite itself finds wrong."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute(f"pragma integrity_check({MOST_FAULTS})").fetchall()
            lost = connection.execute("pragma foreign_key_check").fetchmany(MOST_FAULTS)
    except (sqlite3.Error, UnicodeDecodeError) as trouble:
        return [str(trouble)]
    faults = [line for (text,) in found for line in str(text).splitlines() if text != "ok"]
    said = partial(worded, languages.spoken(), "check-lost_row")
    return faults + [said(row=row, part=table) for table, row, *_ in lost]


async def _examined(database: str, faults: list[str]) -> Examination:
    found = Examination(faults, {}, {}, 0)
    opened = Database(database)
    try:
        if opened.is_sqlite:
            with noticing_damage():
                async with opened.engine.connect() as connection:
                    await opened.migrate(connection)
        await _look_at_tables(Reading(opened), found)
    except TROUBLES as trouble:
        found.faults.append(_named(trouble, database))
    finally:
        await opened.close()
    return found


def _named(trouble: BaseException, database: str) -> str:
    if isinstance(trouble, StorageTrouble):
        return told(languages.spoken(), trouble)
    if isinstance(trouble, sqlite3.Error):
        return str(trouble)
    text = str(getattr(trouble, "orig", None) or trouble)
    return text.partition("\n")[0] or told(languages.spoken(), explained(trouble, database))


async def _look_at_tables(reading: Reading, found: Examination) -> None:
    states: Counter[str] = Counter()
    for table_id in await reading.all():
        try:
            stored = await reading.table(table_id)
            if stored is None:
                continue
            table = brought_back(stored, now())
        except Damaged:
            found.aside[table_id] = told(languages.spoken(), DAMAGED)
        except SetAside as aside:
            found.aside[table_id] = told(languages.spoken(), aside)
        else:
            states[table.row.state] += 1
            found.archived += table.archived
    found.tables = dict(states)
