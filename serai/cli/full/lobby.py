"""The lobby: which game, who sits where, by which options; courses, and matches that wait."""

import asyncio
from pathlib import Path
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

import serai
from serai.cli import chairs, checking, keeping, rulebooks
from serai.cli.full.book import Book
from serai.cli.full.here import HereTable
from serai.cli.full.lesson import School
from serai.cli.full.lines import Lines
from serai.cli.full.setup import Setup
from serai.cli.full.table_screen import TableScreen
from serai.cli.full.told_box import Told
from serai.cli.sitting import sentence
from serai.engine import clauses, lessons, registry
from serai.engine.errors import SeraiError
from serai.engine.lessons import Course
from serai.engine.match import Match
from serai.teaching import course_words
from serai.words import Words

BEGIN: Final = 0
"""The first line of the form begins the match."""


class Lobby(Screen[str]):
    """Games and waiting matches on the left, what is to be settled on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "other_side", priority=True),
        Binding("right", "turn(1)", priority=True),
        Binding("left", "turn(-1)", priority=True),
        Binding("B", "begin"),
        Binding("R", "rules"),
        Binding("T", "app.turn_light"),
        Binding("Q,q,escape", "leave"),
    ]

    def __init__(self, pace: float) -> None:
        super().__init__()
        self.words = Words()
        self.pace = pace
        self.names = serai.games()
        self.courses: list[Course] = []
        self.left: list[keeping.Left] = []
        self.setups: dict[str, Setup] = {}

    def compose(self) -> ComposeResult:
        yield Told(Text(self.words.say("lobby-title"), style="title"), ident="title")
        with Horizontal(id="middle"):
            yield Lines(id="games", markup=False, compact=True)
            with Vertical(id="form"):
                yield Lines(id="wishes", markup=False, compact=True)
                yield Told(ident="about")
        yield Told(ident="news")
        yield Told(Text(self.words.say("lobby-keys"), style="quiet"), ident="keys")

    def on_mount(self) -> None:
        self.games = self.query_one("#games", Lines)
        self.wishes = self.query_one("#wishes", Lines)
        self._list_games()
        self.games.focus()
        self.call_after_refresh(self.run_worker, self._look_around())

    async def _look_around(self) -> None:
        """Find courses and matches that wait; the games need not wait for them to be shown.

        A game is loaded to ask for its courses; between two games keys are answered.
        """
        courses: list[Course] = []
        for name in self.names:
            courses += lessons.courses(serai.game(name))
            await asyncio.sleep(0)
        self.courses, self.left = courses, keeping.left()
        self._list_games()

    def _list_games(self) -> None:
        """The games, their courses, then the matches that somebody got up from."""
        at = self.games.highlighted or 0
        self.games.clear_options()
        self.games.add_options([Option(registry.title(name)) for name in self.names])
        for course in self.courses:
            title = course_words(course).say(course.title)
            self.games.add_option(Option(Text(f"✎ {title}", style="quiet")))
        for one in self.left:
            title = registry.title(one.game)
            self.games.add_option(Option(self.words.say("choose-left", title=title, when=one.when)))
        self.games.highlighted = min(at, self.games.option_count - 1)

    def show_again(self) -> None:
        self._show_form()

    @property
    def waiting(self) -> keeping.Left | None:
        """The waiting match that is looked at, if it is one."""
        at = (self.games.highlighted or 0) - len(self.names) - len(self.courses)
        return self.left[at] if at >= 0 else None

    @property
    def course(self) -> Course | None:
        """The course that is looked at, if it is one."""
        at = (self.games.highlighted or 0) - len(self.names)
        return self.courses[at] if 0 <= at < len(self.courses) else None

    @property
    def is_new(self) -> bool:
        """Whether a game is looked at, of which a new match can begin."""
        return (self.games.highlighted or 0) < len(self.names)

    @property
    def setup(self) -> Setup:
        name = self.names[min(self.games.highlighted or 0, len(self.names) - 1)]
        if name not in self.setups:
            game = serai.game(name)
            self.setups[name] = Setup(game, Words(game))
        return self.setups[name]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list is self.games:
            self._show_form()
        self._tell_about()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.games and self.waiting is None:
            self.wishes.focus()
        elif (
            event.option_list is self.games
            or self.course is not None
            or self.wishes.highlighted == BEGIN
        ):
            self.action_begin()
        else:
            self.action_turn(1)

    def _show_form(self) -> None:
        at = self.wishes.highlighted or 0
        self.wishes.clear_options()
        if self.waiting is not None:
            self.wishes.add_option(Option(Text(self.words.say("lobby-go_on"), style="key")))
        elif self.course is not None:
            words = course_words(self.course)
            for number, lesson in enumerate(self.course.lessons, 1):
                line = Text(f"{number} ", style="key").append(words.say(lesson.title), style="none")
                self.wishes.add_option(Option(line))
        else:
            self.wishes.add_option(Option(Text(self.words.say("lobby-begin"), style="key")))
            self.wishes.add_options([Option(line) for line in self._lines()])
        self.wishes.highlighted = min(at, self.wishes.option_count - 1)

    def _lines(self) -> list[Text]:
        lines: list[Text] = []
        for wish in self.setup.wishes():
            line = Text.assemble((f"{wish.label}  ", "quiet"))
            line.append(f"◂ {wish.told[wish.at]} ▸", style="bold" if wish.at else "")
            lines.append(line)
        return lines

    def _tell_about(self) -> None:
        """What the line in question means, with the clause that speaks of it."""
        body: RenderableType = Text("")
        place = (self.wishes.highlighted or 0) - 1
        wishes = self.setup.wishes() if self.is_new else []
        if self.course is not None:
            about = course_words(self.course).say(f"{self.course.title}-about")
            body = Text(about, style="quiet")
        if self.wishes.has_focus and 0 <= place < len(wishes):
            options = {option.name: option for option in self.setup.game.options.options}
            option = options.get(wishes[place].name)
            if option is not None:
                clause = clauses.lookup(option.clause, self.words.language)
                head = Text(f"{clause.ident} {clause.title}", style="clause")
                body = Group(head, rulebooks.prose(clause.text))
        self.query_one("#about", Told).update(body)

    def action_other_side(self) -> None:
        (self.wishes if self.games.has_focus else self.games).focus()

    def action_turn(self, step: int) -> None:
        """Another value for the line in question."""
        place = (self.wishes.highlighted or 0) - 1
        if self.games.has_focus:
            self.wishes.focus()
            return
        if self.is_new and place >= 0:
            self.setup.turn(self.setup.wishes()[place], step)
            self._show_form()

    def action_begin(self) -> None:
        if self.course is not None:
            number = (self.wishes.highlighted or 0) + 1
            self.app.push_screen(School(self.course, number, self.pace), self._come_back)
            return
        try:
            waiting = self.waiting
            table = self._new_table() if waiting is None else _kept_table(waiting.path)
        except SeraiError as trouble:
            self.query_one("#news", Told).update(Text(sentence(trouble), style="bad"))
            return
        self.app.push_screen(TableScreen(table, self.pace), self._come_back)

    def _new_table(self) -> HereTable:
        setup = self.setup
        sitting = chairs.read(setup.sitting(), setup.game, setup.words)
        match = Match.new(setup.game.name, len(sitting), None, setup.chosen_options())
        return HereTable(match, sitting, keeping.reserved(setup.game.name))

    def _come_back(self, farewell: str | None) -> None:
        self.query_one("#news", Told).update(Text(farewell or ""))
        self.run_worker(self._look_around())

    def action_rules(self) -> None:
        course = self.course
        game = self.setup.game if course is None else course.game
        self.app.push_screen(Book(game, Words(game)))

    def action_leave(self) -> None:
        self.dismiss("")


def _kept_table(path: Path) -> HereTable:
    """A match that was left, with the company it had."""
    match = checking.loaded(path, Words())
    asked = match.notes.get(chairs.NOTE) or chairs.usual_for(match.seats)
    return HereTable(match, chairs.read(asked, match.game, Words(match.game)), path)
