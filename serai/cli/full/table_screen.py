"""The table on the screen: the board stays, beside it what is asked, below it what has happened."""

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList

from serai.cli import rulebooks
from serai.cli.full.asking import Asking
from serai.cli.full.board_pane import BoardPane
from serai.cli.full.book import Book
from serai.cli.full.choice_list import ChoiceList
from serai.cli.full.curtain import Curtain, Page, Question
from serai.cli.full.panes import Panes
from serai.cli.full.scenes import Scenes
from serai.cli.full.seen import Seen, Table
from serai.cli.full.strip import strip
from serai.cli.full.telling import PACES, Telling
from serai.cli.full.told_box import Line, Told
from serai.cli.sitting import sentence
from serai.cli.told import sentences
from serai.engine.errors import SeraiError

WIDE: Final = 110


class TableScreen(Screen[str]):
    """One table: board, question, choices, preview, and panes for everything else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "?"),
        Binding("L", "pane('log')"),
        Binding("M", "pane('mine')"),
        Binding("S", "pane('scores')"),
        Binding("H", "hint"),
        Binding("R", "rules"),
        Binding("U", "undo"),
        Binding("Z", "enlarge"),
        Binding("K", "keep"),
        Binding("T", "app.turn_light"),
        Binding("Q", "leave"),
        Binding("tab", "next_pane(1)", priority=True),
        Binding("shift+tab", "next_pane(-1)", priority=True),
        Binding("slash", "filter"),
        Binding("less_than_sign", "pace(1)"),
        Binding("greater_than_sign", "pace(-1)"),
        Binding("ctrl+up", "scroll_pane(-3)", priority=True),
        Binding("ctrl+down", "scroll_pane(3)", priority=True),
    ]

    def __init__(self, table: Table, pace: float = PACES[2]) -> None:
        super().__init__()
        self.table = table
        self.words = table.words
        self.scenes = Scenes(table.game, table.words)
        self.seen = Seen(None, {})
        self.telling = Telling(pace)
        self.panes = Panes(self, self.scenes, self.words, self.telling)
        self.asking = Asking(self, self.words, self._do, self._explain)
        self._busy = False

    def compose(self) -> ComposeResult:
        yield Line(ident="strip")
        with Horizontal(id="middle"):
            yield BoardPane(self.scenes, id="board")
            with VerticalScroll(id="large", can_focus=False):
                yield Told(ident="large-text")
            with Vertical(id="rail"):
                yield Told(ident="teacher")
                yield Told(ident="question")
                yield Input(id="filter", compact=True)
                yield ChoiceList("choices")
                yield Told(ident="preview")
                yield Line(ident="tabs")
                with VerticalScroll(id="pane", can_focus=False):
                    yield Told(ident="pane-text")
        yield Line(ident="news")
        yield Line(ident="keys")

    def on_mount(self) -> None:
        self.board = self.query_one(BoardPane)
        self.list = self.query_one(ChoiceList)
        self.list.focus()
        self.panes.show()
        self._show_keys()
        self.run_worker(self._run(), exclusive=True, group="table")

    def teaching(self) -> Text | None:
        """What a teacher says, where there is one."""
        return None

    async def play_through(self) -> None:
        """From the first moment of the table to its last."""
        await self.table.run(self)

    async def _run(self) -> None:
        try:
            await self.play_through()
        except SeraiError as trouble:
            self.note(sentence(trouble))

    def on_unmount(self) -> None:
        self.table.close()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.panes.show)

    # What the table shows: the stage.

    async def show(self, seen: Seen, news: list[dict[str, Any]]) -> None:
        told = sentences(news, self.words)
        if seen.seat != self.seen.seat or not self.seen.view:
            before = self.table.told(seen.seat)
            self.telling.lines = sentences(before[: len(before) - len(news)], self.words)
        if told:
            await self.telling.pause()
        self.seen = seen
        self.panes.view = seen.view
        self.board.show(seen.view)
        self._show_strip()
        await self.telling.tell(told, self._say)
        self.panes.show()
        self._ask()

    def _say(self, text: Text, goes_on: bool) -> None:
        self.query_one("#news", Line).update(text)
        if goes_on and self.panes.name == "log":
            self.panes.show()

    def _show_strip(self) -> None:
        self.query_one("#strip", Line).update(strip(self.seen, self.words))

    async def draw_curtain(self, seat: int) -> None:
        await self.app.push_screen_wait(Curtain(seat, self.words))

    def wait_for(self, seat: int | None) -> None:
        waiting = "" if seat is None else self.words.say("bot-thinking", seat=seat)
        self.asking.waiting = waiting
        if not self.seen.is_asked:
            self.asking.show_question()

    def note(self, text: str) -> None:
        self.query_one("#news", Line).update(Text(text, style="bad"))

    def show_again(self) -> None:
        """Draw everything once more, in colours that have changed."""
        self.board.redraw()
        self._show_strip()
        self.panes.show()
        self._show_keys()
        self.list.forget()
        self.asking.show()

    def _ask(self) -> None:
        self._busy = False
        if self.seen.is_asked:
            self.telling.calm_down()
        self._show_teaching()
        self.asking.ask(self.seen)
        self._show_keys()
        if self.seen.is_over:
            self.panes.show_end()

    def _show_teaching(self) -> None:
        teaching = self.teaching()
        if teaching is not None:
            box = self.query_one("#teacher", Told)
            box.display = True
            box.update(teaching)
            box.scroll_home(animate=False)

    # Choosing.

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.asking.consider()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._take()

    def _take(self) -> None:
        if not self._busy:
            self.asking.take()

    def _explain(self, clause: str) -> None:
        self.app.push_screen(Book(self.table.game, self.words, clause))

    def _do(self, action: dict[str, Any]) -> None:
        if self.seen.seat is not None and not self._busy:
            self._busy = True
            self.run_worker(self._done(self.seen.seat, action), group="deed")

    async def _done(self, seat: int, action: dict[str, Any]) -> None:
        try:
            against = await self.table.why_not(seat, action)
            if against is None:
                self.asking.end_step()
                self.seen.is_asked = False
                self.asking.clear_filter()
                await self.table.play(seat, action)
                return
            self.note(f"{against.ident} {against.title}: {against.text.splitlines()[0]}")
        except SeraiError as trouble:
            self.seen.is_asked = True
            self.note(sentence(trouble))
        self._busy = False

    def on_key(self, event: Key) -> None:
        if self.asking.step is not None:
            if self.asking.key_of_step(event.key):
                event.stop()
                event.prevent_default()
            return
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.asking.end_filter()
            elif event.key in {"down", "up"}:
                self.list.focus()
            return
        if event.key == "space":
            self.telling.hurry()
        elif event.key in {"escape", "left", "backspace"}:
            self._back()
        elif event.key == "right":
            self._take()
        elif event.character is not None and not self._busy:
            self.asking.press(event.character)

    def _back(self) -> None:
        if self.panes.is_enlarged:
            self.panes.enlarge()
        else:
            self.asking.back()

    def on_board_pane_pointed(self, message: BoardPane.Pointed) -> None:
        if not self._busy:
            self.asking.point_at(message.about)

    def on_board_pane_pointed_at_place(self, message: BoardPane.PointedAtPlace) -> None:
        if not self._busy:
            self.asking.point_at_place(message.place)

    def action_step(self, key: str) -> None:
        """The mouse on a number that is being set does what a key would do."""
        self.asking.key_of_step(key)

    def action_filter(self) -> None:
        self.asking.begin_filter()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.asking.show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not self._busy:
            self.asking.filtered()

    # Panes.

    def action_pane(self, name: str) -> None:
        self.panes.open(name)

    def action_next_pane(self, step: int) -> None:
        self.panes.step(step)

    def action_enlarge(self) -> None:
        self.panes.enlarge()

    def action_scroll_pane(self, lines: int) -> None:
        self.panes.scroll(lines)

    def action_hint(self) -> None:
        if self.panes.name != "hint":
            self.panes.open("hint")
        if self.seen.is_asked and self.seen.seat is not None:
            self.run_worker(self._think(self.seen.seat), exclusive=True, group="hint")

    async def _think(self, seat: int) -> None:
        asked = self.seen
        try:
            self.panes.hint = [Text(self.words.say("hint-thinking"), style="quiet")]
            self.panes.show()
            hint = await self.table.hint(seat)
        except SeraiError as trouble:
            hint = [Text(sentence(trouble), style="bad")]
        if self.seen is asked:
            self.panes.hint = hint
            self.panes.show()

    def action_rules(self) -> None:
        self.app.push_screen(Book(self.table.game, self.words))

    def action_help(self) -> None:
        keys = Text()
        for line in self.words.say("full-help").splitlines():
            key, _, meaning = line.partition(" — ")
            keys.append(f"{key:>14}  ", style="key").append(f"{meaning}\n")
        parts: list[RenderableType] = [keys]
        if self.words.has("help-board"):
            parts.append(rulebooks.prose(self.words.say("help-board")))
        title, close = self.words.say("full-help_title"), self.words.say("page-close")
        self.app.push_screen(Page(title, Group(*parts), close))

    def _show_keys(self) -> None:
        keys = self.words.say(
            "full-keys",
            undo=self.seen.can_undo,
            over=self.seen.is_over,
            asked=self.seen.is_asked,
            pace=f"{self.telling.pace:g}",
        )
        self.query_one("#keys", Line).update(Text(keys, style="quiet", no_wrap=True))

    # Other commands.

    def action_undo(self) -> None:
        if self.seen.can_undo and self.seen.seat is not None and not self._busy:
            self._busy = True
            self.run_worker(self._take_back(self.seen.seat), group="deed")

    async def _take_back(self, seat: int) -> None:
        try:
            await self.table.undo(seat)
        except SeraiError as trouble:
            self.note(sentence(trouble))
            self._busy = False

    def action_pace(self, step: int) -> None:
        """Tell slower or faster."""
        self.telling.turn(step)
        told = self.words.say("full-pace", seconds=f"{self.telling.pace:g}")
        self.query_one("#news", Line).update(Text(told, style="quiet"))
        self._show_keys()

    def action_keep(self) -> None:
        self.app.push_screen(Question(self.words.say("save-where")), self._keep_in)

    def _keep_in(self, wish: str | None) -> None:
        if not wish:
            return
        try:
            self.query_one("#news", Line).update(Text(self.table.keep_in(wish), style="good"))
        except SeraiError as trouble:
            self.note(sentence(trouble))

    def farewell(self, interrupted: bool) -> str:
        return self.table.farewell(interrupted)

    def action_leave(self) -> None:
        self.dismiss(self.farewell(interrupted=False))
