"""The gate: foreign sites, wrong hosts, bad bodies, too much too fast, and what is never told."""

import asyncio
import socket
import time
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from serai.server import devices
from serai.server.plain_text import readings
from serai.server.timing import Timed
from tests.server.people import PATIENCE, Meet, Person, allowed, fetch, friend, me, two_people
from tests.server.serving import ServerProcess, rates
from tests.server.test_wire import ASKING, connected


def test_other_sites_cannot_act_for_a_device(ada: Person) -> None:
    for origin in ("http://evil.example", "null", "http://["):
        headers = {"Origin": origin}
        answer = ada.http.post("/api/quick", json={"game": "livingstone"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "foreign_origin"
    answer = httpx.post(
        f"{ada.url}/api/quick",
        json={"game": "livingstone"},
        headers={"Sec-Fetch-Site": "cross-site"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 403


def test_forms_of_other_sites_are_no_json(ada: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ada.http.post(
            "/api/quick", content=b'{"game":"livingstone"}', headers={"Content-Type": kind}
        )
        assert answer.status_code == 415, kind


def test_a_foreign_name_pointed_at_the_server_gets_nothing(ada: Person) -> None:
    for host in ("evil.example", "evil.example:8377", "[", "a b"):
        assert fetch(f"{ada.url}/api/me", headers={"Host": host}).status_code == 400
    assert fetch(f"{ada.url}/api/me", headers={"Host": "localhost:1"}).status_code == 200


def test_the_device_cookie_is_out_of_reach_for_scripts(server: ServerProcess) -> None:
    cookie = fetch(f"{server.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) == 32
    again = fetch(f"{server.url}/api/me", headers={"Cookie": cookie.partition(";")[0]})
    assert "set-cookie" not in again.headers
    forged = fetch(f"{server.url}/api/me", headers={"Cookie": "serai_device=../../etc"})
    assert "set-cookie" in forged.headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz", "/nothing.js"])
def test_every_answer_carries_the_security_headers(server: ServerProcess, path: str) -> None:
    headers = fetch(f"{server.url}{path}").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_what_is_only_part_of_a_page_carries_no_policy_of_its_own(tmp_path: Path) -> None:
    parts = ["assets/a.js", "assets/a.css", "assets/a.woff2"]
    others = ["index.html", "worker.js", "assets/a.svg", "assets/a.html"]
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    for name in parts + others:
        (web / name).write_text("for a browser")
    server = ServerProcess(tmp_path / "data", web=web).start()
    try:
        for name in parts + others + ["assets/nothing.js"]:
            headers = fetch(f"{server.url}/{name}").headers
            assert headers["x-content-type-options"] == "nosniff"
            assert ("content-security-policy" in headers) == (name not in parts), name
    finally:
        server.stop()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"x"',
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"game":"livingstone","name":"\xc3\x28"}',
        b'{"game":7}',
        b'{"game":"chess"}',
        b'{"game":"livingstone","wings":2}',
        b'{"game":"livingstone","bots":0}',
        b'{"game":"livingstone","bots":99}',
        b'{"game":"livingstone","bots":1e999}',
        b'{"game":"livingstone","name":""}',
        b'{"game":"livingstone","name":"   "}',
        b'{"game":"livingstone","name":"a\\u0000b"}',
        b'{"game":"livingstone","name":"\\ud800"}',
        b'{"game":"livingstone","name":"' + b"x" * 25 + b'"}',
        b'{"game":"livingstone","colour":"beige"}',
        b'{"game":"livingstone","level":"divine"}',
        b'{"game":"livingstone","seat":5}',
        b'{"game":"livingstone","id":"short"}',
        b'{"game":"livingstone","id":"no spaces allowed"}',
        b'{"game":"livingstone","options":{"preset":"none such"}}',
        b'{"game":"livingstone","options":[]}',
        b"[" * 20_000,
        b'{"game":' * 5_000,
    ],
)
def test_a_bad_body_is_refused_with_words(ada: Person, body: bytes) -> None:
    answer = ada.http.post("/api/quick", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"action": "fly"},
        {"action": None},
        {"action": "take_die"},
        {"action": "take_die", "pips": 7},
        {"action": "take_die", "pips": True},
        {"action": "take_die", "pips": "1"},
        {"action": "take_die", "pips": 10**30},
        {"action": "take_die", "pips": 1, "more": []},
    ],
)
def test_an_action_that_is_none_is_refused_with_words(
    ada: Person, action: dict[str, object]
) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    body = {"seat": seat, "action": action, "id": "nonsense-1"}
    assert ada.refused("POST", f"/api/tables/{table}/play", body)["status"] == 400


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("PATCH", "/api/me", 405),
        ("POST", "/api/me", 405),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/..%2f..%2fetc", 404),
        ("GET", "/api/tables/" + "x" * 3000, 404),
        ("GET", "/api/invites/%00", 404),
        ("GET", "/api/matches?before=-1", 400),
        ("GET", "/api/matches?before=99999999999999999999", 400),
        ("GET", "/api/matches?before=soon", 400),
        ("POST", "/", 405),
    ],
)
def test_paths_that_lead_nowhere_say_so(ada: Person, method: str, path: str, status: int) -> None:
    answer = ada.http.request(method, path)
    assert answer.status_code == status, answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["seats/99", "seats/-1", "seats/" + "9" * 5000, "seats/x"])
