"""What every viewpoint of a match has been shown, numbered per viewpoint."""

from serai.engine.match import Match


class Shown:
    """The events of each seat, and of the public under None; filled as the match goes on."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._events: dict[int | None, list[dict[str, object]]] = {}
        self._lines: dict[int | None, int] = {}

    def to(self, seat: int | None) -> list[dict[str, object]]:
        """All events the viewpoint has seen; its length is the viewpoint's event number."""
        events = self._events.setdefault(seat, [])
        lines = self._match.lines
        known = self._lines.get(seat, 0)
        if known < len(lines):
            events += self._match.shown_from(known, seat)
            self._lines[seat] = len(lines)
        return events
