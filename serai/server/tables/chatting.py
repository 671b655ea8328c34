"""Chat between the people of a table: kept as plain text, limited, and mutable by each of them."""

from serai.server.moment import now
from serai.server.plain_text import can_be_seen, is_plain
from serai.server.problems import bad_request, conflict
from serai.server.storage.change import Change
from serai.server.storage.rows import MessageRow
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House

MOST_MESSAGES = 2000


def say(house: House, table: HostedTable, seat: int, text: str, message_id: str) -> MessageRow:
    """Write a message; the same id again gives the message of the first time."""
    said = table.message_ids.get((seat, message_id))
    if said is not None:
        return said
    plain = text.strip()
    if not can_be_seen(plain) or not is_plain(plain, allowed="\n"):
        raise bad_request("problem-message")
    if len(table.messages) >= MOST_MESSAGES:
        raise conflict("problem-chat_full")
    message = MessageRow(
        table.row.id, len(table.messages), seat, table.seats[seat].name, plain, message_id, now()
    )
    table.messages.append(message)
    table.message_ids[seat, message_id] = message
    house.store(table, Change(table.row.id).add(message), message=message)
    return message


def heard_by(table: HostedTable, seats: list[int], since: int) -> list[MessageRow]:
    """The messages that a device wants to read."""
    muted = 0
    for seat in seats:
        muted |= table.seats[seat].muted
    return [message for message in table.messages[since:] if not muted >> message.seat & 1]


def mute(house: House, table: HostedTable, seats: list[int], other: int, muted: bool) -> None:
    """Whether a device wants to read what another seat writes."""
    if other >= len(table.seats) or other in seats:
        raise bad_request("problem-mute_other")
    change = Change(table.row.id)
    for seat in seats:
        bit = 1 << other
        row = table.seats[seat]
        row.muted = row.muted | bit if muted else row.muted & ~bit
        change.keep_seat(row)
    house.store(table, change, changed=True)
