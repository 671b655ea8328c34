"""Treasure Island through the page: places by tap and key, clues, Silver's desk, secrets."""

import json
import math
import re
import uuid
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Meet
from tests.browser.test_access import violations
from tests.browser.test_learning import ask_for_a_hint
from tests.browser.visitor import Visitor, shown_for_a_moment
from tests.server.serving import ServerProcess

LEAST_LETTERS: Final = 11.95
"""Twelve pixels, but for rounding."""
PATIENCE: Final = 300_000
BOARD: Final = ".treasure-island.frame"
IN_WORDS: Final = (
    r"(?:at|(?:1 mile|[\d.]+ miles) [a-z]+(?:-[a-z]+)? of) (?:the [\w’' ]+|[\w’' ]+ tower)"
)
"""A place, by what is nearest to it."""
AS_PIRATE: Final = {"silver": "last", "escape_rounds": "10"}
AS_SILVER: Final = {"silver": "first", "escape_rounds": "10"}


def found(visitor: Visitor, options: dict[str, str], seats: int = 5) -> str:
    """A table of one's own, against bots that draw lots."""
    return visitor.found("treasure-island", seats - 1, options=options, hints=True)


def sit(visitor: Visitor, options: dict[str, str], seats: int = 5) -> Visitor:
    visitor.sit_at(found(visitor, options, seats))
    wait_until_asked(visitor)
    return visitor


