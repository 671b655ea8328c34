"""A person plays whole matches against bots through the page, to the last chest."""

import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor, first_of

TAKING_TENTS = first_of("Tent in row", "Take the", "End your turn")


def test_a_whole_match_of_livingstone_is_played_to_the_end(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("LivingStone")
    ada.play_on(TAKING_TENTS)
    page = ada.page
    page.get_by_role("heading", name="The chests are opened").wait_for()
    assert page.get_by_text("sealed").count() == 3
    while page.locator(".finale .go").count():
        page.locator(".finale .go").click()
    final = page.get_by_role("dialog", name="The end")
    assert final.get_by_role("row", name="Most tents in rows").count() == 1
    result = ada.updates()[-1]["result"]
    sums = [int(cell) for cell in final.locator("tr.sum td").all_inner_texts()]
    assert sorted(sums) == sorted(result["points"])
    final.get_by_role("button", name="Check the shuffle").click()
    final.get_by_text("check out").wait_for()


def test_a_finished_match_is_looked_back_at_from_its_beginning(ada: Visitor) -> None:
    """Its scores, asked for later, come without the finale."""
    page = ada.page
    ada.play_out(ada.found("livingstone"))
    ada.go("/replays")
    page.get_by_role("link", name="LivingStone").first.click()
    page.get_by_role("group", name="Look back").wait_for()
    assert "round 1, column 1" in page.locator(".title").inner_text()
    page.get_by_role("button", name="Last step").click()
    assert "after the last column" in page.locator(".title").inner_text()
    page.get_by_role("button", name="Back to the present").click()
    page.get_by_role("button", name="Scores").click()
    page.get_by_role("dialog").get_by_role("table").wait_for()
    assert page.locator(".finale").count() == 0


def test_what_is_picked_before_the_last_answer_has_come_stays_picked(ada: Visitor) -> None:
    answers: list[tuple[WebSocketRoute, str]] = []

    def hold_answers_back(page: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            if '"type":"done"' in str(frame):
                answers.append((page, str(frame)))
            else:
                page.send(frame)

        page.connect_to_server().on_message(pass_on)

    ada.page.route_web_socket(re.compile("/live"), hold_answers_back)
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    first_of("3: Take", "4: Take", "2: Take")(ada.open_choices()).click()
    ada.page.locator("button.act").click()
    coins = ada.page.get_by_role("button", name="Take coins").first
    coins.click()
    for page, answer in answers:
        page.send(answer)
    ada.page.locator(".table[aria-busy=false]").wait_for()
    assert coins.get_attribute("aria-pressed") == "true"


def test_what_is_refused_says_why_and_shows_the_clause(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    ada.choose(first_of("3: Take", "4: Take", "5: Take", "2: Take", "6: Take")(ada.open_choices()))
    ada.wait_until_asked()
    page = ada.page
    while not page.locator(".choices .refused").count():
        ada.choose(first_of("Take coins", "End your turn", "6: ", "5: ", "4: ")(ada.open_choices()))
        ada.wait_until_asked()
    page.locator(".choices .refused button, .choices button.refused").first.click()
    clause = page.locator(".why .clause").inner_text()
    page.get_by_role("button", name="Read it in the rules").click()
    assert page.locator(f'article[id="{clause}"]').is_visible()


def test_an_action_is_previewed_played_and_taken_back(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    ada.choose(first_of("1: Take", "2: Take", "3: Take")(ada.open_choices()))
    page = ada.page
    page.get_by_role("button", name="Tent in row").first.click()
    assert "Pays" in page.locator(".open p").first.inner_text()
    assert "with this tent" in page.locator(".preview").inner_text()
    number = ada.number()
    page.locator("button.act").click()
    ada.wait_for_news(number)
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("You took an action back.").wait_for()
    assert page.get_by_role("button", name="Tent in row").count() > 0


@pytest.mark.parametrize("tab", ["Log", "Rules", "Notes"])
def test_a_reload_keeps_the_table_and_what_was_written(ada: Visitor, tab: str) -> None:
    ada.lobby().sit_against_bots()
    ada.page.get_by_role("tab", name=tab).click()
    if tab == "Notes":
        ada.page.get_by_role("textbox").fill("Bot B gives little")
    ada.page.reload()
    ada.wait_for_the_match()
    ada.page.get_by_role("tab", name=tab).click()
    seen = {"Log": "Round 1", "Rules": "LS-1.1", "Notes": ""}[tab]
    assert seen in ada.page.locator("#panel").inner_text()
    if tab == "Notes":
        assert ada.page.get_by_role("textbox").input_value() == "Bot B gives little"
