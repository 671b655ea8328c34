"""What the site offers: this device's tables, the games and their rulebooks."""

from litestar import get

import serai
from serai.bots.levels import LEVELS, USUAL, Level, levels
from serai.engine import clauses, registry
from serai.engine.errors import BadInput
from serai.server.moment import now
from serai.server.payloads import answers
from serai.server.problems import not_found
from serai.server.routes.common import Text, TheVisit, refusals
from serai.server.tables import showing

MOST_LISTED = 100


@get("/api/me", responses=refusals())
async def me(visit: TheVisit) -> answers.Me:
    """This device's open and running tables; gives a new device its cookie."""
    tables = visit.house.of_device(visit.device)[:MOST_LISTED]
    summaries = [showing.summary(table, visit.device) for table in tables]
    return answers.Me(now(), serai.__version__, summaries)


@get("/api/games", responses=refusals())
async def games() -> list[answers.GameInfo]:
    """All games with their seats, options, presets and the levels of bots."""
    return [_game(name) for name in registry.games()]


def _game(name: str) -> answers.GameInfo:
    game = registry.game(name)
    return answers.GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.fewest,
        most=game.most,
        options=[
            answers.OptionInfo(option.name, option.clause, list(option.values), option.about)
            for option in game.options.options
        ],
        presets={name: dict(changes) for name, changes in game.options.presets.items()},
        levels=list(LEVELS),
        bots=[_level(level) for level in levels(name).values()],
        usual=USUAL,
    )


def _level(level: Level) -> answers.LevelInfo:
    return answers.LevelInfo(level.name, level.kind, level.slip)


@get("/api/games/{game:str}/rulebook", responses=refusals(404))
async def rulebook(game: Text) -> answers.RulebookText:
    """A game's rulebook, followed by the clauses that every game shares."""
    try:
        book = registry.game(game).rulebook()
    except BadInput:
        raise not_found() from None
    shared = clauses.read("serai.engine")
    told = [
        answers.RulebookClause(clause.ident, clause.title, clause.section, clause.text)
        for clause in [*book.clauses, *shared.clauses]
    ]
    return answers.RulebookText(book.title, book.introduction, told)


ROUTES = [me, games, rulebook]
