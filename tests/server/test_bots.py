"""Bots think in processes of their own, and a table never stops because one of them fails."""

import os
import signal
import subprocess
import time
from pathlib import Path

from serai.server.thinking.framing import Task
from serai.server.thinking.worker import think
from tests.server.people import Meet, Person, allowed, bot, me
from tests.server.serving import ServerProcess


def children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == pid]


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
            os.kill(thinker, signal.SIGKILL)
            killed.add(thinker)
    assert my_turn(ada, table)["state"] == "playing"
    assert "a thinking process was replaced" in repr(own_server.logs)


def test_thinking_processes_are_polite_and_end_with_their_server(
    own_server: ServerProcess, meet: Meet
) -> None:
    ada = meet(own_server.url, "Ada")
    table = ada.make(me(), bot())["id"]
    ada.give_nonce(table)
    while not (thinkers := children(own_server.pid)):
        ada.play(table, 0, allowed(my_turn(ada, table))[-1])
    my_turn(ada, table)
    assert all(os.getpriority(os.PRIO_PROCESS, thinker) == 10 for thinker in thinkers)
    own_server.kill()
    until = time.monotonic() + 30
    while any(Path(f"/proc/{thinker}").exists() for thinker in thinkers):
        assert time.monotonic() < until, "a thinking process outlived its server"
        os.sched_yield()


def test_a_bot_that_fails_says_so_and_leaves_its_process_well() -> None:
    thought = think(Task("livingstone", "greedy", 1, b"nonsense"))
    assert thought.action is None
    assert thought.trouble
