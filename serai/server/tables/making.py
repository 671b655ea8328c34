"""Making tables: from a request, at once against bots, or once more with the same people."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Final, get_args

import msgspec

from serai.bots.levels import LEVELS, USUAL, level_named
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.match import NONCE_BYTES, new_secret
from serai.server.moment import now
from serai.server.payloads.requests import Colour, NewSeat, NewTable, QuickPlay
from serai.server.plain_text import can_be_seen, is_plain
from serai.server.problems import bad_request, conflict
from serai.server.storage.change import Change
from serai.server.storage.rows import SeatRow, TableRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
LETTERS: Final = "ABCDEFGHIJKLMNOP"
MOST_TABLES_OF_A_DEVICE: Final = 100


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def bot_nonce() -> bytes:
    """Bots have no device, so the server draws for them."""
    return secrets.token_bytes(NONCE_BYTES)


def clean_name(name: str) -> str:
    """A name without blanks around it, or a refusal."""
    trimmed = name.strip()
    unseen = any(unicodedata.category(sign).startswith("C") for sign in trimmed)
    if unseen or not can_be_seen(trimmed) or not is_plain(trimmed):
        raise bad_request("A name needs letters that can be seen, and no control characters.")
    return trimmed


def known_level(level: str | None) -> str:
    """A level by its name; without one, the usual one."""
    try:
        return level_named(USUAL if level is None else level)
    except BadInput:
        raise bad_request(f"There is no such level; there are: {', '.join(LEVELS)}.") from None


def free_colour(wanted: str | None, taken: Sequence[str]) -> str:
    if wanted is not None:
        if wanted in taken:
            raise conflict("Another seat has this colour.")
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])


def known_game(name: str) -> Game:
    try:
        return registry.game(name)
    except BadInput as refused:
        raise bad_request(str(refused)) from None


async def make(house: House, device: str, wanted: NewTable) -> HostedTable:
    """A new table whose host is the device; a retry gives the table of the first try."""
    made = await house.made_by(device, wanted.id)
    if made is not None:
        return made
    if len(house.of_device(device)) >= MOST_TABLES_OF_A_DEVICE:
        raise conflict("You sit at a hundred tables already; finish or leave some first.")
    row = _row(device, wanted)
    seats = _seats(row.id, device, wanted.seats)
    return enter(house, row, seats)


def enter(house: House, row: TableRow, seats: list[SeatRow]) -> HostedTable:
    """Store a new table and make it findable."""
    table = HostedTable(row, seats, [])
    change = Change(row.id).add(row)
    for seat in seats:
        change.add(seat)
    house.enter(table)
    house.store(table, change)
    return table


def _row(device: str, wanted: NewTable) -> TableRow:
    game = known_game(wanted.game)
    try:
        options = game.options.named(game.options.resolve(wanted.options))
        game.empty(len(wanted.seats), game.options.resolve(wanted.options))
    except BadInput as refused:
        raise bad_request(str(refused)) from None
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules=game.rules,
        options=msgspec.json.encode(options).decode(),
        preset=wanted.options.get("preset"),
        public=wanted.public,
        spectators=wanted.spectators,
        turn_seconds=wanted.turn_seconds,
        hints=wanted.hints,
        start=wanted.start,
        state="open",
        ending=None,
        secret=new_secret(),
        host=device,
        request=wanted.id,
        created=now(),
        started=None,
        ended=None,
        result=None,
        rematch=None,
    )


def _seats(table_id: str, device: str, wanted: Sequence[NewSeat]) -> list[SeatRow]:
    if not any(seat.kind == "me" for seat in wanted):
        raise bad_request("One seat at least must be yours.")
    asked_for = [seat.colour for seat in wanted if seat.colour is not None]
    if len(set(asked_for)) < len(asked_for):
        raise conflict("Two seats cannot have the same colour.")
    taken: list[str] = list(asked_for)
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted):
        colour = seat.colour or free_colour(None, taken)
        taken.append(colour)
        seats.append(_seat(table_id, number, seat, colour, device))
    return seats


def _seat(table_id: str, number: int, seat: NewSeat, colour: str, device: str) -> SeatRow:
    name = None if seat.name is None else clean_name(seat.name)
    if seat.kind == "bot":
        row = SeatRow(table_id, number, "bot", name or bot_name(number), colour)
        row.level = known_level(seat.level)
        row.nonce = bot_nonce()
        return row
    if seat.level is not None:
        raise bad_request("Only bots have a level.")
    if seat.kind == "me":
        shown = name or f"Player {LETTERS[number]}"
        return SeatRow(table_id, number, "person", shown, colour, device=device)
    return SeatRow(table_id, number, "open", name or "", colour, invite=new_invitation())


def bot_name(number: int) -> str:
    return f"Bot {LETTERS[number]}"


def against_bots(wanted: QuickPlay) -> NewTable:
    """The table that quick play asks for."""
    game = known_game(wanted.game)
    bots = game.fewest - 1 if wanted.bots is None else wanted.bots
    if not game.fewest <= bots + 1 <= game.most or wanted.seat > bots:
        span = f"{max(game.fewest - 1, 1)} to {game.most - 1}"
        raise bad_request(f"{game.title} can be played against {span} bots.")
    me = NewSeat("me", wanted.name, wanted.colour)
    seats = [NewSeat("bot", level=wanted.level) for _ in range(bots)]
    seats.insert(wanted.seat, me)
    return NewTable(wanted.game, seats, wanted.options, hints=wanted.hints, id=wanted.id)


async def make_again(house: House, table: HostedTable) -> HostedTable:
    """Once more with the same people, everybody one seat on; there is one such table only."""
    if table.row.state != "ended" or table.row.started is None:
        raise conflict("A rematch follows a match that has ended.")
    if table.row.rematch is not None:
        return await house.find(table.row.rematch, table.row.host)
    row = msgspec.structs.replace(
        table.row,
        id=secrets.token_urlsafe(12),
        rules=registry.game(table.row.game).rules,
        state="open",
        ending=None,
        secret=new_secret(),
        request=None,
        created=now(),
        started=None,
        ended=None,
        result=None,
        rematch=None,
    )
    again = enter(house, row, _turned(row.id, table.seats))
    table.row.rematch = row.id
    house.store(table, Change(table.row.id).keep_table(table.row), changed=True)
    return again


def _turned(table_id: str, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same people and bots, the first seat becoming the last."""
    return [
        SeatRow(
            table_id,
            number,
            seat.kind,
            seat.name,
            seat.colour,
            seat.level,
            seat.device,
            bot_nonce() if seat.kind == "bot" else None,
            muted=0,
        )
        for number, seat in enumerate([*seats[1:], *seats[:1]])
    ]
