"""Open Serai at once, and make it fast meanwhile.

What playing needs is installed and the pages are built; then Serai is open, interpreted, while it
is compiled beside. When that is done the server is stopped and a compiled one goes on in its place:
a server may stop at any moment without losing a table, and open pages find their way back. Both
listen on one socket, so that whoever asks between the two waits a moment.
"""

import argparse
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

from scripts import wheel
from scripts.prepare import Environment, our_turn
from scripts.steps import ROOT, Failed, Step, end_like_interrupted, say, surroundings

LOCK: Final = "play"
SECONDS_TO_STOP: Final = 30


class Server:
    """The server people play on: first from the source tree, later from the wheel."""

    def __init__(self, python: Path, options: list[str]) -> None:
        self._python = python
        self._options = options
        family = socket.AF_INET6 if ":" in os.environ.get("SERAI_HOST", "") else socket.AF_INET
        self.listening = socket.socket(family)
        self.process = self._start("--open", PYTHONPATH=str(ROOT), SERAI_COMPILING="true")

    def _start(self, *options: str, **variables: str) -> subprocess.Popen[bytes]:
        quiet = {"SERAI_LOG_LEVEL": os.environ.get("SERAI_LOG_LEVEL", "warning")}
        number = self.listening.fileno()
        return subprocess.Popen(
            [self._python, "-P", "-m", "serai", "serve", *self._options, *options],
            env=surroundings(SERAI_SOCKET=str(number), **quiet, **variables),
            pass_fds=[number],
        )

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def hand_over(self) -> None:
        """Let the installed Serai go on where the source tree's stops: same place, same tables."""
        self.stop()
        self.process = self._start()

    def wait(self) -> int:
        """Serve until interrupted; the exit code of the command."""
        try:
            return self.process.wait()
        except KeyboardInterrupt:
            return 0
        finally:
            self.stop()

    def stop(self) -> None:
        if not self.has_ended():
            self.process.terminate()
            self.process.wait(SECONDS_TO_STOP)


def open_in_browser(environment: Environment, compiled: bool, options: list[str]) -> Server:
    """Open Serai, interpreted at first, and see to it that it is compiled."""
    if not compiled or wheel.is_compiled():
        environment.build_client()
        environment.install_wheel(compiled, pages=True)
        _become(environment, "serve", "--open", *options)
    say("  compiling begins, beside everything else")
    compiling = wheel.start_compiling(environment.python)
    try:
        environment.build_client()
        server = Server(environment.python, options)
        say("  Serai opens now, interpreted and slow; compiled, it takes over by itself.")
        try:
            _change_when_compiled(environment, compiling, server)
        except BaseException as ending:
            server.stop()
            if not isinstance(ending, KeyboardInterrupt):
                raise
    finally:
        compiling.stop()
    return server


def _change_when_compiled(environment: Environment, compiling: Step, server: Server) -> None:
    compiling.watch(until=server.has_ended)
    if server.has_ended():
        return
    try:
        wheel.finish_compiling(compiling)
        environment.install_wheel(compiled=True, pages=True)
    except Failed as failure:
        say(f"{failure}\n  Serai stays open, interpreted.")
        return
    server.hand_over()
    say("  Serai is compiled now, and tables that were open go on.")


def play_in_terminal(environment: Environment, compiled: bool, options: list[str]) -> NoReturn:
    """In the terminal nobody needs pages, and so no Node."""
    pages = environment.has_wheel(compiled, pages=True)
    environment.install_wheel(compiled, pages)
    _become(environment, "play", *options)


def _become(environment: Environment, *arguments: str) -> NoReturn:
    command = str(environment.folder / "bin" / "serai")
    os.execve(command, [command, *arguments], surroundings())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("where", choices=["browser", "terminal"])
    parser.add_argument("--compile", choices=["auto", "yes", "no"], default="auto")
    wanted, options = parser.parse_known_args()
    end_like_interrupted()
    try:
        with our_turn():
            environment = Environment(".venv-compiled")
            environment.make()
            environment.install_lock(LOCK)
            compiled = wheel.shall_compile(wanted.compile)
            if wanted.where == "terminal":
                play_in_terminal(environment, compiled, options)
            server = open_in_browser(environment, compiled, options)
        return server.wait()
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next run goes on from here.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
