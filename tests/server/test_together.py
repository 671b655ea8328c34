"""Several processes serve the same tables: nothing is lost, doubled or told to the wrong seat."""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from serai.server.fleet.members import SECONDS_ALIVE, SECONDS_BETWEEN_BEATS
from tests.server.fleet import Servers, Wanderer
from tests.server.people import PATIENCE, Person, allowed, bot, friend, me, play_out, two_people
from tests.server.postgres import Postgres
from tests.server.serving import ServerProcess

TAKEOVER = 2.0
"""Seconds after which somebody else must have gone on with what a dead process did."""


@pytest.fixture(scope="module")
def three(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[str], str]
) -> Iterator[Servers]:
    folder = tmp_path_factory.mktemp("three")
    servers = Servers(folder, new_database("postgresql"), 3).start()
    yield servers
    assert servers.stop() == [0, 0, 0]
    assert servers.troubles() == []


@pytest.fixture
def anywhere(three: Servers) -> Iterator[Callable[[str], Wanderer]]:
    """Brings somebody who comes to any of the processes."""
    met: list[Wanderer] = []

    def bring(name: str) -> Wanderer:
        met.append(Wanderer(three.urls, name))
        return met[-1]

    yield bring
    for person in met:
        person.go_home()


Anywhere = Callable[[str], Wanderer]


def test_a_match_is_played_through_any_of_the_processes(anywhere: Anywhere) -> None:
    ada, bo = anywhere("Ada"), anywhere("Bo")
    table = two_people(ada, bo)
    ears = [ada.live(table, 0), ada.live(table, "public"), bo.live(table, 1)]
    assert play_out(table, {0: ada, 1: bo})["ending"] == "finished"
    looks: list[tuple[Wanderer, int | str]] = [(ada, 0), (ada, "public"), (bo, 1)]
    for ear, (person, seat) in zip(ears, looks, strict=True):
        ear.until(lambda live: bool(live.updates) and live.update["state"] == "ended")
        assert ear.events == person.view(table, seat)["events"]
    assert bo.get(f"/api/tables/{table}/verify")["sound"]
    again = {person.post(f"/api/tables/{table}/rematch", {})["id"] for person in (ada, bo, ada)}
    assert len(again) == 1


def test_the_same_action_sent_to_all_at_once_happens_once(anywhere: Anywhere) -> None:
    ada = anywhere("Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    for turn in range(4):
        seat = ada.view(table)["to_act"][0]
        action = allowed(ada.view(table, seat))[0]
        play = partial(ada.play, table, seat, action, f"all-at-once-{turn}")
        with ThreadPoolExecutor(6) as pool:
            done = [each.result() for each in [pool.submit(play) for _ in range(12)]]
        assert len({answer["number"] for answer in done}) == 1
        assert [answer["repeated"] for answer in done].count(False) == 1


def test_the_same_table_asked_for_at_all_at_once_is_made_once(anywhere: Anywhere) -> None:
    ada = anywhere("Ada")
    ada.get("/api/me")
    made: list[str] = []
    for turn in range(6):
        make = partial(ada.make, me(), friend(), id=f"only-once-{turn}")
        with ThreadPoolExecutor(6) as pool:
            answers = [each.result()["id"] for each in [pool.submit(make) for _ in range(12)]]
        assert len(set(answers)) == 1
        made += answers[:1]
    assert {mine["id"] for mine in ada.get("/api/me")["tables"]} == set(made)


def test_simultaneous_choices_at_different_processes_never_refuse_each_other(
    anywhere: Anywhere,
) -> None:
    people = [anywhere(name) for name in ("Ada", "Bo", "Cy")]
    seats = [me("Ada"), friend(), friend()]
    made = people[0].post("/api/tables", {"game": "timbuktu", "seats": seats})
    table = made["id"]
    for seat in (1, 2):
        people[seat].claim(made["seats"][seat]["invite"])
    people[0].give_nonce(table)

    def choose(seat: int) -> bool:
        seen = people[seat].view(table, seat)
        body = {"seat": seat, "action": allowed(seen)[0], "id": secrets.token_hex(8)}
        body["seen"] = seen["number"]
        return bool(people[seat].post(f"/api/tables/{table}/play", body)["repeated"])

    together = 0
    with ThreadPoolExecutor(3) as pool:
        while together < 5:
            asked = people[0].view(table, 0)["to_act"]
            acting = asked if len(asked) == 3 else asked[:1]
            together += len(acting) == 3
            assert list(pool.map(choose, acting)) == [False] * len(acting)


def test_one_seat_is_taken_once_wherever_people_come_in(anywhere: Anywhere) -> None:
    ada = anywhere("Ada")
    guests = [anywhere(f"G{number}") for number in range(6)]
    table = ada.make(me(), friend(), friend(), public=True)["id"]
    wish = {"nonce": secrets.token_hex(16)}

    def joins(guest: Person) -> int:
        return guest.ask(
            "POST", f"/api/tables/{table}/join", {"name": guest.name, **wish}
        ).status_code

    with ThreadPoolExecutor(6) as pool:
        came = Counter(pool.map(joins, guests))
    assert came == {200: 2, 409: 4}
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert len({seat["name"] for seat in seats}) == 3


def test_whoever_is_put_off_a_seat_is_cut_off_at_every_process(
    three: Servers, anywhere: Anywhere
) -> None:
    ada, bo = anywhere("Ada"), anywhere("Bo")
    made = ada.make(me(), friend(), start="by_host")
    table = made["id"]
    bo.claim(made["seats"][1]["invite"])
    ears = []
    for url in three.urls:
        bo.urls = [url]
        ears.append(bo.live(table, 1).until(lambda live: bool(live.table)))
    ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    for ear in ears:
        ear.drain()
        assert ear.raw[-1] == '{"type":"goodbye","reason":"not_yours"}'
        assert not ear.updates
    bo.urls = three.urls
    for _ in range(6):
        assert bo.refused("GET", f"/api/tables/{table}/view/1")["status"] == 404


def test_people_see_who_is_there_by_way_of_other_processes(
    three: Servers, anywhere: Anywhere
) -> None:
    ada, bo = anywhere("Ada"), anywhere("Bo")
    table = two_people(ada, bo)
    ada.urls, bo.urls = three.urls[:1], three.urls[1:2]
    ear = ada.live(table, 0).until_updated()
    theirs = bo.live(table, 1).until_updated()
    ear.until(lambda live: bool(live.table["seats"][1]["connected"]))
    refused = ada.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 1})
    assert refused["status"] == 409, "a bot stands in only for somebody who is gone"
    theirs.close()
    ear.until(lambda live: not live.table["seats"][1]["connected"])


