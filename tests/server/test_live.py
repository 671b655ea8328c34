"""The live connection: presence, stand-ins, clocks, chat, commands, and who is let in."""

import json
import socket
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.people import Meet, Person, allowed, bot, friend, me, two_people
from tests.server.serving import ServerProcess


def test_who_is_there_is_shown_to_the_others(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    live = ada.live(table, 0)
    live.until(lambda live: bool(live.table))
    other = bo.live(table, 1)
    live.until(lambda live: bool(live.table["seats"][1]["connected"]))
    other.close()
    live.until(lambda live: not live.table["seats"][1]["connected"])


def test_spectators_come_and_go_unheard(ada: Person, bo: Person) -> None:
    table = ada.make(me(), me("Eve"), spectators=True)["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    live = ada.live(table, seat).until_updated()
    live.say({"type": "play", "id": "live-play-1", "action": allowed(live.update)[0]})
    live.until_frame("done")
    heard = len(live.raw)
    for _ in range(3):
        bo.live(table, "public").until_updated().close()
    ada.live(table, seat).until_updated().close()  # nor a second screen of somebody who is there
    live.say({"type": "undo", "id": "live-undo-1"})
    live.until_frame("done")
    assert [json.loads(text)["type"] for text in live.raw[heard:]] == ["update", "done"]


def test_actions_can_be_sent_over_the_live_connection(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    live = ada.live(table, seat).until_updated()
    action = allowed(live.update)[0]
    live.say({"type": "play", "id": "live-play-1", "action": action})
    done = live.until_frame("done")
    assert done["number"] == live.update["number"]
    live.say({"type": "play", "id": "live-play-1", "action": action})
    assert live.until_frame("done")["repeated"]
    live.say({"type": "play", "id": "live-play-2", "action": {"action": "fly"}})
    assert live.until_frame("refused")["problem"]["error"] == "bad_request"
    live.say({"type": "undo", "id": "live-undo-1"})
    assert live.until_frame("done")["id"] == "live-undo-1"


def test_a_spectator_cannot_act(ada: Person) -> None:
    table = ada.quick()["id"]
    live = ada.live(table, "public").until_updated()
    live.say({"type": "undo", "id": "only-looking"})
    assert live.until_frame("refused")["problem"]["error"] == "not_yours"


@pytest.mark.parametrize(
    "nonsense", ["", "{", "[]", "null", '{"type":"fly"}', '{"type":"undo"}', "\x00", "x" * 5000]
)
def test_nonsense_on_a_live_connection_ends_it_politely(ada: Person, nonsense: str) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    live = ada.live(table, 0)
    live.socket.send(nonsense)
    live.drain()
    assert json.loads(live.raw[-1]) == {"type": "goodbye", "reason": "bad_frame"}


def test_bytes_and_giant_frames_end_a_live_connection(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    for frame in (b"\xff\xfe", "x" * 100_000):
        live = ada.live(table, 0)
        live.socket.send(frame)
        assert live.drain().closed
    assert ada.get(f"/api/tables/{table}")["state"] == "open"


def test_nobody_listens_through_anothers_eyes(ada: Person, bo: Person, cy: Person) -> None:
    table = two_people(ada, bo)
    missing = "x" * 16
    refusals = []
    attempts: list[tuple[Person, str, int | str]] = [
        (bo, table, 0),
        (cy, table, 0),
        (cy, table, "public"),
        (cy, missing, "public"),
        (ada, table, "all"),
        (ada, table, 17),
    ]
    for person, where, viewpoint in attempts:
        with pytest.raises(InvalidStatus) as refused:
            person.live(where, viewpoint)
        answer = refused.value.response
        refusals.append((answer.status_code, bytes(answer.body or b"")))
    assert len(set(refusals)) == 1
    assert refusals[0][0] == 403


def test_pages_of_other_sites_cannot_listen(ada: Person) -> None:
    table = ada.quick()["id"]
    url = f"ws{ada.url.removeprefix('http')}/api/tables/{table}/live?viewpoint=0"
    cookie = {"Cookie": f"serai_device={ada.cookie}"}
    with (
        pytest.raises(InvalidStatus),
        connect(url, origin=Origin("http://evil.example"), additional_headers=cookie),
    ):
        pass


def test_a_bot_stands_in_at_the_hosts_word_and_hands_back_on_return(
    ada: Person, bo: Person
) -> None:
    table = two_people(ada, bo)
    ada_live = ada.live(table, 0).until_updated()
    bo_live = bo.live(table, 1).until_updated()
    ada_live.until(lambda live: bool(live.table["seats"][1]["connected"]))
    here = ada.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 1})
    assert here["error"] == "conflict"
    assert bo.refused("POST", f"/api/tables/{table}/stand-in", {"seat": 0})["status"] == 403
    bo_live.close()
    ada_live.until(lambda live: not live.table["seats"][1]["connected"])
    assert ada.post(f"/api/tables/{table}/stand-in", {"seat": 1})["seats"][1]["stand_in"]
    for _ in range(3):
        ada_live.until(lambda live: 0 in live.update["to_act"])
        ada.play(table, 0, allowed(ada.view(table, 0))[0])
    back = bo.live(table, 1).until(lambda live: bool(live.table))
    back.until(lambda live: not live.table["seats"][1]["stand_in"])
    ada_live.until(lambda live: not live.table["seats"][1]["stand_in"])


def test_leaving_a_running_match_keeps_the_seat_for_coming_back(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    left = bo.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert left["seats"][1]["stand_in"]
    assert left["you"]["seats"] == [1]
    back = bo.post(f"/api/tables/{table}/return", {"seat": 1})
    assert not back["seats"][1]["stand_in"]


def test_a_table_that_all_people_left_waits_for_them(ada: Person) -> None:
    table = ada.make(me(), bot())["id"]
    ada.give_nonce(table)
    ada.post(f"/api/tables/{table}/leave", {"seat": 0})
    live = ada.live(table, "public").until_updated()
    assert live.table["seats"][0]["stand_in"]
    ada.post(f"/api/tables/{table}/return", {"seat": 0})
    mine = ada.live(table, 0).until_updated()
    mine.until(lambda live: 0 in live.update["to_act"])


def test_when_a_turns_time_is_up_a_bot_stands_in(ada: Person) -> None:
    table = ada.make(me(), me("Eve"), turn_seconds=1)["id"]
    live = ada.live(table, "public").until(lambda live: bool(live.table))
    ada.give_nonce(table)
    live.until_updated()
    late = live.update["to_act"][0]
    assert 0 < live.update["deadline"] - live.update["now"] <= 1000
    live.until(lambda live: bool(live.table["seats"][late]["stand_in"]))
    live.until(lambda live: late not in live.update["to_act"])


def test_chat_reaches_the_people_of_the_table_and_can_be_muted(
    ada: Person, bo: Person, cy: Person
) -> None:
    made = ada.make(me(), friend(), spectators=True)
    table = made["id"]
    bo.claim(made["seats"][1]["invite"])
    ada.give_nonce(table)
    bo_live = bo.live(table, 1)
    said = {"seat": 0, "text": "<b>hello</b>", "id": "message-1"}
    first = ada.post(f"/api/tables/{table}/chat", said)
    assert ada.post(f"/api/tables/{table}/chat", said) == first
    bo_live.until(lambda live: bool(live.messages))
    assert bo_live.messages[-1]["text"] == "<b>hello</b>", "kept plain; the client escapes"
    assert cy.refused("GET", f"/api/tables/{table}/chat")["status"] == 403
    assert bo.put(f"/api/tables/{table}/mute", {"seat": 0, "muted": True})["you"]["muted"] == [0]
    ada.post(f"/api/tables/{table}/chat", said | {"id": "message-2"})
    bo.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "hm", "id": "message-3"})
    heard = bo.get(f"/api/tables/{table}/chat", since=1)
    assert [message["text"] for message in heard["messages"]] == ["hm"]
    assert heard["number"] == 3
    bo_live.until(lambda live: len(live.messages) == 2)
    assert bo_live.messages[-1]["text"] == "hm"


def test_a_closed_table_says_so(ada: Person) -> None:
    table = ada.make(me(), friend())["id"]
    live = ada.live(table, 0)
    live.until(lambda live: bool(live.table))
    ada.ask("DELETE", f"/api/tables/{table}")
    assert json.loads(live.drain().raw[-1])["reason"] == "closed"


def test_whoever_is_gone_before_being_let_in_is_no_failure_of_ours(
    tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    server.stop()
    ada.move_to(server.start().url)  # the table has to be fetched, which takes a moment
    where = urlsplit(ada.url)
    asked = (
        f"GET /api/tables/{table}/live?viewpoint=0 HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Cookie: serai_device={ada.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2VyYWktd2lyZS1zZXJhaQ==\r\n\r\n"
    )
    for _ in range(40):
        with socket.create_connection((where.hostname or "", where.port or 0)) as hasty:
            hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            hasty.sendall(asked.encode())
    ada.live(table, 0).until_updated().close()
    assert server.stop() == 0
    assert [line for line in server.logs if "trace" in line] == []
