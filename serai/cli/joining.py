"""`serai join`: a table of a server, by its link, on the full screen of this terminal."""

import getpass
from typing import Annotated, Final

from cyclopts import Parameter

from serai.cli.screen import Screen
from serai.cli.showing import USUAL_PACE
from serai.engine.errors import BadInput
from serai.words import Words

SAY: Final = Words().say
LONGEST_NAME: Final = 24


def join(
    link: Annotated[str, Parameter(help=SAY("about-join_link"))],
    *,
    name: Annotated[str | None, Parameter(help=SAY("about-join_name"))] = None,
    pace: Annotated[float, Parameter(help=SAY("about-play_pace"))] = USUAL_PACE,
) -> None:
    screen = Screen()
    if not screen.can_be_full():
        raise BadInput(SAY("join-screen"))
    try:
        from serai.cli.full.far import FarTable
    except ModuleNotFoundError:
        raise BadInput(SAY("join-parts")) from None
    from serai.cli.full.app import run
    from serai.cli.full.table_screen import TableScreen
    from serai.cli.visiting import take_seat

    visit, table, seat = take_seat(link, _name(name))
    run(TableScreen(FarTable(visit, table, seat), pace), screen)


def _name(wish: str | None) -> str:
    """The name that was wished for, else the one the system knows."""
    if wish is not None and not 0 < len(wish) <= LONGEST_NAME:
        raise BadInput(SAY("seats-name", name=wish, longest=LONGEST_NAME))
    try:
        return wish or getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):  # a system that knows no names
        return SAY("name-you")