def test_chat_reaches_everybody_in_one_order(anywhere: Anywhere, three: Servers) -> None:
    ada, bo = anywhere("Ada"), anywhere("Bo")
    table = two_people(ada, bo)
    ears = []
    for url in three.urls:
        bo.urls = [url]
        ears.append(bo.live(table, 1))
    for number in range(6):
        body = {"seat": 0, "text": f"word {number}", "id": f"a-word-{number}"}
        assert ada.post(f"/api/tables/{table}/chat", body)["number"] == number
    for ear in ears:
        ear.until(lambda live: len(live.messages) == 6)
        assert [said["text"] for said in ear.messages] == [f"word {n}" for n in range(6)]


def test_what_all_say_at_once_is_heard_by_everybody_without_another_word(
    anywhere: Anywhere, three: Servers
) -> None:
    """The last word too, though it was said while the one before was still being read."""
    ada, bo = anywhere("Ada"), anywhere("Bo")
    table = two_people(ada, bo)
    ears = []
    for url in three.urls:
        bo.urls = [url]
        ears.append(bo.live(table, 1))

    def say(name: str) -> None:
        ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": name, "id": name})

    said = 0
    for turn in range(8):
        with ThreadPoolExecutor(6) as pool:
            list(pool.map(say, [f"turn-{turn}-word-{number}" for number in range(6)]))
        said += 6
        for ear in ears:
            ear.until(lambda live: len(live.messages) == said)  # noqa: B023
    assert all(ear.messages == ears[0].messages for ear in ears)


def until_said(server: ServerProcess, what: str) -> None:
    """Wait for a line in a server's log."""
    end = time.monotonic() + PATIENCE
    while not any(line["what"] == what for line in server.logs):
        assert time.monotonic() < end, f"nobody said: {what}"
        time.sleep(0.05)


@pytest.fixture
def own_two(tmp_path: Path, cluster: Postgres) -> Iterator[Servers]:
    """Two processes that a test may kill."""
    servers = Servers(tmp_path, cluster.new_database(), 2).start()
    yield servers
    servers.stop()
    assert servers.troubles() == []


def test_what_a_dead_process_did_is_taken_over(own_two: Servers) -> None:
    """Bots of the first process think about their moves when it dies: the second one moves them."""
    first, second = own_two.all
    ada = Wanderer([first.url], "Ada")
    tables = [ada.make(me(), bot("master"), bot("master"))["id"] for _ in range(2)]
    for table in tables:
        ada.give_nonce(table)
        while 0 in (seen := ada.view(table, 0))["to_act"]:
            ada.play(table, 0, allowed(seen)[0])
    first.kill()
    ada.urls = [second.url]
    for table in tables:
        ada.live(table, 0).until(lambda live: bool(live.updates) and 0 in live.update["to_act"])
    until_said(second, "taken over")
    assert SECONDS_ALIVE + SECONDS_BETWEEN_BEATS < TAKEOVER
    first.start()
    ada.go_home()


def test_a_rolling_restart_loses_nothing(own_two: Servers) -> None:
    ada = Wanderer(own_two.urls, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    for turn in range(4):
        stopped = own_two.all[turn % 2]
        left = own_two.all[1 - turn % 2]
        ada.urls = [left.url]
        assert stopped.stop() == 0
        seat = ada.view(table)["to_act"][0]
        ada.play(table, seat, allowed(ada.view(table, seat))[0], f"rolling-{turn}")
        stopped.start()
        ada.urls = [stopped.url]
        assert ada.view(table, seat)["number"] >= turn + 1
    assert len(ada.view(table)["events"]) >= 4
    ada.go_home()
