"""Tables as lists show them, most of them from the disk: a list needs no match laid out."""

from serai.server.payloads.answers import TableSummary
from serai.server.storage.rows import Listing
from serai.server.tables import showing
from serai.server.tables.house import House
from serai.server.tables.lists import MOST_LISTED, Rows


async def public(house: House, listing: Listing, device: str | None) -> list[TableSummary]:
    return await _summaries(house, await house.lists.tables(listing), device)


async def own(house: House, device: str) -> list[TableSummary]:
    """The tables of a device that are not ended."""
    ids = await house.reading.of_device(device, MOST_LISTED)
    return await _summaries(house, await house.reading.rows(ids), device)


async def _summaries(house: House, rows: Rows, device: str | None) -> list[TableSummary]:
    """Only where it may be the device's turn is a table loaded."""
    found: list[TableSummary] = []
    for row, seats in rows:
        table = house.tables.get(row.id)
        sits = device is not None and any(seat.device == device for seat in seats)
        if table is None and sits and row.state == "playing":
            table = await house.loaded(row.id)
        if table is None:
            found.append(showing.summary_of_rows(row, seats, device))
        elif table.row.state != "ended":
            found.append(showing.summary(table, device))
    return found
