"""Lessons: what courses there are, and one lesson at a time.

The server keeps nothing of a lesson. Whoever takes one sends the right steps so far, and the lesson
is played again from its data: there is no table, and nothing to clean up when somebody goes.
"""

from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from serai.engine import lessons, registry
from serai.engine.errors import BadInput
from serai.engine.lessons import Course
from serai.server.payloads import answers
from serai.server.payloads.requests import Lesson
from serai.server.problems import clause_text, misunderstood, not_found
from serai.server.routes.common import Text, TheVisit, refusals
from serai.teaching import Answer, Teacher, course_words


@get("/api/courses", responses=refusals())
async def courses(visit: TheVisit) -> list[answers.CourseInfo]:
    """All courses of all games, each with its lessons in order."""
    return [
        _course(name, place, visit.language) for name in registry.games() for place in _places(name)
    ]


def _places(game: str) -> range:
    return range(len(lessons.courses(registry.game(game))))


@cache
def _course(game: str, place: int, language: str) -> answers.CourseInfo:
    course: Course = lessons.courses(registry.game(game))[place]
    words = course_words(course, language)
    return answers.CourseInfo(
        game=game,
        name=course.name,
        title=words.say(course.title),
        about=words.say(f"{course.title}-about"),
        lessons=[
            answers.LessonInfo(lesson.name, words.say(lesson.title)) for lesson in course.lessons
        ],
        seats=course.seats,
        seat=course.seat,
        options=course.options,
    )


@post(
    "/api/courses/{game:str}/{course:str}/{lesson:str}",
    responses=refusals(404),
    status_code=200,
)
async def lesson(
    visit: TheVisit, game: Text, course: Text, lesson: Text, data: JSONBody[Lesson]
) -> answers.LessonState:
    """A lesson after some steps; with an action, what the teacher answers to it."""
    visit.limit("lesson")
    return await visit.house.aside.do(
        visit.address, taken, game, course, lesson, data, visit.language
    )


def taken(game: str, course: str, lesson: str, data: Lesson, language: str) -> answers.LessonState:
    """Play a lesson up to where its learner is, and try what the learner tries."""
    try:
        teacher = Teacher(registry.game(game), course, lesson, language)
    except BadInput:
        raise not_found() from None
    learning = teacher.learning
    try:
        learning.go_on(data.done)
        known = len(learning.events())
        answer = None if data.action is None else teacher.attempt(data.action)
    except BadInput as trouble:
        raise misunderstood(trouble) from None
    return shown(teacher, answer, known)


def shown(teacher: Teacher, answer: Answer | None, known: int) -> answers.LessonState:
    """The lesson as its learner may see it."""
    learning = teacher.learning
    events = learning.events()
    result = learning.match.result
    return answers.LessonState(
        title=teacher.title,
        step=learning.at,
        steps=len(learning.lesson.steps),
        says=teacher.says(),
        answer=None if answer is None else _answer(answer, teacher.words.language),
        done=learning.done,
        seat=learning.seat,
        names=teacher.words.names,
        to_act=list(learning.match.to_act),
        view=learning.observation().view(),
        events=events,
        fresh=len(events) - known,
        offers=[msgspec.convert(offer, answers.OfferShown) for offer in learning.offers()],
        result=result,
    )


def _answer(answer: Answer, language: str) -> answers.LessonAnswer:
    clause = None if answer.clause is None else clause_text(answer.clause.ident, language)
    kind: Any = answer.kind
    return answers.LessonAnswer(kind, answer.text, clause)


ROUTES = [courses, lesson]
