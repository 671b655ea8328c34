"""A machine of a house with many: it thinks for those that serve, and serves nobody."""

from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from serai.cli.screen import Screen
from serai.engine.errors import BadInput
from serai.words import Words

SAY = Words().say


def _about(ident: str) -> Parameter:
    return Parameter(help=SAY(f"about-{ident}"))


def _repeated(ident: str) -> Parameter:
    return Parameter(negative="", help=SAY(f"about-{ident}"))


def think(
    *,
    database: Annotated[str | None, _about("think_database")] = None,
    thinkers: Annotated[int | None, _about("thinkers")] = None,
    config: Annotated[str | None, _about("config")] = None,
    game: Annotated[list[str] | None, _repeated("think_game")] = None,
    bot: Annotated[list[str] | None, _repeated("think_bot")] = None,
) -> int:
    """Think for those that serve a database, until told to stop."""
    try:
        from serai.server.main import run_thinking
    except ModuleNotFoundError:
        raise BadInput(SAY("serve-parts")) from None
    screen = Screen()

    def ready(where: str) -> None:
        screen.show(Text(SAY("think-ready", database=where), style="title"))
        screen.note(SAY("think-stop"))

    settings: dict[str, object] = {
        "database": database,
        "thinkers": thinkers,
        "games": game,
        "bots": bot,
    }
    return run_thinking(settings, file=config, ready=ready)
