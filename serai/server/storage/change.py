"""A change to what is stored: rows to add, to keep anew or to strike, written all or not at all."""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Delete, Insert, Update, bindparam, delete, insert, update

from serai.server.storage.rows import (
    AnalysisRow,
    LineRow,
    MessageRow,
    RecordRow,
    SeatRow,
    TableRow,
)
from serai.server.storage.schema import ANALYSES, LINES, MESSAGES, RECORDS, SEATS, TABLES

Row = TableRow | SeatRow | LineRow | MessageRow | RecordRow | AnalysisRow


class Step(IntEnum):
    """The kinds of statement, in the order in which one commit runs them."""

    STRIKE_TABLE = 0
    ADD_TABLE = 1
    ADD_SEAT = 2
    KEEP_TABLE = 3
    KEEP_SEAT = 4
    ADD_LINE = 5
    ADD_MESSAGE = 6
    ADD_RECORD = 7
    ADD_ANALYSIS = 8


STATEMENTS: Final[dict[Step, Insert | Update | Delete]] = {
    Step.STRIKE_TABLE: delete(TABLES).where(TABLES.c.id == bindparam("of_id")),
    Step.ADD_TABLE: insert(TABLES),
    Step.ADD_SEAT: insert(SEATS),
    Step.KEEP_TABLE: update(TABLES)
    .where(TABLES.c.id == bindparam("of_id"))
    .values({name: bindparam(name) for name in TableRow.__struct_fields__ if name != "id"}),
    Step.KEEP_SEAT: update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_id"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in SeatRow.__struct_fields__[2:]}),
    Step.ADD_LINE: insert(LINES),
    Step.ADD_MESSAGE: insert(MESSAGES),
    Step.ADD_RECORD: insert(RECORDS),
    Step.ADD_ANALYSIS: insert(ANALYSES),
}
ADDING: Final[dict[type[Row], Step]] = {
    TableRow: Step.ADD_TABLE,
    SeatRow: Step.ADD_SEAT,
    LineRow: Step.ADD_LINE,
    MessageRow: Step.ADD_MESSAGE,
    RecordRow: Step.ADD_RECORD,
    AnalysisRow: Step.ADD_ANALYSIS,
}


@cache
def lines_statement(count: int) -> str:
    """SQLite's statement that adds so many lines, their fields in the order of `LineRow`."""
    names = LineRow.__struct_fields__
    one = f"({','.join('?' * len(names))})"
    return f"insert into lines ({', '.join(names)}) values {','.join([one] * count)}"


class Change:
    """Gathers what one request does to one table. Rows are copied: they go on changing."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.steps: list[tuple[Step, dict[str, Any]]] = []
        self.after: int | None = None
        """The version of the table that it is built on, where others may have changed it."""
        self.keeper: str | None = None
        """Which process looks after the table from here on."""
        self.made_by: str | None = None
        """What a new table comes from, of which there can be one only."""

    def add(self, row: Row) -> "Change":
        self.steps.append((ADDING[type(row)], asdict(row)))
        return self

    def keep_table(self, row: TableRow) -> "Change":
        values = asdict(row)
        values["of_id"] = values.pop("id")
        self.steps.append((Step.KEEP_TABLE, values))
        return self

    def keep_seat(self, row: SeatRow) -> "Change":
        values = asdict(row)
        values["of_id"] = values.pop("table_id")
        values["of_seat"] = values.pop("seat")
        self.steps.append((Step.KEEP_SEAT, values))
        return self

    def keep_seats(self, rows: Iterable[SeatRow]) -> "Change":
        for row in rows:
            self.keep_seat(row)
        return self

    def strike_table(self) -> "Change":
        self.steps.append((Step.STRIKE_TABLE, {"of_id": self.table_id}))
        return self
