"""What the site offers: this device's tables, the games and their rulebooks."""

import logging
from typing import Final

from litestar import get

import serai
from serai.bots import outside
from serai.bots.levels import LEVELS, USUAL, Level, levels
from serai.engine import clauses, registry
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.languages import ENGLISH
from serai.messages import written
from serai.server.moment import now
from serai.server.payloads import answers
from serai.server.problems import not_found, unsourced
from serai.server.routes.common import COMPRESSED, Text, TheVisit, refusals
from serai.server.tables import listing

LOG: Final = logging.getLogger("serai.site")


@get("/api/me", responses=refusals())
async def me(visit: TheVisit) -> answers.Me:
    """This device's open and running tables; gives a new device its cookie."""
    own = await listing.own(visit.house, visit.device)
    return answers.Me(now(), serai.__version__, visit.house.compiling, own)


@get("/api/games", responses=refusals(), middleware=COMPRESSED)
async def games() -> list[answers.GameInfo]:
    """All games with their seats, options, presets and the levels of bots."""
    return [_game(game) for game in _loaded()]


def _loaded() -> list[Game]:
    """All games but those from elsewhere that cannot be loaded, of which the log tells."""
    found: list[Game] = []
    for name in registry.games():
        try:
            found.append(registry.game(name))
        except BadInput as trouble:
            LOG.error("a game cannot be offered", extra={"game": name, "trouble": str(trouble)})
    return found


def _game(game: Game) -> answers.GameInfo:
    guests = outside.for_game(game)
    return answers.GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.fewest,
        most=game.most,
        options=[
            answers.OptionInfo(option.name, option.clause, option.choices(), option.about)
            for option in game.options.options
        ],
        presets={name: dict(changes) for name, changes in game.options.presets.items()},
        levels=[*LEVELS, *guests],
        bots=[
            *(_level(level) for level in levels(game.name).values()),
            *(answers.LevelInfo(name, "guest", 0, outside.about(name)) for name in guests),
        ],
        usual=USUAL,
        sources=bool(game.rulebook().sources),
    )


def _level(level: Level) -> answers.LevelInfo:
    return answers.LevelInfo(level.name, level.kind, level.slip)


@get("/api/games/{game:str}/rulebook", responses=refusals(404), middleware=COMPRESSED)
async def rulebook(visit: TheVisit, game: Text) -> answers.RulebookText:
    """A game's rulebook, followed by the clauses that every game shares."""
    try:
        book = registry.game(game).rulebook(visit.language)
    except BadInput:
        raise not_found() from None
    shared = clauses.book("SE", visit.language)
    told = [
        answers.RulebookClause(
            clause.ident, clause.title, clause.section, clause.text, unsourced(clause)
        )
        for clause in [*book.clauses, *shared.clauses]
    ]
    return answers.RulebookText(book.title, book.sources, book.introduction, told)


@get("/api/games/{game:str}/words", responses=refusals(404))
async def words(visit: TheVisit, game: Text) -> answers.GameWords:
    """What a game says of itself, as Fluent messages; pages have those of the house's own games."""
    try:
        package = registry.game(game).package
    except BadInput:
        raise not_found() from None
    # English comes first: messages of the reader's language take the place of what they follow.
    wanted = dict.fromkeys([ENGLISH, visit.language])
    return answers.GameWords("\n".join(written(package, "words", each) for each in wanted))


ROUTES = [me, games, rulebook, words]
