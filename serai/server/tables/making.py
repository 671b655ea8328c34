"""Making tables: from a request, at once against bots, or once more with the same people."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, get_args

import msgspec

from serai.bots import outside
from serai.bots.levels import LEVELS, USUAL, known_level
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.match import NONCE_BYTES, new_secret
from serai.server.moment import now
from serai.server.payloads.requests import Colour, NewSeat, NewTable, QuickPlay
from serai.server.plain_text import can_be_seen, is_one_line, is_plain, readings
from serai.server.problems import bad_request, conflict, misunderstood
from serai.server.storage.change import Change
from serai.server.storage.rows import SeatRow, TableRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
LETTERS: Final = "ABCDEFGHIJKLMNOP"
BOT: Final = "Bot"
WORDS: Final = {"bot": BOT, "me": "Player"}
MOST_OF_A_DEVICE: Final = 100


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def bot_nonce() -> bytes:
    """Bots have no device, so the server draws for them."""
    return secrets.token_bytes(NONCE_BYTES)


def clean_name(name: str) -> str:
    """A name without blanks around it, or a refusal."""
    trimmed = name.strip()
    if not (is_one_line(trimmed) and can_be_seen(trimmed) and is_plain(trimmed)):
        raise bad_request("problem-name")
    return trimmed


def need_own_name(name: str, others: Iterable[SeatRow]) -> None:
    """Nobody can pass for somebody else at the same table."""
    if readings(name) & _read_names(others):
        raise conflict("problem-name_taken")


def free_name(word: str, number: int, others: Iterable[SeatRow]) -> str:
    """A name for whoever has none: a word and a letter, the seat's own if nobody has that."""
    taken = _read_names(others)
    names = [f"{word} {letter}" for letter in LETTERS[number:] + LETTERS[:number]]
    return next(name for name in names if not readings(name) & taken)


def _read_names(seats: Iterable[SeatRow]) -> set[str]:
    return {reading for seat in seats if seat.kind != "open" for reading in readings(seat.name)}


def level_for(game: Game, level: str | None) -> str:
    """A level that plays a game, by its name; without one, the usual one."""
    try:
        return known_level(game, USUAL if level is None else level)
    except BadInput:
        there = ", ".join([*LEVELS, *outside.for_game(game)])
        raise bad_request("problem-level", levels=there) from None


def free_colour(wanted: str | None, taken: Sequence[str]) -> str:
    if wanted is not None:
        if wanted in taken:
            raise conflict("problem-colour_taken")
        return wanted
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])


def known_game(name: str) -> Game:
    try:
        return registry.game(name)
    except BadInput as refused:
        raise misunderstood(refused) from None


async def make(
    house: House, device: str, wanted: NewTable, origin: str | None = None
) -> HostedTable:
    """A new table whose host is the device; a retry gives the table of the first try."""
    seated = len(await house.reading.of_device(device, MOST_OF_A_DEVICE))
    has_room = await house.make_room()
    made = await house.made_by(device, wanted.id)
    # Nothing is awaited from here on, so that two tries at once make one table.
    if made is not None:
        return made
    if seated >= MOST_OF_A_DEVICE:
        raise conflict("problem-your_tables")
    if not has_room:
        raise conflict("problem-too_many_tables")
    row = _row(device, wanted)
    seats = _seats(row.id, known_game(row.game), device, wanted.seats)
    made_by = None if wanted.id is None else f"{device}/{wanted.id}"
    return enter(house, row, seats, origin, made_by)


def enter(
    house: House, row: TableRow, seats: list[SeatRow], origin: str | None, made_by: str | None
) -> HostedTable:
    """Store a new table and make it findable; of what it was made by there is one table only."""
    house.unstarted.need_room(origin, row.public)
    table = HostedTable(row, seats, [])
    row.active = row.created
    row.listed = table.listed()
    change = Change(row.id).add(row)
    change.made_by = made_by
    for seat in seats:
        change.add(seat)
    house.enter(table, origin)
    house.store(table, change, changed=True)
    return table


