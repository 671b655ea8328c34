"""What passed a device's wires, and whatever in it its seats were never told."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from serai.engine.match import Match
from serai.engine.position import Position

Json = dict[str, Any]


def objects(value: object) -> Iterator[Json]:
    """Every JSON object in a value, however deep."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from objects(part)
    elif isinstance(value, list):
        for part in value:
            yield from objects(part)


def spoken(texts: list[str]) -> Iterator[Json]:
    """Every JSON object in what was heard; what is no JSON is searched as plain text only."""
    for text in texts:
        try:
            yield from objects(json.loads(text))
        except ValueError:
            continue


def plain(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def still(view: Mapping[str, Any]) -> Json:
    """A view whoever is asked: when a match is broken off, nobody is."""
    return {**view, "to_act": []}


def positions(match: Match) -> list[Position]:
    """The position after each line, played again from the file."""
    again = match.begun_again()
    found = [again.position.copy()]
    for line in match.lines[1:]:
        again.follow(line.kind, line.seat, line.action)
        found.append(again.position.copy())
    return found


class Told:
    """Everything a match has told each of its viewpoints, from its file."""

    def __init__(self, file: Path) -> None:
        self.match = Match.load(file)
        self.positions = positions(self.match)

    def events(self, seat: int | None) -> set[str]:
        return {plain(event) for event in self.match.events(seat)}

    def views(self, seat: int | None) -> set[str]:
        return {plain(still(position.seen_by(seat).view())) for position in self.positions}

    def secrets(self) -> list[str]:
        """What nobody is told before the end: the shuffle's secret, its key, all nonces."""
        seal = self.match.seal
        return [seal.secret.hex(), seal.key.hex(), *[nonce.hex() for nonce in seal.nonces]]

    def untold(self, texts: list[str], seat: int | None) -> list[str]:
        """The events and views in somebody's traffic that were not meant for this viewpoint."""
        events, views = self.events(seat), self.views(seat)
        found: list[str] = []
        for said in spoken(texts):
            happened = said.get("events")
            if isinstance(happened, list):
                found += [plain(event) for event in happened if plain(event) not in events]
            is_view = {"game", "phase", "seat", "to_act"} <= said.keys()
            if is_view and plain(still(said)) not in views:
                found.append(plain(said))
        return found
