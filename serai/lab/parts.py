"""Work that is done in parts on several cores: each part is one file, whole or not there at all."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from serai.engine import registry


def written(
    write: Callable[[int], Path], left: list[int], workers: int, stop: Callable[[], bool]
) -> Iterator[Path]:
    """Have the parts that are left written, never handing out many ahead, so that stopping does not
    take long; the files as they are done."""
    pool = ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=registry.bring, initargs=(registry.brought(),)
    )
    waiting = iter(left)
    with pool:
        under_way = {pool.submit(write, part) for part in islice(waiting, workers)}
        while under_way:
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
                if not stop():
                    under_way |= {pool.submit(write, part) for part in islice(waiting, 1)}


def keep(path: Path, **arrays: Any) -> Path:
    """Write arrays into a file that is there only once it is whole and on the disk."""
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **arrays)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
    return path
