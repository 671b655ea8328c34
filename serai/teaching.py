"""A teacher: one lesson of a game in words, the same for the page and the terminal.

>>> import serai
>>> teacher = Teacher(serai.game("livingstone"), "explorer", "die")
>>> teacher.title, teacher.says()[-11:]
('A die buys one thing', 'Take the 5.')
>>> answer = teacher.attempt({"action": "take_die", "pips": 5})
>>> answer.kind, answer.text
('right', 'The 5 is yours. Now it must be used.')
>>> teacher.attempt({"action": "end_turn"}).clause.ident
'LS-3.3'
"""

from collections.abc import Mapping

from serai.engine import lessons
from serai.engine.clauses import Clause, lookup
from serai.engine.game import Game
from serai.engine.lessons import Course, Learning
from serai.words import Words


class Answer:
    """What a teacher says to a try: `right`, `other` (allowed, not taught) or `refused`."""

    def __init__(self, kind: str, text: str, clause: Clause | None) -> None:
        self.kind = kind
        self.text = text
        self.clause = clause
        """Which rule stands against it."""


class Teacher:
    """One lesson, and what the teacher says in it."""

    def __init__(self, game: Game, course: str, lesson: str, language: str = "") -> None:
        """An empty course is the game's first; a lesson may be named by its number. Without a
        language the teacher speaks that of the process.
        """
        self.course = lessons.course(game, course)
        self.lesson = self.course.lesson(lesson)
        self.learning = Learning(game, self.lesson)
        self.words = Words(game, self._names(language), language, beside=[lessons.FOLDER])

    def _names(self, language: str) -> list[str]:
        plain = Words(language=language)
        names = [plain.say(f"name-bot_{seat}") for seat in range(self.lesson.seats)]
        names[self.lesson.seat] = plain.say("name-you")
        return names

    @property
    def title(self) -> str:
        return self.words.say(self.lesson.title)

    @property
    def number(self) -> int:
        """Which lesson of the course it is, as people count."""
        return self.course.lessons.index(self.lesson) + 1

    def says(self) -> str:
        """What is to be done now; empty when the lesson is over."""
        asked = self.learning.asked()
        return self.words.say(asked) if asked else ""

    def attempt(self, action: Mapping[str, object]) -> Answer:
        """Try an action: what is right is played, whatever else is only answered."""
        answer = self.learning.attempt(action)
        if answer.clause is None:
            return Answer(answer.kind, self.words.say(answer.say), None)
        clause = lookup(answer.clause.ident, self.words.language)
        said = self.words.say("lesson-refused", title=clause.title)
        return Answer(answer.kind, said, clause)


def course_words(course: Course, language: str = "") -> Words:
    """The words in which a course and its lessons are named."""
    return Words(course.game, language=language, beside=[lessons.FOLDER])
