"""What callers hand in, by kind.

The compiler is shown `object` for each of these names (scripts/compiling.py), so that a wrong kind
reaches our own refusals, which say what to do, and not a check at the border of compiled code.
"""

import os
from collections.abc import Mapping
from typing import TypeAlias

from serai.engine.position import Observation

Name: TypeAlias = str
Whole: TypeAlias = int
Seat: TypeAlias = int
Viewpoint: TypeAlias = int | None
"""A seat, or None for what everybody sees."""
Action: TypeAlias = Mapping[str, object] | int
"""An action as JSON, or its number."""
Known: TypeAlias = Observation
"""What a seat knows, as `Match.observation` gives it."""
Options: TypeAlias = Mapping[str, object] | None
Level: TypeAlias = str | int
File: TypeAlias = str | os.PathLike[str]
