"""Every board in every window: room for it, a choice in sight, nothing that scrolls away."""

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser import test_treasure_island
from tests.browser.conftest import GAMES, Meet
from tests.browser.visitor import Visitor
from tests.server.serving import ServerProcess

WINDOWS: Final = [
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
]
TWICE_AS_LARGE: Final = [(width // 2, height // 2) for width, height in WINDOWS[5:]]
"""What a page has left of a window at a zoom of 200 %."""
LEAST: Final = 0.45

MEASURED: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const board = box(document.querySelector(".board"));
  const within = (low, high, most) => Math.max(0, Math.min(high, most) - Math.max(low, 0));
  const seen = (element) => {
    const { left, top, width, height } = box(element);
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return height > 0 && shown !== null && element.contains(shown);
  };
  const parts = [".top", ".seats", ".board", ".rail"].map((name) => document.querySelector(name));
  const overlaps = parts.flatMap((one, i) => parts.slice(i + 1).map((other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.min(wide, high);
  }));
  const page = document.documentElement;
  const wide = within(board.left, board.right, innerWidth);
  const high = within(board.top, board.bottom, innerHeight);
  return {
    share: (wide * high) / (innerWidth * innerHeight),
    choices: [...document.querySelectorAll(".choices .choice, .choices .chip")].filter(seen).length,
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    overlap: Math.max(...overlaps),
  };
}"""
ROUND_CORNER: Final = 10
"""The sheet of a phone lies over the board's last pixels."""


def measured_in(visitor: Visitor, width: int, height: int) -> dict[str, Any]:
    """What the page shows once it has laid itself out for a window."""
    visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
        " done(true))))"
    )
    found: dict[str, Any] = visitor.page.evaluate(MEASURED)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_window_has_room_for_the_board_and_a_choice(
    house: ServerProcess, meet: Meet, game: str
) -> None:
    """Also for whoever is new to the game, and is told so above the choices."""
    visitor = meet(house.url).lobby().sit_against_bots(game)
    visitor.wait_until_asked()
    visitor.page.get_by_role("link", name="Learn it").wait_for()
    for width, height in WINDOWS + TWICE_AS_LARGE:
        found = measured_in(visitor, width, height)
        where = f"{game} in {width} × {height}: {found}"
        assert found["share"] >= LEAST, where
        assert found["choices"] >= 1, where
        assert found["scrolls"] == [0, 0], where
        assert found["overlap"] <= ROUND_CORNER, where


CUT: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const told = [...document.querySelectorAll(".seats > li")].flatMap((card) => [
    ...[...card.querySelectorAll(".state")].filter((one) => one.scrollWidth > one.clientWidth),
    ...[...card.querySelectorAll(".facts :is(span, b):not(.unseen)")].filter(
      (one) => box(one).right > box(card).right || box(one).bottom > box(card).bottom),
  ]);
  return told.map((one) => one.textContent);
}"""
MOST_TO_TELL: Final = 5
"""Four special actions, and tokens in hand."""
FILL: Final = """(most) => {
  for (const facts of document.querySelectorAll(".seats > li .facts .facts")) {
    for (let have = facts.querySelectorAll(".use").length; have && have < most; have++) {
      facts.append(facts.querySelector(".use").cloneNode(true));
    }
  }
}"""
"""Every pirate has all that a pirate can have at a time; few do in any one match."""


def test_no_window_cuts_what_a_seat_has_to_tell(ada: Visitor) -> None:
    """Five players of Treasure Island: everybody has a pirate's name, and icons beside it."""
    test_treasure_island.sit(ada, test_treasure_island.AS_PIRATE)
    for window in WINDOWS:
        measured_in(ada, *window)
        assert ada.page.evaluate(CUT) == [], f"{window}, before anybody has a pirate"
    test_treasure_island.play_until(ada, test_treasure_island.is_acting, "Take")
    for width, height in WINDOWS:
        measured_in(ada, width, height)
        ada.page.evaluate(FILL, MOST_TO_TELL)
        assert ada.page.evaluate(CUT) == [], f"{width} × {height}"
        told = ada.page.get_by_role("list", name="Seats").inner_text()
        assert "Charlotte" in told, f"{width} × {height}"


def test_a_wheel_over_the_match_leaves_it_where_it_is(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    for turn in range(8):
        ada.wait_until_asked()
        number = ada.number()
        assert ada.move(ada.table, 0, turn)
        ada.wait_for_news(number)
    ada.wait_until_asked()
    ada.page.locator(".board").hover()
    ada.page.mouse.wheel(0, 4000)
    ada.page.keyboard.press("PageDown")
    beyond = "() => [scrollY, document.documentElement.scrollHeight - innerHeight]"
    assert ada.page.evaluate(beyond) == [0, 0]
