"""A match whose rules have changed since still tells its story, without a board."""

import contextlib
import sqlite3
from pathlib import Path

from tests.browser.conftest import Meet
from tests.browser.test_access import violations
from tests.server.serving import ServerProcess


def test_an_old_match_is_told_where_its_board_cannot_be_drawn(
    built_client: Path, tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path, web=built_client).start()
    ada = meet(server.url)
    ada.lobby().sit_against_bots()
    table = ada.table
    ada.wait_until_asked()
    ada.choose(ada.open_choices()[0])
    ada.ask("POST", f"/api/tables/{table}/end", {"seat": 0, "agree": True})
    ada.page.get_by_role("heading", name="The match is over").wait_for()
    told = ada.updates()[-1]["number"]
    assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        first = "number = (select min(number) from lines)"
        connection.execute(f'update lines set action = \'{{"action":"fly"}}\' where {first}')
        connection.commit()

    server.start()
    ada.url = server.url
    ada.go(f"/table/{table}")
    ada.page.get_by_text("so its board cannot be drawn").wait_for()
    story = ada.page.locator("main ol li")
    story.first.wait_for()
    assert 0 < story.count() <= told
    assert ada.page.get_by_role("link", name="Download the match").count() == 1
    assert violations(ada) == []
    assert server.stop() == 0
