"""Everything works without a mouse, and on a screen 360 pixels wide."""

import pytest

from tests.browser.conftest import GAMES, PHONE, Meet
from tests.browser.visitor import Visitor
from tests.server.serving import ServerProcess


def press_until(ada: Visitor, key: str, selector: str, most: int = 60) -> None:
    """Press a key until the element with the focus fits the selector."""
    for _ in range(most):
        if ada.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        ada.page.keyboard.press(key)
    raise AssertionError(f"{selector} was not reached by {key}")


def press_until_left(ada: Visitor, key: str) -> None:
    """Press a key that must take the focus to another of the games."""
    before = ada.page.locator(":focus").inner_text()
    ada.page.keyboard.press(key)
    press_until(ada, key, ".games button", most=2)
    assert ada.page.locator(":focus").inner_text() != before


def test_a_whole_match_is_played_with_keys_alone(ada: Visitor) -> None:
    ada.lobby()
    press_until(ada, "Shift+Tab", ".quick")
    ada.page.keyboard.press("Enter")
    ada.wait_for_the_match()
    for _ in range(600):
        ada.wait_until_asked()
        if ada.is_over():
            break
        number = ada.number()
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("Enter")
        ada.wait_for_news(number)
    assert ada.is_over()
    press_until(ada, "Tab", ".finale .go")
    while ada.page.locator(".finale .go").count():
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(50)
    press_until(ada, "Tab", "dialog .button")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_begun_and_played_with_keys_alone(ada: Visitor, game: str) -> None:
    ada.lobby()
    press_until(ada, "Shift+Tab", ".games button")
    while game not in ada.page.locator(":focus").inner_text():
        press_until_left(ada, "Shift+Tab")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name=f"Play {game} against bots").wait_for()
    press_until(ada, "Shift+Tab", ".quick")
    ada.page.keyboard.press("Enter")
    ada.wait_for_the_match()
    for _ in range(2):
        ada.wait_until_asked()
        told = len(ada.updates())
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("Enter")
        ada.wait_for_updates(told)


def test_a_site_on_the_board_is_chosen_by_tab_and_played_by_enter(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    ada.page.keyboard.press("1")
    number = ada.number()
    ada.page.keyboard.press("Enter")
    ada.wait_for_news(number)
    ada.wait_until_asked()
    press_until(ada, "Tab", "svg [role=button]")
    number = ada.number()
    ada.page.keyboard.press("Enter")
    assert ada.page.locator("button.act").inner_text().startswith("Set the tent")
    ada.page.keyboard.press("Enter")
    ada.wait_for_news(number)
    ada.page.locator("[role=log]", has_text="set up a tent").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overflows_on_a_small_phone_and_fingers_find_everything(
    house: ServerProcess, meet: Meet, game: str
) -> None:
    phone = meet(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    phone.lobby()
    assert overflow(phone) == 0
    phone.sit_against_bots(game)
    for turn in range(3):
        phone.wait_until_asked()
        assert overflow(phone) == 0
        assert small_targets(phone) == []
        told = len(phone.updates())
        assert phone.move(phone.table, 0, turn)
        phone.wait_for_updates(told)


def test_a_choice_is_made_by_finger_on_a_small_phone(house: ServerProcess, meet: Meet) -> None:
    phone = meet(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    phone.lobby().sit_against_bots()
    for _ in range(3):
        phone.wait_until_asked()
        number = phone.number()
        phone.open_choices()[0].tap()
        phone.page.locator("button.act").tap()
        phone.wait_for_news(number)


def overflow(visitor: Visitor) -> int:
    """By how many pixels the page is wider than its window."""
    width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(visitor.page.evaluate(width))


def small_targets(visitor: Visitor) -> list[str]:
    """Buttons a finger would miss: less than 44 pixels high or wide, the sheet's handle apart."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, [role=button], select, input')]
            .filter((each) => each.checkVisibility() && !each.matches('.handle'))
            .map((each) => [each, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([each, box]) => `${each.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
    )
    return found
