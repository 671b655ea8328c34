"""Nothing is lost: power cuts, retries, lost connections, a second process, a failing database."""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from serai.server.storage import migrations
from serai.server.storage.database import ADVISORY_KEY
from tests.server.people import (
    PATIENCE,
    Meet,
    Person,
    allowed,
    bot,
    fetch,
    me,
    play_out,
    two_people,
)
from tests.server.postgres import Postgres
from tests.server.serving import ServerProcess

HANG_UP = (
    "select pg_terminate_backend(pid) from pg_stat_activity "
    "where datname = current_database() and pid <> pg_backend_pid()"
)
MIGRATIONS = Path(migrations.__file__).parent


def some_moves(table: str, people: dict[int, Person], moves: int) -> None:
    for _ in range(moves):
        first = next(iter(people))
        seat = people[first].view(table, first)["to_act"][0]
        people[seat].play(table, seat, allowed(people[seat].view(table, seat))[0])


def test_a_killed_server_resumes_every_table_where_it_was(
    own_server: ServerProcess, meet: Meet
) -> None:
    ada, bo = meet(own_server.url, "Ada"), meet(own_server.url, "Bo")
    table = two_people(ada, bo)
    some_moves(table, {0: ada, 1: bo}, 15)
    waiting = ada.make(me(), {"kind": "open"})
    before = [ada.view(table, 0), bo.view(table, 1)]
    own_server.kill()
    own_server.start()
    for person in (ada, bo):
        person.move_to(own_server.url)
    after = [ada.view(table, 0), bo.view(table, 1)]
    for one, other in zip(before, after, strict=True):
        assert one | {"now": 0} == other | {"now": 0}
    assert ada.get(f"/api/tables/{waiting['id']}") == waiting
    assert play_out(table, {0: ada, 1: bo})["ending"] == "finished"
    assert ada.get(f"/api/tables/{table}/verify")["sound"]


def test_a_killed_server_asks_its_bots_again(own_server: ServerProcess, meet: Meet) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), bot("greedy"))["id"]
    nonce = {"nonce": secrets.token_hex(16)}
    ada.post(f"/api/tables/{table}/nonce", nonce)
    for _ in range(3):
        own_server.kill()
        own_server.start()
        ada.move_to(own_server.url)
        live = ada.live(table, 0).until(lambda live: bool(live.updates))
        live.until(lambda live: 0 in live.update["to_act"])
        ada.play(table, 0, allowed(live.update)[0])
        live.close()


def test_a_retry_after_a_power_cut_does_nothing_twice(
    own_server: ServerProcess, meet: Meet
) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    action = allowed(ada.view(table, seat))[0]
    done = ada.play(table, seat, action, "before-the-cut")
    own_server.kill()
    own_server.start()
    ada.move_to(own_server.url)
    assert ada.play(table, seat, action, "before-the-cut") == done | {"repeated": True}


def test_an_ended_match_can_be_looked_at_after_a_restart(
    own_server: ServerProcess, meet: Meet
) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    some_moves(table, {0: ada, 1: ada}, 5)
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/end", {"seat": seat, "agree": True})
    shown = ada.view(table, 0)
    record = ada.ask("GET", f"/api/tables/{table}/record").text
    assert own_server.stop() == 0
    own_server.start()
    ada.move_to(own_server.url)
    assert ada.view(table, 0) | {"now": 0} == shown | {"now": 0}
    assert ada.ask("GET", f"/api/tables/{table}/record").text == record
    assert ada.get(f"/api/tables/{table}/replay/1")["total"] >= 5