def _row(device: str, wanted: NewTable) -> TableRow:
    game = known_game(wanted.game)
    try:
        options = _all_named(game, wanted.options)
        game.empty(len(wanted.seats), game.options.resolve(wanted.options))
    except BadInput as refused:
        raise misunderstood(refused) from None
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        rules=game.rules,
        options=options,
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


def _all_named(game: Game, wanted: dict[str, str]) -> str:
    """Every option of the present rules with its value, so that no default can change a table."""
    return msgspec.json.encode(game.options.named(game.options.resolve(wanted))).decode()


def _seats(table_id: str, game: Game, device: str, wanted: Sequence[NewSeat]) -> list[SeatRow]:
    if not any(seat.kind == "me" for seat in wanted):
        raise bad_request("problem-no_own_seat")
    asked_for = [seat.colour for seat in wanted if seat.colour is not None]
    if len(set(asked_for)) < len(asked_for):
        raise conflict("problem-same_colour")
    taken: list[str] = list(asked_for)
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted):
        colour = seat.colour or free_colour(None, taken)
        taken.append(colour)
        name = _name(number, seat, seats)
        seats.append(_seat(table_id, game, number, seat, name, colour, device))
    return seats


def _name(number: int, seat: NewSeat, others: Sequence[SeatRow]) -> str:
    if seat.name is not None:
        name = clean_name(seat.name)
        need_own_name(name, others)
        return name
    return "" if seat.kind == "open" else free_name(WORDS[seat.kind], number, others)


def _seat(
    table_id: str, game: Game, number: int, seat: NewSeat, name: str, colour: str, device: str
) -> SeatRow:
    if seat.kind == "bot":
        row = SeatRow(table_id, number, "bot", name, colour)
        row.level = level_for(game, seat.level)
        row.nonce = bot_nonce()
        return row
    if seat.level is not None:
        raise bad_request("problem-only_bots_have_levels")
    if seat.kind == "me":
        return SeatRow(table_id, number, "person", name, colour, device=device)
    return SeatRow(table_id, number, "open", name, colour, invite=new_invitation())


def against_bots(wanted: QuickPlay) -> NewTable:
    """The table that quick play asks for."""
    game = known_game(wanted.game)
    bots = game.fewest - 1 if wanted.bots is None else wanted.bots
    if not game.fewest <= bots + 1 <= game.most or wanted.seat > bots:
        fewest, most = max(game.fewest - 1, 1), game.most - 1
        raise bad_request("problem-bots", title=game.title, fewest=fewest, most=most)
    me = NewSeat("me", wanted.name, wanted.colour)
    seats = [NewSeat("bot", level=wanted.level) for _ in range(bots)]
    seats.insert(wanted.seat, me)
    return NewTable(wanted.game, seats, wanted.options, hints=wanted.hints, id=wanted.id)


async def make_again(house: House, table: HostedTable, origin: str | None = None) -> HostedTable:
    """Once more with the same people, everybody one seat on; there is one such table only."""
    if table.row.state != "ended" or table.row.started is None:
        raise conflict("problem-rematch")
    if table.row.rematch is not None:
        return await house.find(table.row.rematch, table.row.host)
    made_by = f"again/{table.row.id}"
    if house.others is not None:
        there = await house.reading.made_from(made_by)
        if there is not None:
            _lead_on(house, table, there)
            return await house.find(there, table.row.host)
    game = registry.game(table.row.game)
    row = msgspec.structs.replace(
        table.row,
        id=secrets.token_urlsafe(12),
        rules=game.rules,
        options=_all_named(game, msgspec.json.decode(table.row.options)),
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
    again = enter(house, row, _turned(row.id, table.seats), origin, made_by)
    if house.others is not None:
        await again.durable()
    _lead_on(house, table, row.id)
    return again


def _lead_on(house: House, table: HostedTable, again: str) -> None:
    """Have an ended table say which one follows it."""
    table.row.rematch = again
    change = Change(table.row.id)
    table.keep(change)
    house.store(table, change, changed=True)


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
