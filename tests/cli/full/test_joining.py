"""Two terminals at one table of a server, and links that lead nowhere."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.process import Terminal, at_full_screen, flat, serai
from tests.server.people import Person, allowed, friend, me
from tests.server.serving import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path / "server").start()
    yield running
    running.stop()


def press(terminal: Terminal, keys: str) -> None:
    terminal.shown = ""
    os.write(terminal.writes, keys.encode())


def test_two_terminals_play_at_one_table_of_a_server(server: ServerProcess, tmp_path: Path) -> None:
    host = Person(server.url, "Host")
    table = host.make(me("Host"), friend(), friend())
    host.give_nonce(table["id"])
    links = [f"{server.url}/join/{seat['invite']}" for seat in table["seats"][1:]]
    with ExitStack() as stack:
        people: list[Terminal] = []
        for name, link in zip(("Ada", "Ben"), links, strict=True):
            chosen = ["join", link, "--name", name, "--pace", "0"]
            data = str(tmp_path / name)
            opened = at_full_screen(*chosen, folder=tmp_path, XDG_DATA_HOME=data)
            people.append(stack.enter_context(opened))
            if name == "Ada":
                people[0].wait_for(lambda text: "One seat is still free" in text)
        for terminal in people:
            terminal.wait_for(lambda text: "Take the" in text or "is thinking" in text)
        while 0 in (update := host.view(table["id"]))["to_act"]:
            host.play(table["id"], 0, allowed(update)[-1])
        people[update["to_act"][0] - 1].wait_for(lambda text: "Take the" in text)
        first = next(one for one in people if "Take the" in one.plain)
        other = next(one for one in people if one is not first)
        press(first, "\r")
        first.wait_for(lambda text: "Tent in row" in text)
        other.wait_for(lambda text: "took the" in text)
        for terminal in people:
            press(terminal, "Q")
            assert terminal.end() == 0
            assert f"serai join {server.url}/table/{table['id']}" in flat(terminal.plain)
    host.go_home()


@pytest.mark.parametrize(
    ("link", "answer"),
    [
        ("http://127.0.0.1:1/table/abc", "Nobody answers at http://127.0.0.1:1"),
        ("http://127.0.0.1:1/elsewhere", "leads to no table"),
        ("ftp://127.0.0.1/table/abc", "leads to no table"),
    ],
)
def test_a_link_that_leads_nowhere_is_refused(link: str, answer: str, tmp_path: Path) -> None:
    with at_full_screen("join", link, folder=tmp_path) as terminal:
        assert terminal.end() == 2
        assert answer in terminal.plain


def test_joining_needs_a_full_screen() -> None:
    refused = serai("join", "http://127.0.0.1:1/table/abc")
    assert refused.returncode == 2
    assert "open its link in a browser" in refused.stderr
