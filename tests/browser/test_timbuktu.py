"""Timbuktu through the page: a whole journey, the thieves, what stays secret, phones and keys."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Meet
from tests.browser.test_access import violations
from tests.browser.test_flow import LATE
from tests.browser.visitor import LOOK_EVERY, PATIENCE, Visitor
from tests.server.serving import ServerProcess

LEAST_LETTERS: Final = 11.95
"""Twelve pixels, but for rounding."""
PLANNED: Final = ("Star", "Palm", "Moon")
SECRET_HIDES_NO_HEADING: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const secret = box(document.querySelector(".board .secret"));
  return [...document.querySelectorAll(".board svg text:is(.heading, .pitch)")].every((one) =>
    box(one).right <= secret.left || box(one).left >= secret.right
      || box(one).bottom <= secret.top || box(one).top >= secret.bottom);
}"""


def first(choices: list[Locator]) -> Locator:
    return choices[0]


def view_of(visitor: Visitor) -> dict[str, Any]:
    seen: dict[str, Any] = visitor.updates()[-1]["view"]
    return seen


def play_until(visitor: Visitor, reached: Callable[[dict[str, Any]], bool]) -> None:
    """Act whenever asked, until it is this person's turn in a view that fits."""
    visitor.wait_until_asked()
    while not reached(view_of(visitor)):
        visitor.choose(first(visitor.choices_when_asked()))
        visitor.wait_until_asked()
        assert not visitor.is_over()


def is_moving(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "moving")


def is_choosing(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "choosing")


def sit_before_a_theft(visitor: Visitor) -> None:
    visitor.sit_at(visitor.found("timbuktu"), when="view.round === view.rounds")


def pens_on_board(visitor: Visitor) -> Locator:
    return visitor.page.locator(".board svg [role=button]")


