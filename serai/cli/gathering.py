"""Getting the parts of a program together, without looking for rubbish among them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gathering() -> Iterator[None]:
    """Whatever is imported here stays to the end: Python need not look through it, now or later.

    It would do so some dozen times at the start, and whenever a key has made enough new things.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
