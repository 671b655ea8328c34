"""Everybody can use every page: axe-core finds nothing, in every look, wide and small."""

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser import client
from tests.browser.conftest import GAMES
from tests.browser.visitor import Visitor, first_of

Look = Literal["light", "dark", "contrast"]
LIGHT: Final[Look] = "light"
OTHER_LOOKS: Final[tuple[Look, ...]] = ("dark", "contrast")
PAINTED: Final = "() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok)))"


def violations(visitor: Visitor) -> list[str]:
    """What axe-core has against the page as it stands; in other looks only colours differ."""
    page = visitor.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(client.AXE.read_text(encoding="utf-8"))
    found = _found(page, {})
    for look in OTHER_LOOKS:
        show(page, look)
        found += _found(page, {"runOnly": ["color-contrast"]})
    show(page, LIGHT)
    return found


def show(page: Page, look: Look) -> None:
    """Have the device change its wishes, and wait until the page has followed."""
    page.emulate_media(
        color_scheme="dark" if look == "dark" else "light",
        contrast="more" if look == "contrast" else "no-preference",
    )
    page.wait_for_function("look => document.documentElement.dataset.look === look", arg=look)
    page.evaluate(PAINTED)


def _found(page: Page, options: dict[str, object]) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(document, options).then((found) => found.violations)",
        {"resultTypes": ["violations"], **options},
    )
    return [
        f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def test_the_lobby_is_readable_for_all(reader: Visitor) -> None:
    reader.lobby()
    assert violations(reader) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_readable_for_all(reader: Visitor, game: str) -> None:
    reader.lobby().sit_against_bots(game)
    reader.wait_until_asked()
    assert violations(reader) == []
    reader.open_choices()[0].click()
    assert violations(reader) == []


def test_every_tab_is_readable_for_all(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    for tab in ("Rules", "Chat", "Notes", "Log"):
        ada.page.get_by_role("tab", name=tab).click()
        assert violations(ada) == []


def test_the_end_is_readable_for_all(reader: Visitor) -> None:
    reader.sit_at(reader.found("livingstone"), when="view.round === 10")
    reader.play_on(first_of("End your turn", "Stop this round", "Decline", "Take"))
    assert violations(reader) == []
    while reader.page.locator(".finale .go").count():
        reader.page.locator(".finale .go").click()
    assert violations(reader) == []


def test_the_curtain_is_readable_for_all(ada: Visitor) -> None:
    ada.lobby()
    ada.page.get_by_role("button", name="Pass and play").first.click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.locator(".curtain").wait_for()
    assert violations(ada) == []


@pytest.mark.parametrize("path", ["/rules/livingstone", "/tables", "/replays", "/nowhere"])
def test_the_other_pages_are_readable_for_all(ada: Visitor, path: str) -> None:
    ada.go(path)
    ada.page.get_by_role("heading").first.wait_for()
    assert violations(ada) == []


def test_waiting_and_joining_are_readable_for_all(ada: Visitor, bo: Visitor) -> None:
    ada.lobby()
    ada.page.get_by_role("button", name="Friend").first.click()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Copy link")
    link.wait_for()
    ada.page.get_by_role("button", name="Show QR code").click()
    ada.page.get_by_role("img", name="QR code").wait_for()
    assert violations(ada) == []
    bo.page.goto(link.input_value())
    bo.page.get_by_role("button", name="Sit down").wait_for()
    assert violations(bo) == []


def test_a_look_is_the_devices_until_one_is_chosen(ada: Visitor) -> None:
    ada.lobby()
    papers = set()
    for look in (*OTHER_LOOKS, LIGHT):
        show(ada.page, look)
        papers.add(ada.page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(papers) == 1 + len(OTHER_LOOKS)
    ada.page.get_by_role("button", name="Dark").click()
    assert ada.page.evaluate("document.documentElement.dataset.look") == "dark"
    ada.page.emulate_media(color_scheme="dark")
    ada.page.emulate_media(color_scheme="light")
    ada.page.evaluate(PAINTED)
    assert ada.page.evaluate("document.documentElement.dataset.look") == "dark"
    ada.page.get_by_role("button", name="High contrast").click()
    assert ada.page.evaluate("document.documentElement.dataset.look") == "contrast"
