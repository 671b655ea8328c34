"""The race between choices: who stays in it, and when it is decided."""

from serai.engine.race import Runner, decided, foremost, in_the_race


def runner(action: int, *served: int) -> Runner:
    made = Runner(action)
    for each in served:
        made.score(each)
    return made


def test_one_clearly_behind_in_the_same_worlds_is_out() -> None:
    best = runner(1, 50, 90, 10, 70)
    behind = runner(2, 40, 79, 1, 60)
    assert in_the_race([behind, best]) == [best]


def test_one_behind_in_some_worlds_and_ahead_in_others_may_still_win() -> None:
    best = runner(1, 50, 90, 10, 70)
    close = runner(2, 90, 40, 50, 30)
    assert in_the_race([close, best]) == [close, best]


def test_of_two_that_always_serve_alike_the_first_stays() -> None:
    first, second = runner(1, 5, 6), runner(2, 5, 6)
    assert foremost([first, second]) is first
    assert in_the_race([first, second]) == [first]


def test_a_race_is_decided_when_all_who_are_left_come_down_to_one_action() -> None:
    assert decided([runner(3), runner(3)])
    assert not decided([runner(3), runner(4)])
