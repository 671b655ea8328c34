"""Lessons on the full screen: chosen in the lobby, answered, left, and after them a match."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import serai
from serai.cli.full.app import Full
from serai.cli.full.lesson import LessonScreen, Milestone, School
from serai.cli.full.lobby import Lobby
from serai.cli.full.table_screen import TableScreen
from serai.engine import lessons

PATIENCE = 6000


async def until(pilot: Pilot[str], found: Callable[[], object]) -> None:
    for _ in range(PATIENCE):
        if found():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came")


async def lesson(pilot: Pilot[str], number: int) -> LessonScreen:
    """The lesson of that number, once it asks something."""

    def is_there() -> bool:
        screen = pilot.app.screen
        return (
            isinstance(screen, LessonScreen)
            and screen.lesson.number == number
            and screen.seen.is_asked
        )

    await until(pilot, is_there)
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


async def choose(pilot: Pilot[str], screen: LessonScreen, label: str) -> None:
    """Look for a choice by its words, and take it."""
    before = screen.lesson.answer
    await pilot.press("slash", *[key if key != " " else "space" for key in label.lower()], "enter")
    await until(pilot, lambda: screen.lesson.answer is not before)
    await until(pilot, lambda: screen.seen.is_asked or screen.lesson.learning.over)


async def go_on(pilot: Pilot[str], screen: LessonScreen) -> None:
    """End the turn where that can be done, else take what is first, by its key."""
    before = screen.lesson.answer
    entries = {entry.label: entry for entry in reversed(screen.list.entries)}
    entry = entries.get("End your turn", screen.list.entries[0])
    await pilot.press(entry.key)
    if not entry.is_branch and screen.lesson.answer is before:
        await pilot.press(entry.key)
    await pilot.pause()
    await until(pilot, lambda: screen.seen.is_asked or screen.lesson.learning.over)


def test_a_course_is_chosen_in_the_lobby_and_answers_what_is_tried() -> None:
    async def learn() -> None:
        app = Full(Lobby(0.0))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*["down"] * len(serai.games()), "tab", "enter")
            screen = await lesson(pilot, 1)
            assert "A die buys one thing" in screen.teaching().plain
            await until(pilot, lambda: screen.query_one("#teacher").size.height > 1)
            await choose(pilot, screen, "take the 6")
            assert "This time take the 5" in screen.teaching().plain
            await choose(pilot, screen, "take the 5")
            assert "Now it must be used." in screen.teaching().plain
            await choose(pilot, screen, "tent in row 5")
            await choose(pilot, screen, "end your turn")
            await until(pilot, lambda: isinstance(app.screen, Milestone))
            await pilot.press("enter")
            second = await lesson(pilot, 2)
            assert "Dice must rise" in second.teaching().plain
            await pilot.press("Q")
            await until(pilot, lambda: isinstance(app.screen, Lobby))

    asyncio.run(learn())


def test_what_is_refused_in_a_lesson_names_its_clause() -> None:
    async def learn() -> None:
        course = lessons.course(serai.game("livingstone"), "")
        app = Full(School(course, 1, 0.0))
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await lesson(pilot, 1)
            action = {"action": "end_turn"}
            await screen.lesson.play(screen.lesson.learning.seat, action)
            await until(pilot, lambda: "LS-3.6" in screen.teaching().plain)

    asyncio.run(learn())


def test_after_the_last_lesson_a_match_begins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def learn() -> None:
        course = lessons.course(serai.game("livingstone"), "")
        app = Full(School(course, len(course.lessons), 0.0))
        async with app.run_test(size=(120, 40)) as pilot:
            screen = await lesson(pilot, len(course.lessons))
            while not screen.lesson.learning.over:
                await go_on(pilot, screen)
            await until(pilot, lambda: isinstance(app.screen, Milestone))
            await pilot.press("enter")
            await until(pilot, lambda: type(app.screen) is TableScreen)
            table = app.screen
            assert isinstance(table, TableScreen)
            await until(pilot, lambda: table.seen.is_asked)
            assert len(table.words.names) == course.seats

    asyncio.run(learn())
