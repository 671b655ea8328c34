"""Two browsers at one table, two seats at one screen, and those who watch: each sees its own."""

from pathlib import Path
from typing import Final

import httpx
import pytest

from serai.engine.match import Match
from tests.browser.conftest import GAMES, Meet
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.serving import ServerProcess
from tests.server.traffic import Told

TURNS: Final = 14


def share_a_table(ada: Visitor, bo: Visitor, game: str = "LivingStone") -> None:
    """Ada opens a table and Bo comes by her link; bots fill it where two are too few."""
    ada.lobby("Ada").choose_game(game)
    remove = ada.page.get_by_role("button", name="Remove seat C")
    if remove.count() and game != "Timbuktu":
        remove.click()
    ada.page.get_by_role("button", name="Friend").first.click()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Copy link")
    link.wait_for()
    bo.page.goto(link.input_value())
    bo.page.get_by_role("textbox", name="Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.wait_for_the_match()
    bo.wait_for_the_match()


def play_some(people: dict[int, Visitor], table: str, turns: int = TURNS) -> None:
    """Whoever is asked plays, `turns` times in all; bots between them take their time."""
    done = 0
    while done < turns:
        done += sum(person.move(table, seat, done) for seat, person in people.items())


class Device:
    """Somebody's cookie without the browser, to look into the match when it is over."""

    def __init__(self, visitor: Visitor) -> None:
        cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
        self.token = cookies["serai_device"]
        self._url = visitor.url
        self._headers = {"Origin": visitor.url, "Cookie": f"serai_device={self.token}"}

    def end(self, table: str, seat: int) -> None:
        path = f"{self._url}/api/tables/{table}/end"
        agreed = {"seat": seat, "agree": True}
        httpx.post(path, json=agreed, headers=self._headers, timeout=None).raise_for_status()

    def told(self, table: str, file: Path) -> Told:
        path = f"{self._url}/api/tables/{table}/record"
        file.write_text(httpx.get(path, headers=self._headers, timeout=None).text)
        return Told(file)


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_hear_nothing_of_each_others_secrets(
    house: ServerProcess, meet: Meet, tmp_path: Path, game: str
) -> None:
    wires = [tmp_path / "ada.har", tmp_path / "bo.har"]
    ada, bo = [meet(house.url, record_har_path=wire) for wire in wires]
    share_a_table(ada, bo, game)
    table = ada.table
    play_some({0: ada, 1: bo}, table)
    devices = [Device(ada), Device(bo)]
    heard = [ada.everything(wires[0]), bo.everything(wires[1])]
    for seat, device in enumerate(devices):
        device.end(table, seat)
    told = devices[0].told(table, tmp_path / "match.jsonl")
    for seat, texts in enumerate(heard):
        other = 1 - seat
        assert told.untold(texts, seat) == []
        assert told.untold(heard[other], seat), "the search finds what is there to be found"
        hidden = [*told.secrets(), devices[other].token]
        assert not [text for text in texts for secret in hidden if secret in text]
        assert [text for text in texts if devices[seat].token in text], "and so does this one"


@pytest.mark.parametrize("game", ["LivingStone", "Treasure Island"])
def test_a_spectator_hears_the_public_only(
    house: ServerProcess, meet: Meet, tmp_path: Path, game: str
) -> None:
    wire = tmp_path / "cy.har"
    ada, cy = meet(house.url), meet(house.url, record_har_path=wire)
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Eve")]
    wanted = {"game": game.lower().replace(" ", "-"), "seats": seats, "spectators": True}
    table = ada.lobby().ask("POST", "/api/tables", wanted)["id"]
    ada.ask("POST", f"/api/tables/{table}/nonce", {"nonce": "5" * 32})
    cy.go(f"/table/{table}")
    cy.page.get_by_text("You are watching").wait_for()
    play_some({0: ada, 1: ada}, table, turns=8)
    number = ada.ask("GET", f"/api/tables/{table}/view/public")["number"]
    cy.wait_for_news(number - 1)
    cy.page.get_by_role("tab", name="Chat").click()
    cy.page.get_by_text("Spectators cannot chat").wait_for()
    device = Device(ada)
    heard = cy.everything(wire)
    for seat in (0, 1):
        device.end(table, seat)
    told = device.told(table, tmp_path / "match.jsonl")
    assert told.untold(heard, None) == []
    assert told.untold(heard, 0), "the public's view is nobody's"


def test_a_spectator_is_refused_where_none_is_allowed(ada: Visitor, bo: Visitor) -> None:
    ada.lobby().sit_against_bots()
    bo.go(f"/table/{ada.table}")
    bo.page.get_by_text("not yours to see").wait_for()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Say something").fill(text)
    visitor.page.get_by_role("button", name="Send").click()


def test_chat_is_plain_text_and_can_be_muted(ada: Visitor, bo: Visitor) -> None:
    share_a_table(ada, bo)
    for visitor in (ada, bo):
        visitor.page.get_by_role("tab", name="Chat").click()
    say(ada, "<b>hello</b><img src=x onerror=alert(1)>")
    messages = bo.page.get_by_role("log", name="Chat").get_by_role("listitem")
    messages.filter(has_text="<b>hello</b>").wait_for()
    assert bo.page.locator("[role=log] img").count() == 0
    bo.page.get_by_role("button", name="Mute Ada").click()
    bo.page.get_by_role("button", name="Hear Ada again").wait_for()
    say(ada, "into the wind")
    ada.page.get_by_role("listitem").filter(has_text="into the wind").wait_for()
    say(bo, "quiet here")
    messages.filter(has_text="quiet here").wait_for()
    assert messages.count() == 2
    assert not [heard for heard in bo.heard if "into the wind" in heard]


def from_the_menu(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name=name).click()


def test_a_match_ends_when_the_other_browser_accepts(ada: Visitor, bo: Visitor) -> None:
    share_a_table(ada, bo)
    from_the_menu(ada, "Offer to end the match")
    bo.page.get_by_role("button", name="Menu").click()
    bo.page.get_by_text("One seat agrees to end").wait_for()
    bo.page.get_by_role("button", name="Offer to end the match").click()
    for visitor in (ada, bo):
        visitor.page.get_by_text("Ended by agreement").wait_for()


def test_a_bot_plays_for_who_is_gone_and_hands_the_seat_back(ada: Visitor, bo: Visitor) -> None:
    share_a_table(ada, bo)
    table = ada.table
    seats = ada.page.get_by_role("list", name="Seats")
    bo.page.close()
    seats.get_by_text("away").wait_for()
    from_the_menu(ada, "Let a bot play for Bo")
    seats.get_by_text("bot plays on").wait_for()
    play_some({0: ada}, table, turns=6)
    acted = {event["seat"] for event in ada.events() if isinstance(event.get("seat"), int)}
    assert acted == {0, 1}, "the bot plays"
    bo.come_again(f"/table/{table}").wait_for_the_match()
    seats.get_by_text("bot plays on").wait_for(state="detached")


def test_a_finished_match_is_checked_downloaded_and_played_again(
    ada: Visitor, tmp_path: Path
) -> None:
    first = ada.found("livingstone")
    ada.sit_at(first, when="view.round === 10").play_out(first)
    final = ada.page.get_by_role("dialog", name="The end")
    final.wait_for()
    while ada.page.locator(".finale .go").count():
        ada.page.locator(".finale .go").click()
    final.get_by_role("button", name="Check the shuffle").click()
    final.get_by_text("check out").wait_for()
    digest = ada.ask("GET", f"/api/tables/{first}/verify")["digest"]
    with ada.page.expect_download() as download:
        final.get_by_role("link", name="Download the match").click()
    file = tmp_path / "match.jsonl"
    download.value.save_as(file)
    assert Match.load(file).digest == digest
    final.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: first not in url)
    ada.wait_for_the_match()
    assert ada.ask("GET", f"/api/tables/{first}")["rematch"] == ada.table


