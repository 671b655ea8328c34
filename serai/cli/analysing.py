"""`serai analyse`: a match file looked back at."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from serai.bots.review import USUAL_SECONDS
from serai.cli import chairs, checking
from serai.cli.screen import Screen
from serai.cli.showing import Showing
from serai.engine.errors import BadInput
from serai.words import Words

SAY: Final = Words().say
SHORTEST: Final = 1.0
LONGEST: Final = 3600.0


def analyse(
    file: Annotated[Path, Parameter(help=SAY("about-file"))],
    *,
    seconds: Annotated[float, Parameter(help=SAY("about-analyse_seconds"))] = USUAL_SECONDS,
    plain: Annotated[bool, Parameter(name="--plain", negative="", help=SAY("about-plain"))] = False,
) -> None:
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(SAY("analyse-seconds", least=int(SHORTEST), most=int(LONGEST)))
    match = checking.loaded(file, Words())
    if not match.over:
        raise BadInput(SAY("analyse-running", file=file.name))
    words = Words(match.game, chairs.names_of(match, Words()))
    Showing(Screen(), plain).analyse(match, seconds, words)
