"""Lessons on the full screen: the teacher's words above the choices, an answer to whatever is
tried, and from each lesson on to the next, until a whole match is played."""

import asyncio
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen

from serai.cli import keeping, learning
from serai.cli.choices import offers_of
from serai.cli.full.here import HereTable
from serai.cli.full.seen import Seen, Stage
from serai.cli.full.table_screen import TableScreen
from serai.cli.full.told_box import Told
from serai.engine.clauses import Clause
from serai.engine.errors import BadInput
from serai.engine.lessons import RIGHT, Course
from serai.engine.match import Match
from serai.teaching import Answer, Teacher

NEXT: Final = "next"
"""What a lesson is left with when it is done and the next one is wanted."""


class LessonTable:
    """A lesson as a table at which only the learner decides; what is right is played."""

    has_hints = False

    def __init__(self, course: Course, number: int) -> None:
        self.course = course
        self.number = number
        self.game = course.game
        self.teacher = Teacher(course.game, course.name, str(number))
        self.learning = self.teacher.learning
        self.words = self.teacher.words
        self.answer: Answer | None = None
        """What the teacher said to the last try."""
        self._told = 0
        self._acted = asyncio.Event()

    async def run(self, stage: Stage) -> None:
        await self._show(stage)
        while not self.learning.over:
            self._acted.clear()
            await self._acted.wait()
            await self._show(stage)

    async def _show(self, stage: Stage) -> None:
        learning = self.learning
        events: list[dict[str, Any]] = learning.events()
        news, self._told = events[self._told :], len(events)
        seen = Seen(learning.seat, {**learning.observation().view()})
        if not learning.over:
            seen.is_asked = True
            seen.offers = offers_of(learning.match, learning.seat)
        await stage.show(seen, news)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return self.learning.events()

    async def play(self, seat: int, action: dict[str, Any]) -> None:
        """Try it: the answer stands above the choices, whether it was played or not."""
        self.answer = self.teacher.attempt(action)
        self._acted.set()

    async def why_not(self, seat: int, action: dict[str, Any]) -> Clause | None:
        """Nothing is refused before it was tried: the teacher has something to say to it."""
        return None

    async def undo(self, seat: int) -> None:
        raise BadInput(self.words.say("lesson-no_undo"))

    async def hint(self, seat: int) -> list[RenderableType]:
        return [Text(self.teacher.says(), style="ask")]

    def keep_in(self, wish: str) -> str:
        raise BadInput(self.words.say("lesson-no_file"))

    def farewell(self, interrupted: bool) -> str:
        command = learning.command(self.course, self.number)
        return self.words.say("learn-left", command=command)

    def close(self) -> None:
        """Nothing runs beside a lesson."""


class LessonScreen(TableScreen):
    """One lesson; left with `NEXT` when the learner wants to go on."""

    def __init__(self, table: LessonTable, pace: float) -> None:
        super().__init__(table, pace)
        self.lesson = table

    def on_mount(self) -> None:
        """The teacher has their place; what is shown of the table is mounted as ever."""
        for ident in ("#question", "#tabs", "#pane"):
            self.query_one(ident).display = False

    def teaching(self) -> Text:
        """The answer to the last try, then what is to be done."""
        table = self.lesson
        text = Text(
            self.words.say(
                "learn-heading",
                number=table.number,
                count=len(table.course.lessons),
                title=table.teacher.title,
            ),
            style="title",
        )
        answer = table.answer
        if answer is not None:
            text.append(f"\n{answer.text}", style=learning.STYLES[answer.kind])
            if answer.clause is not None:
                clause = answer.clause
                text.append(f"\n{clause.ident} {clause.title}", style="clause")
        if not table.learning.over:
            style = "" if answer is None or answer.kind == RIGHT else "quiet"
            text.append(f"\n{table.teacher.says()}", style=style)
        return text

    async def taught(self) -> None:
        """The lesson is done: on to the next one, or leave."""
        table = self.lesson
        is_last = table.number == len(table.course.lessons)
        say = self.words.say
        done = Text(say("learn-done", number=table.number), style="title")
        if table.answer is not None:
            done.append(f"\n\n{table.answer.text}", style="good")
        if is_last:
            done.append("\n\n" + say("learn-finished", count=table.course.seats - 1), style="none")
        on = say("lesson-to_match" if is_last else "lesson-on")
        if await self.app.push_screen_wait(Milestone(done, on)):
            self.dismiss(NEXT)
        else:
            following = min(table.number + 1, len(table.course.lessons))
            command = learning.command(table.course, following)
            self.dismiss(say("learn-left", command=command))

    async def play_through(self) -> None:
        await super().play_through()
        if self.lesson.learning.over:
            await self.taught()


class Milestone(ModalScreen[bool]):
    """Something is done; Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "on", show=False),
        Binding("escape,q,Q", "leave", show=False),
    ]

    def __init__(self, done: Text, on: str) -> None:
        super().__init__()
        self.done = done
        self.on = on

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Told(self.done)
            yield Told(Text(f"\n{self.on}", style="quiet"))

    def action_on(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)

    def on_click(self) -> None:
        self.dismiss(True)


class School(Screen[str]):
    """A course from one of its lessons on; behind the lessons there is nothing to see."""

    def __init__(self, course: Course, number: int, pace: float) -> None:
        super().__init__()
        self.course = course
        self.number = number
        self.pace = pace

    def on_mount(self) -> None:
        self.run_worker(self._teach(), exclusive=True, group="school")

    async def _teach(self) -> None:
        for number in range(self.number, len(self.course.lessons) + 1):
            lesson = LessonScreen(LessonTable(self.course, number), self.pace)
            left = await self.app.push_screen_wait(lesson)
            if left != NEXT:
                self.dismiss(left)
                return
        match = TableScreen(_match_after(self.course), self.pace)
        farewell = await self.app.push_screen_wait(match)
        self.dismiss(farewell)


def _match_after(course: Course) -> HereTable:
    """The whole match at the end of a course, against novices."""
    sitting = learning.company(course)
    match = Match.new(course.game.name, course.seats, None, course.options)
    return HereTable(match, sitting, keeping.reserved(course.game.name))
