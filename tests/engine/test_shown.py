"""What games show is what they declare: no key more, none less, for every seat and the public."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import pytest

import serai
from serai import schemas
from serai.engine.chance import chance_of
from serai.engine.game import Game
from serai.engine.match import Match
from serai.words import Words
from tests.engine.test_golden import golden_folder

EVERY: Final = {"livingstone": 5, "goldland": 5, "timbuktu": 5, "treasure-island": 100}
"""Which lines of a match are looked at; a treasure hunt takes long to look at."""


def declared(game: Game) -> dict[str, Any]:
    schema = schemas.schema_of(game.package)
    assert schema is not None
    return schema


def validator(game: Game, what: str) -> jsonschema_rs.Validator:
    schema = declared(game)
    return jsonschema_rs.validator_for({**schema["properties"][what], "$defs": schema["$defs"]})


def misfits(check: jsonschema_rs.Validator, shown: Any) -> list[str]:
    return [
        f"{'/'.join(map(str, error.instance_path))}: {error.message}"
        for error in check.iter_errors(shown)
    ]


def recorded(name: str) -> list[Path]:
    """A golden match of every rules number, number of seats and preset."""
    return sorted(golden_folder(name).glob("*-1.serai"))


def replayed(path: Path) -> Iterator[Match]:
    """A golden match line by line."""
    whole = Match.load(path)
    again = whole.begun_again()
    yield again
    for line in whole.lines[1:]:
        again.follow(line.kind, line.seat, line.action)
        yield again


def at_random(game: Game, seats: int) -> Iterator[Match]:
    """A match of random play, action by action."""
    match = Match.new(game.name, seats, seed=seats, options=game.bounded())
    chance = chance_of(seats)
    yield match
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.observation(seat).sample(chance))
        yield match


def watched(game: Game, moments: Iterator[Match]) -> Iterator[Match]:
    """Some moments of a match, its last among them."""
    for number, match in enumerate(moments):
        if match.over or number % EVERY[game.name] == 0:
            yield match


def hold_views(game: Game, moments: Iterator[Match]) -> None:
    check = validator(game, "view")
    for match in watched(game, moments):
        for seat in (None, *range(match.seats)):
            assert misfits(check, match.view(seat)) == []


@pytest.mark.parametrize("name", serai.games())
def test_views_of_golden_matches_are_as_declared(name: str) -> None:
    game = serai.game(name)
    for path in recorded(name)[::3]:
        hold_views(game, replayed(path))


@pytest.mark.parametrize("name", serai.games())
def test_views_of_random_matches_are_as_declared(name: str) -> None:
    game = serai.game(name)
    for seats in (game.fewest, game.most):
        hold_views(game, at_random(game, seats))


@pytest.mark.parametrize("name", serai.games())
def test_a_key_more_or_less_is_noticed(name: str) -> None:
    game = serai.game(name)
    check = validator(game, "view")
    view: dict[str, Any] = {**Match.new(name, game.fewest, seed=1).view(0)}
    assert misfits(check, view) == []
    assert misfits(check, {**view, "hint": 1}) != []
    for key in view:
        assert misfits(check, {other: view[other] for other in view if other != key}) != []


# Events.


def declared_events(name: str) -> dict[str, dict[str, Any]]:
    """The schema of each event, by its name."""
    schema = declared(serai.game(name))
    return {
        event["properties"]["event"]["enum"][0]: {**event, "$defs": schema["$defs"]}
        for event in schema["properties"]["event"]["anyOf"]
    }


def hold_events(name: str, match: Match) -> set[str]:
    """Hold all that a match has told to the declaration; the names of what it told."""
    shapes = declared_events(name)
    checks = {event: jsonschema_rs.validator_for(shapes[event]) for event in shapes}
    told: set[str] = set()
    for seat in (None, *range(match.seats)):
        for event in match.events(seat):
            kind = str(event["event"])
            assert kind in checks, f"{kind} is told but not declared"
            assert misfits(checks[kind], event) == [], kind
            told.add(kind)
    return told


@pytest.mark.parametrize("name", serai.games())
def test_what_golden_and_random_matches_tell_is_as_declared_and_all_of_it_is_told(
    name: str,
) -> None:
    game = serai.game(name)
    since = schemas.since_of(game.package)
    told: set[str] = set()
    for path in recorded(name):
        match = Match.load(path)
        heard = hold_events(name, match)
        assert not {event for event in heard if since.get(event, 1) > match.rules}
        told |= heard
    for seats in (game.fewest, game.most):
        *_, last = at_random(game, seats)
        told |= hold_events(name, last)
    words = Words(game)
    silent = {event for event in declared_events(name) if event not in told}
    assert [event for event in silent if not words.has(f"event-{event}")] == []


@pytest.mark.parametrize("name", serai.games())
def test_every_message_about_an_event_is_about_one_that_is_declared(name: str) -> None:
    game = serai.game(name)
    shapes = declared_events(name)
    known = {
        f"event-{event}{field}"
        for event, shape in shapes.items()
        for field in ("", *(f"_{field}" for field in shape["properties"]))
    }
    book = (golden_folder(name).parents[2] / game.package.replace(".", "/")) / "words" / "en.ftl"
    messages = [line.split(" ")[0] for line in book.read_text(encoding="utf-8").splitlines()]
    assert [name for name in messages if name.startswith("event-") and name not in known] == []


# Offers.


@pytest.mark.parametrize("name", serai.games())
def test_the_facts_of_offers_are_as_declared(name: str) -> None:
    game = serai.game(name)
    check = validator(game, "facts")
    for match in watched(game, at_random(game, game.fewest)):
        for seat in match.to_act:
            for offer in match.offers(seat):
                assert misfits(check, offer.get("facts", {})) == []


@pytest.mark.parametrize("name", serai.games())
def test_every_message_about_a_fact_is_about_one_that_is_declared(name: str) -> None:
    game = serai.game(name)
    facts = declared(game)["properties"]["facts"]["properties"]
    words = Words(game)
    assert [fact for fact in facts if not words.has(f"fact-{fact}")] == []
