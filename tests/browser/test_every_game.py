"""Games can be played to their end through the page, whether or not their board is drawn."""

import random

import pytest
from playwright.sync_api import Locator

from tests.browser.visitor import Visitor


@pytest.mark.parametrize("game", ["Goldland", "Timbuktu"])
def test_a_whole_match_is_played_to_the_end(ada: Visitor, game: str) -> None:
    wander = random.Random(game)

    def pick(choices: list[Locator]) -> Locator:
        return wander.choice(choices)

    ada.lobby().sit_against_bots(game)
    ada.play_on(pick)
    ada.page.get_by_role("dialog", name="The end").wait_for()
    while ada.page.locator(".finale .go").count():
        ada.page.locator(".finale .go").click()
    ada.page.get_by_role("row", name="Sum").wait_for()
