"""The commands, what each takes, and how mistakes are answered: one sentence, nothing changed."""

import contextlib
import os
import platform
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    UnknownOptionError,
    UnusedCliTokensError,
)
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import serai
from serai import cli
from serai.bots.bot import Bot
from serai.bots.levels import LEVELS
from serai.cli import chairs, checking, hints, keeping, playback, rulebooks, wishes
from serai.cli.screen import InputEnded, Screen, prepare_streams
from serai.cli.sitting import Sitting, new_file, sentence
from serai.cli.watching import watch as watch_match
from serai.engine import position
from serai.engine.actions import printable
from serai.engine.errors import BadInput, SeraiError
from serai.engine.game import Game
from serai.engine.match import Match
from serai.words import LETTERS, Words

SAY: Final = Words().say
REFUSED: Final = 2
UNSOUND: Final = 1
SLOWEST: Final = 60.0


def _about(ident: str) -> Parameter:
    return Parameter(help=SAY(f"about-{ident}"))


GameName = Annotated[str | None, _about("game")]
Seats = Annotated[str | None, _about("seats")]
Preset = Annotated[str | None, _about("preset")]
OptionList = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help=SAY("about-option"))
]
Seed = Annotated[int | None, _about("seed")]
File = Annotated[Path, _about("file")]


def version() -> str:
    """Which Serai this is, and how it runs."""
    compiled = not str(position.__file__).endswith(".py")
    return SAY(
        "version",
        version=serai.__version__,
        how=SAY("version-compiled" if compiled else "version-interpreted"),
        python=platform.python_version(),
    )


app: Final = App(
    name="serai",
    help=SAY("about-serai"),
    version=version,
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    suppress_keyboard_interrupt=False,
)


# Playing.


@app.default
def greet() -> None:
    """Say hello and what can be done here."""
    screen = Screen()
    screen.space()
    screen.show(Text(SAY("greeting-title"), style="title"), Text(SAY("greeting"), style="quiet"))
    screen.space()
    table = Table.grid(padding=(0, 2, 0, 0))
    for line in SAY("greeting-commands").splitlines():
        command, _, meaning = line.partition(" — ")
        table.add_row(Text(f"  {command}", style="clause"), meaning)
    screen.show(table)
    screen.space()
    screen.show(Text(SAY("greeting-help"), style="quiet"))


@app.command(help=SAY("about-play"))
def play(
    game: GameName = None,
    *,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionList = None,
    seed: Seed = None,
    save: Annotated[Path | None, _about("save")] = None,
    load: Annotated[Path | None, _about("load")] = None,
    without_hints: Annotated[
        bool, Parameter(name="--no-hints", negative="", help=SAY("about-no_hints"))
    ] = False,
) -> None:
    screen = Screen()
    if load is not None:
        if game or preset or option or seed is not None or without_hints:
            raise BadInput(SAY("load-alone"))
        _go_on(load, seats, save, screen)
        return
    if game is None:
        chosen = _ask_game(screen)
        if isinstance(chosen, Path):
            _go_on(chosen, seats, save, screen)
            return
        game = chosen
    plays = wishes.game(game)
    words = Words(plays)
    sitting = chairs.read(seats or chairs.usual(plays), plays, words)
    match = Match.new(plays.name, len(sitting), seed, wishes.options(preset, option))
    if without_hints:
        match.notes[hints.NOTE] = hints.OFF
    bots = chairs.seat_bots(sitting, plays, seed)
    file = keeping.reserved(plays.name) if save is None else new_file(save, words)
    Sitting(match, sitting, bots, screen, file).run()


def _go_on(load: Path, seats: str | None, save: Path | None, screen: Screen) -> None:
    """A kept match, kept on in the same file unless another is named."""
    match = checking.loaded(load, Words())
    words = Words(match.game)
    asked = seats or match.notes.get(chairs.NOTE) or chairs.usual_for(match.seats)
    sitting = chairs.read(asked, match.game, words)
    if len(sitting) != match.seats:
        raise BadInput(SAY("load-seats", total=match.seats, count=len(sitting)))
    file = load if save is None else new_file(save, words)
    Sitting(match, sitting, chairs.seat_bots(sitting, match.game, None), screen, file).run()


