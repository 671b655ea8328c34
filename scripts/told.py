"""Sentences of every game, as the terminal says them, for the client to say the same.

Every event, with all its fields and with those alone that everybody is told, every fact and every
action, filled with values of the declared kinds. `make types` writes them into a file that the
client's tests read.
"""

from collections.abc import Iterator
from typing import Any, Final

import serai
from serai import schemas
from serai.engine import schema as core
from serai.engine.game import Game
from serai.words import Words

NAMES: Final = ["Ada", "Bo", "Cleo"]
YOU: Final = 0

Schema = dict[str, Any]


def sentences() -> list[dict[str, Any]]:
    """What is told, in which game, and how it reads."""
    return [case for name in serai.games() for case in _of_game(serai.game(name))]


def _of_game(game: Game) -> Iterator[dict[str, Any]]:
    schema = schemas.schema_of(game.package)
    assert schema is not None
    words = Words(game, [Words().say("name-you"), *NAMES[1:]])
    shown, defs = schema["properties"], schema["$defs"]
    for event in shown["event"]["anyOf"]:
        if event["properties"]["event"]["enum"][0] in core.EVENTS:
            continue  # the client tells in its own words what befalls a table
        for keys in (list(event["properties"]), event["required"]):
            told = {key: _sample(event["properties"][key], defs) for key in keys}
            yield {"game": game.name, "event": told, "says": words.event(told)}
    kinds = shown["facts"]["properties"].items()
    facts = {fact: _sample(kind, defs) for fact, kind in kinds}
    if facts:
        yield {"game": game.name, "facts": facts, "says": words.facts({"facts": facts})}
    for family in game.space.families:
        action = game.space.to_json(game.space.base(family.name))
        yield {"game": game.name, "action": action, "says": words.action(action)}


def _sample(kind: Schema, defs: dict[str, Schema]) -> Any:
    """A value of a kind, the same each time: lists have two parts, tables two names."""
    if "$ref" in kind:
        return _sample(defs[kind["$ref"].rpartition("/")[2]], defs)
    if "enum" in kind:
        return kind["enum"][0]
    if "anyOf" in kind:
        return _sample(kind["anyOf"][-1], defs)
    if kind.get("format") == "seat":
        return YOU
    if kind.get("format") == "by-seat":
        return [2, 0, 1]
    plain = {"integer": 3, "number": 1.5, "string": "A1", "boolean": True, "null": None}
    if kind["type"] in plain:
        return plain[kind["type"]]
    return _list(kind, defs) if kind["type"] == "array" else _table(kind, defs)


def _list(kind: Schema, defs: dict[str, Schema]) -> list[Any]:
    if "prefixItems" in kind:
        return [_sample(part, defs) for part in kind["prefixItems"]]
    return [_sample(kind["items"], defs)] * 2 if kind["items"] else []


def _table(kind: Schema, defs: dict[str, Schema]) -> dict[str, Any]:
    if "properties" in kind:
        return {key: _sample(part, defs) for key, part in kind["properties"].items()}
    if kind["additionalProperties"] == {}:
        return {}
    names = kind.get("propertyNames", {"enum": ["tokens", "camps"]})
    if "$ref" in names:
        names = defs[names["$ref"].rpartition("/")[2]]
    return {name: _sample(kind["additionalProperties"], defs) for name in names["enum"][:2]}
