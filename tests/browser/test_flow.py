"""How playing feels: late answers, the focus, things that jump, and how many taps it takes."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import DESKTOP, GAMES, PHONE, Meet
from tests.browser.visitor import Visitor, first_of
from tests.server.serving import ServerProcess

LATE: Final = """
  const milliseconds = { update: 700, done: 0 };
  window.sent = [];
  window.turnAround = () => Object.assign(milliseconds, { update: 0, done: 900 });
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    last = Promise.resolve();
    send(text) { window.sent.push(JSON.parse(text).type); super.send(text); }
    set onmessage(heard) {
      this.addEventListener("message", (message) => {
        const wait = milliseconds[JSON.parse(message.data).type] ?? 0;
        const later = new Promise((done) => setTimeout(done, wait));
        if (wait) this.last = Promise.all([this.last, later]).then(() => heard(message));
        else heard(message);
      });
    }
  };
"""
"""A line on which what happened comes long after the answer, or, turned round, long before it."""
JUMPS: Final = """
  window.jumped = [];
  new PerformanceObserver((list) => {
    for (const jump of list.getEntries())
      if (!jump.hadRecentInput) window.jumped.push([jump.value, jump.sources.map(({ node }) =>
        `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`)]);
  }).observe({ type: "layout-shift", buffered: true });
"""
MOST_OF_A_JUMP: Final = 0.1


@pytest.mark.parametrize("game", GAMES)
def test_late_answers_lose_no_choice_and_play_none_twice(ada: Visitor, game: str) -> None:
    ada.context.add_init_script(LATE)
    ada.lobby().sit_against_bots(game)
    for decision in range(4):
        if decision == 2:
            ada.page.evaluate("window.turnAround()")
        choices = ada.choices_when_asked()
        choices[decision % len(choices)].click()
        told = len(ada.updates())
        ada.page.locator("button.act").dblclick()
        ada.wait_for_updates(told)
        ada.wait_until_asked()
        assert ada.open_choices(), "asked, and nothing to choose"
        assert ada.page.locator(".problem").count() == 0
        assert ada.page.evaluate("window.sent.length") == decision + 1


def test_a_trip_in_goldland_goes_on_over_a_slow_line(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, confirm="final")
    ada.context.add_init_script(LATE)
    ada.lobby().sit_against_bots("Goldland")
    go_on = first_of("Go to", "Walk to", "Step", "Explore", "Lay", "Stop")
    for _ in range(6):
        choices = ada.choices_when_asked()
        assert choices
        ada.choose(go_on(choices))
    ada.wait_until_asked()
    assert ada.open_choices()


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_where_a_person_works(ada: Visitor, game: str) -> None:
    ada.lobby().sit_against_bots(game)
    for turn in range(3):
        ada.wait_until_asked()
        ada.page.wait_for_function(
            "() => document.activeElement.matches('.choices .choice, .choices .chip, .board *')"
        )
        told = len(ada.updates())
        ada.page.keyboard.press(str(turn % 2 + 1))
        ada.page.wait_for_function("() => document.activeElement.matches('button.act')")
        ada.page.keyboard.press("Enter")
        ada.wait_for_updates(told)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_others_play(
    house: ServerProcess, meet: Meet, game: str, window: ViewportSize
) -> None:
    ada = meet(house.url, viewport=window)
    ada.context.add_init_script(JUMPS)
    ada.lobby().sit_against_bots(game)
    ada.wait_until_asked()
    ada.page.get_by_role("button", name="Not now").click()
    ada.page.evaluate("window.jumped = []")
    for turn in range(5):
        ada.wait_until_asked()
        told = len(ada.updates())
        if ada.move(ada.table, 0, turn):
            ada.wait_for_updates(told)
    ada.wait_until_asked()
    jumped = ada.page.evaluate("window.jumped")
    assert sum(value for value, _ in jumped) < MOST_OF_A_JUMP, jumped


def test_a_turn_of_livingstone_takes_three_taps_at_most(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, confirm="final")
    ada.lobby().sit_against_bots()
    ada.wait_until_asked()
    assert ada.clicks_to_play(first_of("3", "2", "1")(ada.choices_when_asked())) == 1
    assert ada.clicks_to_play(first_of("Tent in row")(ada.choices_when_asked())) == 2


def test_whoever_never_wants_to_be_asked_is_not(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, confirm="never")
    ada.lobby().sit_against_bots()
    for _ in range(4):
        choices = ada.choices_when_asked()
        known = [each for each in choices if each.get_attribute("data-once")]
        assert known, "only amounts are asked for"
        assert ada.clicks_to_play(known[0]) == 1
