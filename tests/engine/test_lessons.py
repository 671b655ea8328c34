"""Every lesson of every game is taken: right through, by wrong turns, and by allowed detours."""

import doctest
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import serai
from serai import teaching
from serai.engine import lessons
from serai.engine.chance import chance_of
from serai.engine.errors import BadFile, BadInput
from serai.engine.game import Game
from serai.engine.lessons import OTHER, REFUSED, RIGHT, Course, Learning, Lesson, Pattern
from serai.engine.match import Match
from serai.teaching import Teacher

FEWEST, MOST = 5, 10
"""How many lessons a course has."""
GAMES = [serai.game(name) for name in serai.games()]
COURSES = [course for game in GAMES for course in lessons.courses(game)]
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons]
every_course = pytest.mark.parametrize(
    "course", COURSES, ids=lambda course: f"{course.game.name}-{course.name}"
)
every_lesson = pytest.mark.parametrize(
    ("course", "lesson"),
    LESSONS,
    ids=[f"{course.game.name}-{course.name}-{lesson.name}" for course, lesson in LESSONS],
)


def allowed(learning: Learning) -> Iterator[dict[str, object]]:
    """Everything the learner may do now, points of a map included."""
    space = learning.game.space
    for action in learning.match.legal_ids(learning.seat):
        yield space.to_json(action)
    region = learning.match.region(learning.seat)
    for family in space.families:
        if family.by_region:
            while region:
                lowest = region & -region
                yield space.to_json(family.base + lowest.bit_length() - 1)
                region ^= lowest


def take(course: Course, lesson: Lesson) -> None:
    """Take a lesson, and hold every step to what it says."""
    learning = Learning(course.game, lesson)
    while not learning.over:
        if learning.step.until:
            play_freely(learning, careful=True)
        else:
            take_step(learning)


def take_step(learning: Learning) -> None:
    step = learning.step
    assert learning.seat in learning.match.to_act, f"{step.name}: it is not the learner's turn"
    choices = list(allowed(learning))
    right = [action for action in choices if step.taught(action)]
    assert right, f"{step.name}: nothing that is right is allowed"
    refuse_what_is_wrong(learning)
    answer_what_is_allowed(learning, [action for action in choices if not step.taught(action)])
    known = len(learning.events())
    assert learning.attempt(right[0]).kind == RIGHT
    for told in step.tells:
        events = learning.events()[known:]
        assert any(told.fits(event) for event in events), f"{step.name}: untold {told.fields}"


def refuse_what_is_wrong(learning: Learning) -> None:
    before = learning.match.digest
    for wrong in learning.step.wrong:
        answer = learning.attempt(wrong.fields)
        assert answer.kind == REFUSED, f"{learning.step.name}: {wrong.fields} is allowed"
        assert answer.clause is not None
        assert answer.clause.ident == wrong.clause, wrong.fields
    assert learning.match.digest == before


def answer_what_is_allowed(learning: Learning, others: list[dict[str, object]]) -> None:
    """Every allowed detour has an answer, and every answer a detour."""
    before = learning.match.digest
    said: set[str] = set()
    for action in others[:400]:
        answer = learning.attempt(action)
        assert answer.kind == OTHER
        said.add(answer.say)
    assert learning.match.digest == before
    opening = f"{learning.lesson.title}-{learning.step.name}"
    wanted = {f"{opening}-{pattern.say}" for pattern in learning.step.answers}
    assert wanted <= said, f"never said: {sorted(wanted - said)}"


def play_freely(learning: Learning, careful: bool) -> None:
    """Play a guided step to its end, by the game's policy or at random."""
    step, chance = learning.step, chance_of(4)
    for _ in range(300):
        if learning.over or learning.step is not step:
            return
        known = learning.observation().known
        if careful:
            action = learning.game.policy(known, learning.seat, chance)
        else:
            action = known.sample(learning.seat, chance)
        answer = learning.attempt(learning.game.space.to_json(action))
        assert answer.kind == RIGHT
    raise AssertionError(f"{step.name} does not come to its end")


@every_lesson
def test_a_lesson_leads_to_its_end_and_answers_every_step(course: Course, lesson: Lesson) -> None:
    take(course, lesson)


@every_lesson
def test_only_a_guided_round_needs_others_to_think(course: Course, lesson: Lesson) -> None:
    """What is scripted does not change with how bots play."""
    for step in lesson.steps[:-1]:
        assert not step.until


@every_course
def test_a_course_is_short_and_ends_with_a_guided_round_and_a_match(course: Course) -> None:
    assert FEWEST <= len(course.lessons) <= MOST
    assert course.lessons[-1].steps[-1].until
    match = Match.new(course.game.name, course.seats, 1, course.options)
    assert 0 <= course.seat < match.seats


@every_course
def test_a_guided_round_ends_whatever_the_learner_plays(course: Course) -> None:
    learning = Learning(course.game, course.lessons[-1])
    while not learning.over:
        play_freely(learning, careful=False)