def test_a_lost_connection_resumes_with_exactly_the_missed_events(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    live = ada.live(table, 0).until_updated()
    some_moves(table, {0: ada, 1: bo}, 3)
    live.until_updated(4).close()
    some_moves(table, {0: ada, 1: bo}, 6)
    known = live.update["number"]
    again = ada.live(table, 0, since=known).until_updated()
    assert again.update["from"] == known
    assert live.events + again.events == ada.view(table, 0)["events"]


def test_moves_of_many_tables_at_once_are_all_kept(ada: Person, meet: Meet) -> None:
    def plays(number: int) -> tuple[str, int]:
        person = meet(ada.url, f"P{number}")
        table = person.make(me(), me("Eve"))["id"]
        person.give_nonce(table)
        some_moves(table, {0: person, 1: person}, 12)
        return table, person.view(table, 0)["number"]

    with ThreadPoolExecutor(8) as pool:
        played = list(pool.map(plays, range(8)))
    assert len({table for table, _ in played}) == 8
    assert all(number >= 12 for _, number in played)


def test_the_same_action_sent_many_times_at_once_happens_once(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    action = allowed(ada.view(table, seat))[0]
    with ThreadPoolExecutor(8) as pool:
        done = list(pool.map(lambda _: ada.play(table, seat, action, "all-at-once"), range(16)))
    assert len({answer["number"] for answer in done}) == 1
    assert [answer["repeated"] for answer in done].count(False) == 1


def test_simultaneous_choices_never_refuse_each_other(ada: Person, bo: Person, cy: Person) -> None:
    people = [ada, bo, cy]
    seats = [me("Ada"), {"kind": "open"}, {"kind": "open"}]
    made = ada.post("/api/tables", {"game": "timbuktu", "seats": seats})
    table = made["id"]
    for person, seat in ((bo, 1), (cy, 2)):
        person.claim(made["seats"][seat]["invite"])
    ada.give_nonce(table)
    while len(ada.view(table, 0)["to_act"]) < 3:
        some_moves(table, dict(enumerate(people)), 1)
    seen = [person.view(table, seat) for seat, person in enumerate(people)]

    def choose(seat: int) -> bool:
        body = {"seat": seat, "action": allowed(seen[seat])[0], "id": f"together-{seat}"}
        body["seen"] = seen[seat]["number"]
        return bool(people[seat].post(f"/api/tables/{table}/play", body)["repeated"])

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(choose, range(3))) == [False] * 3
    assert len(ada.view(table, 0)["to_act"]) < 3


def test_a_process_that_serves_alone_is_refused_beside_another_with_a_clear_message(
    own_server: ServerProcess,
) -> None:
    """As an older Serai is, which cannot but serve alone; beside SQLite's one process all are."""
    second = ServerProcess(own_server.data, own_server.database, several="false").launch()
    _, words = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert "another Serai already serves" in words
    assert "Traceback" not in words
    assert fetch(f"{own_server.url}/healthz").json() == {"status": "ok"}


def test_a_server_takes_over_from_one_that_is_just_leaving(
    cluster: Postgres, tmp_path: Path
) -> None:
    """PostgreSQL lets a lock go only when it has noticed that its holder has gone."""
    server = ServerProcess(tmp_path, cluster.new_database())

    async def hold_the_lock_until_it_is_asked_for() -> None:
        leaving = await asyncpg.connect(server.database)
        await leaving.execute(f"SELECT pg_advisory_lock({ADVISORY_KEY})")
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        refused = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'COMMIT%'"
        here = "datname = current_database() AND pid <> pg_backend_pid()"
        while not starting.done() and not await leaving.fetchval(f"{refused} AND {here}"):
            await asyncio.sleep(0.02)  # it has not asked yet
        await leaving.close()
        await starting

    asyncio.run(hold_the_lock_until_it_is_asked_for())
    assert fetch(f"{server.url}/healthz").json() == {"status": "ok"}
    assert server.stop() == 0


def test_a_database_that_hangs_up_loses_nothing(
    cluster: Postgres, tmp_path: Path, meet: Meet
) -> None:
    address = cluster.new_database()
    server = ServerProcess(tmp_path, address).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    for turn in range(6):
        cluster.ask(HANG_UP, address)
        patiently_play(ada, table, f"hung-up-{turn}")
    assert len(ada.view(table, 0)["events"]) >= 6
    assert server.stop() == 0


def patiently_play(person: Person, table: str, action_id: str) -> None:
    """Look and play, trying again as long as the server says it cannot just now."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        looked = person.ask("GET", f"/api/tables/{table}/view/0")
        if looked.status_code != 200:
            assert looked.status_code == 503
            time.sleep(0.1)
            continue
        seat = looked.json()["to_act"][0]
        mine = person.ask("GET", f"/api/tables/{table}/view/{seat}")
        if mine.status_code != 200:
            assert mine.status_code == 503
            time.sleep(0.1)
            continue
        body = {"seat": seat, "action": allowed(mine.json())[0], "id": action_id}
        played = person.ask("POST", f"/api/tables/{table}/play", body)
        if played.status_code == 200:
            return
        assert played.status_code == 503
        time.sleep(0.1)
    pytest.fail("the server did not come back")


def test_a_database_of_a_newer_serai_is_refused(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    refused = server.launch()
    _, words = refused.communicate(timeout=PATIENCE)
    assert refused.returncode == 1
    assert "newer Serai" in words
    assert "Traceback" not in words


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("port", "many", "a setting is wrong"),
        ("database", "mysql://somewhere/else", "databases are"),
        ("database", "sqlite://", "needs a file"),
        ("config", "/nowhere/serai.toml", "cannot read"),
        ("host", "203.0.113.7", "cannot listen"),
        ("socket", "999", "cannot listen"),
    ],
)
def test_wrong_settings_are_refused_in_words(
    tmp_path: Path, setting: str, value: str, words: str
) -> None:
    refused = ServerProcess(tmp_path, **{setting: value}).launch()
    _, said = refused.communicate(timeout=PATIENCE)
    assert refused.returncode == 1
    assert words in said
    assert "Traceback" not in said


def test_a_server_that_is_stopped_as_soon_as_it_listens_ends_in_order(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    assert server.stop() == 0
    assert server.logs[-1]["what"] == "stopped"
    assert not (tmp_path / "tables.sqlite-wal").exists(), "SQLite tidies up after the last one"


def test_a_stopped_server_says_goodbye(own_server: ServerProcess, meet: Meet) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    live = ada.live(table, 0).until_updated()
    assert own_server.stop() == 0
    live.drain()
    assert live.raw[-1] == '{"type":"goodbye","reason":"stopping"}'


def test_an_ended_match_whose_lines_lead_nowhere_is_told_from_its_file(
    tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path).start()
    ada = meet(server.url, "Ada")
    tables = {}
    for ended in (True, False):
        table = ada.make(me(), me("Eve"))["id"]
        ada.give_nonce(table)
        some_moves(table, {0: ada, 1: ada}, 5)
        if ended:
            for seat in (0, 1):
                ada.post(f"/api/tables/{table}/end", {"seat": seat, "agree": True})
        tables[ended] = table
    lived = ada.get(f"/api/tables/{tables[True]}/replay/1")
    record = ada.ask("GET", f"/api/tables/{tables[True]}/record").text
    server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute('update lines set action = \'{"action":"fly"}\' where number = 2')
        connection.commit()
    server.start()
    ada.move_to(server.url)
    shown = ada.get(f"/api/tables/{tables[True]}")
    assert (shown["archived"], shown["state"], shown["ending"]) == (True, "ended", "agreed")
    told = ada.get(f"/api/tables/{tables[True]}/replay/1")
    assert told["total"] == lived["total"]
    assert [step["events"] for step in told["steps"]] == [s["events"] for s in lived["steps"]]
    assert ada.ask("GET", f"/api/tables/{tables[True]}/record").text == record
    assert "by other rules" in ada.refused("GET", f"/api/tables/{tables[True]}/view/0")["text"]
    assert ada.post(f"/api/tables/{tables[True]}/rematch", {})["state"] == "open"
    assert "cannot go on" in ada.refused("GET", f"/api/tables/{tables[False]}")["text"]
    assert server.stop() == 0


def test_a_turns_clock_goes_on_after_a_power_cut(own_server: ServerProcess, meet: Meet) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), me("Eve"), turn_seconds=3600)["id"]
    ada.give_nonce(table)
    some_moves(table, {0: ada, 1: ada}, 3)
    until = ada.view(table)["deadline"]
    short = ada.make(me(), me("Eve"), turn_seconds=1)["id"]
    ada.give_nonce(short)
    own_server.kill()
    own_server.start()
    ada.move_to(own_server.url)
    assert ada.view(table)["deadline"] == until
    live = ada.live(short, "public").until_updated()
    late = live.update["to_act"][0]
    live.until(lambda live: bool(live.table["seats"][late]["stand_in"]))


@pytest.mark.parametrize("shape", ["0001", "0003", "0004"])
def test_a_database_of_an_older_serai_is_brought_up_to_date(
    shape: str, tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    some_moves(table, {0: ada, 1: ada}, 3)
    before = ada.view(table)
    listed = [ada.make(me(), {"kind": "open"}, public=True)["id"]]
    ada.make(me(), bot(), public=True)
    server.stop()
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, shape)
        if shape == "0003":
            old = {"table": table, "body": '{"state": "ready", "done": 1, "total": 1}'}
            connection.execute(text("INSERT INTO analyses VALUES (:table, :body)"), old)
    engine.dispose()
    server.start()
    ada.move_to(server.url)
    assert ada.view(table) | {"now": 0} == before | {"now": 0}
    assert [shown["id"] for shown in ada.get("/api/tables")["open"]] == listed
    assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none", "such ones are forgotten"
    assert server.stop() == 0
