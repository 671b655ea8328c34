"""Bots think in processes of their own, and a table never stops because one of them fails."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from serai.bots.levels import LEVELS
from serai.engine import registry
from serai.engine.match import Match
from serai.server.thinking.framing import Choose, Chosen, Failed
from serai.server.thinking.worker import think
from tests.server.people import Meet, Person, allowed, bot, fetch, me
from tests.server.serving import ServerProcess


def children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == pid]


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
    assert my_turn(ada, table)["state"] == "playing"
    assert "a thinking process was replaced" in repr(own_server.logs)
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
    polite = min(19, os.getpriority(os.PRIO_PROCESS, own_server.pid) + 10)
    assert all(os.getpriority(os.PRIO_PROCESS, thinker) == polite for thinker in thinkers)
    own_server.kill()
    until = time.monotonic() + 30
    while any(Path(f"/proc/{thinker}").exists() for thinker in thinkers):
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


def test_bots_take_a_moment_so_that_people_can_follow(tmp_path: Path, meet: Meet) -> None:
    server = ServerProcess(tmp_path, bot_pace=400).start()
    ada = meet(server.url, "Ada")
    table = ada.make(me(), *[bot("random")] * 2)["id"]
    ada.give_nonce(table)
    live = ada.live(table, 0).until_updated()
    while len(live.updates) < 8:
        if 0 in live.update["to_act"]:
            ada.play(table, 0, allowed(live.update)[0])
        live.until_updated(len(live.updates) + 1)
    by_bots = [
        later["now"] - earlier["now"]
        for earlier, later in pairwise(live.updates[1:])
        if 0 not in earlier["to_act"]
    ]
    assert by_bots
    assert min(by_bots) >= 390
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
