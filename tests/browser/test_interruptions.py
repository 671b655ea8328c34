"""Nothing is lost: a reload, a lost connection, a server killed in mid-match."""

from pathlib import Path

import pytest

from tests.browser.conftest import GAMES, Meet
from tests.browser.visitor import Visitor
from tests.server.forwarder import Forwarder
from tests.server.serving import ServerProcess


def play_a_little(visitor: Visitor, first: int, turns: int = 3) -> None:
    """Some moves of seat 0; `first` keeps their ids apart from earlier ones."""
    done = 0
    while done < turns:
        done += visitor.move(visitor.table, 0, first + done)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_match_goes_on_where_it_was(ada: Visitor, game: str) -> None:
    ada.lobby().sit_against_bots(game)
    play_a_little(ada, 0)
    ada.wait_until_asked()
    before, told = ada.updates()[-1], ada.page.locator("[role=log] li").count()
    ada.page.reload()
    ada.wait_for_the_match()
    ada.wait_until_asked()
    assert ada.updates()[-1]["view"] == before["view"]
    assert ada.page.locator("[role=log] li").count() == told
    play_a_little(ada, 3, turns=1)


def test_a_server_killed_in_mid_match_resumes_and_every_page_with_it(
    built_client: Path, tmp_path: Path, meet: Meet, door: Forwarder
) -> None:
    server = ServerProcess(tmp_path, web=built_client).start()
    door.servers = [server]
    people = [meet(door.url) for _ in GAMES]
    for person, game in zip(people, GAMES, strict=True):
        person.lobby().sit_against_bots(game)
        play_a_little(person, 0)
        person.wait_until_asked()
    seen = [person.updates()[-1] for person in people]
    server.kill()
    for person in people:
        person.page.get_by_text("Connection lost").wait_for()
    server.start()
    for person, before in zip(people, seen, strict=True):
        person.page.get_by_text("Connection lost").wait_for(state="detached")
        person.wait_until_asked()
        assert person.updates()[-1]["view"] == before["view"]
        told = len(person.updates())
        play_a_little(person, 3, turns=1)
        person.wait_for_updates(told)
        firsts = [update["from"] for update in person.updates()]
        assert firsts == sorted(firsts), "nothing is told twice"
    server.stop()
