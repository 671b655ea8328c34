"""The interface beside its own description: requests made up from it, one leading to the next.

A table that one request has made is what the next ones are about, so that the fuzzer comes to
places where a single request never would.
"""

from collections import Counter
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.generation.stateful.state_machine import APIStateMachine

import serai
from serai.engine.match import Match
from serai.server.description import document
from tests.server.people import PATIENCE, Person

MAKES_TABLE: Final = (("/api/tables", "post", "201"), ("/api/quick", "post", "201"))
ALWAYS_THE_SAME: Final = "/api/games"
ABOUT_TABLE: Final = "{table_id}"
LONGEST_STORY: Final = 25
"""Requests that follow one another."""


def likely(described: dict[str, Any]) -> None:
    """Narrow what is made up to what has a chance: games that exist, actions that somebody has."""
    shapes = described["components"]["schemas"]
    first = [Match.new(name, seats=serai.game(name).fewest, seed=1) for name in serai.games()]
    actions = [action for match in first for action in match.legal(match.to_act[0])[:3]]
    small = {"type": "integer", "minimum": 0, "maximum": 3}
    narrowed = {
        "game": {"type": "string", "enum": list(serai.games())},
        "level": {"type": "string", "enum": ["novice", "guide"]},
        "name": {"type": "string", "pattern": "^[A-Za-z]{1,12}$"},
        "options": {"type": "object", "maxProperties": 0},
        "action": {"enum": [*actions, {"action": "fly"}]},
        "seat": small,
        "bots": {"type": "integer", "minimum": 1, "maximum": 3},
    }
    for shape in shapes.values():
        if "properties" in shape:
            shape["additionalProperties"] = False
        for name, narrow in narrowed.items():
            if name in shape.get("properties", {}):
                shape["properties"][name] = narrow


def linked() -> dict[str, Any]:
    """The interface's description, with the requests that may follow the making of a table."""
    described = document()
    likely(described)
    for path in [path for path in described["paths"] if path.startswith(ALWAYS_THE_SAME)]:
        del described["paths"][path]
    links: dict[str, Any] = {}
    for path, operations in described["paths"].items():
        if ABOUT_TABLE in path:
            for operation in operations.values():
                name = operation["operationId"]
                links[name] = {
                    "operationId": name,
                    "parameters": {"path.table_id": "$response.body#/id"},
                }
    for path, method, status in MAKES_TABLE:
        described["paths"][path][method]["responses"][status]["links"] = links
    return described


def fuzz(url: str, stories: int, person: Person) -> dict[str, Any]:
    """Tell so many stories; what failed in them."""
    schema = schemathesis.openapi.from_dict(linked())
    schema.config.update(base_url=url)
    counts: Counter[str] = Counter()
    failures: list[str] = []
    machine: type[APIStateMachine] = schema.as_state_machine()

    class Story(machine):  # type: ignore[misc, valid-type]
        """Requests of one device, each checked."""

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            cookie = f"serai_device={person.cookie}"
            return {"headers": {"Cookie": cookie}, "timeout": PATIENCE}

        def validate_response(self, response: Any, case: Any, **_more: Any) -> None:
            counts["requests"] += 1
            counts[f"answered {response.status_code}"] += 1
            about = f"{case.method} {case.operation.path}: {response.status_code}"
            if response.status_code >= 500:
                failures.append(f"{about} {response.text}")
            elif response.status_code >= 400 and not response.json().get("text"):
                failures.append(f"{about} without a reason")

    Story.run(
        settings=settings(
            max_examples=stories,
            stateful_step_count=LONGEST_STORY,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
    )
    counts["stories"] = stories
    return {**counts, "failures": failures}
