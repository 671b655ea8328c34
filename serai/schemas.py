"""The JSON schema of what a game shows, made from the types it declares in its `schema.py`."""

import ast
import inspect
import sys
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from serai.engine import schema as core
from serai.engine.actions import Family, Param
from serai.engine.game import Game
from serai.engine.schema import BY_SEAT, SEAT, SOME, Maybe, Row

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[dict[object, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    object: {},
}


def schema_of(package: str) -> Schema | None:
    """The schema of everything a package's `schema` module declares, or None without one."""
    name = f"{package}.schema"
    if find_spec(name) is None:
        return None
    return Declared(import_module(name)).document()


def since_of(package: str) -> dict[str, int]:
    """Events that are newer than rules number 1, with the number that brought them."""
    since: dict[str, int] = import_module(f"{package}.schema").SINCE
    return since


PLACE: Final = Row((int, int))
"""Of a list: that it says how far east and how far north a place is."""


def named_by_seat(packages: Iterable[str]) -> dict[str, list[str]]:
    """Fields of events, facts and messages that hold seats, a number for each seat, or a place."""
    tables = [core.ABOUT]
    for module in [core, *(import_module(f"{package}.schema") for package in packages)]:
        tables += [*module.EVENTS.values(), module.FACTS]
    kinds = [
        (name, kind.kind if isinstance(kind, Maybe) else kind)
        for fields in tables
        for name, kind in fields.items()
    ]
    return {
        "seats": sorted({name for name, kind in kinds if _holds(kind, core.Seat)}),
        "by_seat": sorted({name for name, kind in kinds if _holds(kind, core.BySeat)}),
        "places": sorted({name for name, kind in kinds if _holds(kind, PLACE)}),
    }


def _holds(kind: object, what: object) -> bool:
    """Whether a kind is one thing, or a list of it, or may be it."""
    return kind == what or any(_holds(part, what) for part in get_args(kind))


class Declared:
    """The types of one module, by the names it gives them."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.defs: dict[str, Schema] = {}
        self._names = {**_named(core), **_named(module)}
        self.events: dict[str, core.Fields] = {**core.EVENTS, **getattr(module, "EVENTS", {})}
        self.since: dict[str, int] = getattr(module, "SINCE", {})

    def document(self) -> Schema:
        """One schema with a property for each thing that is shown, and all types it names."""
        shown = {
            "view": self.schema(self.module.VIEW),
            "event": {"anyOf": [self._event(name) for name in self.events]},
            "facts": self._fields(getattr(self.module, "FACTS", {}), optional=True),
        }
        for declared, name in _named(self.module).items():
            if is_typeddict(declared) and not name.startswith("_"):
                self.schema(declared)
        return {
            "$schema": DIALECT,
            "description": _doc(self.module),
            "properties": shown,
            "$defs": self.defs,
        }

    def _event(self, name: str) -> Schema:
        made = self._fields(self.events[name])
        made["properties"] = {"event": {"enum": [name]}, **made["properties"]}
        made["required"] = ["event", *made["required"]]
        if name in self.since:
            made["description"] = f"Since rules number {self.since[name]}."
        return made

    def _fields(self, fields: core.Fields, optional: bool = False) -> Schema:
        """Fields of an event, or the facts of an offer, of which each has some."""
        bare = {n: kind.kind if isinstance(kind, Maybe) else kind for n, kind in fields.items()}
        sure = [n for n, kind in fields.items() if not optional and not isinstance(kind, Maybe)]
        return {
            "type": "object",
            "properties": {name: self.schema(kind) for name, kind in bare.items()},
            "required": sure,
            "additionalProperties": False,
        }

    def schema(self, declared: Any) -> Schema:
        """A type where it is used: by its name, if it has one."""
        name = self._names.get(declared)
        if name is None:
            return self._spelled_out(declared)
        if name not in self.defs:
            self.defs[name] = {}
            self.defs[name] = self._spelled_out(declared)
        return {"$ref": f"#/$defs/{name}"}

    def _spelled_out(self, declared: Any) -> Schema:
        if is_typeddict(declared):
            return self._object(declared)
        kind, parts = get_origin(declared), get_args(declared)
        if kind is Annotated:
            return self._marked(parts[0], parts[1:])
        if kind is Literal:
            return {"enum": list(parts)}
        if kind in (Union, UnionType):
            return {"anyOf": [self.schema(part) for part in parts]}
        if kind in (list, Sequence):
            return {"type": "array", "items": self.schema(parts[0])}
        if kind is dict:
            return self._table(parts[0], parts[1])
        return dict(PLAIN[declared])

    def _marked(self, declared: Any, marks: tuple[object, ...]) -> Schema:
        """A type with what stands beside it: a row's parts, some of the names, what it means."""
        made = self._spelled_out(declared)
        for mark in marks:
            if isinstance(mark, Row):
                made = self._row(mark)
            elif mark is SOME:
                del made["required"]
            elif mark in (SEAT, BY_SEAT):
                made["format"] = mark.says
            elif isinstance(mark, str):
                made["description"] = mark
        return made

    def _row(self, row: Row) -> Schema:
        made: Schema = {"type": "array", "minItems": len(row.parts)}
        if row.parts:
            made["prefixItems"] = [self.schema(part) for part in row.parts]
        made["items"] = False if row.rest is None else self.schema(row.rest)
        return made

    def _table(self, names: Any, part: Any) -> Schema:
        """Parts by name: by any name, or by every one of a few."""
        if names is str:
            return {"type": "object", "additionalProperties": self.schema(part)}
        return {
            "type": "object",
            "propertyNames": self.schema(names),
            "additionalProperties": self.schema(part),
            "required": list(get_args(names)),
        }

    def _object(self, declared: Any) -> Schema:
        """Every key in the order of the class; what is not said to be optional is required."""
        hints = get_type_hints(declared, include_extras=True)
        said = _said_of_keys(declared)
        properties: dict[str, Schema] = {}
        for key, hint in hints.items():
            properties[key] = self.schema(_without_not_required(hint))
            if key in said:
                properties[key] = {**properties[key], "description": said[key]}
        made: Schema = {"type": "object"}
        if _doc(declared):
            made["description"] = _doc(declared)
        made["properties"] = properties
        made["required"] = [key for key in hints if key in declared.__required_keys__]
        made["additionalProperties"] = False
        return made


def _named(module: ModuleType) -> dict[Any, str]:
    """The types that a module names, by what they are."""
    return {
        declared: name
        for name, declared in vars(module).items()
        if not name.isupper()
        and (
            is_typeddict(declared) or get_origin(declared) in (Annotated, Literal, Union, UnionType)
        )
    }


def _without_not_required(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def _doc(declared: object) -> str:
    return inspect.cleandoc(getattr(declared, "__doc__", None) or "")


@cache
def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    written = ast.parse(inspect.getsource(module)).body
    return {node.name: node for node in written if isinstance(node, ast.ClassDef)}


def _said_of_keys(declared: type) -> dict[str, str]:
    """What the lines below a key say of it, in its class and those it extends."""
    said: dict[str, str] = {}
    module = sys.modules[declared.__module__]
    written = _classes(module).get(declared.__name__)
    if written is None:
        return said
    for base in written.bases:
        above: Any = reduce(getattr, ast.unparse(base).split("."), module)
        if is_typeddict(above):
            said.update(_said_of_keys(above))
    for line, below in pairwise(written.body):
        if (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            told = inspect.cleandoc(str(below.value.value))
            said[line.target.id] = told.replace("None", "null")
    return said


def actions(game: Game) -> Schema:
    """The schema of a game's actions as JSON: one case for each family, with its parameters."""
    return {"$schema": DIALECT, "oneOf": [_family(family) for family in game.space.families]}


def _family(family: Family) -> Schema:
    names = ["action", *(param.name for param in family.params)]
    return {
        "type": "object",
        "properties": {
            "action": {"const": family.name},
            **{param.name: _param(param) for param in family.params},
        },
        "required": names,
        "additionalProperties": False,
    }


def _param(param: Param) -> Schema:
    if param.flag:
        return {"type": "boolean"}
    if param.names:
        return {"enum": param.names}
    return {"type": "integer", "minimum": param.low, "maximum": param.high}
