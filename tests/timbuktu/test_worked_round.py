"""TB-10: the worked round of the book, played as it is told."""

import pytest

from serai.games.timbuktu.game import GAME
from serai.games.timbuktu.notebook import notebook_of
from tests.timbuktu.table import Pile, Table, placed

ANN, BEN, CLEO = range(3)
PILES: list[Pile] = [
    ("palm", 2, 3),
    ("lamp", 1, 2),
    ("star", 0, 1),
    ("scimitar", 4, 0),
    ("moon", 3, 4),
]
"""Ann's, one between her and Ben, Ben's, Cleo's, and one between her and Ann."""


def text(ident: str) -> str:
    return GAME.rulebook().clause(ident).text


def pile_of(table: Table, seat: int) -> str:
    """The pile before a seat, in the order in which the book names its cards."""
    pile = PILES[table.pile_before(seat)]
    pitches = [pitch + 1 for pitch in range(5) if table.position.pitch_cards[pile[1]] >> pitch & 1]
    return f"{pile[0]}, the pitches {pitches[0]} and {pitches[1]}"


def safe_first_pitches(table: Table, seat: int) -> list[int]:
    """The pens whose pitch 1 nobody robs, as far as a seat can tell."""
    known = table.position.seen_by(seat).known
    assert isinstance(known, type(table.position))
    chances = notebook_of(known, seat).pitches
    return [pen for pen in range(5) if chances[pen * 5] == 0]


@pytest.mark.clause("TB-10.1", "TB-10.2", "TB-10.3", "TB-10.4", "TB-10.5", "TB-10.6")
def test_the_worked_round_goes_as_the_book_tells_it() -> None:
    table = placed(3).deal(PILES)
    table.stand(ANN, "A", "lamp").stand(BEN, "B", "palm").stand(CLEO, "C", "star")
    assert pile_of(table, BEN) in text("TB-10.1")
    assert pile_of(table, CLEO) in text("TB-10.1")
    bens = pile_of(table, BEN)

    table.all_lay("ABC").do(ANN, "move", pen="palm", toll="none")
    assert table.where(ANN, "A") == ("palm", 1)
    assert safe_first_pitches(table, CLEO) == []

    table.do(BEN, "move", pen="palm", toll="none")
    assert table.where(BEN, "B") == ("palm", 2)
    assert table.position.swaps == 1
    assert pile_of(table, CLEO) == bens
    assert safe_first_pitches(table, CLEO) == [0, 1, 4], "in palm, lamp and moon"

    assert table.carries(CLEO, "C") == {"gold": 1, "coffee": 2, "salt": 1}
    assert table.refusal(CLEO, "move", pen="lamp", toll="none") == "TB-5.7"
    table.do(CLEO, "move", pen="lamp", toll="salt")
    assert table.where(CLEO, "C") == ("lamp", 1)
    assert table.position.tolls == [0, 0, 0, 1, 0]
    assert (table.position.leader, table.position.round) == (BEN, 1)
