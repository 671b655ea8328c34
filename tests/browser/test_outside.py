"""A game from elsewhere in the browser: its own words in the lobby, and the generic board."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Meet
from tests.docs.wells import ADDING, write_out
from tests.server.serving import ServerProcess


@pytest.fixture(scope="module")
def inn(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which the guide's package is installed."""
    folder = tmp_path_factory.mktemp("inn")
    write_out(ADDING, folder)
    server = ServerProcess(folder / "data", web=built_client)
    server.opening = f"import sys\nsys.path.append({str(folder)!r})\n"
    yield server.start()
    assert server.stop() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_guides_game_is_played_to_its_end(
    inn: ServerProcess, meet: Meet, size: dict[str, int]
) -> None:
    ada = meet(inn.url, viewport=size).lobby()
    card = ada.page.locator(".games button", has_text="Wells")
    assert "takes the well" in (card.text_content() or "")
    ada.sit_against_bots("Wells")
    ada.wait_until_asked()
    assert "Choose the skin of 3" in ada.page.content()
    assert ada.page.locator(".generic").is_visible()
    ada.play_on(lambda choices: choices[0])
    assert ada.is_over()
    assert ada.page.get_by_text("The last well is done.").first.is_visible()


def test_a_bot_of_the_package_is_offered_with_what_it_says_of_itself(
    inn: ServerProcess, meet: Meet
) -> None:
    ada = meet(inn.url).lobby()
    ada.page.locator(".games button", has_text="Wells").click()
    ada.page.get_by_role("button", name="6 Patient").first.click()
    ada.page.get_by_text("Keeps its high skins for later.").wait_for()
