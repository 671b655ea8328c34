"""The pipes of a process that plays for another: what bots print does not get into the answers."""

import os
from typing import BinaryIO


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, for this process alone; what is printed goes to the errors."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return source, sink
