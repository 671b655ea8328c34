"""The commands, what each takes, and how mistakes are answered: one sentence, nothing changed."""

import contextlib
import os
import platform
import sys
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
from serai import cli, languages
from serai.bots import outside
from serai.bots.levels import LEVELS
from serai.cli import chairs, checking, hints, keeping, playback, rulebooks, wishes
from serai.cli.helping import HelpPages
from serai.cli.screen import InputEnded, Screen, prepare_streams
from serai.cli.showing import USUAL_PACE, Showing
from serai.cli.sitting import sentence
from serai.engine import position
from serai.engine.actions import printable
from serai.engine.errors import BadInput, SeraiError, reason_of
from serai.engine.game import Game
from serai.engine.match import Match
from serai.words import LETTERS, Words

SAY: Final = Words().say
REFUSED: Final = 2
UNSOUND: Final = 1
SLOWEST: Final = 60.0
NO_COLOUR: Final = {"--no-colour", "--no-color"}


def _about(ident: str) -> Parameter:
    return Parameter(help=SAY(f"about-{ident}"))


def _repeated(ident: str) -> Parameter:
    return Parameter(negative="", help=SAY(f"about-{ident}"))


GameName = Annotated[str | None, _about("game")]
Seats = Annotated[str | None, _about("seats")]
Preset = Annotated[str | None, _about("preset")]
OptionList = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help=SAY("about-option"))
]
Seed = Annotated[int | None, _about("seed")]
File = Annotated[Path, _about("file")]
Plain = Annotated[bool, Parameter(name="--plain", negative="", help=SAY("about-plain"))]


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
    help_formatter=HelpPages(),
    help_epilogue=SAY("help-everywhere", languages=", ".join(languages.known())),
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
    for line in SAY("greeting-commands", game=serai.games()[0]).splitlines():
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
    pace: Annotated[float, _about("play_pace")] = USUAL_PACE,
    plain: Plain = False,
) -> None:
    screen = Screen()
    seen = Showing(screen, plain, _paced(pace))
    if load is not None:
        if game or preset or option or seed is not None or without_hints:
            raise BadInput(SAY("load-alone"))
        _go_on(load, seats, save, seen)
        return
    if game is None and seen.is_full and not (seats or preset or option or save):
        seen.enter_lobby()
        return
    if game is None:
        chosen = _ask_game(screen)
        if isinstance(chosen, Path):
            _go_on(chosen, seats, save, seen)
            return
        game = chosen
    plays = wishes.game(game)
    words = Words(plays)
    sitting = chairs.read(seats or chairs.usual(plays), plays, words)
    match = Match.new(plays.name, len(sitting), seed, wishes.options(preset, option))
    if without_hints:
        match.notes[hints.NOTE] = hints.OFF
    file = keeping.reserved(plays.name) if save is None else keeping.new_file(save, words)
    if not seen.is_full:
        _say_sources(plays, screen)
    seen.sit_down(match, sitting, file, seed)


def _go_on(load: Path, seats: str | None, save: Path | None, seen: Showing) -> None:
    """A kept match, kept on in the same file unless another is named."""
    match = checking.loaded(load, Words())
    words = Words(match.game)
    asked = seats or chairs.noted(match) or chairs.usual_for(match.seats)
    sitting = chairs.read(asked, match.game, words)
    if len(sitting) != match.seats:
        raise BadInput(SAY("load-seats", total=match.seats, count=len(sitting)))
    file = load if save is None else keeping.new_file(save, words)
    seen.sit_down(match, sitting, file, None)


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
    plain: Plain = False,
) -> None:
    seen = Showing(Screen(), plain, _paced(pace))
    plays = wishes.game(game)
    words = Words(plays)
    sitting = chairs.read(seats or chairs.usual(plays, chairs.BOT), plays, words)
    if any(chair.is_person for chair in sitting):
        raise BadInput(SAY("watch-people", game=plays.name))
    options = {**wishes.options(preset, option), **plays.bounded()}
    match = Match.new(plays.name, len(sitting), seed, options)
    seen.watch(match, sitting, seed)


