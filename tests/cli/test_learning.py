"""A course at the terminal: listed, taken, left and gone on with."""

from pathlib import Path

from tests.cli.process import at_terminal, flat, number_of, serai


def test_courses_and_lessons_are_listed() -> None:
    listed = serai("learn")
    assert "serai learn livingstone — The explorer’s course, 9 lessons" in flat(listed.stdout)
    lessons = serai("learn", "livingstone", "list")
    assert "4 What a tent costs" in flat(lessons.stdout)


def test_a_lesson_is_taken_and_the_next_one_offered(tmp_path: Path) -> None:
    with at_terminal("learn", "livingstone", folder=tmp_path) as terminal:
        screen = terminal.prompt()
        assert "Lesson 1 of 9: A die buys one thing" in flat(screen)
        assert "Take the 5." in flat(screen)
        detour = terminal.answer(number_of(screen, "Take the 6"))
        assert "This time take the 5" in flat(detour)
        screen = terminal.answer(number_of(screen, "Take the 5"))
        assert "The 5 is yours. Now it must be used." in flat(screen)
        screen = terminal.answer(number_of(screen, "Tent in row 5"))
        refused = terminal.answer(number_of(screen, "Take the 6"))
        assert "That is not allowed." in flat(refused)
        assert "LS-3.2 One die" in flat(refused)
        terminal.type(number_of(screen, "End your turn"))
        screen = terminal.wait_for(lambda shown: "Enter for the next lesson" in shown)
        assert "Lesson 1 is done." in flat(screen)
        terminal.type("")
        assert "Lesson 2 of 9: Dice must rise" in flat(terminal.prompt())
        terminal.type("q")
        left = terminal.wait_for(lambda shown: "serai learn livingstone 2" in shown)
        assert "Go on whenever you like" in flat(left)


def test_after_the_last_lesson_comes_a_match_against_novices(tmp_path: Path) -> None:
    with at_terminal("learn", "livingstone", "round", folder=tmp_path) as terminal:
        screen = terminal.prompt()
        while "Lesson 9 is done." not in screen:
            last = "End your turn" in screen
            terminal.type(number_of(screen, "End your turn") if last else "1")
            screen = terminal.wait_for(lambda shown: shown.endswith(("\n> ", "[Y/n] ")))
        assert "Next comes a match against 2 novices, with hints" in flat(screen)
        screen = terminal.answer("y")
        assert "LivingStone · round 1, column 1" in screen
        assert "Heron" not in screen


def test_what_cannot_be_learnt_is_refused_with_what_can() -> None:
    refused = serai("learn", "livingstone", "99")
    assert refused.returncode == 2
    assert "There is no lesson '99'; there are: die, rising," in refused.stderr
    refused = serai("learn", "livingstone", "--course", "sailor")
    assert "has no course 'sailor'; there are: explorer." in refused.stderr
