"""Nothing is told: what one seat may not know never passes the other's wires."""

import json
from itertools import count, pairwise
from pathlib import Path

from serai.engine.match import Match
from serai.engine.position import Position
from tests.server.people import Live, Person, allowed, friend, me


def watched_match(ada: Person, bo: Person, cy: Person) -> tuple[str, dict[int | None, Live]]:
    """A match of two before a spectator, all three listening, played to its end."""
    made = ada.make(me(), friend(), spectators=True)
    table = str(made["id"])
    bo.claim(made["seats"][1]["invite"])
    ada.give_nonce(table)
    cy.get("/api/me")
    lives: dict[int | None, Live] = {
        0: ada.live(table, 0),
        1: bo.live(table, 1),
        None: cy.live(table, "public"),
    }
    for turn in count():
        for live in lives.values():
            live.until_updated(turn + 1)
        if lives[0].update["state"] == "ended":
            break
        seat = lives[0].update["to_act"][0]
        choices = allowed(lives[seat].update)
        action = choices[turn % len(choices)]
        lives[seat].say({"type": "play", "id": f"turn-{turn:05}", "action": action})
    return table, lives


def while_playing(live: Live) -> list[str]:
    """What passed a wire before the end."""
    return [raw for raw in live.raw if '"state":"playing"' in raw]


def positions(match: Match) -> list[Position]:
    """The position after each line, played again from the file."""
    again = match.begun_again()
    found = [again.position.copy()]
    for line in match.lines[1:]:
        again.follow(line.kind, line.seat, line.action)
        found.append(again.position.copy())
    return found


def test_each_wire_carries_exactly_what_its_viewpoint_may_see(
    ada: Person, bo: Person, cy: Person, tmp_path: Path
) -> None:
    table, lives = watched_match(ada, bo, cy)
    file = tmp_path / "match.jsonl"
    file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text)
    match = Match.load(file)
    truths = positions(match)
    for seat, live in lives.items():
        assert live.events == match.events(seat)
        assert [update["view"] for update in live.updates] == [
            json.loads(json.dumps(truth.seen_by(seat).view())) for truth in truths
        ]


def test_keys_tokens_and_other_peoples_hands_never_pass_a_wire(
    ada: Person, bo: Person, cy: Person
) -> None:
    table, lives = watched_match(ada, bo, cy)
    verdict = cy.get(f"/api/tables/{table}/verify")
    secrets = [verdict["secret"], verdict["key"], *verdict["nonces"], ada.cookie, bo.cookie]
    for live in lives.values():
        frames = while_playing(live)
        assert len(frames) > 20
        assert not [secret for secret in secrets for frame in frames if secret in frame]
    for seat, live in lives.items():
        for update in live.updates[:-1]:
            for other in update["view"]["seats"]:
                hidden = other["hand"] is None and other["cash"] is None and other["chest"] is None
                assert hidden == (other["seat"] != seat)


def test_spectators_see_the_public_only_and_only_where_they_are_allowed(
    ada: Person, bo: Person, cy: Person
) -> None:
    made = ada.make(me(), friend(), spectators=True, public=True)
    table = made["id"]
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    ada.give_nonce(table)
    bo.give_nonce(table)
    assert table in [listed["id"] for listed in cy.get("/api/tables")["running"]]
    assert cy.view(table, "public")["offers"] == []
    assert cy.refused("GET", f"/api/tables/{table}/view/0")["error"] == "not_yours"
    assert cy.refused("GET", f"/api/tables/{table}/chat")["error"] == "not_yours"
    closed = ada.make(me(), friend(), public=True)["id"]
    bo.post(f"/api/tables/{closed}/join", {"name": "Bo"})
    ada.give_nonce(closed)
    bo.give_nonce(closed)
    assert cy.refused("GET", f"/api/tables/{closed}")["status"] == 404
    assert cy.refused("GET", f"/api/tables/{closed}/view/public")["status"] == 404
    assert closed not in [listed["id"] for listed in cy.get("/api/tables")["running"]]


def test_event_numbers_count_what_the_viewpoint_saw_and_nothing_else(
    ada: Person, bo: Person, cy: Person
) -> None:
    _, lives = watched_match(ada, bo, cy)
    for live in lives.values():
        assert all(one["number"] == other["from"] for one, other in pairwise(live.updates))
        assert live.update["number"] == len(live.events)
