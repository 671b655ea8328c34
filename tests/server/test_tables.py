"""Tables: made, joined, begun, left and played once more."""

import secrets
from typing import Any

import pytest

from tests.server.people import Person, bot, friend, me, two_people


def test_quick_play_sits_a_person_down_against_bots_in_one_request(ada: Person) -> None:
    table = ada.post("/api/quick", {"game": "livingstone", "name": "Ada", "level": "random"})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["you"] == {"seats": [0], "host": True, "muted": []}


def test_a_match_begins_when_the_last_nonce_arrives_and_not_before(ada: Person) -> None:
    table = ada.post("/api/quick", {"game": "livingstone"})
    assert table["state"] == "open"
    assert ada.refused("GET", f"/api/tables/{table['id']}/view/0")["error"] == "conflict"
    assert ada.give_nonce(table["id"])["state"] == "playing"


@pytest.mark.parametrize("game", ["livingstone", "goldland", "timbuktu", "treasure-island"])
def test_a_list_says_which_round_a_running_match_has_reached(ada: Person, game: str) -> None:
    table = ada.post("/api/quick", {"game": game, "level": "random"})
    assert listed(ada, table["id"])["round"] is None, "it has not begun"
    ada.give_nonce(table["id"])
    view = ada.get(f"/api/tables/{table['id']}/view/0")["view"]
    counted = {"timbuktu": "stage", "treasure-island": "day"}.get(game, "round")
    assert listed(ada, table["id"])["round"] == view[counted]


def listed(person: Person, table: str) -> dict[str, Any]:
    """A table as the lobby of its host lists it."""
    return next(each for each in person.get("/api/me")["tables"] if each["id"] == table)


def test_a_retry_of_making_a_table_finds_the_first_one(ada: Person) -> None:
    wanted = {"game": "livingstone", "id": secrets.token_hex(8)}
    assert ada.post("/api/quick", wanted)["id"] == ada.post("/api/quick", wanted)["id"]


def test_options_and_presets_are_kept_and_wrong_ones_refused(ada: Person) -> None:
    table = ada.make(me(), bot(), options={"white_stone": "sold"})
    assert table["options"]["white_stone"] == "sold"
    wrong = {"game": "livingstone", "options": {"white_stone": "eaten"}}
    assert ada.refused("POST", "/api/quick", wrong)["status"] == 400


def test_an_invitation_seats_a_friend_once(ada: Person, bo: Person, cy: Person) -> None:
    token = ada.make(me(), friend())["seats"][1]["invite"]
    assert bo.get(f"/api/invites/{token}")["host"] == "Ada"
    assert bo.claim(token)["you"]["seats"] == [1]
    assert bo.claim(token)["you"]["seats"] == [1], "the same device may repeat it"
    assert cy.refused("POST", f"/api/invites/{token}", {"name": "Cy"})["status"] == 404
    assert cy.refused("GET", f"/api/invites/{token}")["status"] == 404


def test_a_renewed_invitation_voids_the_old_one(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend())
    old = table["seats"][1]["invite"]
    new = ada.post(f"/api/tables/{table['id']}/seats/1/invite")["seats"][1]["invite"]
    assert bo.refused("GET", f"/api/invites/{old}")["status"] == 404
    assert bo.claim(new)["you"]["seats"] == [1]


def test_only_the_host_is_shown_invitations(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend(), friend())
    bo.claim(table["seats"][1]["invite"])
    assert [s["invite"] for s in bo.get(f"/api/tables/{table['id']}")["seats"]] == [None] * 3


def test_a_public_table_is_listed_and_joined_by_anybody(
    ada: Person, bo: Person, cy: Person
) -> None:
    table = ada.make(me(), friend(), public=True)
    assert table["id"] in [listed["id"] for listed in bo.get("/api/tables")["open"]]
    joined = bo.post(f"/api/tables/{table['id']}/join", {"name": " Bo "})
    assert joined["seats"][1]["name"] == "Bo"
    assert table["id"] not in [listed["id"] for listed in bo.get("/api/tables")["open"]]
    full = cy.refused("POST", f"/api/tables/{table['id']}/join", {"name": "Cy"})
    assert full["status"] == 409


def test_a_private_table_looks_like_one_that_does_not_exist(ada: Person, bo: Person) -> None:
    private = ada.make(me(), friend())["id"]
    missing = secrets.token_urlsafe(12)
    for method, path, body in [
        ("GET", "", None),
        ("GET", "/view/public", None),
        ("GET", "/view/0", None),
        ("GET", "/record", None),
        ("GET", "/replay/0", None),
        ("GET", "/chat", None),
        ("POST", "/join", {"name": "Bo"}),
        ("POST", "/start", None),
        ("POST", "/leave", {"seat": 0}),
        ("POST", "/play", {"seat": 0, "action": {}, "id": "x" * 8}),
        ("DELETE", "", None),
    ]:
        one = bo.refused(method, f"/api/tables/{private}{path}", body)
        other = bo.refused(method, f"/api/tables/{missing}{path}", body)
        assert one == other, path
        assert one["status"] == 404, path


