"""Which games there are, the house's own and others; each is loaded when it is first asked for.

Whatever names a game from outside (a request, a match file) only finds games that are known here.
Code is loaded from a place of its own, `module:Class`, for `named` alone.
"""

from serai.engine import given, outside
from serai.engine.actions import shown
from serai.engine.errors import BadInput
from serai.engine.game import Game
from serai.engine.position import Observation, Position

GROUP = "serai.games"
"""The entry points by which installed packages announce their games."""

_places: dict[str, str] = {}
_titles: dict[str, str] = {}
_loaded: dict[str, Game] = {}
_brought: dict[str, str] = {}
_looked: list[bool] = []


def announce(name: str, place: str, title: str = "") -> None:
    """Tell where a game is found, `module:name` of a `Game` or of its class, and its title."""
    _places[name] = place
    if title:
        _titles[name] = title


def register(new: Game) -> None:
    """Add a game that is already at hand, so that matches, laws and bots find it by name."""
    _loaded[new.name] = new
    if new.name not in _places:
        _brought[new.name] = f"{type(new).__module__}:{type(new).__qualname__}"


def named(place: str) -> Game:
    """The game at `module:Class`, which is known by its name from then on."""
    found = _game_at(place)
    _loaded[found.name] = found
    _brought[found.name] = place
    return found


def brought() -> list[str]:
    """The games that a process started by this one would not find by itself, as `name=place`."""
    return [f"{name}={place}" for name, place in _brought.items()]


def bring(told: list[str]) -> None:
    """Know the games that `brought` told in another process."""
    for each in told:
        name, _, place = each.partition("=")
        _places[name] = place
        _brought[name] = place


def games() -> list[str]:
    """The names of all games: the house's own, then what packages announce, then any others."""
    _look_around()
    return list(dict.fromkeys([*_places, *_loaded]))


def game(name: given.Name) -> Game:
    """A game by its name."""
    found = known(name)
    if found not in _loaded:
        loaded = _game_at(_places[found])
        if loaded.name != found:
            raise BadInput(
                "{place} is the game {game}, not {name}",
                "bad-game_other",
                place=_places[found],
                game=loaded.name,
                name=found,
            )
        _loaded[found] = loaded
    return _loaded[found]


def title(name: str) -> str:
    """What a game is called; one that was announced with its title is not loaded for it."""
    return _titles[name] if name in _titles else game(name).title


def known(name: object) -> str:
    """The name of a game that there is; whatever else comes from outside is refused."""
    if not isinstance(name, str) or (name not in _loaded and name not in games()):
        raise BadInput(
            "there is no game {name}; there are: {games}",
            "bad-game",
            name=shown(name),
            games=", ".join(games()),
        )
    return name


def name_for(position: Position) -> str:
    """The game that a position belongs to: the one in whose package its class stands."""
    stands = type(position).__module__
    for found in _loaded.values():
        if stands == found.package or stands.startswith(f"{found.package}."):
            return found.name
    raise BadInput(f"no game is known for {stands}: keep to_bytes, and read it with from_bytes")


def position_of(name: str, data: bytes) -> Position:
    """A position of a game from its bytes."""
    return game(name).from_bytes(data)


def observation_of(name: str, data: bytes) -> Observation:
    """An observation of a game from its bytes."""
    return game(name).observation_from_bytes(data)


def _look_around() -> None:
    """Ask the installed packages, once; none of them takes the name of another game."""
    if not _looked:
        _looked.append(True)
        for name, place in outside.announced(GROUP).items():
            _places.setdefault(name, place)


def _game_at(place: str) -> Game:
    found = outside.load(place)
    if isinstance(found, type) and issubclass(found, Game):
        found = _made(found, place)
    if not isinstance(found, Game):
        raise BadInput(
            "{place} is no game: a Game, or its class, is wanted there",
            "bad-game_place",
            place=place,
        )
    return found


def _made(kind: object, place: str) -> object:
    assert callable(kind)
    try:
        return kind()
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}"
        raise BadInput(
            "{place} cannot be set up without arguments: {why}",
            "bad-game_made",
            place=place,
            why=why,
        ) from trouble
