"""Looking back: replays, match files and what checking them says."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from serai.server.payloads import answers
from serai.server.problems import conflict
from serai.server.routes.common import (
    COMPRESSED,
    READS,
    Since,
    TableId,
    Text,
    TheVisit,
    insisting,
    need_viewpoint,
    viewpoint_of,
)
from serai.server.tables import records
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.replaying import replay, replay_of_record

Count = Annotated[int, QueryParameter(ge=1, le=100)]


async def _record(house: House, table: HostedTable) -> str:
    await table.durable()
    if table.row.state != "ended":
        raise conflict("problem-record_running")
    text = await house.reading.record(table.row.id)
    if text is None:
        raise conflict("problem-no_match")
    return text


@get("/api/tables/{table_id:str}/replay/{viewpoint:str}", middleware=COMPRESSED, **READS)
@insisting
async def show_replay(
    visit: TheVisit, table_id: TableId, viewpoint: Text, start: Since = 0, count: Count = 50
) -> answers.Replay:
    """What a viewpoint saw, step by step; of an ended match every seat's."""
    visit.limit("heavy")
    seat = viewpoint_of(viewpoint)
    table = await visit.house.find(table_id, visit.viewer)
    _need_past(table, visit.viewer, seat)
    if table.archived:
        text = await _record(visit.house, table)
        try:
            return await visit.house.aside.do(
                visit.address, replay_of_record, text, seat, start, count
            )
        except (ValueError, LookupError, TypeError):
            raise conflict("problem-record_damaged") from None
    match = table.need_play().match
    await table.durable()
    shown = await visit.house.aside.do(visit.address, replay, match, seat, start, count)
    _need_past(table, visit.viewer, seat)
    return shown


def _need_past(table: HostedTable, device: str | None, seat: int | None) -> None:
    """What a seat saw is its device's alone until the match has ended."""
    if table.row.state != "ended" or (seat is not None and seat >= len(table.seats)):
        need_viewpoint(table, device, seat)


@get("/api/tables/{table_id:str}/record", media_type="application/x-ndjson", **READS)
@insisting
async def download_record(visit: TheVisit, table_id: TableId) -> Response[bytes]:
    """The match file of an ended match."""
    visit.limit("heavy")
    table = await visit.house.find(table_id, visit.viewer)
    text = await _record(visit.house, table)
    name = f"serai-{table.row.game}-{table.row.id}.jsonl"
    return Response(
        text.encode(),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/verify", **READS)
@insisting
async def verify(visit: TheVisit, table_id: TableId) -> answers.Verdict:
    """Whether the match file is sound, draw by draw."""
    visit.limit("heavy")
    table = await visit.house.find(table_id, visit.viewer)
    text = await _record(visit.house, table)
    return await visit.house.aside.do(visit.address, records.verdict, text, visit.language)


ROUTES = [show_replay, download_record, verify]
