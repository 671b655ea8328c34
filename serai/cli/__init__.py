"""Serai in a terminal: play, watch, replay, verify, read the rules."""

import sys
from typing import Final

INTERRUPTED: Final = 130
"""How a shell calls a command that Ctrl-C has ended."""


def main() -> None:
    """The command `serai`; whoever stops it while it still gathers its parts is not lectured."""
    try:
        from serai.cli.commands import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


__all__ = ["main"]
