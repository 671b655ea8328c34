"""A table as a device may see it: in lists, whole, and as updates of one viewpoint."""

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from serai.engine.offers import Offer
from serai.engine.schema import Result
from serai.server.payloads import answers
from serai.server.storage.rows import SeatRow, TableRow
from serai.server.tables.hosted import HostedTable

RESULTS: Final = msgspec.json.Decoder(Result)


def commitment(row: TableRow) -> str:
    return hashlib.sha256(row.secret).hexdigest()


@lru_cache(maxsize=1000)
def options_of(stored: str) -> dict[str, str]:
    """The options of a table, which most tables share; nobody changes them."""
    options: dict[str, str] = json.loads(stored)
    return options


def summary_of_rows(
    row: TableRow,
    seats: Sequence[SeatRow],
    device: str | None,
    to_act: Sequence[int] = (),
    number: int | None = None,
) -> answers.TableSummary:
    """A table in a list; `to_act` and the `number` of its round are a running match's."""
    yours = [seat.seat for seat in seats if device is not None and seat.device == device]
    result = _ended_with(row)
    return answers.TableSummary(
        id=row.id,
        game=row.game,
        state=row.state,
        ending=row.ending,
        public=row.public,
        spectators=row.spectators,
        turn_seconds=row.turn_seconds,
        preset=row.preset,
        seats=[
            answers.SeatSummary(seat.seat, seat.kind, seat.name, seat.colour, seat.level)
            for seat in seats
        ],
        yours=yours,
        your_turn=any(seat in to_act for seat in yours),
        round=number,
        created=row.created,
        ended=row.ended,
        winners=result and result["winners"],
        points=result and result["points"],
    )


def _ended_with(row: TableRow) -> Result | None:
    """How it ended; none of a result that cannot be read, lest a whole list be lost with it."""
    try:
        return None if row.result is None else RESULTS.decode(row.result)
    except msgspec.MsgspecError:
        return None


def summary(table: HostedTable, device: str | None) -> answers.TableSummary:
    return summary_of_rows(table.row, table.seats, device, table.to_act(), table.round())


def whole(table: HostedTable, device: str | None) -> answers.Table:
    row = table.row
    yours = table.seats_of(device)
    return answers.Table(
        id=row.id,
        game=row.game,
        state=row.state,
        ending=row.ending,
        public=row.public,
        spectators=row.spectators,
        turn_seconds=row.turn_seconds,
        hints=row.hints,
        start=row.start,
        options=options_of(row.options),
        preset=row.preset,
        commitment=commitment(row),
        seats=[_seat(table, seat, device) for seat in table.seats],
        you=answers.You(yours, table.is_host(device), _muted(table, yours)),
        to_act=table.to_act(),
        created=row.created,
        started=row.started,
        ended=row.ended,
        result=_result(table),
        rematch=row.rematch if yours else None,
        archived=table.archived,
    )


def _seat(table: HostedTable, seat: SeatRow, device: str | None) -> answers.Seat:
    return answers.Seat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        level=seat.level,
        host=table.is_host(seat.device),
        yours=device is not None and seat.device == device,
        connected=seat.kind == "bot" or table.connected(seat.seat),
        ready=table.is_ready(seat),
        stand_in=seat.stand_in,
        agrees_to_end=seat.agrees,
        invite=seat.invite if table.is_host(device) else None,
    )


def _muted(table: HostedTable, yours: list[int]) -> list[int]:
    mask = 0
    for seat in yours:
        mask |= table.seats[seat].muted
    return [seat.seat for seat in table.seats if mask >> seat.seat & 1]


def _result(table: HostedTable) -> Result | None:
    stored = table.row.result
    return None if stored is None else RESULTS.decode(stored)


def _offer(offer: Offer) -> answers.OfferShown:
    return answers.OfferShown(
        offer.action, offer.group, offer.refused, offer.upto or None, offer.facts or None
    )


def update(table: HostedTable, seat: int | None, since: int, moment: int) -> answers.Update:
    """What a viewpoint has been shown from its event number `since` on, and its view of now."""
    play = table.play
    assert play is not None
    match = play.match
    events = play.shown.to(seat)
    first = min(since, len(events))
    observation = match.observation(seat)
    to_act = table.to_act()
    acts = seat is not None and table.row.state == "playing"
    offers = [_offer(offer) for offer in observation.offers()] if acts and seat in to_act else []
    return answers.Update(
        now=moment,
        first=first,
        events=events[first:],
        number=len(events),
        viewpoint="public" if seat is None else seat,
        to_act=to_act,
        view=observation.view(),
        offers=offers,
        can_undo=acts and seat is not None and match.can_undo(seat),
        deadline=table.deadline(),
        state=table.row.state,
        ending=table.row.ending,
        result=_result(table),
    )