def test_a_whole_match_of_timbuktu_is_played_to_the_last_theft(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    ada.play_on(first)
    page = ada.page
    page.get_by_role("heading", name="The thieves of Timbuktu").wait_for()
    while page.get_by_role("button", name="Turn the next pile").count():
        page.get_by_role("button", name="Turn the next pile").click()
    page.get_by_role("button", name="See the scores").click()
    final = page.get_by_role("dialog", name="The end")
    sums = [int(cell) for cell in final.locator("tr.sum td").all_inner_texts()]
    assert sorted(sums) == sorted(ada.updates()[-1]["result"]["points"])


def test_the_theft_is_shown_pile_by_pile_until_one_goes_on(ada: Visitor) -> None:
    sit_before_a_theft(ada)
    play_until(ada, lambda view: view["stage"] == 2)
    theft = ada.page.get_by_role("region", name="The thieves strike")
    told = [event for update in ada.updates() for event in update["events"]]
    robbed = [event for event in told if event["event"] == "robbed"]
    for number, pile in enumerate(robbed, start=1):
        assert f"pile {number} of 5" in theft.inner_text()
        pitches = " · ".join(str(pitch) for pitch in pile["pitches"])
        assert f"{pile['pen'].title()} {pitches}" in theft.locator(".cards").inner_text()
        if number < len(robbed):
            theft.get_by_role("button", name="Turn the next pile").click()
    theft.get_by_role("button", name="Go on").click()
    assert theft.count() == 0


def test_nothing_beside_the_theft_gives_away_its_end(ada: Visitor) -> None:
    sit_before_a_theft(ada)
    play_until(ada, lambda view: view["stage"] == 2)
    page = ada.page
    told = [event for update in ada.updates() for event in update["events"]]
    robbed = [event for event in told if event["event"] == "robbed"]
    worth = sum(seat["points"] for seat in view_of(ada)["seats"])

    def piles_in_the_log() -> int:
        return page.get_by_role("log").get_by_text("Thieves in the").count()

    def worth_in_the_cards() -> int:
        return sum(
            int(text) for text in page.locator(".seats strong [aria-hidden]").all_inner_texts()
        )

    for turned in range(1, len(robbed)):
        assert piles_in_the_log() == turned
        page.get_by_role("button", name="Turn the next pile").click()
    assert worth_in_the_cards() == worth
    page.get_by_role("button", name="Again").click()
    assert piles_in_the_log() == 1


def test_a_theft_says_whose_pile_is_turned(ada: Visitor) -> None:
    sit_before_a_theft(ada)
    play_until(ada, lambda view: view["stage"] == 2)
    theft = ada.page.get_by_role("region", name="The thieves strike")
    holders = set()
    for _ in range(4):
        holders.add(theft.locator(".turned h3 span").inner_text())
        theft.get_by_role("button", name="Turn the next pile").click()
    holders.add(theft.locator(".turned h3 span").inner_text())
    assert holders == {"Your pile", "Bot B’s pile", "Bot C’s pile", "The left-over pile"}


def test_a_pen_on_the_board_is_tapped_to_see_and_again_to_go(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, is_moving)
    offered = {offer["action"]["pen"] for offer in ada.updates()[-1]["offers"]}
    assert pens_on_board(ada).count() == len(offered)
    ada.page.locator(".board svg [role=button][aria-label*='free']").first.click()
    assert ada.page.locator("button.act").inner_text().startswith("Send it to")
    number = ada.number()
    ada.page.locator(".board svg [role=button][aria-pressed=true]").click()
    ada.wait_for_news(number)


def test_a_toll_is_paid_with_the_piece_that_is_picked_in_the_opened_pen(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, is_moving)
    ada.page.locator(".board svg [role=button][aria-label*='toll']").first.click()
    pieces = ada.page.get_by_role("group", name="Pay with").get_by_role("button")
    last = pieces.last
    good = last.inner_text().split()[0]
    last.click()
    assert ada.page.locator("button.act").inner_text().endswith(f"pay {good}")


def test_several_camels_are_placed_at_once_though_answers_are_late(ada: Visitor) -> None:
    ada.context.add_init_script(LATE)
    ada.lobby().sit_against_bots("Timbuktu")
    ada.wait_until_asked()
    ada.page.get_by_role("button", name="Place several at once").click()
    for pen in PLANNED:
        pens_on_board(ada).and_(ada.page.get_by_label(f"to the {pen} pen")).click()
    ada.page.get_by_role("button", name="Place 3 camels").click()
    waited = 0
    while len(placed_by(ada)) < len(PLANNED):
        assert waited < PATIENCE, "the plan was not carried out"
        ada.page.wait_for_timeout(LOOK_EVERY)
        waited += LOOK_EVERY
    ada.wait_until_asked()
    pens = [pen.lower() for pen in PLANNED]
    assert placed_by(ada) == list(zip("ABC", pens, strict=True))
    assert ada.page.evaluate("window.sent") == ["play"] * len(PLANNED)
    assert ada.open_choices(), "asked, and nothing to choose"
    assert ada.page.get_by_role("button", name="Place several at once").is_enabled()


def placed_by(visitor: Visitor) -> list[tuple[str, str]]:
    """The camels this person has placed, each with its pen."""
    told = [e for e in visitor.events() if e["event"] == "placed" and e["seat"] == 0]
    return [(event["camel"], event["pen"]) for event in told]


def test_a_secret_choice_is_marked_as_seen_by_nobody_else(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, is_choosing)
    ada.choices_when_asked()[0].click()
    assert "Only you see" in ada.page.locator(".board .secret").inner_text()
    for width in (1440, 1280):
        ada.page.set_viewport_size({"width": width, "height": 720})
        ada.page.wait_for_function(SECRET_HIDES_NO_HEADING)


def test_others_cards_and_piles_never_reach_the_page(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, lambda view: view["stage"] == 2)
    for update in ada.updates():
        view = update["view"]
        if is_choosing(view):
            assert [seat["card"] for seat in view["seats"][1:]] == [None, None]
        assert all(pile["cards"] is None or 0 in pile["seen_by"] for pile in view["piles"])


def test_free_loading_is_done_piece_by_piece(ada: Visitor) -> None:
    ada.sit_at(ada.found("timbuktu", options={"loading": "free"}))
    stock = ada.page.get_by_role("list", name="Your stock")
    for good in ("gold", "coffee", "salt", "gold"):
        stock.get_by_role("button", name=good).click()
    assert ada.page.locator("button.act").inner_text() == "Load 2 gold, 1 coffee, 1 salt"
    number = ada.number()
    ada.page.locator("button.act").click()
    ada.wait_for_news(number)
    ada.page.get_by_role("heading", name="Load camel Ghazi").wait_for()


def test_every_moment_is_readable_for_all(reader: Visitor) -> None:
    reader.lobby().sit_against_bots("Timbuktu")
    reader.wait_until_asked()
    assert violations(reader) == []
    for moment in (is_choosing, is_moving):
        play_until(reader, moment)
        reader.choices_when_asked()[0].click()
        assert violations(reader) == []
    sit_before_a_theft(reader)
    play_until(reader, lambda view: view["stage"] == 2)
    assert violations(reader) == []


def test_a_small_phone_has_room_for_letters_and_fingers(house: ServerProcess, meet: Meet) -> None:
    ada = meet(house.url, viewport=PHONE)
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, is_moving)
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    letters = page.evaluate(
        "() => [...document.querySelectorAll('.timbuktu svg text')].map((text) =>"
        " parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(letters) >= LEAST_LETTERS
    for pen in pens_on_board(ada).all():
        box = pen.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_a_pen_is_entered_with_keys_alone(ada: Visitor) -> None:
    ada.lobby().sit_against_bots("Timbuktu")
    play_until(ada, is_moving)
    pens_on_board(ada).first.focus()
    ada.page.keyboard.press("Enter")
    number = ada.number()
    ada.page.keyboard.press("Enter")
    ada.wait_for_news(number)
