"""Nothing is lost: a reload, a lost connection, a server killed in mid-match."""

import socket
from pathlib import Path

from tests.browser.conftest import Meet
from tests.browser.visitor import Visitor, first_of
from tests.server.serving import ServerProcess

ANY = first_of("Tent in row", "Take the", "End your turn")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_reload_in_mid_match_goes_on_where_it_was(ada: Visitor) -> None:
    ada.lobby().sit_against_bots()
    ada.play_on(ANY, turns=6)
    ada.wait_until_asked()
    before = ada.page.locator("[role=log] li").count()
    ada.page.reload()
    ada.wait_for_the_match()
    ada.wait_until_asked()
    assert ada.page.locator("[role=log] li").count() == before
    ada.play_on(ANY, turns=3)


def test_a_server_killed_in_mid_match_resumes_and_the_page_with_it(
    built_client: Path, tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path, web=built_client, port=free_port()).start()
    ada = meet(server.url)
    ada.lobby().sit_against_bots()
    ada.play_on(ANY, turns=5)
    ada.wait_until_asked()
    seen = ada.updates()[-1]
    server.kill()
    ada.page.get_by_text("Connection lost").wait_for()
    server.start()
    ada.wait_until_asked()
    ada.play_on(ANY, turns=3)
    after = ada.updates()
    assert after[-1]["number"] > seen["number"]
    firsts = [update["from"] for update in after]
    assert firsts == sorted(firsts)
    server.stop()
