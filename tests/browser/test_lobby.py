"""The lobby: choosing a game and what stands ready at once."""

from playwright.sync_api import Route

from tests.browser.visitor import Visitor

ASSETS = "**/assets/**"


def hold(_request: Route) -> None:
    """Leave a request unanswered; it goes on when its route is taken away."""


def test_a_game_is_chosen_at_once_and_the_words_of_its_rules_follow(ada: Visitor) -> None:
    ada.lobby()
    ada.page.get_by_label("Camp Expansion goes").wait_for()
    ada.page.route(ASSETS, hold)
    ada.page.locator(".games button", has_text="Timbuktu").click()
    ada.page.get_by_role("button", name="Play Timbuktu against bots").wait_for()
    assert ada.page.get_by_label("Camp Expansion goes").count() == 0
    ada.page.unroute(ASSETS)
    ada.page.get_by_label("Loads of the camels").wait_for()
