"""What comes from elsewhere: installed packages announce it, `module:name` says where it is."""

import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from serai.engine.errors import BadInput


def is_place(text: str) -> bool:
    """Whether a text has the form `module:name`; nothing is loaded to find out."""
    module, colon, name = text.partition(":")
    parts = [*module.split("."), *name.split(".")]
    return bool(colon) and all(part.isidentifier() for part in parts)


def load(place: str) -> object:
    """What stands at `module:name`. Loading runs its code: only for places that can be trusted."""
    if not is_place(place):
        raise BadInput(
            "a place is named module:name, like mygames.wells:Wells, not {place}",
            "bad-place",
            place=repr(place),
        )
    module, _, name = place.partition(":")
    try:
        found: object = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}"
        raise BadInput(
            "{place} cannot be loaded: {why}", "bad-place_loaded", place=place, why=why
        ) from trouble
    return found


def look_here() -> None:
    """Let modules be found in the folder one works in, after all others."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def announced(group: str) -> dict[str, str]:
    """What installed packages announce by entry points of a group: the place of each name."""
    found: dict[str, str] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, point.value)):
        found.setdefault(point.name, f"{point.module}:{point.attr}")
    return found
