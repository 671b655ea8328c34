"""Lessons at the terminal: the board, what the teacher says, and an answer to whatever is tried."""

from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

import serai
from serai.bots.levels import LEVELS
from serai.cli import chairs, drawing, keeping, rulebooks, wishes
from serai.cli.chairs import Chair
from serai.cli.choices import Choice, choices_of, listed
from serai.cli.screen import InputEnded, Screen
from serai.cli.showing import Showing
from serai.cli.sitting import Leave, Sitting, amounts_for, is_number, sentence
from serai.cli.told import sentences
from serai.engine import lessons
from serai.engine.errors import BadInput, SeraiError
from serai.engine.game import Game
from serai.engine.lessons import RIGHT, Course
from serai.engine.match import Match
from serai.teaching import Teacher, course_words
from serai.words import Words

SAY: Final = Words().say
LIST: Final = "list"
NO: Final = {"n", "no", "q", "quit"}
STYLES: Final = {RIGHT: "good", lessons.OTHER: "ask", lessons.REFUSED: "bad"}


def learn(
    game: Annotated[str | None, Parameter(help=SAY("about-learn_game"))] = None,
    lesson: Annotated[str, Parameter(help=SAY("about-learn_lesson"))] = "1",
    *,
    course: Annotated[str, Parameter(help=SAY("about-learn_course"))] = "",
    plain: Annotated[bool, Parameter(name="--plain", negative="", help=SAY("about-plain"))] = False,
) -> None:
    screen = Screen()
    if game is None:
        _list_courses(screen)
        return
    plays = wishes.game(game)
    if not lessons.courses(plays):
        raise BadInput(SAY("learn-none", title=plays.title, name=plays.name))
    chosen = lessons.course(plays, course)
    if lesson == LIST:
        _list_lessons(chosen, screen)
        return
    first = chosen.lessons.index(chosen.lesson(lesson))
    seen = Showing(screen, plain)
    if seen.is_full:
        seen.teach(chosen, first + 1)
        return
    for number in range(first, len(chosen.lessons)):
        try:
            Lecture(plays, chosen, number + 1, screen).run()
        except (Leave, InputEnded):
            screen.note(SAY("learn-left", command=command(chosen, number + 1)))
            return
    _offer_match(chosen, screen)


def command(course: Course, number: int) -> str:
    """What is typed to come back to a lesson."""
    several = len(lessons.courses(course.game)) > 1
    named = f" --course {course.name}" if several else ""
    return f"serai learn {course.game.name} {number}{named}"


def _list_courses(screen: Screen) -> None:
    screen.show(Text(SAY("learn-courses"), style="title"))
    for name in serai.games():
        for course in lessons.courses(serai.game(name)):
            title = course_words(course).say(course.title)
            several = len(lessons.courses(course.game)) > 1
            named = f"{name} --course {course.name}" if several else name
            screen.note(SAY("learn-course", name=named, title=title, count=len(course.lessons)))


def _list_lessons(course: Course, screen: Screen) -> None:
    words = course_words(course)
    screen.show(Text(words.say(course.title), style="title"))
    screen.note(words.say(f"{course.title}-about"), "quiet")
    for number, lesson in enumerate(course.lessons, 1):
        screen.note(f"{number}  {words.say(lesson.title)}")


class Lecture:
    """One lesson on the screen."""

    def __init__(self, game: Game, course: Course, number: int, screen: Screen) -> None:
        self.game = game
        self.number = number
        self.count = len(course.lessons)
        self.screen = screen
        self.teacher = Teacher(game, course.name, str(number))
        self.learning = self.teacher.learning
        self.words = self.teacher.words
        self.told = len(self.learning.events())

    def run(self) -> None:
        """Teach to the end, or until the learner leaves."""
        self._draw("")
        while not self.learning.over:
            self._heard(self.screen.ask(self.words.say("prompt")))
        self.screen.note(SAY("learn-done", number=self.number), "title")
        if self.number < self.count and self.screen.ask(SAY("learn-next")).lower() in NO:
            raise Leave

    def _draw(self, answer: str) -> None:
        """The board, what has happened, the teacher's words and the choices."""
        view = self.learning.observation().view()
        heading = SAY(
            "learn-heading", number=self.number, count=self.count, title=self.teacher.title
        )
        self.screen.clear()
        self.screen.show(Text(heading, style="title"))
        self.screen.show(drawing.board(self.game, view, self.words, self.screen.width))
        events = self.learning.events()
        self.screen.lines(sentences(events[self.told :], self.words))
        self.told = len(events)
        self.screen.space()
        if answer:
            self.screen.note(answer, "good")
        self.screen.note(self.teacher.says(), "ask")
        if not self.learning.over:
            self.screen.show(listed(self._choices(), self.words))
            self.screen.show(Text(SAY("learn-keys"), style="quiet"))

    def _choices(self) -> list[Choice]:
        return choices_of(self.learning.match, self.learning.seat, self.words)

    def _heard(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        try:
            if is_number(first):
                self._choose(int(first), rest.split())
            elif first in {"q", "quit"}:
                raise Leave
            elif first in {"v", "view", "board"}:
                self._draw("")
            elif first in {"r", "rules"} and rest:
                self.screen.lines(rulebooks.answer(self.game, rest.strip(), self.words))
            else:
                self.screen.note(SAY("learn-keys"))
        except SeraiError as trouble:
            self.screen.note(sentence(trouble), "bad")

    def _choose(self, number: int, given: list[str]) -> None:
        choices = self._choices()
        if not 1 <= number <= len(choices):
            self.screen.note(self.words.say("prompt-number", most=len(choices)))
            return
        choice = choices[number - 1]
        wanted = amounts_for(choice, given, self.words, self.screen)
        if wanted is None:
            self.screen.note(self.words.say("amount-none"))
            return
        answer = self.teacher.attempt(choice.complete(wanted))
        if answer.kind == RIGHT:
            self._draw(answer.text)
            return
        self.screen.note(answer.text, STYLES[answer.kind])
        if answer.clause is not None:
            self.screen.lines(rulebooks.one(answer.clause, self.words))


def _offer_match(course: Course, screen: Screen) -> None:
    """After the last lesson a whole match against novices, with hints."""
    screen.note(SAY("learn-finished", count=course.seats - 1))
    try:
        if screen.ask(SAY("learn-match")).lower() in NO:
            return
    except InputEnded:
        return
    sitting = company(course)
    match = Match.new(course.game.name, course.seats, None, course.options)
    bots = chairs.seat_bots(sitting, course.game, None)
    Sitting(match, sitting, bots, screen, keeping.reserved(course.game.name)).run()


def company(course: Course) -> list[Chair]:
    """Who sits at the match after a course: the learner among novices."""
    wish = [f"{chairs.BOT}:{LEVELS[0]}"] * course.seats
    wish[course.seat] = chairs.YOU
    return chairs.read(",".join(wish), course.game, Words(course.game))