def _ask_game(screen: Screen) -> str | Path:
    """Which game, or which match that was left; the first game for a bare Enter."""
    names = serai.games()
    left = keeping.left()
    screen.show(Text(SAY("choose-game"), style="title"))
    waiting = [SAY("choose-left", title=serai.game(one.game).title, when=one.when) for one in left]
    titles = [serai.game(name).title for name in names]
    for number, line in enumerate([*titles, *waiting], 1):
        screen.show(Text(f"  {number}  {line}"))
    places: list[str | Path] = [*names, *[one.path for one in left]]
    while True:
        typed = screen.ask(SAY("choose-prompt", first=serai.game(names[0]).title))
        if typed.lower() in {"q", "quit"}:
            raise BadInput(SAY("choose-none"))
        if not typed:
            return names[0]
        if typed in {str(number) for number in range(1, len(places) + 1)}:
            return places[int(typed) - 1]
        with contextlib.suppress(BadInput):
            return wishes.game(typed).name
        screen.note(SAY("choose-again", most=len(places)))


@app.command(help=SAY("about-watch"))
def watch(
    game: Annotated[str, _about("game")],
    *,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionList = None,
    seed: Seed = None,
    pace: Annotated[float, _about("pace")] = 1.0,
) -> None:
    if not 0 <= pace <= SLOWEST:
        raise BadInput(SAY("watch-pace", most=int(SLOWEST)))
    plays = wishes.game(game)
    words = Words(plays)
    sitting = chairs.read(seats or chairs.usual(plays, chairs.BOT), plays, words)
    bots: list[Bot] = []
    for bot in chairs.seat_bots(sitting, plays, seed):
        if bot is None:
            raise BadInput(SAY("watch-people", game=plays.name))
        bots.append(bot)
    options = {**wishes.options(preset, option), **plays.bounded()}
    match = Match.new(plays.name, len(sitting), seed, options)
    watch_match(match, bots, Words(plays, [chair.name for chair in sitting]), Screen(), pace)


@app.command(help=SAY("about-serve"))
def serve(
    *,
    host: Annotated[str | None, _about("host")] = None,
    port: Annotated[int | None, _about("port")] = None,
    data: Annotated[str | None, _about("data")] = None,
    database: Annotated[str | None, _about("database")] = None,
    config: Annotated[str | None, _about("config")] = None,
    look: Annotated[bool, Parameter(name="--open", negative="", help=SAY("about-open"))] = False,
) -> int:
    try:
        from serai.server.main import run
    except ModuleNotFoundError:
        raise BadInput(SAY("serve-parts")) from None
    screen = Screen()

    def ready(address: str) -> None:
        screen.show(Text(SAY("serve-ready", address=address), style="title"))
        screen.note(SAY("serve-stop"))
        if look:
            webbrowser.open(address)

    settings: dict[str, object] = {"host": host, "port": port, "data": data, "database": database}
    if look:
        settings["log_level"] = "warning"
    return run(settings, file=config, ready=ready)


# Match files.


@app.command(help=SAY("about-replay"))
def replay(
    file: File,
    *,
    seat: Annotated[str | None, _about("replay_seat")] = None,
    line: Annotated[int, _about("replay_line")] = 0,
    whole: Annotated[
        bool, Parameter(name="--all", negative="", help=SAY("about-replay_all"))
    ] = False,
) -> None:
    match = checking.loaded(file, Words())
    reader = None if seat is None else _seat(seat, match.seats)
    words = Words(match.game, chairs.names_of(match, Words()))
    back = playback.Playback(match)
    if not 0 <= line <= back.last:
        raise BadInput(SAY("replay-line", last=back.last))
    screen = Screen()
    if whole:
        playback.tell_all(back, reader, words, screen)
    else:
        back.go(line)
        playback.step_through(back, reader, words, screen)


def _seat(wish: str, count: int) -> int:
    letters = LETTERS[:count]
    if len(wish) != 1 or wish.upper() not in letters:
        raise BadInput(SAY("seat-letter", first=letters[0], last=letters[-1], wish=wish))
    return letters.index(wish.upper())


@app.command(help=SAY("about-verify"))
def verify(
    file: File,
    *,
    commitment: Annotated[str, _about("commitment")] = "",
) -> int:
    words = Words()
    published = checking.as_commitment(commitment, words) if commitment else ""
    return 0 if checking.verify(file, published, words, Screen()) else UNSOUND


app.command("serai.cli.analysing:analyse", name="analyse", help=SAY("about-analyse"))


# Reading.


@app.command(help=SAY("about-rules"))
def rules(
    game: Annotated[str | None, _about("rules_game")] = None,
    *wish: Annotated[str, _about("rules_wish")],
) -> None:
    screen = Screen()
    known = [serai.game(name) for name in serai.games()]  # loaded, so that clauses are found
    if game is None:
        screen.show(Text(SAY("rules-books")))
        for plays in known:
            count = len(plays.rulebook().clauses)
            screen.note(SAY("rules-book", name=plays.name, title=plays.title, count=count))
        return
    if rulebooks.NUMBER.fullmatch(game.upper()):
        found = rulebooks.asked(None, game, Words())
    elif not wish:
        for part in rulebooks.book(wishes.game(game).rulebook()):
            screen.show(part)
        return
    else:
        found = rulebooks.asked(wishes.game(game), " ".join(wish), Words())
    for clause in found:
        for part in rulebooks.one(clause):
            screen.show(part)