def view_of(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.updates()[-1]["view"]
    return seen


def wait_until_asked(visitor: Visitor) -> None:
    """Until the chart shows the last moment heard of, also after a choice that told nothing."""
    for _ in range(PATIENCE // 50):
        visitor.wait_until_asked()
        last, view = visitor.updates()[-1], view_of(visitor)
        if shown(visitor) == f"{last['number']} {view['phase']} {view['purpose'] or ''}":
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the chart never showed what was heard")


def shown(visitor: Visitor) -> str | None:
    """Which moment the chart shows; every choice leads to another one."""
    return visitor.page.locator(BOARD).get_attribute("data-moment")


def act(visitor: Visitor, choice: Locator | None = None) -> None:
    """Take a choice (or the one that is open) and wait until the next one is asked."""
    before = shown(visitor)
    at_once = False
    if choice is not None and choice.get_attribute("aria-pressed") != "true":
        at_once = choice.get_attribute("data-once") is not None
        choice.click()
    if not at_once:
        visitor.page.locator("button.act").click()
    wait_for_another(visitor, before)


def wait_for_another(visitor: Visitor, before: str | None) -> None:
    """Until the chart has left a moment, and the next choice is asked."""
    visitor.page.wait_for_function(
        "([board, before]) => document.querySelector(board).dataset.moment !== before",
        arg=[BOARD, before],
    )
    wait_until_asked(visitor)


def choice(visitor: Visitor, *wishes: str) -> Locator:
    """The first open choice that says one of the wishes, in their order; else the first."""
    choices = visitor.open_choices()
    said = [each.inner_text() for each in choices]
    for wish in wishes:
        for each, text in zip(choices, said, strict=True):
            if wish in text:
                return each
    return choices[0]


def play_until(visitor: Visitor, reached: Callable[[dict[str, Any]], bool], *wishes: str) -> None:
    while not reached(view_of(visitor)):
        act(visitor, choice(visitor, *wishes))
        assert not visitor.is_over()


def is_acting(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "acting")


def is_pointing(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "pointing")


def tap_chart(visitor: Visitor, x: float, y: float) -> None:
    """A tap on the chart at so many miles east and north, on the unmoved chart."""
    spot = visitor.page.evaluate(
        """([x, y]) => {
          const miles = document.querySelector('.frame > svg.under > .miles').getScreenCTM();
          return [miles.e + x * miles.a, miles.f + (21 - y) * miles.d];
        }""",
        [x, y],
    )
    visitor.page.mouse.click(*spot)


def legal_points(visitor: Visitor) -> set[tuple[int, int]]:
    return points_of(visitor.updates()[-1]["offers"][0]["facts"]["runs"])


def points_of(runs: list[list[int]]) -> set[tuple[int, int]]:
    return {
        (x, row)
        for row, *stretches in runs
        for first, length in zip(stretches[::2], stretches[1::2], strict=True)
        for x in range(first, first + length)
    }


def chosen_place(visitor: Visitor) -> str:
    return visitor.page.locator("button.act").inner_text()


# Whole matches.


@pytest.mark.parametrize("side", [AS_PIRATE, AS_SILVER], ids=["pirate", "silver"])
def test_a_whole_match_is_played_to_the_end(ada: Visitor, side: dict[str, str]) -> None:
    sit(ada, side)
    wishes = ("My treasure", "Towards my treasure", "Run with", "Give nothing", "Large search")
    rest = ("Likeliest", "Truth", "Pass", "End your turn")
    for turn in range(300):
        if ada.is_over():
            break
        act(ada, choice(ada, *(wishes if turn % 6 < 2 or side is AS_SILVER else ()), *rest))
    assert ada.is_over()
    ada.page.get_by_role("dialog", name="The end").wait_for()
    ada.page.get_by_role("button", name="See who won").click()
    ada.page.get_by_role("row", name="Won").wait_for()


def test_the_end_shows_the_cross_uncovered_and_only_then_who_won(ada: Visitor) -> None:
    table = found(ada, AS_PIRATE)
    ada.sit_at(table, when="view.day === view.calendar.length").play_out(table)
    end = ada.page.get_by_role("dialog", name="The end")
    end.get_by_role("heading", name="Here lay the treasure").wait_for()
    assert re.fullmatch(rf"In [\w’' ]+, {IN_WORDS}\.", end.locator(".lay").inner_text())
    assert "won by" not in end.inner_text().lower()
    covered = end.locator("svg").first.evaluate(
        """(chart) => {
          const cross = chart.querySelector(".seal").getBoundingClientRect();
          return [...chart.querySelectorAll(".standee .figure")].filter((figure) => {
            const box = figure.getBoundingClientRect();
            return box.left < cross.right && box.right > cross.left
              && box.top < cross.bottom && box.bottom > cross.top;
          }).length;
        }"""
    )
    assert covered == 0
    end.get_by_role("button", name="See who won").click()
    end.get_by_role("row", name="Won").wait_for()


# Naming a place.


def test_a_place_is_tapped_to_see_it_and_tapped_again_to_go(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    act(ada, choice(ada, "Horse"))
    x, y = sorted(legal_points(ada))[len(legal_points(ada)) // 2]
    tap_chart(ada, x / 10, y / 10)
    assert ada.page.locator(f"{BOARD} .move").count() == 1
    assert re.fullmatch(IN_WORDS, chosen_place(ada).removeprefix("Here: "))
    before = shown(ada)
    tap_chart(ada, x / 10, y / 10)
    wait_for_another(ada, before)
    gone = [e for u in ada.updates() for e in u["events"] if e["event"] == "moved"]
    mine = next(p for p in view_of(ada)["pirates"] if p["seat"] == 0)
    away = next(e["to"] for e in gone if e["pirate"] == mine["pirate"])
    assert abs(away[0] - x) <= 7
    assert abs(away[1] - y) <= 7


def test_a_place_out_of_reach_is_marked_and_its_clause_told(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    act(ada, choice(ada, "Horse"))
    mine = next(p for p in view_of(ada)["pirates"] if p["seat"] == 0)
    east = mine["at"][0] < 105
    tap_chart(ada, 20.8 if east else 0.2, 10.5)
    assert ada.page.locator(f"{BOARD} .refused").count() == 1
    ada.page.locator("button.act").click()
    problem = ada.page.get_by_role("alert")
    problem.wait_for()
    assert problem.inner_text().startswith("TI-6.")


def test_a_place_is_named_with_keys_alone(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    act(ada, choice(ada, "Horse"))
    keys = ada.page.keyboard
    cursor = ada.page.locator(f"{BOARD} .cursor")
    cursor.focus()
    for key in ("Shift+ArrowUp", "Enter"):
        keys.press(key)
    start = view_of(ada)["pirates"]
    here = next(p["at"] for p in start if p["seat"] == 0)
    if "allowed" not in (cursor.get_attribute("aria-label") or "") or "not allowed" in (
        cursor.get_attribute("aria-label") or ""
    ):
        for _ in range(2):
            keys.press("Shift+ArrowDown")
    keys.press("ArrowLeft")
    assert "miles away" in (cursor.get_attribute("aria-label") or "")
    before, told = shown(ada), len(ada.events())
    keys.press("Enter")
    wait_for_another(ada, before)
    moved = next(e for e in ada.events()[told:] if e["event"] == "moved")
    assert moved["from"] == here
    assert moved["to"][0] == here[0] - 1


def test_a_hint_marks_its_places_on_the_chart(ada: Visitor) -> None:
    sit(ada, AS_SILVER)
    play_until(ada, is_pointing, "Take")
    told = ask_for_a_hint(ada)
    places = [advice["action"] for advice in (told["best"], *told["alternatives"])]
    assert {place["action"] for place in places} == {"point"}
    assert ada.page.locator(f"{BOARD} .hinted").count() == len(places)
    listed = ada.page.get_by_role("region", name="What a master would play").locator("li button")
    assert listed.count() == len(places)
    first = re.search(IN_WORDS, listed.first.inner_text())
    assert first
    assert violations(ada) == []
    listed.first.click()
    assert chosen_place(ada) == f"Here: {first.group()}"
    act(ada)


def test_places_by_name_are_offered_with_how_far_they_are(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    act(ada, choice(ada, "Horse"))
    named = ada.page.get_by_role("region", name="Places by name").get_by_role("button")
    texts = named.all_inner_texts()
    assert len(texts) >= 3
    offered = [offer["facts"].get("place") for offer in ada.updates()[-1]["offers"]]
    shown = any("Likeliest ground" in text for text in texts)
    assert shown == ("likeliest" in offered)  # none where no ground in reach is likely at all
    assert all(" mi" in text for text in texts)


def test_an_act_can_be_chosen_beside_the_figure(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    before = shown(ada)
    large = ada.page.locator(f"{BOARD} svg [role=button]", has=ada.page.locator(".disc")).last
    large.click()
    assert ada.page.locator("button.act").inner_text() == "Large search"
    large.click()
    wait_for_another(ada, before)
    assert is_pointing(view_of(ada))


def test_the_ruler_measures_and_chooses_nothing(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, is_acting, "Take")
    ada.page.get_by_role("button", name="Ruler").click()
    tap_chart(ada, 5, 5)
    tap_chart(ada, 8, 9)
    assert ada.page.get_by_text("5 miles", exact=True).count() == 1
    assert ada.page.locator("button.act").count() == 0


# Clues.


def test_what_one_makes_of_a_hint_changes_the_layer(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, lambda view: len(view["hints"]) >= 3 and is_acting(view), "Take", "Pass")
    layer = ada.page.locator(f"{BOARD} [data-likely]")
    group = ada.page.get_by_role("group", name="What you make of hint 2")
    group.get_by_text("Believe").click()
    believed = layer.get_attribute("d")
    group.get_by_text("Doubt").click()
    assert layer.get_attribute("d") != believed
    assert ada.page.locator(".hint-number.doubt").count() >= 2
    group.get_by_text("Ignore").click()
    assert ada.page.locator(".hint-number.ignore").count() >= 2
    ada.page.get_by_role("switch", name="Show where it may lie").click()
    assert layer.count() == 0


def test_an_entry_of_the_log_leads_to_its_place(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, lambda view: bool(view["searches"]) and is_acting(view), "Take", "Pass")
    link = ada.page.get_by_role("log").get_by_role("link", name="searched in").first
    assert shown_for_a_moment(link, f"{BOARD} .pulse") == 1


# Silver.


def test_silver_buries_lays_hints_and_sees_what_each_answer_leaves(ada: Visitor) -> None:
    sit(ada, AS_SILVER)
    assert "bury" in ada.page.locator(".banner").inner_text()
    x, y = sorted(legal_points(ada))[500]
    tap_chart(ada, x / 10, y / 10)
    act(ada)
    assert ada.page.get_by_role("img", name="Your treasure; nobody else sees it").count() == 1
    assert ada.page.get_by_role("region", name="What each pirate can know").count() == 1
    hand = view_of(ada)["silver"]["hand"]
    act(ada, ada.page.locator(".choices li:not(.refused) > .choice").first)
    assert view_of(ada)["phase"] == "laying_token"
    assert choice(ada, "Truth").inner_text().endswith("6 left")
    act(ada, choice(ada, "Truth"))
    answers = ada.page.get_by_role("region", name="Statements").locator("li:not(.refused)")
    assert all("true, " in text for text in answers.all_inner_texts())
    refused = ada.page.get_by_role("region", name="Statements").locator("li.refused")
    refused.first.get_by_role("button").click()
    assert "TI-4.2" in refused.first.inner_text()
    act(ada, choice(ada, "true, "))
    assert view_of(ada)["hints"][0]["card"] in hand


def walk_together(mover: Visitor, table: str, seat: int) -> None:
    """Decide for a seat: its pirates ride up to each other, everything else is the first choice."""
    update = mover.ask("GET", f"/api/tables/{table}/view/{seat}")
    view, offers = update["view"], [each for each in update["offers"] if not each.get("refused")]
    action = next((o["action"] for o in offers if o["action"]["action"] == "horse"), None)
    if action is None and view["purpose"] == "horse":
        mine = [p for p in view["pirates"] if p["seat"] == seat]
        other = next(p["at"] for p in mine if p["pirate"] != view["active"])
        legal = points_of(offers[0]["facts"]["runs"])
        x, y = min(legal, key=lambda at: math.dist(at, other))
        action = {"action": "point", "x": x, "y": y}
    body = {"seat": seat, "action": action or offers[0]["action"], "id": uuid.uuid4().hex}
    mover.ask("POST", f"/api/tables/{table}/play", body)


def test_silver_sees_pirates_of_one_player_stand_at_one_place(
    ada: Visitor, house: ServerProcess, meet: Meet
) -> None:
    bo = meet(house.url).lobby()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = {"game": "treasure-island", "id": str(uuid.uuid4()), "seats": seats}
    table = ada.lobby().ask("POST", "/api/tables", made | {"options": AS_SILVER})
    token = table["seats"][1]["invite"]
    bo.ask("POST", f"/api/invites/{token}", {"name": "Bo", "nonce": "0" * 32})
    ada.ask("POST", f"/api/tables/{table['id']}/nonce", {"nonce": "0" * 32})
    ada.go(f"/table/{table['id']}").wait_for_the_match()
    together = False
    while not together:
        update = ada.ask("GET", f"/api/tables/{table['id']}/view/0")
        assert not update.get("result")
        places = [tuple(p["at"]) for p in update["view"]["pirates"] if p["at"]]
        together = len(set(places)) < len(places) == 3
        seat = update["to_act"][0]
        walk_together((ada, bo)[seat], table["id"], seat)
    desk = ada.page.get_by_role("region", name="What each pirate can know")
    ada.page.wait_for_function(
        "([board, number]) => Number.parseInt(document.querySelector(board).dataset.moment)"
        " >= number",
        arg=[BOARD, update["number"]],
    )
    assert desk.locator(".maps svg").first.locator("text").count() == 3


# Secrets.


def test_neither_treasure_nor_tokens_reach_a_pirates_page(ada: Visitor) -> None:
    sit(ada, AS_PIRATE)
    play_until(ada, lambda view: len(view["hints"]) >= 3 and is_acting(view), "Take", "Pass")
    for update in ada.updates():
        view = update["view"]
        assert view["treasure"] is None
        assert not view["silver"]["hand"]
        assert view["rivals"] is None
        for hint in view["hints"][1:]:
            assert hint["token"] is None or 0 in hint["looked"]
        for card in view["districts"]:
            owner = next(p["seat"] for p in view["pirates"] if p["pirate"] == card["pirate"])
            assert owner == 0 or card["district"] is None
        told = json.dumps(update["events"])
        assert '"spot"' not in told


# For everybody.


def test_a_pirates_moments_are_readable_for_all(reader: Visitor) -> None:
    sit(reader, AS_PIRATE)
    assert violations(reader) == []
    play_until(reader, lambda view: len(view["hints"]) >= 2 and is_acting(view), "Take", "Pass")
    assert violations(reader) == []
    act(reader, choice(reader, "Horse"))
    choice(reader, "Likeliest").click()
    assert violations(reader) == []
    if reader.page.get_by_role("tab", name="Mine").count():
        reader.page.get_by_role("tab", name="Mine").click()
        assert violations(reader) == []


def test_silvers_moments_are_readable_for_all(reader: Visitor) -> None:
    sit(reader, AS_SILVER)
    assert violations(reader) == []
    act(reader, choice(reader, "Temple Vale"))
    assert violations(reader) == []
    act(reader, reader.page.locator(".choices li:not(.refused) > .choice").first)
    act(reader, choice(reader, "Truth"))
    reader.open_choices()[0].click()
    assert violations(reader) == []


def test_a_small_phone_has_room_for_letters_and_fingers(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, viewport=PHONE)
    sit(ada, AS_PIRATE)
    play_until(ada, lambda view: len(view["hints"]) >= 2 and is_acting(view), "Take", "Pass")
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    letters = page.evaluate(
        "() => [...document.querySelectorAll('.treasure-island svg text')].map((text) =>"
        " parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(letters) >= LEAST_LETTERS
    targets = page.locator(f"{BOARD} .bar button, {BOARD} svg [role=button]").all()
    page.get_by_role("tab", name="Mine").click()
    for target in [*targets, *page.locator(".clues fieldset label").all()]:
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.9


@pytest.mark.parametrize(("wanted", "is_drawn"), [("12", True), ("11", False)])
def test_a_district_that_counts_as_part_of_another_is_not_drawn_by_itself(
    ada: Visitor, wanted: str, is_drawn: bool
) -> None:
    sit(ada, AS_PIRATE | {"map": "revenge_island", "revenge_districts": wanted})
    letters = " ".join(ada.page.locator(f"{BOARD} svg text").all_text_contents())
    assert ("Deepwood" in letters) == is_drawn
    assert "Mourning" in letters
