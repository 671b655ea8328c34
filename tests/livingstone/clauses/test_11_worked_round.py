"""LS-11: the worked round of the book, played as it is told."""

import pytest

from serai.games.livingstone.game import GAME
from tests.livingstone.table import A, B, C, Table

NAMES = {A: "Ann", B: "Ben", C: "Cleo"}


def text(ident: str) -> str:
    return GAME.rulebook().clause(ident).text


@pytest.mark.clause("LS-11.1", "LS-11.2", "LS-11.3", "LS-11.4", "LS-11.5")
def test_the_worked_round_goes_as_the_book_tells_it() -> None:
    table = Table(3).boat(3).middle(1, 1, 2, 4, 5, 6)
    for seat in NAMES:
        table.coins(seat, 4)
    assert table.position.cost() == 2
    assert "£4 each" in text("LS-11.1")
    assert "a tent costs £2" in text("LS-11.1")

    table.use(1, "draw_card").use(6, "place_tent", row=6).use(1, "place_tent", row=1)
    assert table.view(None)["dice"] == [2, 4, 5]
    assert "lie 2 4 5." in text("LS-11.2")

    table.use(5, "place_tent", row=5)
    assert table.position.turn == C, "Ben is skipped"
    table.use(2, "take_coins")
    assert table.position.turn == C, "Ann and Ben are skipped"
    assert table.view(None)["dice"] == [4]

    table.will_draw_stones("black", "black", "clear", "blue").use(4, "dig")
    assert (table.position.round, table.column, table.position.turn) == (2, 4, B)
    assert table.set_aside()["black"] == 2
    assert table.gems_of(C) == {"clear": 1, "blue": 1}

    ann, ben, cleo = table.scores()
    assert f"Ben gets {ben} points, Ann {ann} and Cleo {cleo}." in text("LS-11.5")
    assert [table.cash(seat) for seat in NAMES] == [2, 2, 4]
    assert "Ann and Ben have £2 left, Cleo has £4 and gems that she could sell for £4 more" in text(
        "LS-11.5"
    )