def test_colours_differ_between_seats(ada: Person, bo: Person) -> None:
    table = ada.make(me(colour="jade"), friend(), public=True)
    taken = {"name": "Bo", "colour": "jade"}
    assert bo.refused("POST", f"/api/tables/{table['id']}/join", taken)["status"] == 409
    joined = bo.post(f"/api/tables/{table['id']}/join", {"name": "Bo"})
    assert joined["seats"][1]["colour"] != "jade"


def test_the_host_seats_bots_and_frees_seats_before_the_start(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend(), start="by_host")
    seats = f"/api/tables/{table['id']}/seats"
    assert ada.put(f"{seats}/1", {"kind": "bot"})["seats"][1]["kind"] == "bot"
    opened = ada.put(f"{seats}/1", {"kind": "open"})["seats"][1]
    bo.claim(opened["invite"])
    assert bo.refused("PUT", f"{seats}/0", {"kind": "bot"})["status"] == 403
    assert bo.put(f"{seats}/1", {"kind": "me", "name": "Bob"})["seats"][1]["name"] == "Bob"
    assert ada.put(f"{seats}/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert bo.refused("GET", f"/api/tables/{table['id']}")["status"] == 404


def test_a_table_started_by_its_host_waits_for_the_host(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend(), start="by_host")
    bo.claim(table["seats"][1]["invite"])
    path = f"/api/tables/{table['id']}/start"
    assert ada.refused("POST", path)["error"] == "conflict"
    assert ada.give_nonce(table["id"])["state"] == "open"
    assert bo.refused("POST", path)["error"] == "not_yours"
    assert ada.post(path)["state"] == "playing"


def test_hot_seat_gives_one_device_several_seats(ada: Person) -> None:
    table = ada.make(me("Ada"), me("Eve"))
    assert ada.give_nonce(table["id"])["you"]["seats"] == [0, 1]
    acting = ada.view(table["id"], 0)["to_act"][0]
    assert ada.view(table["id"], acting)["offers"]


def test_leaving_before_the_start_opens_the_seat_again(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend(), friend())
    bo.claim(table["seats"][1]["invite"])
    bo.post(f"/api/tables/{table['id']}/leave", {"seat": 1})
    assert ada.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "open"
    assert ada.post(f"/api/tables/{table['id']}/leave", {"seat": 0})["state"] == "ended"
    assert ada.refused("GET", f"/api/tables/{table['id']}")["status"] == 404


def test_the_host_takes_an_open_table_away(ada: Person, bo: Person) -> None:
    table = ada.make(me(), friend(), public=True)
    assert bo.refused("DELETE", f"/api/tables/{table['id']}")["status"] == 403
    assert ada.ask("DELETE", f"/api/tables/{table['id']}").status_code == 204
    assert ada.refused("GET", f"/api/tables/{table['id']}")["status"] == 404


def test_a_device_finds_its_own_tables_again(ada: Person, bo: Person) -> None:
    table = ada.quick()
    mine = ada.get("/api/me")["tables"]
    assert [found["id"] for found in mine] == [table["id"]]
    assert bo.get("/api/me")["tables"] == []


def test_a_rematch_turns_the_seats_and_is_the_same_for_both(ada: Person, bo: Person) -> None:
    table = two_people(ada, bo)
    early = ada.refused("POST", f"/api/tables/{table}/rematch", {})
    assert early["error"] == "conflict"
    ada.post(f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    bo.post(f"/api/tables/{table}/end", {"seat": 1, "agree": True})
    again = ada.post(f"/api/tables/{table}/rematch", {})
    assert [seat["name"] for seat in again["seats"]] == ["Bo", "Ada"]
    assert bo.post(f"/api/tables/{table}/rematch", {})["id"] == again["id"]
    assert bo.get(f"/api/tables/{table}")["rematch"] == again["id"]
    ada.give_nonce(again["id"])
    assert bo.give_nonce(again["id"])["state"] == "playing"


def test_games_and_rulebooks_can_be_read(ada: Person) -> None:
    names = [game["name"] for game in ada.ask("GET", "/api/games").json()]
    assert "livingstone" in names
    for name in names:
        clauses = ada.get(f"/api/games/{name}/rulebook")["clauses"]
        assert clauses[-1]["id"].startswith("SE-")
    book = ada.get("/api/games/livingstone/rulebook")
    assert book["sources"].startswith("**What is sourced")
    statuses = {clause["id"]: clause["status"] for clause in book["clauses"]}
    assert [statuses[clause] for clause in ("LS-4.5", "LS-9.2", "LS-9.3", "SE-1.1")] == [
        "reconstructed",
        "inferred",
        None,
        None,
    ]
    assert ada.refused("GET", "/api/games/chess/rulebook")["status"] == 404
