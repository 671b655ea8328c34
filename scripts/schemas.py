"""Writes what games declare that they show: a JSON schema each, and the client's types.

`make types` runs it. A test fails when what it writes is not what is kept.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import serai
from scripts import golden_views, told
from serai import schemas

ROOT: Final = Path(__file__).resolve().parents[1]
ENGINE: Final = "serai.engine"
WIDTH: Final = 100
NOTE: Final = "// Written by `make types` from {source}; change it there."
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]

FACTS: Final = {"description": "What an offer may say of itself: its price, its gain and more."}


def main() -> None:
    for path, text in files().items():
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)


def files() -> dict[str, str]:
    """Every generated file by its path in the source tree."""
    core = _schema(ENGINE)
    made = {"web/src/games/core.ts": typescript(core, _source(ENGINE), {})}
    for name in serai.games():
        package = serai.game(name).package
        schema = _schema(package)
        folder = package.replace(".", "/")
        made[f"{folder}/schema.json"] = _json(schema)
        made[f"web/src/games/{name}/view.ts"] = typescript(schema, _source(package), core["$defs"])
        made[f"web/src/games/{name}/golden.json"] = _lines(golden_views.moments(name))
    houses = [serai.game(name).package for name in serai.games()]
    made["serai/locale/fields.json"] = _json(schemas.named_by_seat(houses))
    made["web/src/words/told.json"] = _json(told.sentences())
    return made


def _lines(made: list[Any]) -> str:
    """A list with a line for each of its parts, so that changes can be read."""
    lines = ",\n".join(json.dumps(part, ensure_ascii=False) for part in made)
    return f"[\n{lines}\n]\n"


def _json(made: object) -> str:
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def _schema(package: str) -> Schema:
    made = schemas.schema_of(package)
    assert made is not None, f"{package} has no schema.py"
    return made


def _source(package: str) -> str:
    return f"{package.replace('.', '/')}/schema.py"


# TypeScript.


def typescript(schema: Schema, source: str, core: dict[str, Schema]) -> str:
    """A module of types for a schema; those that it shares with the core are imported."""
    shared = sorted(name for name, made in schema["$defs"].items() if core.get(name) == made)
    parts = [NOTE.format(source=source)]
    if shared:
        parts.append(f'import type {{ {", ".join(shared)} }} from "../core";')
    for name, made in schema["$defs"].items():
        if name not in shared:
            parts.append("\n".join(_declaration(name, made)))
    shown = schema["properties"]
    game = _type(shown["view"]).removesuffix("View")
    parts.append("\n".join(_events(f"{game}Event", shown["event"])))
    parts.append("\n".join(_declaration(f"{game}Facts", FACTS | shown["facts"])))
    return "\n\n".join(parts) + "\n"


def _events(name: str, made: Schema) -> Iterator[str]:
    """Every event as its own shape, told apart by its name."""
    yield "/** What happened, as a seat or the public is told it. */"
    yield f"export type {name} ="
    for event in made["anyOf"]:
        yield from _comment(event, "  ")
        yield "  | {"
        yield from _keys(event, "      ")
        yield "    }" + (";" if event is made["anyOf"][-1] else "")


def _declaration(name: str, made: Schema) -> Iterator[str]:
    if "enum" in made:
        constant = _constant(name)
        yield from _names(f"export const {constant} = [", made["enum"], "] as const;")
        yield f"export type {name} = (typeof {constant})[number];"
        return
    yield from _comment(made, "")
    if "properties" in made:
        yield f"export interface {name} {{"
        yield from _keys(made, "  ")
        yield "}"
    else:
        yield f"export type {name} = {_type(made)};"


def _names(begin: str, names: list[str], end: str) -> Iterator[str]:
    """A list of names, on as many lines as it needs."""
    line = begin + ", ".join(json.dumps(name) for name in names) + end
    if len(line) <= WIDTH:
        yield line
        return
    yield begin
    listed = ", ".join(json.dumps(name) for name in names) + ","
    yield from wrap(listed, WIDTH, initial_indent="  ", subsequent_indent="  ")
    yield end


def _constant(name: str) -> str:
    """`GemKind` as `GEM_KINDS`."""
    spaced = "".join(f"_{letter}" if letter.isupper() else letter for letter in name)
    return spaced.strip("_").upper() + "S"


def _comment(made: Schema, indent: str) -> Iterator[str]:
    if "description" in made:
        comment = f"/** {' '.join(made['description'].split())} */"
        yield from wrap(comment, WIDTH, initial_indent=indent, subsequent_indent=f"{indent} * ")


def _keys(made: Schema, indent: str) -> Iterator[str]:
    for key, part in made["properties"].items():
        yield from _comment(part, indent)
        optional = "" if key in made.get("required", ()) else "?"
        yield f"{indent}{key}{optional}: {_type(part)};"


def _type(made: Schema) -> str:
    if "$ref" in made:
        return str(made["$ref"].rpartition("/")[2])
    if "enum" in made:
        return " | ".join(json.dumps(value) for value in made["enum"])
    if "anyOf" in made:
        return " | ".join(_type(part) for part in made["anyOf"])
    kind = made.get("type")
    if kind == "array":
        return _list(made)
    if kind == "object":
        return _record(made)
    return PLAIN[kind] if kind else "unknown"


def _list(made: Schema) -> str:
    items = made["items"]
    rest = "" if items is False else _type(items)
    many = f"({rest})[]" if " | " in rest else f"{rest}[]"
    if "minItems" not in made:
        return many
    parts = [_type(part) for part in made.get("prefixItems", [])]
    return f"[{', '.join(parts + ([f'...{many}'] if rest else []))}]"


def _record(made: Schema) -> str:
    """Parts by name: by any name, by all of a few, or by some of them."""
    names = _type(made.get("propertyNames", {"type": "string"}))
    record = f"Record<{names}, {_type(made['additionalProperties'])}>"
    return f"Partial<{record}>" if names != "string" and "required" not in made else record


if __name__ == "__main__":
    main()
