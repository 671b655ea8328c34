"""The lobby: choosing a game, what stands ready at once, and what its figures are worth."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Request, Route, ViewportSize

from tests.browser.conftest import DESKTOP, GAMES, Meet
from tests.browser.visitor import Visitor
from tests.server.forwarder import Forwarder
from tests.server.serving import ServerProcess

ASSETS = "**/assets/**"
LIGHT = 150_000
"""Bytes, headers and all, until the lobby stands."""
SMALLEST: Final[ViewportSize] = {"width": 360, "height": 640}
SOURCES = "What is sourced and what is ours"


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


def test_the_first_visit_is_light(ada: Visitor) -> None:
    fetched: list[Request] = []

    def note(request: Request) -> None:
        fetched.append(request)

    ada.page.on("requestfinished", note)
    ada.lobby()
    ada.page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in fetched]
    assert fetched
    assert sum(size["responseHeadersSize"] + size["responseBodySize"] for size in sizes) <= LIGHT


def test_the_lobby_says_how_far_a_running_match_is(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("LivingStone")
    ada.wait_until_asked()
    ada.go()
    ada.page.get_by_role("link", name="LivingStone").get_by_text("round 1").wait_for()


def test_every_page_shows_the_way_to_the_others_in_one_row(reader: Visitor) -> None:
    reader.lobby()
    for path in ("/", "/tables", "/replays", "/rules/livingstone", "/learn"):
        reader.go(path)
        ways = reader.page.locator("nav.pages").locator("a, select, button")
        ways.last.wait_for()
        boxes = [box for way in ways.all() if (box := way.bounding_box())]
        assert len(boxes) == 7
        middles = [box["y"] + box["height"] / 2 for box in boxes]
        assert max(middles) - min(middles) < 2, path
        assert max(box["x"] + box["width"] for box in boxes) <= reader.page.evaluate("innerWidth")
        assert reader.page.locator("nav.pages [aria-current]").count() == 1


@pytest.mark.parametrize("window", [DESKTOP, SMALLEST], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_of_the_setup_is_cut_short(
    house: ServerProcess, meet: Meet, game: str, window: ViewportSize
) -> None:
    ada = meet(house.url, viewport=window).lobby()
    ada.page.locator(".games button", has_text=game).click()
    ada.page.locator(".games button[aria-pressed=true]", has_text=game).wait_for()
    ada.page.locator("a", has_text=SOURCES).wait_for(state="attached")
    if not ada.page.get_by_role("link", name=SOURCES).is_visible():
        ada.page.locator("summary", has_text="Rules").click()
    cut = ada.page.locator("main select").evaluate_all(
        """(all) => all.filter((one) => {
          const pen = document.createElement("canvas").getContext("2d");
          pen.font = getComputedStyle(one).font;
          return pen.measureText(one.selectedOptions[0].text).width > one.clientWidth;
        }).map((one) => one.selectedOptions[0].text)"""
    )
    assert cut == []
    beyond = ada.page.locator("main").evaluate(
        """(main) => [...main.querySelectorAll("*")]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .filter((one) => !one.closest("svg, .unseen"))
          .map((one) => one.className + ": " + one.textContent.trim())"""
    )
    assert beyond == []


def test_the_setup_leads_to_what_is_sourced_and_what_is_ours(reader: Visitor) -> None:
    reader.lobby()
    if not reader.page.get_by_role("link", name=SOURCES).is_visible():
        reader.page.locator("summary", has_text="Rules").click()
    reader.page.get_by_role("link", name=SOURCES).click()
    told = reader.page.get_by_role("complementary", name=SOURCES)
    told.wait_for()
    assert "LS-4.5" in told.inner_text()
    assert reader.page.url.endswith("/rules/livingstone#sources")


def test_a_clause_whose_figures_no_source_gives_says_so_in_words(ada: Visitor) -> None:
    ada.page.goto(f"{ada.url}/rules/livingstone#LS-4.5")
    ada.page.locator("article", has_text="LS-4.5").get_by_text("our figures").wait_for()
    ada.page.locator("article", has_text="LS-9.2").get_by_text("inferred figures").wait_for()
    assert ada.page.locator("article", has_text="LS-4.6").get_by_text("figures").count() == 0


def test_the_lobby_says_while_serai_is_compiled_and_stops_when_that_is_done(
    built_client: Path, tmp_path: Path, meet: Meet, door: Forwarder
) -> None:
    slow = ServerProcess(tmp_path, web=built_client, compiling=True).start()
    door.servers = [slow]
    ann = meet(door.url)
    ann.lobby()
    told = ann.page.get_by_role("status").filter(has_text="being compiled")
    told.wait_for()
    slow.stop()
    fast = ServerProcess(tmp_path, web=built_client).start()
    door.servers = [fast]
    told.wait_for(state="detached")
    fast.stop()


def test_where_coins_lie_open_they_are_shown_beside_the_other_seats(ada: Visitor) -> None:
    ada.lobby()
    ada.page.get_by_label("Coins in hand").select_option("open")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.wait_for_the_match()
    assert ada.page.get_by_title("coins in hand").count() == 2
    assert ada.page.get_by_title("only you see this").count() == 0
