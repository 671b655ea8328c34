"""Goldland through the page: a whole match, trips, exploring, the backpack, phones and keys."""

from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Meet
from tests.browser.test_access import violations
from tests.browser.test_flow import LATE
from tests.browser.visitor import LOOK_EVERY, PATIENCE, Visitor, first_of, shown_for_a_moment
from tests.server.serving import ServerProcess

LEAST_LETTERS: Final = 11.95
"""Twelve pixels, but for rounding."""
FINGER: Final = 44
FIRST_STEPS: Final = 7
"""With five items in a backpack of twelve."""
SOURCES: Final = ("gold", "treasures", "amulets", "markers")
SENSIBLE: Final = first_of(
    "Set a camp", "Draw a tile", "Dig", "End your turn", "Stop here", "Go west", "Go north", "Pass"
)


def view_of(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.updates()[-1]["view"]
    return seen


def offers_of(visitor: Visitor) -> list[dict[str, Any]]:
    """What stands open to this person now."""
    offered: list[dict[str, Any]] = visitor.updates()[-1]["offers"]
    return [offer for offer in offered if not offer.get("refused")]


def tile(visitor: Visitor, cell: str) -> Locator:
    return visitor.page.locator(f"[data-cell={cell}]")


def cell_of(visitor: Visitor) -> str:
    return str(view_of(visitor)["seats"][0]["cell"])


def act_text(visitor: Visitor) -> str:
    return visitor.page.locator("button.act").inner_text()


def sit(visitor: Visitor) -> Visitor:
    """At a table of one's own, against two bots that act at once and know where they go."""
    return visitor.sit_at(visitor.found("goldland", level="greedy"))


def corners(way: list[str]) -> int:
    along = [here[0] == there[0] for here, there in pairwise(way)]
    return sum(one != other for one, other in pairwise(along))


def wait_until_stopped(visitor: Visitor, moves: int) -> None:
    """Until this person has ended so many moves, and the page shows it."""
    waited = 0
    while sum(e["event"] == "stopped" and e["seat"] == 0 for e in visitor.events()) < moves:
        assert waited < PATIENCE, "the trip did not stop"
        visitor.page.wait_for_timeout(LOOK_EVERY)
        waited += LOOK_EVERY
    visitor.wait_until_asked()


def moves_of(visitor: Visitor) -> int:
    return sum(e["event"] == "stopped" and e["seat"] == 0 for e in visitor.events())


def walk(visitor: Visitor, least_steps: int) -> dict[str, Any]:
    """Tap the end of a free trip twice; the board walks there, round corners too, and stops."""
    start = cell_of(visitor)
    trips = [trip for trip in view_of(visitor)["trips"] if trip["steps"] >= least_steps]
    free = [trip for trip in trips if not trip["pays"] and not trip["tokens"]]
    easy = [trip for trip in free if not trip["ordeal"]]
    trip: dict[str, Any] = max(easy, key=lambda trip: corners([start, *trip["by"]]))
    moves = moves_of(visitor)
    tile(visitor, trip["cell"]).click()
    assert act_text(visitor) == f"Go to {trip['cell']} and stop there"
    tile(visitor, trip["cell"]).click()
    wait_until_stopped(visitor, moves + 1)
    return trip


def explore(visitor: Visitor) -> str:
    """Walk until a tile could be drawn, then draw it by two taps on an unexplored cell."""
    while not any(offer["action"]["action"] == "explore" for offer in offers_of(visitor)):
        steps = first_of("Stop here", "Go west", "Go north", "End your turn", "Pass")
        visitor.choose(steps(visitor.open_choices()))
        visitor.wait_until_asked()
    drawing = next(o for o in offers_of(visitor) if o["action"]["action"] == "explore")
    cell = str(drawing["facts"]["cells"][-1])
    tile(visitor, cell).click()
    number = visitor.number()
    tile(visitor, cell).click()
    visitor.wait_for_news(number)
    visitor.wait_until_asked()
    return cell


def test_a_whole_match_of_goldland_is_played_until_the_packs_are_turned_out(ada: Visitor) -> None:
    sit(ada).play_on(SENSIBLE)
    page = ada.page
    page.get_by_role("heading", name="The packs are turned out").wait_for()
    for source in SOURCES:
        page.get_by_role("button", name=f"Count the {source}").click()
    result = ada.updates()[-1]["result"]
    assert page.locator(".finale strong").all_inner_texts() == [str(p) for p in result["points"]]
    page.get_by_role("button", name="See the scores").click()
    final = page.get_by_role("dialog", name="The end")
    sums = [int(cell) for cell in final.locator("tr.sum td").all_inner_texts()]
    assert sorted(sums) == sorted(result["points"])


def test_a_far_tile_is_tapped_to_see_its_price_and_again_to_walk_there(ada: Visitor) -> None:
    sit(ada)
    trip = walk(ada, least_steps=3)
    assert cell_of(ada) == trip["cell"]
    walked = [
        event["cell"]
        for update in ada.updates()
        for event in update["events"]
        if event["event"] == "moved" and event["seat"] == 0
    ]
    assert walked == trip["by"]
    assert view_of(ada)["done"]["moved"]


def test_a_trip_goes_on_and_stops_though_answers_are_late(ada: Visitor) -> None:
    ada.context.add_init_script(LATE)
    sit(ada)
    trip = walk(ada, least_steps=3)
    assert cell_of(ada) == trip["cell"]
    # Whoever has used up all steps is stopped by the rules, else the board does it.
    steps = trip["steps"] + (trip["steps"] < FIRST_STEPS)
    assert ada.page.evaluate("window.sent") == ["play"] * steps
    assert ada.open_choices(), "asked, and nothing to choose"
    ada.page.evaluate("window.turnAround()")
    ada.choose(first_of("End your turn")(ada.open_choices()))
    ada.wait_until_asked()
    trip = walk(ada, least_steps=1)
    assert cell_of(ada) == trip["cell"]
    assert ada.open_choices(), "asked, and nothing to choose"
    assert ada.page.locator(".problem").count() == 0


def test_a_single_step_from_the_list_lets_one_walk_on(ada: Visitor) -> None:
    sit(ada)
    ada.choose(first_of("Go west", "Go north")(ada.open_choices()))
    ada.wait_until_asked()
    assert view_of(ada)["phase"] == "moving"


def test_every_tile_in_reach_shows_its_steps_and_what_the_way_costs(ada: Visitor) -> None:
    sit(ada)
    for trip in view_of(ada)["trips"]:
        label = tile(ada, trip["cell"]).get_attribute("aria-label") or ""
        steps = "one step" if trip["steps"] == 1 else f"{trip['steps']} steps"
        assert f"Go to {trip['cell']}: {steps}" in label
        assert ("free; you stop there" in label) == (not trip["pays"] and not trip["ordeal"])


def test_another_choice_ends_a_trip_that_was_only_looked_at(ada: Visitor) -> None:
    sit(ada)
    far = next(trip for trip in view_of(ada)["trips"] if trip["steps"] >= 3)
    tile(ada, far["cell"]).click()
    ada.page.locator(".choice", has_text="Pass").click()
    ada.page.locator(".choice", has_text="Go").first.click()
    assert far["cell"] not in act_text(ada)


def test_a_drawn_tile_is_turned_on_the_board_and_laid_by_a_second_tap(ada: Visitor) -> None:
    cell = explore(sit(ada))
    assert act_text(ada) == f"Lay it on {cell}"
    chosen = ada.page.locator(".mine [aria-pressed=true]")
    before = chosen.inner_text()
    turns = [ada.page.locator(".mine section li button").nth(n).inner_text() for n in range(4)]
    ada.page.get_by_role("button", name="Turn the tile to the right").click()
    after = turns[(turns.index(before) + 1) % 4]
    assert chosen.inner_text() == after
    number = ada.number()
    tile(ada, cell).click()
    ada.wait_for_news(number)
    ada.wait_until_asked()
    laid = next(each for each in view_of(ada)["cells"] if each["cell"] == cell)
    assert laid["turned"] == turns.index(after)


def test_the_start_gives_provisions_and_pearls_to_whoever_taps_it(ada: Visitor) -> None:
    sit(ada)
    trade = ada.page.get_by_role("region", name="Acquire").locator(".chip")
    assert "3 provisions, 2 pearls" in trade.first.inner_text()
    tile(ada, "G7").click()
    assert act_text(ada) == "Take 3 provisions, 2 pearls"
    number = ada.number()
    tile(ada, "G7").click()
    ada.wait_for_news(number)
    ada.wait_until_asked()
    assert ada.page.locator(".mine .pack .full").count() == 10
    assert ada.page.locator(".mine .pack .limit").inner_text() == "2"


def test_a_full_backpack_says_what_to_throw_out(ada: Visitor) -> None:
    sit(ada)
    for wish in ("3 provisions", "End your turn"):
        ada.choose(first_of(wish)(ada.open_choices()))
        ada.wait_until_asked()
    ada.page.get_by_role("region", name="Acquire").locator(".chip.refused").first.click()
    why = ada.page.locator(".choices .why")
    assert "Your backpack lacks 3 spaces." in why.inner_text()
    helps = why.locator(".helps button")
    assert helps.all_inner_texts() == [
        "Throw out one of your provisions",
        "Throw out one of your pearls",
    ]
    helps.last.click()
    assert act_text(ada) == "Throw out one of your pearls"


def test_a_tile_says_its_words_to_whoever_points_at_it_or_comes_by_keys(ada: Visitor) -> None:
    sit(ada)
    page, said = ada.page, ada.page.locator(".board .tip")
    tile(ada, "F7").hover()
    said.wait_for()
    assert "F7" in said.inner_text()
    assert "Go to F7: one step, free; you stop there" in said.inner_text()
    page.locator(".banner").hover()
    said.wait_for(state="detached")
    tile(ada, "G7").focus()
    page.keyboard.press("ArrowUp")
    said.wait_for()
    assert "G6" in said.inner_text()
    page.keyboard.press("Escape")
    said.wait_for(state="detached")


def test_an_item_in_the_backpack_is_tapped_to_throw_it_out(ada: Visitor) -> None:
    sit(ada)
    ada.page.locator(".mine .pack button").last.click()
    assert ada.page.locator(".mine .pack .leaves").count() == 1
    number = ada.number()
    ada.page.locator("button.act").click()
    ada.wait_for_news(number)
    ada.wait_until_asked()
    assert ada.page.locator(".mine .pack .full").count() == 4


def test_a_tile_that_cannot_be_entered_is_enlarged_and_told_in_words(ada: Visitor) -> None:
    sit(ada)
    walk(ada, least_steps=1)
    reached = {trip["cell"] for trip in view_of(ada)["trips"]} | {cell_of(ada)}
    around = {
        offer["facts"].get("cell") for offer in ada.updates()[-1]["offers"] if "facts" in offer
    }
    far = [each for each in view_of(ada)["cells"] if each["cell"] not in reached | around]
    cell = next(each for each in far if each["tile"] and each.get("need"))
    tile(ada, cell["cell"]).click()
    card = ada.page.locator(".board section.card")
    assert cell["cell"] in card.inner_text()
    assert "in the backpack one may take" in card.inner_text()
    card.get_by_role("button", name="Close").click()
    assert card.count() == 0


def test_a_tile_in_reach_is_enlarged_by_a_long_tap_or_a_key(ada: Visitor) -> None:
    sit(ada)
    card = ada.page.locator(".board section.card")
    tile(ada, "F7").click(button="right")
    assert "F7" in card.inner_text()
    ada.page.keyboard.press("Escape")
    assert card.count() == 0
    tile(ada, "G6").focus()
    ada.page.keyboard.press("i")
    assert "G6" in card.inner_text()
    box = tile(ada, "E7").bounding_box()
    assert box
    finger = {"pointerType": "touch", "clientX": box["x"] + 9, "clientY": box["y"] + 9}
    tile(ada, "E7").dispatch_event("pointerdown", finger)
    card.filter(has_text="E7").wait_for()


def test_an_entry_of_the_log_shows_its_tile(ada: Visitor) -> None:
    sit(ada)
    walk(ada, least_steps=1)
    link = ada.page.get_by_role("log").get_by_role("link", name="went to").first
    assert shown_for_a_moment(link, ".board .pointed") == 1


def test_a_whole_turn_is_played_with_keys_alone(ada: Visitor) -> None:
    sit(ada)
    keys = ada.page.keyboard
    tile(ada, "G7").focus()
    keys.press("ArrowLeft")
    for _ in range(2):
        keys.press("Enter")
    wait_until_stopped(ada, moves=1)
    assert cell_of(ada) == "F7"
    if any(offer["action"]["action"] == "explore" for offer in offers_of(ada)):
        keys.press("ArrowUp")
        number = ada.number()
        for _ in range(2):
            keys.press("Enter")
        ada.wait_for_news(number)
        ada.wait_until_asked()
        keys.press("r")
        number = ada.number()
        keys.press("Enter")
        ada.wait_for_news(number)
        ada.wait_until_asked()
        laid = next(each for each in view_of(ada)["cells"] if each["cell"] == "F6")
        assert laid["tile"] is not None


def test_every_moment_is_readable_for_all(reader: Visitor) -> None:
    sit(reader)
    assert violations(reader) == []
    far = max(view_of(reader)["trips"], key=lambda trip: int(trip["steps"]))
    tile(reader, far["cell"]).dispatch_event("click")
    assert violations(reader) == []
    tile(reader, "A1").dispatch_event("click")
    assert violations(reader) == []
    explore(reader)
    assert violations(reader) == []


def test_the_end_is_readable_for_all(reader: Visitor) -> None:
    table = reader.found("goldland", level="greedy")
    reader.sit_at(table, when="view.ending").play_out(table)
    for _ in range(len(SOURCES)):
        reader.page.locator(".finale .go").click()
    assert violations(reader) == []


def test_a_small_phone_has_room_for_letters_and_fingers(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, viewport=PHONE)
    sit(ada)
    page = ada.page
    for whole in (False, True):
        if whole:
            page.get_by_role("button", name="Show the whole country").click()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        letters = page.evaluate(
            "() => [...document.querySelectorAll('.goldland svg text')].map((text) =>"
            " parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
        )
        assert min(letters) >= LEAST_LETTERS
        for button in page.locator(".goldland [role=button], .goldland button").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= FINGER


def test_a_phone_shows_the_backpack_over_the_map_and_all_beside_it_in_a_tab(
    house: ServerProcess, meet: Meet
) -> None:
    ada = meet(house.url, viewport=PHONE)
    sit(ada)
    assert ada.page.get_by_role("img", name="Backpack: 3 provisions, 2 pearls").is_visible()
    ada.page.get_by_role("tab", name="Mine").click()
    for name in ("Temple", "Adventure markers", "Stock"):
        ada.page.get_by_role("region", name=name).wait_for()
