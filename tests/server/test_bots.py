"""Bots think in processes of their own, and a table never stops because one of them fails."""

import asyncio
import itertools
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest

from serai.bots.levels import LEVELS
from serai.engine import registry
from serai.engine.chance import QuickChance
from serai.engine.match import Match
from serai.server.main import opened
from serai.server.payloads.requests import QuickPlay
from serai.server.settings import Settings
from serai.server.tables.bots import BEAT, Composure
from serai.server.tables.hosted import HostedTable
from serai.server.tables.house import House
from serai.server.tables.making import against_bots, make
from serai.server.tables.playing import play
from serai.server.tables.seating import give_nonce
from serai.server.thinking.framing import Choose, Chosen, Failed
from serai.server.thinking.pool import POLITE
from serai.server.thinking.worker import think
from tests.processes import any_runs, children
from tests.server.people import PATIENCE, Meet, Person, allowed, bot, fetch, me
from tests.server.serving import ServerProcess, only_child


def thoughts(server: ServerProcess) -> float:
    """How many choices bots have made."""
    lines = fetch(f"{server.url}/metrics").text.splitlines()
    counted = [line for line in lines if line.startswith("serai_bot_thoughts_total{")]
    return sum(float(line.split()[-1]) for line in counted)


def my_turn(person: Person, table: str) -> dict[str, object]:
    """Wait at the live connection until seat 0 is asked or the match is over."""
    live = person.live(table, 0).until_updated()
    live.until(lambda live: 0 in live.update["to_act"] or live.update["state"] == "ended")
    live.close()
    return live.update


def test_a_person_plays_a_whole_match_against_bots(ada: Person) -> None:
    table = ada.quick(level="greedy", bots=2)["id"]
    while (update := my_turn(ada, table))["state"] == "playing":
        ada.play(table, 0, allowed(update)[-1])
    assert update["ending"] == "finished"
    assert ada.get(f"/api/tables/{table}/verify")["sound"]


def test_a_killed_thinking_process_is_replaced(own_server: ServerProcess, meet: Meet) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), bot())["id"]
    ada.give_nonce(table)
    killed: set[int] = set()
    while len(killed) < 3:
        ada.play(table, 0, allowed(my_turn(ada, table))[-1])
        for thinker in children(own_server.pid):
            with suppress(ProcessLookupError):  # one of the round before
                os.kill(thinker, signal.SIGKILL)
            killed.add(thinker)
    while "a thinking process was replaced" not in repr(own_server.logs):
        ada.play(table, 0, allowed(my_turn(ada, table))[-1])
    assert my_turn(ada, table)["state"] == "playing"
    assert "a live connection failed" not in repr(own_server.logs)


def test_thinking_processes_are_polite_and_end_with_their_server(
    own_server: ServerProcess, meet: Meet
) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), bot())["id"]
    ada.give_nonce(table)
    while not (thinkers := children(own_server.pid)):
        ada.play(table, 0, allowed(my_turn(ada, table))[-1])
    my_turn(ada, table)
    polite = min(19, os.getpriority(os.PRIO_PROCESS, own_server.pid) + POLITE)
    assert all(os.getpriority(os.PRIO_PROCESS, thinker) == polite for thinker in thinkers)
    own_server.kill()
    until = time.monotonic() + PATIENCE
    while any_runs(thinkers):
        assert time.monotonic() < until, "a thinking process outlived its server"
        os.sched_yield()


def test_a_bot_that_fails_says_so_and_leaves_its_process_well() -> None:
    thought = think(Choose("livingstone", "greedy", 1, b"nonsense"))
    assert isinstance(thought, Failed)
    assert thought.trouble


def test_every_game_offers_its_levels(ada: Person) -> None:
    for game in ada.ask("GET", "/api/games").json():
        assert [level["name"] for level in game["bots"]] == game["levels"] == LEVELS
        assert game["usual"] in game["levels"]


@pytest.mark.parametrize("game", registry.games())
def test_a_bot_of_every_level_moves_in_every_game(game: str) -> None:
    plays = registry.game(game)
    match = Match.new(game, plays.fewest, seed=1)
    for level in LEVELS:
        seen = match.observation(match.to_act[0])
        thought = think(Choose(game, level, 1, seen.to_bytes()))
        assert isinstance(thought, Chosen), thought
        match.play(match.to_act[0], thought.action)


def waits_for_bots(person: Person, table: str, times: int) -> list[int]:
    """Milliseconds between updates while only bots are asked, however late they have a turn."""
    live = person.live(table, 0).until_updated()
    waited: list[int] = []
    while len(waited) < times:
        earlier = live.update
        if asked := 0 in earlier["to_act"]:
            person.play(table, 0, allowed(earlier)[0])
        later = live.until_updated(len(live.updates) + 1).update
        if not asked and len(live.updates) > 2:  # the first was on its way for a while already
            waited.append(later["now"] - earlier["now"])
    return waited


def test_bots_take_a_moment_so_that_people_can_follow(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, bot_pace=400).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), *[bot("random")] * 2)["id"]
    ada.give_nonce(table)
    assert min(waits_for_bots(ada, table, times=3)) >= 390
    assert server.stop() == 0


