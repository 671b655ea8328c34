"""Whole matches over HTTP, taking back, ending early, and everything that can be checked after."""

import hashlib
import json
from pathlib import Path

import serai
from tests.server.people import Person, allowed, bot, me, play_out, two_people


def test_two_people_play_a_whole_match_over_http(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    last = play_out(table, {0: ada, 1: bo})
    assert last["ending"] == "finished"
    assert len(last["result"]["points"]) == 2
    assert bo.get(f"/api/tables/{table}")["result"] == last["result"]
    assert [match["id"] for match in bo.get("/api/matches")["matches"]] == [table]


def test_the_match_file_opens_the_commitment_that_was_published(
    ada: Person, bo: Person, tmp_path: Path
) -> None:
    table = two_people(ada, bo)
    commitment = ada.get(f"/api/tables/{table}")["commitment"]
    play_out(table, {0: ada, 1: bo})
    file = tmp_path / "match.jsonl"
    file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text)
    match = serai.Match.load(file)
    assert hashlib.sha256(match.seal.secret).hexdigest() == commitment
    verdict = bo.get(f"/api/tables/{table}/verify")
    assert verdict["sound"]
    assert verdict["digest"] == match.digest
    assert verdict["commitment"] == commitment


def test_a_persons_own_nonce_is_part_of_the_shuffle(ada: Person) -> None:
    table = ada.post("/api/quick", {"game": "livingstone"})["id"]
    ada.give_nonce(table, "0123456789abcdef" * 2)
    ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    assert ada.get(f"/api/tables/{table}/verify")["nonces"][0] == "0123456789abcdef" * 2


def test_a_running_match_gives_away_neither_file_nor_key(ada: Person) -> None:
    table = ada.quick()["id"]
    assert ada.refused("GET", f"/api/tables/{table}/record")["error"] == "conflict"
    assert ada.refused("GET", f"/api/tables/{table}/verify")["error"] == "conflict"
    assert ada.refused("GET", f"/api/tables/{table}/replay/1")["error"] == "not_yours"


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(
    ada: Person, bo: Person
) -> None:
    table = two_people(ada, bo)
    seat = ada.view(table)["to_act"][0]
    mover, waiter = (ada, bo) if seat == 0 else (bo, ada)
    before = mover.view(table, seat)
    wait = {"seat": 1 - seat, "action": allowed(before)[0], "id": "not-my-turn"}
    refused = waiter.refused("POST", f"/api/tables/{table}/play", wait)
    assert refused["status"] == 409
    assert refused["clause"]["id"] == "SE-1.2"
    why = waiter.post(f"/api/tables/{table}/why", {"seat": 1 - seat, "action": wait["action"]})
    assert why["clause"]["id"] == "SE-1.2"
    assert mover.view(table, seat)["number"] == before["number"]


def test_nobody_plays_for_another_seat(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    for seat, stranger in ((0, bo), (1, ada)):
        body = {"seat": seat, "action": {"action": "end_turn"}, "id": "stranger1"}
        assert stranger.refused("POST", f"/api/tables/{table}/play", body)["status"] == 403
        assert stranger.refused("GET", f"/api/tables/{table}/view/{seat}")["status"] == 403


def test_a_retry_of_an_action_is_harmless(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    action = allowed(ada.view(table, seat))[0]
    first = ada.play(table, seat, action, "my-action-1")
    again = ada.play(table, seat, action, "my-action-1")
    assert again == first | {"repeated": True}
    assert ada.view(table, seat)["number"] == first["number"]
    other = {"seat": seat, "action": {"action": "decline"}, "id": "my-action-1"}
    assert ada.refused("POST", f"/api/tables/{table}/play", other)["error"] == "conflict"


def test_an_old_number_is_no_reason_to_refuse_a_legal_choice(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    for turn in range(4):
        seat = ada.view(table)["to_act"][0]
        action = allowed(ada.view(table, seat))[0]
        body = {"seat": seat, "action": action, "id": f"old-number-{turn}", "seen": 0}
        assert ada.post(f"/api/tables/{table}/play", body)["repeated"] is False


def test_an_action_is_taken_back_where_nobody_has_learnt_anything(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    before = ada.view(table, seat)
    assert not before["can_undo"]
    ada.play(table, seat, allowed(before)[0])
    assert ada.view(table, seat)["can_undo"]
    undone = ada.post(f"/api/tables/{table}/undo", {"seat": seat, "id": "take-back"})
    again = ada.post(f"/api/tables/{table}/undo", {"seat": seat, "id": "take-back"})
    assert again == undone | {"repeated": True}
    after = ada.view(table, seat)
    assert after["view"] == before["view"]
    assert after["events"][-1]["event"] == "undone"
    refused = ada.refused("POST", f"/api/tables/{table}/undo", {"seat": seat, "id": "take-more"})
    assert refused["clause"]["id"] == "SE-2.1"


def test_a_match_ends_early_when_all_people_agree(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    offered = ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    assert offered["state"] == "playing"
    assert offered["seats"][0]["agrees_to_end"]
    ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": False})
    assert bo.post(f"/api/tables/{table}/end", {"seat": 1, "agree": True})["state"] == "playing"
    ended = ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    assert (ended["state"], ended["ending"], ended["result"]) == ("ended", "agreed", None)
    assert bo.get(f"/api/tables/{table}/verify")["sound"], "the secret is shown at any ending"
    body = {"seat": 0, "action": {"action": "end_turn"}, "id": "too-late-1"}
    assert ada.refused("POST", f"/api/tables/{table}/play", body)["error"] == "conflict"


def test_a_replay_shows_each_seat_what_it_saw(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    play_out(table, {0: ada, 1: bo})
    lived = bo.view(table, 1)
    steps: list[dict[str, object]] = []
    total = 1
    while len(steps) < total:
        page = ada.get(f"/api/tables/{table}/replay/1", start=len(steps), count=40)
        total = page["total"]
        steps += page["steps"]
    told = [event for step in steps for event in step["events"]]  # type: ignore[attr-defined]
    assert told == lived["events"]
    assert steps[-1]["view"] == lived["view"]
    assert steps[-1]["number"] == lived["number"]


def test_a_replay_follows_what_was_taken_back(ada: Person) -> None:
    table = ada.make(me(), me("Eve"))["id"]
    ada.give_nonce(table)
    seat = ada.view(table)["to_act"][0]
    before = ada.view(table, seat)
    ada.play(table, seat, allowed(before)[0])
    ada.post(f"/api/tables/{table}/undo", {"seat": seat, "id": "take-back"})
    steps = ada.get(f"/api/tables/{table}/replay/{seat}")["steps"]
    assert steps[-1]["view"] == before["view"]
    assert steps[-2]["view"] != before["view"]


def test_every_game_can_be_played_against_bots_over_http(ada: Person) -> None:
    for game in ada.ask("GET", "/api/games").json():
        bots = [bot() for _ in range(game["fewest"] - 1)]
        made = ada.post("/api/tables", {"game": game["name"], "seats": [me(), *bots]})
        assert ada.give_nonce(made["id"])["state"] == "playing", game["name"]
        update = ada.view(made["id"], "public")
        assert json.dumps(update["view"])
        assert update["to_act"]
