"""Who sits where: joining, leaving, coming back, bots that stand in, and the start."""

from serai.server.devices import fingerprint
from serai.server.moment import now
from serai.server.payloads.requests import ChangeSeat, Claim, Join
from serai.server.problems import bad_request, conflict, not_found, not_yours
from serai.server.storage.change import Change
from serai.server.storage.rows import SeatRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.making import (
    BOT,
    bot_nonce,
    clean_name,
    free_colour,
    free_name,
    known_game,
    level_for,
    need_own_name,
    new_invitation,
)


def known_seat(table: HostedTable, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise bad_request("problem-no_such_seat")
    return table.seats[number]


def own_seat(table: HostedTable, device: str | None, seat: int) -> SeatRow:
    if not table.may_look(device, seat):
        raise not_yours()
    return table.seats[seat]


def need_host(table: HostedTable, device: str | None) -> None:
    if not table.is_host(device):
        raise not_yours()


def need_open(table: HostedTable) -> None:
    if table.row.state != "open":
        raise conflict("problem-begun")


def _others(table: HostedTable, seat: int) -> list[SeatRow]:
    return [other for other in table.seats if other.seat != seat and other.kind != "open"]


def _other_colours(table: HostedTable, seat: int) -> list[str]:
    return [other.colour for other in _others(table, seat)]


def _store(house: House, table: HostedTable, *seats: SeatRow) -> None:
    """Store changed seats; if that fills a table that starts by itself, it starts."""
    change = Change(table.row.id)
    starts = table.row.start == "when_full" and all(map(table.is_ready, table.seats))
    if starts and table.row.state == "open":
        _begin(table, change)
    elif table.row.state == "open":
        table.keep(change)
    for seat in seats:
        change.keep_seat(seat)
    house.store(table, change, changed=True, updated=table.play is not None)


def _begin(table: HostedTable, change: Change) -> None:
    """The deal: from here on the nonces are fixed."""
    table.row.state = "playing"
    table.row.started = now()
    table.keep(change)
    table.begin()
    change.keep_seats(table.wind(None))


def start(house: House, table: HostedTable, device: str) -> None:
    need_host(table, device)
    need_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise conflict("problem-seats_open")
    if not all(map(table.is_ready, table.seats)):
        raise conflict("problem-nonces_missing")
    change = Change(table.row.id)
    _begin(table, change)
    house.store(table, change, changed=True, updated=True)


def give_nonce(house: House, table: HostedTable, device: str, nonce: str) -> None:
    """A device's part of the shuffle, for all its seats that have none yet."""
    mine = [table.seats[seat] for seat in table.seats_of(device)]
    if not mine:
        raise not_yours()
    lacking = [seat for seat in mine if seat.nonce is None]
    if not lacking or table.row.state != "open":
        return
    for seat in lacking:
        seat.nonce = bytes.fromhex(nonce)
    _store(house, table, *lacking)


def _sit(table: HostedTable, seat: SeatRow, device: str, wanted: Claim | Join) -> None:
    name = clean_name(wanted.name)
    need_own_name(name, _others(table, seat.seat))
    others = _other_colours(table, seat.seat)
    if wanted.colour is not None or seat.colour in others:
        seat.colour = free_colour(wanted.colour, others)
    seat.name = name
    seat.kind = "person"
    seat.device = device
    seat.nonce = None if wanted.nonce is None else bytes.fromhex(wanted.nonce)
    seat.invite = None


async def claim(house: House, token: str, device: str, wanted: Claim) -> HostedTable:
    """Take the seat of an invitation, which is used up by that."""
    found = await house.invited(token)
    if found is None:
        again = await house.claimed(fingerprint(token), device)
        if again is None:
            raise not_found()
        return again
    table, number = found
    need_open(table)
    _sit(table, table.seats[number], device, wanted)
    table.seats[number].claimed = fingerprint(token)
    _store(house, table, table.seats[number])
    return table


def join(house: House, table: HostedTable, device: str, wanted: Join) -> None:
    """Take an open seat of a public table; whoever sits there already stays where he is."""
    if not table.row.public:
        raise not_found()
    if table.seats_of(device):
        return
    need_open(table)
    free = [seat for seat in table.seats if seat.kind == "open"]
    if wanted.seat is not None:
        free = [seat for seat in free if seat.seat == wanted.seat]
    if not free:
        raise conflict("problem-seat_taken" if wanted.seat is not None else "problem-seats_taken")
    _sit(table, free[0], device, wanted)
    _store(house, table, free[0])


def change_seat(
    house: House, table: HostedTable, device: str, number: int, wanted: ChangeSeat
) -> None:
    """Before the start: one's own name and colour, or, for the host, who may sit there."""
    need_open(table)
    seat = known_seat(table, number)
    if wanted.kind == "me":
        own_seat(table, device, number)
    else:
        need_host(table, device)
        if seat.device == device:
            raise conflict("problem-own_seat")
    if wanted.level is not None and wanted.kind != "bot":
        raise bad_request("problem-only_bots_have_levels")
    name = None if wanted.name is None else clean_name(wanted.name)
    if name is not None:
        need_own_name(name, _others(table, number))
    level = None
    if wanted.kind == "bot":
        level = level_for(known_game(table.row.game), wanted.level)
    if wanted.colour is not None:
        seat.colour = free_colour(wanted.colour, _other_colours(table, number))
    if wanted.kind == "me":
        seat.name = name or seat.name
    elif wanted.kind == "bot":
        _seat_bot(table, seat, name or free_name(BOT, number, _others(table, number)), level)
    else:
        _free(seat)
    _store(house, table, seat)


def _seat_bot(table: HostedTable, seat: SeatRow, name: str, level: str | None) -> None:
    seat.kind = "bot"
    seat.name = name
    seat.level = level
    seat.device = None
    seat.invite = None
    seat.claimed = None
    seat.nonce = bot_nonce()
    others = _other_colours(table, seat.seat)
    if seat.colour in others:
        seat.colour = free_colour(None, others)


def _free(seat: SeatRow) -> None:
    """Nobody sits here any more; a fresh invitation, for the old one is used up."""
    seat.kind = "open"
    seat.name = ""
    seat.level = None
    seat.device = None
    seat.nonce = None
    seat.claimed = None
    seat.invite = new_invitation()


def renew_invitation(house: House, table: HostedTable, device: str, number: int) -> None:
    need_host(table, device)
    need_open(table)
    if known_seat(table, number).kind != "open":
        raise conflict("problem-no_invitation")
    table.seats[number].invite = new_invitation()
    _store(house, table, table.seats[number])


def close(house: House, table: HostedTable, device: str) -> None:
    """The host takes an open table away; all who listen are told."""
    need_host(table, device)
    strike(house, table)


def strike(house: House, table: HostedTable) -> None:
    need_open(table)
    house.strike(table)


def leave(house: House, table: HostedTable, device: str, number: int) -> None:
    """Before the start the seat is open again; later a bot stands in and the seat is kept."""
    seat = own_seat(table, device, number)
    if table.row.state == "open":
        if table.is_host(device):
            strike(house, table)
        else:
            _free(seat)
            _store(house, table, seat)
    elif table.row.state == "playing" and not seat.stand_in:
        stand_in(house, table, seat)


def stand_in(house: House, table: HostedTable, *seats: SeatRow) -> None:
    """Bots play on for people who are gone."""
    for seat in seats:
        seat.stand_in = True
        seat.agrees = False
    _store(house, table, *seats, *table.wind(None))


def stand_in_by_host(house: House, table: HostedTable, device: str, number: int) -> None:
    need_host(table, device)
    if table.row.state != "playing":
        raise conflict("problem-stand_in_when")
    if known_seat(table, number).kind != "person":
        raise bad_request("problem-stand_in_for")
    if table.connected(number):
        raise conflict("problem-stand_in_here")
    if not table.seats[number].stand_in:
        stand_in(house, table, table.seats[number])


def come_back(house: House, table: HostedTable, seat: SeatRow) -> None:
    """The seat's person decides again, with the whole time of a turn."""
    if table.row.state == "playing" and seat.stand_in:
        seat.stand_in = False
        _store(house, table, seat, *table.wind(seat.seat))
