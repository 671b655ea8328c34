"""The OpenAPI document of the interface, the frames of the live connection included."""

import functools
import json
from typing import Any, Final

import msgspec
from litestar.openapi import OpenAPIConfig

import serai
from serai.server.interface import interface
from serai.server.limits import Limits
from serai.server.payloads import answers, requests

FRAMES: Final = [
    answers.Update,
    answers.TableChanged,
    answers.Chatted,
    answers.Done,
    answers.Refused,
    answers.Goodbye,
    requests.PlayFrame,
    requests.UndoFrame,
]
"""What passes over the live connection, which OpenAPI itself has no place for."""


def document() -> dict[str, Any]:
    config = OpenAPIConfig("Serai", serai.__version__, use_handler_docstrings=True)
    made: dict[str, Any] = interface(None, Limits(False, 0), config).openapi_schema.to_schema()
    _, frames = msgspec.json.schema_components(FRAMES, ref_template="#/components/schemas/{name}")
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in frames.items():
        schemas.setdefault(name, schema)
    return made


@functools.cache
def written() -> bytes:
    """The document as a file, the same bytes each time."""
    text = json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False)
    return f"{text}\n".encode()
