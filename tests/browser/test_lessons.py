"""Courses in a real browser: taken by keys and by taps, left, gone on with, and offered."""

import json
from typing import Any

import pytest

import serai
from serai.engine import lessons
from serai.engine.chance import chance_of
from serai.engine.lessons import Course, Learning
from tests.browser.conftest import PHONE, Meet
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor
from tests.server.serving import ServerProcess

COURSES = [lessons.courses(serai.game(name))[0] for name in serai.games()]
"""One of each game; the others are taken without a browser."""
MOST_DECISIONS = 60


def right_choice(learning: Learning) -> tuple[int, dict[str, Any], dict[str, int]]:
    """What the learner should do: the number of an offer, its action, and the amounts to set."""
    if learning.step.until:
        return free_choice(learning)
    offers: list[dict[str, Any]] = [o for o in learning.offers() if "refused" not in o]
    for number, offer in enumerate(offers, 1):
        for action, amounts in filled(offer):
            if (
                learning.step.taught(action)
                and learning.match.why_not(learning.seat, action) is None
            ):
                return number, action, amounts
    raise AssertionError(f"{learning.step.name}: nothing right is offered")


def free_choice(learning: Learning) -> tuple[int, dict[str, Any], dict[str, int]]:
    """In a guided round: what the game's policy would do, or the first that is offered."""
    known = learning.observation().known
    number = learning.game.policy(known, learning.seat, chance_of(len(learning.done)))
    wished = learning.game.space.to_json(number)
    offers: list[dict[str, Any]] = [o for o in learning.offers() if "refused" not in o]
    for place, offer in enumerate(offers, 1):
        for action, amounts in filled(offer):
            if action == wished:
                return place, action, amounts
    for place, offer in enumerate(offers, 1):
        for action, amounts in filled(offer):
            return place, action, amounts
    raise AssertionError("nothing is offered")


def filled(offer: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, int]]]:
    """An offer with every amount that its person may set; whole maps are left to other tests."""
    if {"x", "y"} <= offer.get("upto", {}).keys():
        return []
    made: list[tuple[dict[str, Any], dict[str, int]]] = [(offer["action"], {})]
    for field, (least, most) in offer.get("upto", {}).items():
        made = [
            ({**action, field: amount}, {**amounts, field: amount})
            for action, amounts in made
            for amount in range(least, most + 1)
        ]
    return made


def take_lesson(visitor: Visitor, learning: Learning) -> None:
    """Take a lesson by keys alone, beside one that is taken here."""
    page = visitor.page
    for _ in range(MOST_DECISIONS):
        page.locator(f".table[data-shown='{len(learning.done)}'][aria-busy=false]").wait_for()
        if learning.over:
            return
        number, action, amounts = right_choice(learning)
        assert number <= 9, f"{learning.step.name}: too far down for a key"
        page.keyboard.press(str(number))
        for amount in amounts.values():
            page.locator("input[type=range]").fill(str(amount))
        page.locator("button.act").click()
        learning.attempt(action)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("course", COURSES, ids=lambda course: f"{course.game.name}-{course.name}")
def test_a_whole_course_is_taken_in_the_browser(ada: Visitor, course: Course) -> None:
    ada.go(f"/learn/{course.game.name}")
    first = f"/learn/{course.game.name}/{course.name}/{course.lessons[0].name}"
    ada.page.locator(f"a.go[href='{first}']").click()
    for lesson in course.lessons:
        take_lesson(ada, Learning(course.game, lesson))
        if lesson is not course.lessons[-1]:
            ada.page.locator("a.go", has_text="Next: ").click()
    ada.page.get_by_role("button", name="Play a first match against novices").click()
    ada.page.wait_for_url("**/table/*")
    ada.wait_for_the_match()
    seats = ada.page.get_by_role("list", name="Seats")
    assert seats.get_by_text("Novice").count() == course.seats - 1


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_whatever_is_tried_is_answered(house: ServerProcess, meet: Meet, size: str) -> None:
    ada = meet(house.url, **({"viewport": PHONE} if size == "phone" else {}))
    ada.go("/learn/livingstone/explorer/rising")
    page = ada.page
    teacher = page.locator(".teacher [aria-live=polite]")
    teacher.get_by_text("Take the one die that fits", exact=False).wait_for()
    page.locator(".choices .chip", has_text="2").click()
    teacher.get_by_text("That is not allowed.").wait_for()
    assert teacher.get_by_role("button", name="LS-2.3").count() == 1
    page.locator(".choices .chip", has_text="Stop this round").click()
    page.locator("button.act").click()
    teacher.get_by_text("it is the end of your round").wait_for()
    assert violations(ada) == []
    page.locator(".choices .chip", has_text="4").click()
    page.locator("button.act").click()
    teacher.get_by_text("The 4 is higher than your 3.").wait_for()


def test_a_lesson_is_left_and_gone_on_with(ada: Visitor) -> None:
    ada.go("/learn/livingstone/explorer/die")
    learning = lessons.begun(serai.game("livingstone"), "explorer", "die")
    page = ada.page
    page.locator(".choices .chip", has_text="5").click()
    page.locator("button.act").click()
    page.locator(".table[data-shown='1']").wait_for()
    page.reload()
    learning.attempt({"action": "take_die", "pips": 5})
    take_lesson(ada, learning)
    page.get_by_role("link", name="All lessons").click()
    done = page.get_by_role("listitem").filter(has_text="A die buys one thing")
    done.get_by_text("done").wait_for(state="attached")
    go_on = page.get_by_role("link", name="Go on")
    assert (go_on.get_attribute("href") or "").endswith("/explorer/rising")
    assert violations(ada) == []


def test_whoever_has_not_played_a_game_is_offered_its_lessons(ada: Visitor) -> None:
    ada.lobby()
    offer = ada.page.locator(".offer")
    assert "New to LivingStone?" in offer.inner_text()
    offer.get_by_role("link", name="Learn it").click()
    ada.page.get_by_role("heading", name="Learn to play").wait_for()
    ada.lobby().sit_against_bots()
    ada.wait_for_the_match()
    newcomer = ada.page.locator(".newcomer")
    assert newcomer.get_by_role("link", name="Learn it").count() == 1
    ada.lobby()
    assert ada.page.locator(".offer").count() == 0


def test_a_lesson_that_is_not_there_shows_those_that_are(ada: Visitor) -> None:
    ada.go("/learn/livingstone/explorer/flying")
    ada.page.get_by_role("heading", name="Learn to play").wait_for()
    stored = ada.page.evaluate("JSON.stringify(localStorage)")
    assert "flying" not in json.dumps(stored)
