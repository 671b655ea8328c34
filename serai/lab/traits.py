"""Games of one seat against the others: which side each seat is on, and which of them has won."""

import serai
from serai.engine.position import Position


def side_names(game: str) -> list[str]:
    """The side that one seat holds alone, then the other; empty where there are none."""
    return serai.game(game).sides()


def sides(game: str, position: Position) -> list[str]:
    """The side of each seat; empty where everybody plays for themselves."""
    names = side_names(game)
    if not names:
        return []
    alone = serai.game(game).lone_seat(position)
    return [names[0] if seat == alone else names[1] for seat in range(position.seats)]


def won_by_side(sides: list[str], winners: list[int], alone: str) -> str | None:
    """The side a win belongs to: that of the lone seat whenever it is among the winners."""
    if not winners:
        return None
    won = {sides[seat] for seat in winners}
    return alone if alone in won else won.pop()
