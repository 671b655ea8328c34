"""Searching all that a device was told for secrets of seats that are not its own.

A search that finds nothing proves something only if it would have found what is there, so every
search is made a second time with secrets planted: each of them must be found.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from serai.engine.position import Position
from tests.server.traffic import Told, objects, plain, still

ENDED: Final = '"state":"ended"'
"""Frames with this are sent when nothing is secret any more."""
HIDDEN_FIELD: Final = "a hidden field of another seat"
FULL_EVENT: Final = "an event as another seat was told it"
KEY: Final = "the key of the match"
COOKIE: Final = "another device's cookie"
PLANTS: Final = (HIDDEN_FIELD, FULL_EVENT, KEY, COOKIE)


class Search:
    """All texts of one match, searched device by device."""

    def __init__(self, file: Path) -> None:
        self.told = Told(file)
        self._sealed = self.told.secrets()
        watchers: list[int | None] = [None, *range(self.told.match.seats)]
        self._events = {watcher: self.told.events(watcher) for watcher in watchers}
        self._views = {watcher: self._views_of(watcher) for watcher in watchers}

    def _views_of(self, watcher: int | None) -> dict[int, set[str]]:
        """How things looked to a viewpoint after so many of its events."""
        seen: dict[int, set[str]] = {}
        for number, position in self._moments(watcher):
            seen.setdefault(number, set()).add(plain(still(position.seen_by(watcher).view())))
        return seen

    def _moments(self, watcher: int | None) -> Iterator[tuple[int, Position]]:
        """The position after each line, and how many events the viewpoint had been told by then."""
        number = 0
        for line, position in zip(self.told.match.lines, self.told.positions, strict=True):
            number += sum(event.seen_by(watcher) is not None for event in line.events)
            yield number, position

    def secrets_in(
        self, texts: Sequence[str], seats: Sequence[int | None], cookies: Sequence[str]
    ) -> list[str]:
        """What was told to a device on these seats that is not theirs to know, or not yet.

        `cookies` are those of the other devices.
        """
        events = set().union(*(self._events[seat] for seat in seats))
        found: list[str] = []
        for text in texts:
            found += [secret for secret in cookies if secret in text]
            if ENDED not in text:
                found += [secret for secret in self._sealed if secret in text]
            if '"events"' in text or '"view"' in text:
                found += self._untold(text, seats, events)
        return found

    def _untold(self, text: str, seats: Sequence[int | None], events: set[str]) -> Iterator[str]:
        """Events that nobody on these seats was told, and views that none had at that moment."""
        try:
            content = json.loads(text)
        except ValueError:
            return
        for said in objects(content):
            for event in said.get("events", []):
                if plain(event) not in events:
                    yield plain(event)
            if isinstance(view := said.get("view"), dict):
                shown = plain(still(view))
                number = said.get("number", -1)
                if not any(shown in self._views[seat].get(number, ()) for seat in seats):
                    yield shown

    def planted(self, seats: Sequence[int | None], cookie: str) -> dict[str, str]:
        """Texts for a device on these seats, each with one secret in it that a search must find."""
        texts = {
            KEY: json.dumps({"type": "table", "key": self.told.match.seal.key.hex()}),
            COOKIE: json.dumps({"type": "table", "device": cookie}),
        }
        if (event := self._full_event(seats)) is not None:
            texts[FULL_EVENT] = json.dumps({"type": "update", "events": [event]})
        if (update := self._shown_too_much(seats)) is not None:
            texts[HIDDEN_FIELD] = json.dumps(update)
        return texts

    def _others(self, seats: Sequence[int | None]) -> list[int]:
        return [seat for seat in range(self.told.match.seats) if seat not in seats]

    def _full_event(self, seats: Sequence[int | None]) -> object:
        """An event that these seats were told less of than some other, as that one was told."""
        known = set().union(*(self._events[seat] for seat in seats))
        for other in self._others(seats):
            for event in sorted(self._events[other] - known):
                return json.loads(event)
        return None

    def _shown_too_much(self, seats: Sequence[int | None]) -> dict[str, object] | None:
        """An update of the first seat into which the knowledge of another's has slipped."""
        for number, position in self._moments(seats[0]):
            own = json.loads(plain(position.seen_by(seats[0]).view()))
            for other in self._others(seats):
                theirs = json.loads(plain(position.seen_by(other).view()))
                more = {**revealed(own, theirs), "seat": own["seat"]}
                if plain(more) != plain(own):
                    return {"type": "update", "number": number, "view": more}
        return None


def revealed(own: Any, theirs: Any) -> Any:
    """One's own view, with every hole filled by what the other one sees there."""
    if own is None:
        return theirs
    if isinstance(own, dict) and isinstance(theirs, dict):
        return {name: revealed(value, theirs.get(name)) for name, value in own.items()}
    if isinstance(own, list) and isinstance(theirs, list) and len(own) == len(theirs):
        return [revealed(one, other) for one, other in zip(own, theirs, strict=True)]
    return own
