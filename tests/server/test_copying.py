"""Copies of a database that is being served, and what examining one says."""

import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.server.people import PATIENCE, Meet, allowed, friend, me
from tests.server.serving import ServerProcess

COMMAND = "import sys; from serai.cli import main; sys.exit(main())"


def serai(*words: str) -> tuple[int, str]:
    """What a command answers, and with which code."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", COMMAND, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def test_a_copy_of_a_served_database_holds_all_that_was_acknowledged(
    tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    ada.make(me(), friend())
    seat = ada.view(table)["to_act"][0]
    ada.play(table, seat, allowed(ada.view(table, seat))[0])
    database, copy = str(tmp_path / "tables.sqlite"), tmp_path / "copy" / "tables.sqlite"
    copy.parent.mkdir()
    assert serai("backup", str(copy), "--database", database)[0] == 0
    assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"
    code, words = serai("backup", str(copy), "--database", database)
    assert code != 0
    assert "is there already" in words
    seen = ada.view(table, seat)
    code, words = serai("check", database)
    assert (code, "The database is sound." in words) == (0, True), words
    assert "one match that is being played" in words
    assert server.stop() == 0
    again = ServerProcess(copy.parent).start()
    ada.move_to(again.url)
    assert ada.view(table, seat) | {"now": 0} == seen | {"now": 0}
    assert again.stop() == 0
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE lines SET action = '{'")
        connection.commit()
    code, words = serai("check", str(copy))
    assert code == 1
    assert f"Table {table}: This match cannot go on" in words
    copy.write_bytes(copy.read_bytes()[:5000])
    code, words = serai("check", str(copy))
    assert code == 1
    assert "The database is damaged." in words
    assert "Traceback" not in words


def test_postgresql_is_left_to_its_own_means(tmp_path: Path) -> None:
    address = "postgresql://ada@127.0.0.1/tables"
    code, words = serai("backup", str(tmp_path / "copy"), "--database", address)
    assert code != 0
    assert "pg_dump" in words
