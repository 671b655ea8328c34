"""Who sits where: people by name and bots by level, as `--seats you:Ann,bot,bot:random` says it."""

import secrets
from dataclasses import dataclass

from serai.bots.bot import Bot
from serai.bots.levels import LEVELS, USUAL, bot, level_named
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.outside import is_place, look_here
from serai.words import LETTERS, Words

NOTE = "seats"
"""Under which name a match file notes who sat where."""
YOU = "you"
BOT = "bot"
LONGEST_NAME = 10
USUAL_SEATS = 3


@dataclass
class Chair:
    """A seat's player: a person, or a bot of a level."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


def usual(game: Game, first: str = YOU) -> str:
    """The seats when nobody says: one person and bots, three in all where the game allows it."""
    return usual_for(max(game.fewest, min(USUAL_SEATS, game.most)), first)


def usual_for(count: int, first: str = YOU) -> str:
    """One person and bots on that many seats."""
    return ",".join([first, *[BOT] * (count - 1)])


def read(asked: str, game: Game, words: Words) -> list[Chair]:
    """The chairs of `--seats`; whatever cannot be meant is refused with what can."""
    entries = [entry.strip() for entry in asked.split(",")]
    if not game.fewest <= len(entries) <= game.most:
        raise BadInput(
            words.say(
                "seats-number",
                title=game.title,
                fewest=game.fewest,
                most=game.most,
                count=len(entries),
            )
        )
    people = sum(1 for entry in entries if entry.partition(":")[0].lower() == YOU)
    chairs = [_chair(entry, place, people, game, words) for place, entry in enumerate(entries)]
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(words.say("seats-same_name", name=name))
    return chairs


def _chair(entry: str, place: int, people: int, game: Game, words: Words) -> Chair:
    kind, _, rest = entry.partition(":")
    kind, rest = kind.strip().lower(), rest.strip()
    if kind == YOU:
        return Chair(_name(rest, place, people, words))
    if kind == BOT:
        level = level_named(game, _level(rest))
        return Chair(words.say(f"name-bot_{place}"), level)
    raise BadInput(words.say("seats-unknown", entry=entry, levels=", ".join(LEVELS)))


def _level(wish: str) -> str | int:
    """A level by its name or its number; the usual one for nothing."""
    return int(wish) if wish.isdecimal() and len(wish) < LONGEST_NAME else wish or USUAL


def _name(wish: str, place: int, people: int, words: Words) -> str:
    if not wish:
        if people == 1:
            return words.say("name-you")
        return words.say("name-person", letter=LETTERS[place])
    if len(wish) > LONGEST_NAME or not wish.isprintable():
        raise BadInput(words.say("seats-name", name=wish, longest=LONGEST_NAME))
    return wish


def written(chairs: list[Chair]) -> str:
    """The inverse of `read`, for a match file."""
    return ",".join(
        f"{YOU}:{chair.name}" if chair.is_person else f"{BOT}:{chair.level}" for chair in chairs
    )


def noted(match: Match) -> str | None:
    """Who sat where, as a file notes it; no file makes us load code from a place it names."""
    told = match.notes.get(NOTE)
    for entry in (told or "").split(","):
        kind, _, level = entry.partition(":")
        if kind == BOT and is_place(level):
            raise BadInput(Words().say("load-place", level=level))
    return told


def names_of(match: Match, words: Words) -> list[str]:
    """Who played a match, as its file notes it; where it does not, and for “You”, the seats."""
    try:
        names = [chair.name for chair in read(match.notes.get(NOTE, ""), match.game, words)]
    except BadInput:
        names = []
    named = len(names) == match.seats
    return [
        names[seat]
        if named and names[seat] != words.say("name-you")
        else words.say("name-seat", letter=LETTERS[seat])
        for seat in range(match.seats)
    ]


def seat_bots(chairs: list[Chair], game: Game, seed: int | None) -> list[Bot | None]:
    """The bots of the chairs; the same seed seats the same bots."""
    bots: list[Bot | None] = []
    for place, chair in enumerate(chairs):
        luck = secrets.randbits(64) if seed is None else seed * len(LETTERS) + place
        if chair.level is not None and is_place(chair.level):
            look_here()
        bots.append(None if chair.level is None else bot(game.name, chair.level, luck))
    return bots