@app.command(help=SAY("about-games"))
def games(game: GameName = None) -> None:
    screen = Screen()
    if game is not None:
        _show_options(wishes.game(game), screen)
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in serai.games():
        plays = serai.game(name)
        table.add_row(
            Text(name, style="clause"),
            Text(plays.title, style="heading"),
            SAY("games-seats", fewest=plays.fewest, most=plays.most),
            SAY("games-presets", presets=", ".join(plays.options.presets) or SAY("list-none")),
        )
    screen.show(table)
    screen.show(Text(SAY("games-more", levels=", ".join(LEVELS)), style="quiet"))


def _show_options(game: Game, screen: Screen) -> None:
    """Every option of a game with its values, the default first, and what each preset says."""
    words = Words(game)
    screen.show(Text(game.title, style="title"))
    screen.note(SAY("games-seats", fewest=game.fewest, most=game.most))
    for option in game.options.options:
        heading = Text(option.name, style="clause")
        heading.append(f"  {words.option(option.name)} [{option.clause}]", style="none")
        screen.show(heading)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for value in option.values:
            using = [
                preset
                for preset, changes in game.options.presets.items()
                if changes.get(option.name, option.values[0]) == value
            ]
            grid.add_row(
                Text(value, style="heading"),
                words.option(option.name, value),
                Text(", ".join(using), style="quiet"),
            )
        screen.show(Padding(grid, (0, 0, 0, 4)))
    screen.show(Text(SAY("games-options", name=game.name), style="quiet"))


@app.command(help=SAY("about-golden"))
def golden(game: GameName = None, *, out: Annotated[Path | None, _about("out")] = None) -> None:
    from serai.cli.golden import record_golden

    screen = Screen()
    for name in serai.games() if game is None else [wishes.game(game).name]:
        folder = out or Path("tests", name.replace("-", "_"), "golden")
        written = record_golden(name, folder)
        screen.show(Text(SAY("golden-written", count=len(written), folder=str(folder))))


# Studies.

app.command("serai.cli.tournaments:tournament", name="tournament", help=SAY("about-tournament"))
app.command("serai.cli.laboratory:lab", name="lab", help=SAY("about-lab"))


# Starting and failing.


def main() -> None:
    """Run a command; whatever goes wrong is one sentence on standard error."""
    prepare_streams()
    sys.exit(_guarded(_run))


def _run() -> int:
    answer = app(exit_on_error=False, print_error=False, result_action="return_value")
    return answer if isinstance(answer, int) else 0


def _guarded(run: Callable[[], int]) -> int:
    try:
        code = run()
        sys.stdout.flush()
    except CycloptsError as trouble:
        return _refuse(_mistyped(trouble))
    except SeraiError as trouble:
        return _refuse(sentence(trouble))
    except InputEnded:
        return _refuse(SAY("input-ended"))
    except KeyboardInterrupt:
        _refuse(SAY("interrupted"))
        return cli.INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        return 0
    except OSError as trouble:
        _stop_writing()
        return _refuse(SAY("disk", trouble=trouble.strerror or str(trouble)))
    return code


def _stop_writing() -> None:
    """Whoever reads has read enough, or nothing more fits; Python must not try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _mistyped(trouble: CycloptsError) -> str:
    """What is wrong with a command line, in our words where it is one of the usual slips."""
    command = " ".join(["serai", *(trouble.command_chain or ())])
    if isinstance(trouble, UnusedCliTokensError) and trouble.unused_tokens:
        word = trouble.unused_tokens[0]
        if not trouble.command_chain:
            known = ", ".join(name for name in app if not name.startswith("-"))
            return SAY("usage-command", word=word, commands=known)
        return SAY("usage-extra", word=word, command=command)
    if isinstance(trouble, UnknownOptionError):
        return SAY("usage-option", word=trouble.token.keyword or "", command=command)
    name = trouble.argument.name if trouble.argument is not None else ""
    if isinstance(trouble, MissingArgumentError) and name:
        return SAY("usage-missing", name=name.lstrip("-").upper(), command=command)
    if isinstance(trouble, CoercionError) and trouble.token is not None and name:
        return SAY("usage-value", word=trouble.token.value, name=name, command=command)
    trouble.verbose = False
    return SAY("usage", trouble=" ".join(str(trouble).split()))


def _refuse(text: str) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _stop_writing()
    with contextlib.suppress(OSError):
        sys.stderr.write(f"serai: {printable(' '.join(text.splitlines()))}\n")
        sys.stderr.flush()
    return REFUSED
