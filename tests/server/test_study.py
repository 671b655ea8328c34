"""Hints while one plays, and analyses of matches that have ended."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from serai.bots import advising, search
from serai.bots.levels import bot as bots
from serai.engine.match import Match
from serai.server.thinking.framing import Judge, Judged, Reconsider, Reconsidered
from serai.server.thinking.worker import think
from tests.clock import count_looks
from tests.server.people import Json, Meet, Person, allowed, bot, me, two_people
from tests.server.serving import ServerProcess, only_child, rates

GAMES = ["livingstone", "goldland", "treasure-island", "timbuktu"]


def asked(person: Person, table: str, seat: int = 0) -> Json:
    """Wait until a seat is asked."""
    live = person.live(table, seat).until_updated()
    live.until(lambda live: seat in live.update["to_act"])
    live.close()
    return live.update


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_action_and_says_why(ada: Person, game: str) -> None:
    table = ada.quick(game=game, level="random")["id"]
    update = asked(ada, table)
    hint = ada.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert (hint["seat"], hint["number"]) == (0, update["number"])
    assert hint["reason"]["id"].startswith("hint-")
    for advice in [hint["best"], *hint["alternatives"]]:
        assert advice["percent"] is None or 0 <= advice["percent"] <= 100
        why = ada.post(f"/api/tables/{table}/why", {"seat": 0, "action": advice["action"]})
        assert why["clause"] is None
    assert hint["best"]["action"] not in [other["action"] for other in hint["alternatives"]]
    ada.play(table, 0, hint["best"]["action"])


def test_a_hint_is_for_ones_own_seat_when_asked_at_a_table_that_allows_it(
    ada: Person, bo: Person
) -> None:
    strict = two_people(ada, bo)
    seat = ada.view(strict)["to_act"][0]
    mover, waiter = (ada, bo) if seat == 0 else (bo, ada)
    refused = mover.refused("POST", f"/api/tables/{strict}/hint", {"seat": seat})
    assert "without hints" in refused["text"]
    open_to_hints = two_people(ada, bo, hints=True)
    seat = ada.view(open_to_hints)["to_act"][0]
    mover, waiter = (ada, bo) if seat == 0 else (bo, ada)
    path = f"/api/tables/{open_to_hints}/hint"
    assert waiter.refused("POST", path, {"seat": seat})["error"] == "not_yours"
    assert waiter.refused("POST", path, {"seat": 1 - seat})["error"] == "conflict"
    assert mover.post(path, {"seat": seat})["best"]["action"]


def test_hints_come_no_faster_than_a_person_needs_them(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true")
    server.opening = rates(hint=3)
    server.start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), me("Eve"), hints=True)["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    path = f"/api/tables/{table}/hint"
    with ThreadPoolExecutor(6) as pool:
        asking = [pool.submit(ada.ask, "POST", path, {"seat": seat}) for _ in range(6)]
    statuses = sorted(answer.result().status_code for answer in asking)
    assert statuses == [200, 200, 200, 429, 429, 429]
    assert server.stop() == 0


def analysed(person: Person, table: str) -> Json:
    """Have a match thought through and wait for it; its progress never goes back."""
    path = f"/api/tables/{table}/analysis"
    study = person.post(path)
    while study["state"] == "running":
        assert study["percent"] < 100
        later = person.get(path)
        assert later["percent"] >= study["percent"]
        assert len(later["moments"]) >= len(study["moments"])
        study = later
        time.sleep(0.2)  # thinkers are polite
    return study


def test_an_analysis_follows_every_seats_chance(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    path = f"/api/tables/{table}/analysis"
    assert ada.get(path)["state"] == "none"
    assert ada.refused("POST", path)["error"] == "conflict", "nothing is told of a running match"
    people = [ada, bo]
    for _ in range(8):
        seat = ada.view(table)["to_act"][0]
        people[seat].play(table, seat, allowed(people[seat].view(table, seat))[0])
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/end", {"seat": seat, "agree": True})
    study = analysed(bo, table)
    assert study["state"] == "ready"
    moments = study["moments"]
    assert study["percent"] == 100
    assert [moment["place"] for moment in moments] == list(range(9))
    assert all(0 <= sum(moment["chances"]) <= 1.001 for moment in moments), "nobody may win, too"
    assert (moments[0]["seat"], moments[0]["action"]) == (None, None)
    assert moments[1]["action"]["action"] == "take_die"
    assert study["turning"] == sorted(set(study["turning"]))
    for place, moment in enumerate(moments):
        better = moment["better"]
        assert better is None or place in study["turning"]
        assert better is None or better["chance"] > better["instead_of"]
        assert better is None or not moment["is_sound"]
    total = ada.get(f"/api/tables/{table}/replay/1")["total"]
    assert moments[-1]["steps"][1] == total - 2, "the end itself is a step of the replay"
    assert ada.post(path) == study, "it is kept"


def test_a_blunder_is_held_against_what_would_have_been_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count_looks(monkeypatch, advising, search)
    match = Match.new("livingstone", 2, seed=2)
    player = bots("livingstone", "greedy", 1)
    for _ in range(4):
        match.play(match.to_act[0], player.choose(match.observation(match.to_act[0])))
    seat = match.to_act[0]
    before = match.position.to_bytes()
    space = match.game.space
    blunder = think(
        Reconsider("livingstone", 7, before, seat, space.from_json({"action": "draw_card"}))
    )
    assert isinstance(blunder, Reconsidered)
    assert blunder.better is not None
    assert blunder.played is not None
    assert space.to_json(blunder.better.action)["action"] == "place_tent"
    assert blunder.better.won / blunder.better.tries > blunder.played.won / blunder.played.tries
    sound = think(Reconsider("livingstone", 7, before, seat, blunder.better.action))
    assert isinstance(sound, Reconsidered)
    assert sound.played is not None
    assert sound.better is None


def test_at_the_end_of_a_match_the_chances_are_its_result() -> None:
    match = Match.new("timbuktu", 3, seed=1)
    player = bots("timbuktu", "greedy", 1)
    while match.to_act:
        match.play(match.to_act[0], player.choose(match.observation(match.to_act[0])))
    judged = think(Judge("timbuktu", 1, match.position.to_bytes(), 10, 4))
    assert isinstance(judged, Judged)
    assert match.result is not None
    winners = list(match.result["winners"])
    shares = [1000 / len(winners) if seat in winners else 0 for seat in range(3)]
    assert judged.won == pytest.approx(shares, abs=1)
    assert (judged.tries, judged.is_certain) == (1, True)


def test_an_analysis_leaves_out_what_was_taken_back(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    ada.play(table, seat, allowed(ada.view(table, seat))[0])
    ada.post(f"/api/tables/{table}/undo", {"seat": seat, "id": "take-back"})
    for each in (0, 1):
        ada.post(f"/api/tables/{table}/end", {"seat": each, "agree": True})
    assert [moment["line"] for moment in analysed(ada, table)["moments"]] == [0]


def test_nobody_else_sees_an_analysis(ada: Person, bo: Person) -> None:
    table = ada.make(me(), bot())["id"]
    ada.give_nonce(table)
    ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    assert bo.refused("POST", f"/api/tables/{table}/analysis")["status"] == 404
    assert bo.refused("GET", f"/api/tables/{table}/analysis")["status"] == 404


def test_only_so_many_analyses_are_begun_from_one_place(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true")
    server.opening = rates(study=5)
    server.start()
    ada = meet(server.url, "Ada")
    table = ada.quick()["id"]
    path = f"/api/tables/{table}/analysis"
    statuses = [ada.ask("POST", path).status_code for _ in range(8)]
    assert statuses == [409] * 5 + [429] * 3
    assert server.stop() == 0


def test_one_address_has_only_so_many_matches_thought_through_at_once(
    tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path, thinkers=1).start()
    ada = meet(server.url, "Ada")
    tables = [ada.make(me(), me("Eve"))["id"] for _ in range(6)]
    for table in tables:
        ada.give_nonce(table)
        for seat in (0, 1):
            ada.post(f"/api/tables/{table}/end", {"seat": seat, "agree": True})
    analysed(ada, tables.pop())
    thinker = only_child(server)
    os.kill(thinker, signal.SIGSTOP)  # so that what is begun does not end
    begun = [ada.ask("POST", f"/api/tables/{table}/analysis").status_code for table in tables]
    assert begun == [200, 200, 200, 200, 429]
    again = ada.ask("POST", f"/api/tables/{tables[0]}/analysis")
    assert (again.status_code, again.json()["state"]) == (200, "running")
    os.kill(thinker, signal.SIGKILL)
    server.kill()