def _paced(pace: float) -> float:
    if not 0 <= pace <= SLOWEST:
        raise BadInput(SAY("watch-pace", most=int(SLOWEST)))
    return pace


@app.command(help=SAY("about-serve"))
def serve(
    *,
    host: Annotated[str | None, _about("host")] = None,
    port: Annotated[int | None, _about("port")] = None,
    data: Annotated[str | None, _about("data")] = None,
    database: Annotated[str | None, _about("database")] = None,
    config: Annotated[str | None, _about("config")] = None,
    game: Annotated[list[str] | None, _repeated("serve_game")] = None,
    bot: Annotated[list[str] | None, _repeated("serve_bot")] = None,
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
            import webbrowser

            webbrowser.open(address)

    settings: dict[str, object] = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "games": game,
        "bots": bot,
    }
    if look:
        settings["log_level"] = "warning"
    return run(settings, file=config, ready=ready)


app.command("serai.cli.machines:think", name="think", help=SAY("about-think"))
app.command("serai.cli.learning:learn", name="learn", help=SAY("about-learn"))
app.command("serai.cli.joining:join", name="join", help=SAY("about-join"))
app.command("serai.cli.databases:check", name="check", help=SAY("about-check"))
app.command("serai.cli.databases:backup", name="backup", help=SAY("about-backup"))


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
    plain: Plain = False,
) -> None:
    match = checking.loaded(file, Words())
    reader = None if seat is None else _seat(seat, match.seats)
    words = Words(match.game, chairs.names_of(match, Words()))
    back = playback.Playback(match)
    if not 0 <= line <= back.last:
        raise BadInput(SAY("replay-line", last=back.last))
    seen = Showing(Screen(), plain)
    if whole:
        playback.tell_all(back, reader, words, seen.screen)
    else:
        seen.replay(back, reader, words, line)


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
    words = Words()
    if rulebooks.NUMBER.fullmatch(game.upper()):
        found = rulebooks.answer(None, game, words)
    elif not wish:
        found = rulebooks.book(wishes.game(game).rulebook(words.language), words)
    else:
        found = rulebooks.answer(wishes.game(game), " ".join(wish), words)
    for part in found:
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
        for value in option.choices():
            using = [
                preset
                for preset, changes in game.options.presets.items()
                if changes.get(option.name, option.default) == value
            ]
            grid.add_row(
                Text(value, style="heading"),
                words.option(option.name, value),
                Text(", ".join(using), style="quiet"),
            )
        screen.show(Padding(grid, (0, 0, 0, 4)))
    screen.show(Text(SAY("games-options", name=game.name), style="quiet"))
    others = [*game.styles(), *outside.for_game(game)]
    if others:
        screen.show(Text(SAY("games-others", names=", ".join(others)), style="quiet"))
    _say_sources(game, screen)


def _say_sources(game: Game, screen: Screen) -> None:
    """Where to read which figures are ours, before anybody plays with them."""
    if game.rulebook().sources:
        screen.note(SAY("sources-where", name=game.name))


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


app.register_install_completion_command(help=SAY("about-completion"))


# Starting and failing.


def main() -> None:
    """Run a command; whatever goes wrong is one sentence on standard error."""
    prepare_streams()
    _heed_colour()
    sys.exit(_guarded(_run))


def _heed_colour() -> None:
    """`--no-colour` stands for every command, wherever it is written."""
    for wish in NO_COLOUR.intersection(sys.argv):
        sys.argv.remove(wish)
        os.environ["NO_COLOR"] = "1"


def _run() -> int:
    unknown = languages.taken_from(sys.argv)
    if unknown is not None:
        there = ", ".join(languages.known())
        raise BadInput(SAY("language-unknown", wish=unknown, languages=there))
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
        return _refuse(SAY("disk", trouble=Words().trouble(reason_of(trouble))))
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
