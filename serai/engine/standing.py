"""The final result of a match with its whole breakdown."""

from serai.engine.schema import Result


class Standing:
    """Who won, every seat's place, and every seat's points by source."""

    def __init__(self, seats: int) -> None:
        self.winners: list[int] = []
        self.places = [0] * seats
        """1 is best; equal places are shared; seats out of the running share the last one."""
        self.points = [0] * seats
        self.breakdown: list[dict[str, int]] = [{} for _ in range(seats)]
        self.reason = ""
        """How the match ended, as a word of the game, e.g. `last_column`."""

    def to_json(self) -> Result:
        return {
            "winners": list(self.winners),
            "places": list(self.places),
            "points": list(self.points),
            "breakdown": [dict(sources) for sources in self.breakdown],
            "reason": self.reason,
        }


def rank(standing: Standing, keys: list[list[int]], running: list[bool]) -> None:
    """Fill places and winners: greater keys are better, seats not running come last."""
    seats = range(len(keys))
    last = sum(running) + 1
    for seat in seats:
        better = sum(1 for other in seats if running[other] and keys[other] > keys[seat])
        standing.places[seat] = better + 1 if running[seat] else last
    standing.winners = [seat for seat in seats if running[seat] and standing.places[seat] == 1]
