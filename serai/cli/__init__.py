"""Serai in a terminal: play, watch, replay, verify, read the rules."""

import os
import sys
from typing import Final

INTERRUPTED: Final = 130
"""How a shell calls a command that Ctrl-C has ended."""


def main() -> None:
    """The command `serai`; whoever stops it while it still gathers its parts is not lectured."""
    from serai.cli.gathering import gathering

    try:
        with gathering():
            _choose_language()
            from serai.cli.commands import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()


def _choose_language() -> None:
    """`--language` stands for every command; the parts are gathered in the language they speak."""
    from serai import languages

    wish = languages.taken_from(sys.argv)
    language = languages.of_environment(os.environ) if wish is None else languages.named(wish)
    languages.speak(language or languages.of_environment(os.environ))
    if language is None:
        sys.argv.append(f"{languages.OPTION}={wish}")  # to be refused like any other slip


__all__ = ["main"]
