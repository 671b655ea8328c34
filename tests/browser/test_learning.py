"""Learning at the table: the introduction, hints with chances, and what turned a match."""

import re
from typing import Any, Final

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Meet
from tests.browser.test_access import violations
from tests.browser.visitor import Visitor, first_of
from tests.server.serving import ServerProcess

THOUGHT: Final = 3_600_000
"""Milliseconds until a whole match is thought through, on a machine with much else to do."""
AT_ONCE: Final = first_of("End your turn", "Stop this round", "Decline", "Take")


def seated_with_hints(visitor: Visitor) -> Visitor:
    visitor.lobby().sit_against_bots()
    visitor.wait_until_asked()
    return visitor


def ask_for_a_hint(visitor: Visitor) -> dict[str, Any]:
    """Tap the button, and return what the server said."""
    with visitor.page.expect_response(re.compile("/hint$")) as answer:
        visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.get_by_role("region", name="What a master would play").wait_for()
    told: dict[str, Any] = answer.value.json()
    return told


@pytest.mark.parametrize("game", ["LivingStone", "Timbuktu"])
def test_a_game_is_introduced_in_pictures_before_anything_is_opened(
    ada: Visitor, game: str
) -> None:
    ada.lobby()
    page = ada.page
    page.locator(".games button", has_text=game).click()
    page.get_by_role("button", name="How it plays").click()
    introduction = page.get_by_role("dialog", name=f"How {game} plays")
    introduction.wait_for()
    assert introduction.get_by_role("listitem").count() == 4
    assert violations(ada) == []
    page.get_by_role("button", name="Got it").click()
    assert page.get_by_role("dialog").count() == 0


def test_whoever_is_new_is_offered_the_introduction_once(ada: Visitor) -> None:
    seated_with_hints(ada)
    page = ada.page
    page.locator(".newcomer").get_by_role("button", name="How it plays").click()
    page.get_by_role("button", name="Got it").click()
    assert page.locator(".newcomer").count() == 0
    page.reload()
    ada.wait_for_the_match()
    assert page.locator(".newcomer").count() == 0


def test_a_hint_names_the_best_choice_and_the_chances_of_others(ada: Visitor) -> None:
    told = ask_for_a_hint(seated_with_hints(ada))
    hint = ada.page.get_by_role("region", name="What a master would play")
    chances = hint.locator("li b").all_inner_texts()
    assert chances[0] == f"{told['best']['percent']} %"
    assert str(told["best"]["percent"]) in hint.get_by_role("status").inner_text().split()
    assert len(chances) == 1 + len(told["alternatives"]) > 1
    assert ada.page.locator(".choices .chance.best").count() == 1
    hint.locator("li button").first.click()
    ada.page.locator("button.act").wait_for()


def test_a_hint_is_gone_when_the_match_goes_on(ada: Visitor) -> None:
    ask_for_a_hint(seated_with_hints(ada))
    ada.choose(ada.open_choices()[0])
    ada.wait_until_asked()
    assert ada.page.get_by_role("region", name="What a master would play").count() == 0


def test_a_hint_is_readable_for_all(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, viewport=PHONE)
    ask_for_a_hint(seated_with_hints(ada))
    assert violations(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_finished_match_shows_what_turned_it(ada: Visitor) -> None:
    ada.sit_at(ada.found("livingstone", hints=True), when="view.round === 10").play_on(AT_ONCE)
    page = ada.page
    while page.locator(".finale .go").count():
        page.locator(".finale .go").click()
    page.get_by_role("link", name="What turned the match").click()
    page.get_by_role("button", name="Think it through").click()
    page.get_by_role("region", name="Chances to win over the match").wait_for()
    page.get_by_role("progressbar").wait_for(state="detached", timeout=THOUGHT)
    study = page.request.get(f"{ada.url}/api/tables/{ada.table}/analysis").json()
    turned = page.get_by_role("heading", name="The moments that turned it")
    assert turned.count() == bool(study["turning"])
    assert page.locator(".moments li").count() == len(study["turning"])
    mistakes = [moment for moment in study["moments"] if moment["better"]]
    assert page.locator(".moments .better svg").count() == len(mistakes)
    assert violations(ada) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(ada) == []
    page.set_viewport_size(DESKTOP)

    slider = page.get_by_role("slider", name="Moment")
    slider.press("End")
    assert re.search(r"\d+ %", slider.get_attribute("aria-valuetext") or "")
    page.get_by_text("All chances as a table").click()
    moments = page.get_by_role("region", name="All chances as a table").locator("tbody tr")
    assert moments.count() == int(slider.get_attribute("max") or 0) + 1
    total = [int(text.removesuffix(" %")) for text in moments.last.locator("td").all_inner_texts()]
    assert abs(sum(total) - 100) <= len(total)

    page.get_by_role("link", name="Show it in the replay").first.click()
    page.get_by_role("group", name="Look back").wait_for()
    shown = re.search(r"/step/(\d+)$", page.url)
    assert shown
    assert page.locator(".banner p").inner_text().startswith(f"Step {shown.group(1)} of ")
