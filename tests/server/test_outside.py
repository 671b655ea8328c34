"""Games and bots from elsewhere at the tables of a real server, named or announced."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.wells import ADDING, write_out
from tests.server.people import Meet, Person, allowed, bot, me
from tests.server.serving import ServerProcess
from tests.server.test_bots import my_turn

BOTS = """
class First:
    \"\"\"Takes what comes first.\"\"\"

    def __init__(self, game, seed):
        pass

    def choose(self, observation):
        print("thinking aloud")
        return observation.legal()[0]


class Broken(First):
    def choose(self, observation):
        raise ValueError("I hold the five")


class Cheat(First):
    games = ("wells",)

    def choose(self, observation):
        return [action for action in range(5) if action not in observation.legal()][0]
"""


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose people find an installed game, and three bots that it was told of."""
    folder = tmp_path_factory.mktemp("inn")
    write_out(ADDING, folder)
    (folder / "strangers.py").write_text(BOTS, encoding="utf-8")
    bots = "strangers:First,strangers:Broken,strangers:Cheat"
    server = ServerProcess(folder / "data", bots=bots)
    server.opening = f"import sys\nsys.path.append({str(folder)!r})\n"
    yield server.start()
    assert server.stop() == 0


def until_over(person: Person, table: str) -> None:
    while (update := my_turn(person, table))["state"] != "ended":
        person.play(table, 0, allowed(update)[0])


def talk(person: Person, table: str) -> list[tuple[int, str]]:
    told = person.ask("GET", f"/api/tables/{table}/chat").json()["messages"]
    return [(message["seat"], message["text"]) for message in told]


def test_the_lobby_offers_the_game_and_the_bots(inn: ServerProcess, meet: Meet) -> None:
    games = {game["name"]: game for game in meet(inn.url, "Ada").ask("GET", "/api/games").json()}
    guests = {bot["name"]: bot for bot in games["wells"]["bots"] if bot["kind"] == "guest"}
    assert guests["patient"]["about"] == "Keeps its high skins for later."
    assert {"strangers:First", "strangers:Cheat"} < set(games["wells"]["levels"])
    assert "patient" not in games["livingstone"]["levels"]
    assert "strangers:First" in games["livingstone"]["levels"]


@pytest.mark.parametrize("level", ["patient", "strangers:First", "guide"])
def test_a_person_plays_the_game_against_a_bot(inn: ServerProcess, meet: Meet, level: str) -> None:
    ada = meet(inn.url, "Ada")
    table = ada.make(me(), bot(level), game="wells")["id"]
    ada.give_nonce(table)
    until_over(ada, table)
    assert ada.get(f"/api/tables/{table}/verify")["sound"]
    assert talk(ada, table) == []


def test_a_stranger_plays_a_game_of_the_house(inn: ServerProcess, meet: Meet) -> None:
    ada = meet(inn.url, "Ada")
    table = ada.make(me(), bot("strangers:First"))["id"]
    ada.give_nonce(table)
    live = ada.live(table, 0).until_updated()
    live.until(lambda live: len(live.update["events"]) > 0 or 0 in live.update["to_act"])
    assert talk(ada, table) == []
    live.close()


@pytest.mark.parametrize("level", ["strangers:Broken", "strangers:Cheat"])
def test_a_bot_that_fails_is_told_to_the_table_once_and_not_what_it_knew(
    inn: ServerProcess, meet: Meet, level: str
) -> None:
    ada = meet(inn.url, "Ada")
    table = ada.make(me(), bot(level), game="wells")["id"]
    ada.give_nonce(table)
    until_over(ada, table)
    told = talk(ada, table)
    assert [seat for seat, _ in told] == [1]
    assert "I failed" in told[0][1]
    assert "five" not in told[0][1]


def test_nobody_can_name_a_program_over_the_network(inn: ServerProcess, meet: Meet) -> None:
    ada = meet(inn.url, "Ada")
    seats = [me(), bot("os:getcwd")]
    refused = ada.refused("POST", "/api/tables", {"game": "wells", "seats": seats, "options": {}})
    assert "There is no such level" in refused["text"]
    wanted = {"game": "wells.game:WellsGame", "seats": [me(), bot()], "options": {}}
    assert "there is no game" in ada.refused("POST", "/api/tables", wanted)["text"]


def test_a_server_that_cannot_find_what_it_is_told_of_says_so(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, games="nowhere.game:Game").launch()
    _, said = process.communicate(timeout=300)
    assert process.returncode == 1
    assert "nowhere.game:Game cannot be loaded: ModuleNotFoundError" in said
