"""The database of a server: examined, and copied while it is served."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from serai.cli.screen import Screen
from serai.engine.errors import BadInput
from serai.words import Words

SAY = Words().say
UNSOUND = 1
SAID_OF = {"open": "check-open", "playing": "check-playing", "ended": "check-ended"}

ADatabase = Annotated[str | None, Parameter(help=SAY("about-database"))]


def _address(database: str | None) -> str:
    """The database that was named, or else the one that `serai serve` would use."""
    try:
        from serai.server.settings import gather
    except ModuleNotFoundError:
        raise BadInput(SAY("serve-parts")) from None
    return gather({"database": database}).database_address()


def check(database: ADatabase = None, /) -> int:
    """Examine a database, and say what of it can be used."""
    address = _address(database)
    from serai.server.examining import examine

    found = asyncio.run(examine(address))
    screen = Screen()
    for fault in found.faults:
        screen.show(Text.assemble(("✗ ", "bad"), fault))
    for table, words in found.aside.items():
        screen.show(Text.assemble(("✗ ", "bad"), SAY("check-aside", table=table, words=words)))
    for state, words in SAID_OF.items():
        count = found.tables.get(state, 0)
        screen.show(Text.assemble(("✓ ", "good"), SAY(words, count=count)))
    if found.archived:
        screen.note(SAY("check-archived", count=found.archived))
    if found.is_sound():
        screen.note(SAY("check-good"), "good")
        return 0
    screen.note(SAY("check-whole" if found.faults else "check-some"), "bad")
    return UNSOUND


def backup(
    copy: Annotated[Path, Parameter(help=SAY("about-copy"))],
    /,
    *,
    database: ADatabase = None,
) -> None:
    """Copy a database, whether it is served just now or not."""
    address = _address(database)
    from serai.server.storage import copying

    file = copying.sqlite_file(address)
    if file is None:
        raise BadInput(SAY("backup-postgres"))
    copying.copy(file, copy)
    Screen().note(SAY("backup-done", copy=str(copy)), "good")