def test_seats_that_do_not_exist_are_refused(ada: Person, path: str) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    answer = ada.http.put(f"/api/tables/{table}/{path}", json={"kind": "open"})
    assert answer.status_code in {400, 404}


def test_viewpoints_and_numbers_out_of_range_are_refused(ada: Person) -> None:
    table = ada.quick()["id"]
    for path in ("view/-1", "view/all", "view/²", "view/0?since=-1", "view/0?since=99999999999"):
        assert ada.refused("GET", f"/api/tables/{table}/{path}")["status"] == 400
    assert ada.refused("GET", f"/api/tables/{table}/replay/0?count=1000")["status"] == 400
    beyond = ada.view(table, 0, since=1_000_000)
    assert beyond["events"] == []
    assert beyond["from"] == beyond["number"]


def test_a_giant_body_is_refused(ada: Person) -> None:
    body = b'{"game":"' + b"x" * 100_000 + b'"}'
    answer = ada.http.post("/api/quick", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true")
    server.opening = rates(make=5, chat=6)
    server.start()
    ada = meet(server.url, "Ada")
    table = ada.quick()["id"]
    chat = f"/api/tables/{table}/chat"
    for number in range(60):
        said = ada.ask("POST", chat, {"seat": 0, "text": "hi", "id": f"message-{number}"})
        if said.status_code != 201:
            break
    assert said.status_code == 429
    assert said.json()["error"] == "too_fast"
    assert int(said.headers["retry-after"]) >= 1
    made = [ada.ask("POST", "/api/quick", {"game": "livingstone"}).status_code for _ in range(40)]
    assert made[0] == 201
    assert 429 in made
    assert server.stop() == 0


LITTLE_TIME = """
from serai.server import limits
limits.RATES["time"] = limits.Rate(0.0001, 1.0)
limits.RATES["request"] = limits.Rate(1e6, 1e6)
"""
"""So little that it is soon used up, however quick the machine is and however busy."""


def test_one_address_cannot_have_all_of_the_processors_time(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true")
    server.opening = LITTLE_TIME
    server.start()
    ada, bo = meet(server.url, "Ada"), meet(server.url, "Bo")
    bo.http.headers["X-Forwarded-For"] = "198.51.100.9"
    table = ada.make(me(), me("Eve"), public=True, spectators=True)["id"]
    live = ada.live(table, 0)
    live.receive()
    looks = (ada.ask("GET", "/api/games") for _ in range(20_000))
    refused = next(look for look in looks if look.status_code != 200)
    assert refused.status_code == 429
    assert refused.json()["error"] == "too_fast"
    live.say({"type": "undo", "id": "too-much"})
    assert '"too_fast"' in live.drain().raw[-1]
    with pytest.raises(InvalidStatus):
        ada.live(table, 0)
    assert ada.ask("GET", "/").status_code == 429
    bo.get(f"/api/tables/{table}")
    assert server.stop() == 0


LITTLE_TIME_AND_MUCH_UNDONE = """
from serai.server import limits
limits.RATES["time"] = limits.Rate(0.0001, 1.0)
limits.RATES["undo"] = limits.Rate(1e6, 1e6)
"""
MOST_MOVES = 5000


def test_what_a_crowd_is_told_takes_of_the_time_of_its_address(tmp_path: Path, meet: Meet) -> None:
    """Whoever moves comes from another address each time, and has time enough."""
    server = ServerProcess(tmp_path, rate_limits="true")
    server.opening = LITTLE_TIME_AND_MUCH_UNDONE
    server.start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    action = allowed(ada.view(table, seat))[0]
    with ExitStack() as crowd:
        look = [crowd.enter_context(connected(ada, table, ASKING)) for _ in range(16)][-1]
        for move in range(MOST_MOVES):
            ada.http.headers["X-Forwarded-For"] = f"198.51.{move // 200}.{move % 200}"
            ada.play(table, seat, action)
            ada.post(f"/api/tables/{table}/undo", {"seat": seat, "id": f"taken-back-{move}"})
            if not ada.get(f"/api/tables/{table}")["seats"][0]["connected"]:
                break
        else:
            pytest.fail("nobody was charged for what the crowd was told")
        while b'"too_fast"' not in look.next_frame()[1]:
            pass
    assert server.stop() == 0


def test_waiting_takes_no_time() -> None:
    spent: list[float] = []

    async def work() -> None:
        await asyncio.sleep(0.2)
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.2)

    async def timed() -> None:
        await Timed(work(), spent.append)

    asyncio.run(timed())
    assert len(spent) == 3
    assert 0.05 <= sum(spent) < 0.2


def test_work_that_is_timed_can_be_called_off() -> None:
    cleaned: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            await asyncio.sleep(0)
            cleaned.append("up")

    async def called_off() -> None:
        async with asyncio.timeout(0.01):
            await Timed(work(), lambda _seconds: None)

    with pytest.raises(TimeoutError):
        asyncio.run(called_off())
    assert cleaned == ["up"]


def test_logs_hold_no_secrets(server: ServerProcess, ada: Person, bo: Person) -> None:
    made = ada.make(me("Zanzibar"), {"kind": "open"})
    token = made["seats"][1]["invite"]
    bo.claim(token)
    ada.give_nonce(made["id"])
    ada.post(f"/api/tables/{made['id']}/chat", {"seat": 0, "text": "whisper", "id": "message-1"})
    ada.refused("GET", f"/api/invites/{token}")
    end = time.monotonic() + PATIENCE
    while "/api/invites/{token}" not in (logged := repr(server.logs)):
        assert time.monotonic() < end, "a request is logged once it is answered"
        time.sleep(0.05)
    for secret in (token, ada.cookie, bo.cookie, "Zanzibar", "whisper"):
        assert secret not in logged


def test_metrics_speak_prometheus(server: ServerProcess, ada: Person) -> None:
    ada.quick()
    text = fetch(f"{server.url}/metrics").text
    assert "# TYPE serai_commits_total counter" in text
    assert "serai_commit_seconds_count" in text


def test_metrics_are_for_this_machine_unless_they_are_opened(
    server: ServerProcess, tmp_path: Path
) -> None:
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    assert fetch(f"{server.url}/metrics", headers=elsewhere).status_code == 404
    opened = ServerProcess(tmp_path, public_metrics="true").start()
    assert fetch(f"{opened.url}/metrics", headers=elsewhere).status_code == 200
    assert opened.stop() == 0


def test_a_page_is_served_even_without_a_built_client(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>The client</title>")
    (tmp_path / "web" / "assets" / "app-1a2b.js").write_text("let x = 1;")
    (tmp_path / "web" / "assets" / "app-1a2b.js.br").write_bytes(b"smaller")
    (tmp_path / "secret.txt").write_text("secret")
    server = ServerProcess(tmp_path / "data", web=tmp_path / "web").start()
    for path in ("/", "/table/abc", "/join/abc"):
        page = fetch(f"{server.url}{path}")
        assert "The client" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = fetch(f"{server.url}/assets/app-1a2b.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    address = f"{server.url}/assets/app-1a2b.js"
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip, br"}) as smaller:
        assert smaller.headers["content-encoding"] == "br"
        assert b"".join(smaller.iter_raw()) == b"smaller"
    assert fetch(f"{address}.br").status_code == 404
    unchanged = {"If-None-Match": script.headers["etag"]}
    assert fetch(f"{server.url}/assets/app-1a2b.js", headers=unchanged).status_code == 304
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/missing.js"):
        assert fetch(f"{server.url}{path}").status_code == 404
    server.stop()
    plain = ServerProcess(tmp_path / "data", web=tmp_path / "nothing").start()
    assert "without its pages" in fetch(plain.url).text
    plain.stop()


def test_behind_a_proxy_the_public_name_is_ours_and_cookies_are_secure(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, public_url="https://games.example").start()
    answer = httpx.post(
        f"{server.local_url}/api/quick",
        json={"game": "livingstone"},
        headers={"Host": "games.example", "Origin": "https://games.example"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers
    assert server.stop() == 0


INVISIBLE = ["\u200b", "\u3164", "\u2800", "\u0301\u0301", "\u00ad", "\U000e0041", "\u00a0"]
BROKEN = ["a\u2028b", "a\u2029b", "a\u0085b"]
JOINED = ["a\u200db", "\u200d🐪", "🐪\u200d", "🐪\u200d\u200d🐪", "a\u200d🐪", "🐪\u200da"]
TURNED = ["a\u202eb", "\u2066a", "a\u200f"]
HEAPED = ["a" + "\u0301" * 20]


@pytest.mark.parametrize("name", INVISIBLE + BROKEN + JOINED + TURNED + HEAPED)
def test_a_name_shows_itself_as_it_is(ada: Person, name: str) -> None:
    refused = ada.refused("POST", "/api/quick", {"game": "livingstone", "name": name})
    assert refused["status"] == 400
    assert "name" in refused["text"]


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Łukasz",
        "अदिति",
        "محمد",
        "张伟",
        "นิ่ม",
        "O'Brien 🐪",
        "<b>'\"--;",
        "👨\u200d👩\u200d👧",
        "👩🏽\u200d🚀 Ada",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f\u200d🔥",
    ],
)
def test_names_of_all_scripts_are_welcome(ada: Person, name: str) -> None:
    made = ada.post("/api/quick", {"game": "livingstone", "name": name})
    assert made["seats"][0]["name"] == name
    assert ada.get(f"/api/tables/{made['id']}")["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "name",
    ["Ada", "ada", " ADA ", "\uff21\uff44\uff41", "Ada\ufe0f", "Ada\u3164", "\u0410da"],
    ids=ascii,
)
def test_nobody_passes_for_somebody_else_at_the_table(ada: Person, bo: Person, name: str) -> None:
    made = ada.make(me("Ada"), friend(), {"kind": "open"}, public=True)
    path = f"/api/tables/{made['id']}"
    assert bo.refused("POST", f"{path}/join", {"name": name})["status"] == 409
    invite = f"/api/invites/{made['seats'][1]['invite']}"
    assert bo.refused("POST", invite, {"name": name})["status"] == 409
    assert bo.post(invite, {"name": "Bo"})["seats"][1]["name"] == "Bo"
    rename = {"kind": "me", "name": name}
    assert bo.refused("PUT", f"{path}/seats/1", rename)["status"] == 409
    assert ada.put(f"{path}/seats/0", rename)["seats"][0]["name"] == name.strip()
    body = {"game": "livingstone", "seats": [me("Ada"), me(name)]}
    assert ada.refused("POST", "/api/tables", body)["status"] == 409


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Ada", "A\u034fda"),
        ("Ada", "Ada\u2800"),
        ("Ada", "Ada\U000e0101"),
        ("Ada", "\u0391da"),
        ("Bob", "\u0412\u043e\u0412"),
        ("Bill", "BiIl"),
        ("Ilse", "1lse"),
        ("Ida", "\u0406DA"),
        ("Otto", "0tto"),
    ],
    ids=ascii,
)
def test_names_that_look_alike_have_a_reading_in_common(name: str, like: str) -> None:
    assert readings(name) & readings(like)


def test_names_that_do_not_look_alike_have_none() -> None:
    names = ["Ada", "Adam", "Ida", "Ila", "Lia", "Ola", "Мария", "Марія", "Νίκος", "Zoë", "Zoe"]
    for name, other in combinations(names, 2):
        assert not readings(name) & readings(other), (name, other)


def test_bots_without_a_name_get_one_that_is_free(ada: Person) -> None:
    made = ada.make(me("Bot B"), {"kind": "bot"}, friend())
    assert [seat["name"] for seat in made["seats"]] == ["Bot B", "Bot C", ""]
    changed = ada.put(f"/api/tables/{made['id']}/seats/2", {"kind": "bot"})
    assert [seat["name"] for seat in changed["seats"]] == ["Bot B", "Bot C", "Bot D"]


def test_a_connection_that_ends_within_a_body_is_no_fault_of_ours(
    server: ServerProcess,
) -> None:
    before = len(server.logs)
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as connection:
        connection.sendall(
            b"PUT /api/tables/cut-off/mute HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
        )
    answered: list[dict[str, Any]] = []
    end = time.monotonic() + PATIENCE
    while not answered:
        assert time.monotonic() < end
        time.sleep(0.01)
        answered = [line for line in server.logs[before:] if "/mute" in line.get("route", "")]
    assert answered[0]["status"] == 400
    assert not [line for line in server.logs[before:] if line["level"] == "error"]


def test_messages_are_plain_limited_and_kept_letter_by_letter(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    path = f"/api/tables/{table}/chat"
    for number, text in enumerate([*INVISIBLE, *TURNED, *HEAPED, "x" * 301, "", "\x00", "a\x1bb"]):
        body = {"seat": 0, "text": text, "id": f"refused-{number:03}"}
        assert ada.refused("POST", path, body)["status"] == 400, repr(text)
    said = "'; drop table seats; -- <script>alert(1)</script>\n\u200d🧭"
    ada.post(path, {"seat": 0, "text": said, "id": "injection"})
    assert [message["text"] for message in ada.get(path)["messages"]] == [said]
    assert ada.get(f"/api/tables/{table}")["state"] == "open"


@pytest.mark.parametrize(
    "token", ["' or 1=1 --", "%27", "..", "x" * 200, "\ud7ff", "🐪", "%00", "a/b"]
)
def test_tokens_that_nobody_was_given_open_nothing(ada: Person, token: str) -> None:
    for method, body in (("GET", None), ("POST", {"name": "Mallory"})):
        assert ada.http.request(method, f"/api/invites/{token}", json=body).status_code in {
            404,
            405,
        }
        assert ada.http.request(method, f"/api/tables/{token}", json=body).status_code in {404, 405}


def test_spectators_however_many_keep_no_seat_from_its_table(ada: Person, bo: Person) -> None:
    made = ada.make(me(), me("Eve"), spectators=True)
    ada.give_nonce(made["id"])
    watching = [bo.live(made["id"], "public") for _ in range(3)]
    assert ada.live(made["id"], 0).until_updated().update["viewpoint"] == 0
    for _ in range(15):
        ada.live(made["id"], 0).until_updated()
    with pytest.raises(InvalidStatus):
        ada.live(made["id"], 0)
    assert ada.live(made["id"], 1).until_updated().update["viewpoint"] == 1
    assert all(live.until_updated().update["viewpoint"] == "public" for live in watching)


def test_a_frame_nested_beyond_all_measure_ends_its_connection_politely(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    live = ada.live(table, 0)
    live.socket.send('{"type":"play","id":"deep-deep","action":{"a":' + "[" * 20_000)
    assert '"bad_frame"' in live.drain().raw[-1]


def test_nobody_takes_back_and_plays_for_ever(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true").start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    action = allowed(ada.view(table, seat))[0]
    answers = []
    for turn in range(1000):
        ada.play(table, seat, action, f"there-{turn:04}")
        undo = {"seat": seat, "id": f"back-{turn:04}"}
        answers.append(ada.ask("POST", f"/api/tables/{table}/undo", undo).status_code)
        if answers[-1] != 200:
            break
    assert answers[-1] == 429
    assert server.stop() == 0


def test_refusals_tell_nothing_of_other_seats(ada: Person, bo: Person) -> None:
    """Whatever a seat tries, the answer is the same whatever the other one holds."""
    table = two_people(ada, bo)
    seat = ada.view(table)["to_act"][0]
    mover, waiter = (ada, bo) if seat == 0 else (bo, ada)
    for _ in range(6):
        choices = allowed(mover.view(table, seat))
        mover.play(table, seat, choices[-1])
        if seat not in ada.view(table)["to_act"]:
            break
    told = waiter.heard[:]
    for action in (
        {"action": "end_turn"},
        {"action": "donate", "pounds": 1},
        {"action": "decline"},
    ):
        body = {"seat": 1 - seat, "action": action, "id": "trying-it", "seen": 0}
        waiter.ask("POST", f"/api/tables/{table}/play", body)
        waiter.ask("POST", f"/api/tables/{table}/why", {"seat": 1 - seat, "action": action})
        waiter.ask("GET", f"/api/tables/{table}/view/{seat}")
        waiter.ask("GET", f"/api/tables/{table}/record")
        waiter.ask("GET", f"/api/tables/{table}/verify")
        waiter.ask("GET", f"/api/tables/{table}/replay/{seat}")
    heard = "".join(waiter.heard[len(told) :])
    for hidden in (mover.cookie, 'secret":"', "nonce", "Traceback", 'chest":1', 'hand":{'):
        assert hidden not in heard


def test_what_a_stranger_asks_of_a_private_table_is_no_faster_or_longer_answered(
    ada: Person, bo: Person
) -> None:
    """Same bytes, header by header, for a table that is there and one that is not."""
    there, missing = ada.make(me(), friend())["id"], "x" * 16
    answers = [bo.http.get(f"/api/tables/{table}") for table in (there, missing)]
    one, other = [
        (answer.status_code, answer.content, sorted(answer.headers.items())) for answer in answers
    ]
    assert [part for part in one[2] if part[0] != "date"] == [
        part for part in other[2] if part[0] != "date"
    ]
    assert one[:2] == other[:2]


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (f"serai_device={'a' * 32}", "a" * 32),
        (f'odd[]="x, y; {{"z": 1}}=2; serai_device={"b" * 32}; last', "b" * 32),
        (f"not_serai_device={'a' * 32}", None),
        (f"serai_device={'a' * 31}", None),
        (f"serai_device={'a' * 33}", None),
        ("", None),
    ],
)
def test_a_device_is_known_whatever_cookies_others_have_set(header: str, found: str | None) -> None:
    assert devices.token_in(header) == found


def test_only_what_holds_nobodys_words_is_compressed(ada: Person) -> None:
    table = ada.quick()["id"]
    for path in ("/api/games", "/api/games/livingstone/rulebook", f"/api/tables/{table}/replay/0"):
        assert ada.ask("GET", path).headers.get("content-encoding") == "gzip", path
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/view/0", "/api/me"):
        assert "content-encoding" not in ada.ask("GET", path).headers, path