def wanted_words(course: Course) -> Iterator[str]:
    yield course.title
    yield f"{course.title}-about"
    for lesson in course.lessons:
        yield lesson.title
        for step in lesson.steps:
            opening = f"{lesson.title}-{step.name}"
            yield opening
            patterns: list[Pattern] = [*step.right, *step.answers, *step.tips]
            yield from {f"{opening}-{pattern.say}" for pattern in patterns if pattern.say}
            if any(not pattern.say for pattern in step.right):
                yield f"{opening}-{RIGHT}"
            if step.until is None and all(pattern.fields for pattern in step.right):
                yield f"{opening}-{OTHER}"


@pytest.mark.parametrize(
    "game", [game for game in GAMES if lessons.courses(game)], ids=lambda game: game.name
)
def test_every_word_of_every_lesson_is_there_and_none_is_unused(game: Game) -> None:
    file = resources.files(game.package) / lessons.FOLDER / "en.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    known = [entry.id.name for entry in body if isinstance(entry, Message)]
    wanted = [ident for course in lessons.courses(game) for ident in wanted_words(course)]
    assert sorted(known) == sorted(wanted)


def test_a_lesson_breaks_when_its_rules_change() -> None:
    """With other prices than the lesson tells, its own test fails."""
    course = lessons.course(serai.game("livingstone"), "explorer")
    lesson = lessons.courses(course.game)[0].lesson("price")
    usual = lesson.options
    try:
        lesson.options = {"column_costs": "flat"}
        with pytest.raises(AssertionError, match=r"untold|is allowed"):
            take(course, lesson)
    finally:
        lesson.options = usual


# Coming back, and mistakes.


def test_a_lesson_goes_on_from_what_was_done() -> None:
    game = serai.game("livingstone")
    first = lessons.begun(game, "", "die")
    first.attempt({"action": "take_die", "pips": 5})
    first.attempt({"action": "take_coins"})
    again = lessons.begun(game, "explorer", "1")
    again.go_on(first.done)
    assert again.step.name == "tent"
    assert again.match.digest == first.match.digest


def test_steps_that_do_not_lead_there_are_refused() -> None:
    learning = lessons.begun(serai.game("livingstone"), "", "die")
    with pytest.raises(BadInput, match="begin it once more"):
        learning.go_on([{"action": "take_die", "pips": 6}])
    learning.go_on([])
    while not learning.over:
        right = next(action for action in allowed(learning) if learning.step.taught(action))
        learning.attempt(right)
    with pytest.raises(BadInput, match="done"):
        learning.attempt({"action": "decline"})


def test_what_is_not_there_is_refused_with_what_is() -> None:
    game = serai.game("livingstone")
    with pytest.raises(BadInput, match="no course 'sailor'; there are: explorer"):
        lessons.begun(game, "sailor", "1")
    with pytest.raises(BadInput, match="there is no lesson '12'; there are: die, "):
        lessons.begun(game, "", "12")
    with pytest.raises(BadInput, match="there is no action 'fly'"):
        lessons.begun(game, "", "1").attempt({"action": "fly"})


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ({"lesson": []}, "'lesson' is none of match, lessons"),
        ({"lessons": [{"name": "a", "seed": "x"}]}, "seed is a whole number, not 'x'"),
        ({"lessons": 3}, "lessons is a list of tables, not 3"),
        ({"match": 3}, "match is a table, not 3"),
        ({"lessons": [{"name": "a", "steps": [{"name": "b", "wright": []}]}]}, "'wright' is none"),
    ],
)
def test_a_course_that_is_written_wrong_says_what_is(
    written: dict[str, object], wrong: str
) -> None:
    with pytest.raises(BadInput, match=wrong):
        Course(serai.game("livingstone"), "mine", written)


def test_a_file_that_holds_no_course_is_refused_by_its_name() -> None:
    with pytest.raises(BadFile, match=r"lessons/new.toml of LivingStone holds no course"):
        lessons.read(serai.game("livingstone"), "new.toml", "lessons = [")


def test_a_field_that_no_position_has_cannot_be_laid() -> None:
    lesson = Lesson("mine", {"name": "a", "set": {"camels": 3}})
    with pytest.raises(BadInput, match="a position of LivingStone has no field 'camels'"):
        Learning(serai.game("livingstone"), lesson)


# What is shown.


def test_the_learner_sees_what_the_learners_seat_knows() -> None:
    learning = lessons.begun(serai.game("livingstone"), "", "queen")
    view: Any = learning.observation().view()
    chests = [seat["chest"] for seat in view["seats"]]
    assert chests == [0, None, None]


def test_a_teacher_speaks_to_the_learner_by_name_of_the_seats() -> None:
    teacher = Teacher(serai.game("livingstone"), "", "low")
    assert teacher.words.names == ["You", "Ibis", "Kite"]
    assert (teacher.number, teacher.title) == (3, "Start low, come again")


def test_the_teachers_own_example_holds() -> None:
    assert doctest.testmod(teaching).failed == 0
