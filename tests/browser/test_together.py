"""Two browsers at one table, and two seats at one screen: each sees its own secrets only."""

import json
from typing import Any

from tests.browser.visitor import Visitor, first_of


def share_a_table(ada: Visitor, bo: Visitor) -> None:
    """Ada opens a table for two and Bo comes by her link."""
    ada.lobby("Ada")
    ada.page.get_by_role("button", name="Remove seat C").click()
    ada.page.get_by_role("button", name="Friend").first.click()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Copy link")
    link.wait_for()
    bo.page.goto(link.input_value())
    bo.page.get_by_role("textbox", name="Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_the_match()
    bo.wait_for_the_match()


def play_together(people: list[Visitor], wishes: list[str], rounds: int) -> None:
    """Whoever is asked acts, `rounds` times in all."""
    for _ in range(rounds):
        asked = next_asked(people)
        if asked.is_over():
            return
        asked.choose(first_of(*wishes)(asked.open_choices()))


def next_asked(people: list[Visitor]) -> Visitor:
    while True:
        for person in people:
            if person.is_asked() or person.is_over():
                return person
        people[0].page.wait_for_timeout(50)


def give(asked: Visitor) -> None:
    """Put a pound into the chest."""
    asked.choose(asked.page.locator(".chip", has_text="Donate"))


def secrets_of(seat: int, updates: list[dict[str, Any]]) -> list[str]:
    """Everything in somebody's traffic that only `seat` may know."""
    told = []
    for update in updates:
        shown = update["view"]["seats"][seat]
        told += [name for name in ("cash", "chest", "hand") if shown[name] is not None]
        for event in update["events"]:
            private = {"donated": "pounds", "card_drawn": "card"}.get(event["event"])
            if private and event.get("seat") == seat and private in event:
                told.append(json.dumps(event))
    return told


def test_two_browsers_hear_nothing_of_each_others_secrets(ada: Visitor, bo: Visitor) -> None:
    share_a_table(ada, bo)
    people = [ada, bo]
    for _ in people:
        asked = next_asked(people)
        give(asked)
        play_together(people, ["1: Take", "2: Take", "3: Take", "4: Take", "5: Take", "6: Take"], 1)
        play_together(people, ["Draw a card"], 1)
        play_together(people, ["End your turn"], 1)
    assert secrets_of(0, ada.updates())
    assert secrets_of(1, bo.updates())
    assert secrets_of(1, ada.updates()) == []
    assert secrets_of(0, bo.updates()) == []


def test_a_spectator_is_refused_where_none_is_allowed(ada: Visitor, bo: Visitor) -> None:
    ada.lobby().sit_against_bots()
    bo.go(f"/table/{ada.table}")
    bo.page.get_by_text("not yours to see").wait_for()


def test_chat_reaches_the_other_browser_as_plain_text(ada: Visitor, bo: Visitor) -> None:
    share_a_table(ada, bo)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    ada.page.get_by_role("button", name="Send").click()
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_text("<b>hello</b>").wait_for()


def test_a_curtain_falls_between_two_seats_of_one_screen(ada: Visitor) -> None:
    ada.lobby("Ada")
    ada.page.get_by_role("button", name="Remove seat C").click()
    ada.page.get_by_role("button", name="Pass and play").first.click()
    ada.page.get_by_role("textbox", name="Name", exact=True).fill("Noor")
    ada.page.get_by_role("button", name="Open the table").click()
    names = []
    for _ in range(4):
        ada.page.locator(".curtain").wait_for()
        assert ada.page.locator(".goods").count() == 0
        button = ada.page.locator(".curtain .go")
        names.append(button.inner_text())
        button.click()
        ada.wait_until_asked()
        assert ada.page.locator(".goods").count() == 1
        while ada.page.locator(".curtain").count() == 0:
            wishes = first_of("End your turn", "Take coins", "1: Take", "2: Take", "3: Take")
            ada.choose(wishes(ada.open_choices()))
    assert set(names) == {"I am Ada", "I am Noor"}
