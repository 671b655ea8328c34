"""A safe copy of an SQLite database, taken while a server writes to it or not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from serai.engine.errors import BadInput, reason_of
from serai.server.storage.database import Damaged, StorageTrouble, is_damage, url_of

PAGES_AT_ONCE: Final = 1000
"""Between two such steps the server may write."""


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database; None for one that a server of its own keeps."""
    url = url_of(database)
    if not url.drivername.startswith("sqlite"):
        return None
    path = Path(url.database or "")
    if not path.is_file():
        raise BadInput("there is no database {path}", "bad-database_missing", path=path)
    return path


def copy(source: Path, target: Path) -> None:
    """Everything that is committed; whoever copies the file alone may miss what is in its log."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BadInput(
            "{target} is there already; name a file that is not", "bad-copy_exists", target=target
        ) from None
    except OSError as trouble:
        raise BadInput(
            "cannot write {target}: {reason}",
            "bad-copy_write",
            target=target,
            reason=reason_of(trouble),
        ) from None
    try:
        address = f"{source.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True)) as there,
            closing(sqlite3.connect(target)) as here,
        ):
            there.backup(here, pages=PAGES_AT_ONCE)
    except (sqlite3.Error, OSError, UnicodeDecodeError) as trouble:
        target.unlink(missing_ok=True)
        kind = Damaged if is_damage(trouble) else StorageTrouble
        raise kind(
            "cannot copy {source}: {trouble}", "bad-copy_read", source=source, trouble=trouble
        ) from None