def test_people_are_answered_while_every_thinker_is_busy(tmp_path: Path, meet: Meet) -> None:
    """Five tables of the strongest bots keep the only thinking process busy without a pause."""
    server = ServerProcess(tmp_path, thinkers=1).start()
    busy = meet(server.url, "Ada")
    tables = [busy.make(me(), *[bot(LEVELS[-1])] * 4)["id"] for _ in range(5)]
    for table in tables:
        busy.give_nonce(table)
    eve = meet(server.url, "Eve")
    quiet = eve.make(me(), me("Bo"))["id"]
    eve.give_nonce(quiet)
    started = thoughts(server)
    moves = 0
    while thoughts(server) < started + 12:
        asked = eve.view(quiet)["to_act"]
        if not asked:  # the thinker takes longer than a match
            quiet = eve.make(me(), me("Bo"))["id"]
            eve.give_nonce(quiet)
            continue
        eve.play(quiet, asked[0], allowed(eve.view(quiet, asked[0]))[0])
        assert fetch(f"{server.url}/healthz").json() == {"status": "ok"}
        moves += 1
        for table in tables:
            if 0 in (update := busy.view(table))["to_act"]:
                busy.play(table, 0, allowed(update)[-1])
        time.sleep(0.05)  # the thinker is polite, and would never have its turn
    assert moves > 2, "ten requests go with a move, and would have waited for as many thoughts"
    assert server.stop() == 0


def test_a_bot_takes_its_time_even_where_its_hand_leaves_no_choice() -> None:
    composure = Composure()

    def waits(*thoughts: int, family: str = "donate") -> list[int]:
        return [composure.wait("livingstone", "master", family, thought) for thought in thoughts]

    assert waits(900, 3, 870, 2, 2) == [1000] * 5
    assert waits(3, family="end_turn") == [250], "what is always quick stays quick"
    assert waits(60_000, 5)[-1] == 1500, "nobody waits on because a machine was busy once"
    assert waits(*[5] * 300)[-1] == 250, "and what has become quick is so after a while"


def test_bots_keep_their_countenance_at_the_table(tmp_path: Path, meet: Meet) -> None:
    """All actions of a kind come after the same time, however long each was thought about."""
    server = ServerProcess(tmp_path, bot_pace=1).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), bot("random"))["id"]
    ada.give_nonce(table)
    assert min(waits_for_bots(ada, table, times=3)) >= BEAT - 10
    assert server.stop() == 0


def test_bots_play_on_however_many_hints_are_wanted(tmp_path: Path, meet: Meet) -> None:
    """Whoever thinks about hints is held still: no move waits for that, and the line is short."""
    server = ServerProcess(tmp_path, thinkers=1).start()
    eve = meet(server.url, "Eve")
    hinted = eve.make(me(), me("Bo"), hints=True)["id"]
    eve.give_nonce(hinted)
    hint = ("POST", f"/api/tables/{hinted}/hint", {"seat": eve.view(hinted)["to_act"][0]})
    assert eve.ask(*hint).status_code == 200
    adviser = only_child(server)
    os.kill(adviser, signal.SIGSTOP)
    with ThreadPoolExecutor(20) as pool:
        asking = [pool.submit(eve.ask, *hint) for _ in range(20)]
        try:
            refused = list(islice(as_completed(asking, PATIENCE), 13))
            assert {answer.result().json()["error"] for answer in refused} == {"too_fast"}
            ada = meet(server.url, "Ada")
            table = ada.make(me(), bot("greedy"))["id"]
            ada.give_nonce(table)
            for _ in range(5):
                ada.play(table, 0, allowed(my_turn(ada, table))[-1])
            assert my_turn(ada, table)["state"] == "playing"
            answered = [each.result().json() for each in asking if each.done()]
            assert {answer.get("error") for answer in answered} == {"too_fast"}
        finally:
            os.kill(adviser, signal.SIGKILL)
            server.kill()


def test_many_devices_of_one_address_delay_nobody_elses_bots(tmp_path: Path) -> None:
    """The only thinker has something of six tables to think about when another's comes last."""
    here, there = "192.0.2.1", "192.0.2.2"
    devices = {letter * 64: here for letter in "abcdef"} | {"g" * 64: there}

    async def played() -> list[str]:
        """From where the tables come at which bots play, one after the other."""
        told: list[str] = []
        all_played = asyncio.Event()
        chosen = Settings(data=str(tmp_path), thinkers=1, bot_pace=0)
        async with opened(chosen) as house:
            wanted = against_bots(QuickPlay("timbuktu", level="greedy"))
            tables = {
                await make(house, device, wanted, home): device for device, home in devices.items()
            }
            for table, device in tables.items():
                give_nonce(house, table, device, "00" * 16)
                until_a_bot_is_due(house, table)

            def settled(table: HostedTable) -> None:
                told.append(devices[tables[table]])
                if told[-1] == there:
                    all_played.set()

            house.on_settled.append(settled)
            async with asyncio.timeout(PATIENCE):
                await all_played.wait()
        return told

    assert asyncio.run(played()).index(there) <= 2


def until_a_bot_is_due(house: House, table: HostedTable) -> None:
    """Seat 0 plays whatever it may, unless the match begins with a bot."""
    assert table.play is not None
    for move in itertools.count():
        if table.bots_due():
            break
        action = table.play.match.observation(0).sample(QuickChance(move))
        play(house, table, 0, action, f"move-{move}")
