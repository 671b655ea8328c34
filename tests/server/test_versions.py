"""Stored tables when the rules change: they go on by their own number, or wait for who knows it."""

import json
from pathlib import Path

import pytest

from serai.games.livingstone.game import RULES
from tests.docs.wells import ADDING, CHANGING, change, write_out
from tests.livingstone.next_rules import NEXT
from tests.server.people import Json, Meet, Person, allowed, me, play_out
from tests.server.serving import ServerProcess
from tests.server.test_keeping import some_moves

ROOT = Path(__file__).parents[2]
NEXT_RULES = f"""
import sys
from pathlib import Path
sys.path.append({str(ROOT)!r})
from serai.engine.registry import register
from tests.livingstone.next_rules import next_game
register(next_game(Path({{folder!r}})))
"""
WELLS = """
import sys
sys.path.append({folder!r})
from serai.engine.registry import register
from wells.game import GAME
register(GAME)
"""


def seated(person: Person, moves: int, **wanted: object) -> str:
    """A table at which a person plays both seats, after some moves."""
    table: str = person.make(me(), me("Eve"), **wanted)["id"]
    person.give_nonce(table)
    some_moves(table, {0: person, 1: person}, moves)
    return table


def ended(person: Person, table: str) -> str:
    """The file of a match that its seats have agreed to end."""
    for seat in (0, 1):
        person.post(f"/api/tables/{table}/end", {"seat": seat, "agree": True})
    return person.ask("GET", f"/api/tables/{table}/record").text


def header(person: Person, table: str) -> Json:
    record = person.ask("GET", f"/api/tables/{table}/record").text
    return dict(json.loads(record.partition("\n")[0]))


def restart(server: ServerProcess, person: Person, opening: str) -> None:
    assert server.stop() == 0
    server.opening = opening
    server.start()
    person.move_to(server.url)


def test_a_stored_table_goes_on_by_its_own_rules_when_newer_ones_have_come(
    tmp_path: Path, meet: Meet
) -> None:
    server = ServerProcess(tmp_path / "data").start()
    ada = meet(server.url, "Ada")
    running, old = seated(ada, 12), seated(ada, 5)
    record = ended(ada, old)
    open_yet = ada.make(me(), me("Eve"))["id"]
    shown = ada.view(running, 0)
    lived = ada.get(f"/api/tables/{old}/replay/1")

    restart(server, ada, NEXT_RULES.format(folder=str(tmp_path)))
    assert ada.view(running, 0) | {"now": 0} == shown | {"now": 0}
    assert play_out(running, {0: ada, 1: ada})["ending"] == "finished"
    assert ada.get(f"/api/tables/{running}/verify")["sound"]
    assert header(ada, running)["rules"] == RULES
    assert "tips" not in header(ada, running)["options"]

    assert ada.ask("GET", f"/api/tables/{old}/record").text == record
    assert ada.get(f"/api/tables/{old}/verify")["sound"]
    assert ada.get(f"/api/tables/{old}/replay/1") == lived
    again = ada.post(f"/api/tables/{old}/rematch", {})
    assert again["options"]["tips"] == "none"

    ada.give_nonce(open_yet)
    ended(ada, open_yet)
    assert header(ada, open_yet)["rules"] == RULES
    new = seated(ada, 3)
    ended(ada, new)
    assert header(ada, new)["rules"] == NEXT
    assert server.stop() == 0


def test_a_table_of_newer_rules_waits_for_a_server_that_knows_them(
    tmp_path: Path, meet: Meet
) -> None:
    newer = NEXT_RULES.format(folder=str(tmp_path))
    server = ServerProcess(tmp_path / "data")
    server.opening = newer
    ada = meet(server.start().url, "Ada")
    table, old = seated(ada, 6), seated(ada, 3)
    record = ended(ada, old)
    shown = ada.view(table, 0)
    restart(server, ada, "")
    assert ada.get(f"/api/tables/{old}")["archived"]
    assert ada.ask("GET", f"/api/tables/{old}/record").text == record
    verdict = ada.get(f"/api/tables/{old}/verify")
    assert not verdict["sound"]
    assert verdict["problem"].endswith("a newer one can play it")
    refused = ada.refused("GET", f"/api/tables/{table}")["text"]
    assert refused.startswith(f"This match waits: rules number {NEXT} of LivingStone is not known")
    assert refused.endswith("a newer one can play it.")
    restart(server, ada, newer)
    assert ada.view(table, 0) | {"now": 0} == shown | {"now": 0}
    assert ada.get(f"/api/tables/{old}/verify")["sound"]
    ada.play(table, shown["to_act"][0], allowed(ada.view(table, shown["to_act"][0]))[0])
    assert server.stop() == 0


@pytest.fixture
def wells(tmp_path: Path) -> dict[str, str]:
    """What a server is told of the guide's game, before and after the changes of the guide."""
    for name in ("before", "after"):
        write_out(ADDING, tmp_path / name)
    change(CHANGING, tmp_path / "after")
    return {name: WELLS.format(folder=str(tmp_path / name)) for name in ("before", "after")}


def test_a_stored_table_of_the_guides_game_goes_on_after_the_guides_changes(
    tmp_path: Path, meet: Meet, wells: dict[str, str]
) -> None:
    server = ServerProcess(tmp_path / "data")
    server.opening = wells["before"]
    ada = meet(server.start().url, "Ada")
    running = seated(ada, 5, game="wells")
    number = ada.view(running, 0)["number"]
    restart(server, ada, wells["after"])
    assert ada.view(running, 0)["number"] == number
    assert play_out(running, {0: ada, 1: ada})["ending"] == "finished"
    assert ada.get(f"/api/tables/{running}/verify")["sound"]
    assert (header(ada, running)["rules"], list(header(ada, running)["options"])) == (1, ["ties"])
    assert server.stop() == 0