def seat_asked(visitor: Visitor) -> int | None:
    """Which of the two seats of one screen the table waits for, if any."""
    for seat in (0, 1):
        if seat in visitor.ask("GET", f"/api/tables/{visitor.table}/view/{seat}")["to_act"]:
            return seat
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_falls_between_two_seats_of_one_screen(ada: Visitor, game: str) -> None:
    ada.lobby("Ada").choose_game(game)
    remove = ada.page.get_by_role("button", name="Remove seat C")
    if remove.count() and game != "Timbuktu":
        remove.click()
    ada.page.get_by_role("button", name="Pass and play").first.click()
    ada.page.get_by_role("textbox", name="Name", exact=True).fill("Noor")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.locator(".curtain").wait_for()
    named = [seat["name"] for seat in ada.ask("GET", f"/api/tables/{ada.table}")["seats"]]
    assert set(named[:2]) == {"Ada", "Noor"}
    looking: int | None = None
    lifted = 0
    turn = waited = 0
    while lifted < 3:  # the screen goes from one to the other and back
        seat = seat_asked(ada)
        if seat is None:  # a bot's turn
            assert waited < PATIENCE
            ada.page.wait_for_timeout(20)
            waited += 20
        elif seat == looking:
            assert turn < 400
            ada.move(ada.table, seat, turn)
            turn += 1
        else:
            mine = ada.page.get_by_role("button", name=f"I am {named[seat]}")
            mine.wait_for()
            assert ada.page.get_by_role("list", name="Seats").count() == 0
            mine.click()
            ada.wait_for_the_match()
            looking = seat
            lifted += 1
