"""What happened, told so that every field names its audience; untold is the default."""

from serai.engine.knowledge import audience_of
from serai.engine.versions import PRESENT


class Event:
    """One thing that happened. A seat sees the fields it may, and nothing if there are none."""

    def __init__(self, name: str, rules: int = PRESENT) -> None:
        self.name = name
        self.rules = rules
        self.fields: list[tuple[str, object, int]] = []

    def to(self, audience: int, field: str, value: object, since: int = 1) -> "Event":
        """Add a field for an audience: EVERYONE, only(seat), or the sum of several.

        Matches of a rules number before `since` are not told of it.
        """
        if since <= self.rules:
            self.fields.append((field, _own(value), audience))
        return self

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        bit = audience_of(seat)
        told: dict[str, object] = {"event": self.name}
        for field, value, audience in self.fields:
            if audience & bit:
                told[field] = _own(value)
        return told if len(told) > 1 else None

    def to_json(self) -> list[object]:
        """The whole event with its audiences, for the owner of the match only."""
        return [self.name, [[field, value, audience] for field, value, audience in self.fields]]


def _own(value: object) -> object:
    """A copy that nobody else can change."""
    if isinstance(value, list):
        return [_own(part) for part in value]
    if isinstance(value, dict):
        return {name: _own(part) for name, part in value.items()}
    return value


class Tell:
    """Gathers the events of one action; handed to `apply` only when somebody wants them."""

    def __init__(self, rules: int = PRESENT) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self.revealed = False
        self.is_final = False

    def say(self, name: str, since: int = 1) -> Event:
        """Begin an event; give it fields with `Event.to`. Matches before `since` go without it."""
        event = Event(name, self.rules)
        if since <= self.rules:
            self.events.append(event)
        return event

    def reveal(self) -> None:
        """Another seat has learnt something about hidden things: this closes undo."""
        self.revealed = True

    def final(self) -> None:
        """The rules forbid taking this back: this closes undo."""
        self.is_final = True
