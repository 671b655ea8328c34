"""Writes the OpenAPI document, from which the client's types are generated."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from serai.server.app import litestar
from serai.server.limits import Limits
from serai.server.payloads import answers, requests

FRAMES = [
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
    """The whole document, frames of the live connection included."""
    made: dict[str, Any] = litestar(None, Limits(False)).openapi_schema.to_schema()
    _, frames = msgspec.json.schema_components(FRAMES, ref_template="#/components/schemas/{name}")
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in frames.items():
        schemas.setdefault(name, schema)
    return made


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m serai.server.schema FILE")
    text = json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
