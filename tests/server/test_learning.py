"""Lessons over the interface: listed, taken step by step, refused where they are asked wrong."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Meet, Person
from tests.server.serving import ServerProcess

DIE = "/api/courses/livingstone/explorer/die"
FIVE = {"action": "take_die", "pips": 5}


def test_every_course_is_listed_with_its_lessons(ada: Person) -> None:
    courses: Any = ada.ask("GET", "/api/courses").json()
    explorer = next(course for course in courses if course["name"] == "explorer")
    assert (explorer["game"], explorer["title"]) == ("livingstone", "The explorer’s course")
    assert explorer["lessons"][0] == {"name": "die", "title": "A die buys one thing"}
    assert (explorer["seats"], explorer["seat"]) == (3, 0)


def test_a_lesson_answers_what_is_right_what_is_not_and_what_is_forbidden(ada: Person) -> None:
    begun = ada.post(DIE, {})
    assert (begun["step"], begun["steps"], begun["answer"]) == (0, 3, None)
    assert begun["says"].endswith("Take the 5.")
    assert begun["names"][begun["seat"]] == "You"
    detour = ada.post(DIE, {"action": {"action": "decline"}})
    assert (detour["answer"]["kind"], detour["done"]) == ("other", [])
    assert detour["view"] == begun["view"]
    refused = ada.post(DIE, {"action": {"action": "end_turn"}})
    assert refused["answer"]["kind"] == "refused"
    assert refused["answer"]["clause"]["id"] == "LS-3.6"
    right = ada.post(DIE, {"action": FIVE})
    assert right["answer"]["text"] == "The 5 is yours. Now it must be used."
    assert (right["step"], right["done"], right["fresh"]) == (1, [FIVE], 1)
    assert any(offer["group"] == "die_action" for offer in right["offers"])


def test_a_lesson_is_gone_on_with_from_its_steps_and_ends(ada: Person) -> None:
    tent = {"action": "place_tent", "row": 5, "native_guide": False, "elephants": False}
    ended = ada.post(DIE, {"done": [FIVE, tent], "action": {"action": "end_turn"}})
    assert (ended["step"], ended["says"], ended["offers"]) == (3, "", [])
    again = ada.post(DIE, {"done": ended["done"]})
    assert again["view"] == ended["view"]


def test_a_learner_is_shown_nothing_that_the_seat_does_not_know(ada: Person) -> None:
    begun = ada.post("/api/courses/livingstone/explorer/queen", {})
    assert [seat["chest"] for seat in begun["view"]["seats"]] == [0, None, None]
    assert '"pounds":2' not in json.dumps(begun, separators=(",", ":"))


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("/api/courses/chess/explorer/die", {}, "not_found"),
        ("/api/courses/livingstone/sailor/die", {}, "not_found"),
        ("/api/courses/livingstone/explorer/99", {}, "not_found"),
        (DIE, {"action": {"action": "fly"}}, "bad_request"),
        (DIE, {"action": {"action": "take_die", "pips": 7}}, "bad_request"),
        (DIE, {"action": 5}, "bad_request"),
        (DIE, {"done": [{"action": "decline"}]}, "bad_request"),
        (DIE, {"done": [FIVE] * 101}, "bad_request"),
        (DIE, {"steps": []}, "bad_request"),
    ],
)
def test_what_cannot_be_is_refused_clearly(
    ada: Person, path: str, body: dict[str, Any], error: str
) -> None:
    refused = ada.refused("POST", path, body)
    assert refused["error"] == error
    assert refused["text"].endswith(".") or error == "bad_request"


def test_steps_of_another_lesson_say_to_begin_again(ada: Person) -> None:
    refused = ada.refused("POST", DIE, {"done": [{"action": "decline"}]})
    assert refused["text"] == ("These steps do not lead through the lesson; begin it once more.")


def test_lessons_come_no_faster_than_people_take_them(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, rate_limits="true").start()
    ada = meet(server.url, "Ada")
    statuses: set[int] = set()
    with ThreadPoolExecutor(8) as pool:
        while 429 not in statuses:
            asking = [pool.submit(ada.ask, "POST", DIE, {}) for _ in range(40)]
            statuses |= {answer.result().status_code for answer in asking}
    assert statuses == {200, 429}
    assert server.stop() == 0
