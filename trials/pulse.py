"""How a server is doing, seen from outside: its memory, its files, its numbers."""

import os
import re
from pathlib import Path
from typing import Final

import msgspec

MEGABYTE: Final = 1024 * 1024
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
COUNTED: Final = re.compile(r'^serai_tables\{state="(\w+)"\} ([\d.e+]+)$', re.MULTILINE)
LIVE: Final = re.compile(r"^serai_live_connections ([\d.e+]+)$", re.MULTILINE)


class Beat(msgspec.Struct):
    """One look at a server under load."""

    seconds: float
    """Since the beginning."""
    megabytes: float
    files: int
    tables: int
    """In memory, whatever their state."""
    live: int
    moves: int
    """Acknowledged since the look before."""
    p50: float
    p99: float
    """Milliseconds until a move was acknowledged, since the look before."""
    processor: float
    """Share of one core since the look before."""


def megabytes(pid: int) -> float:
    """What a process holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * PAGE / MEGABYTE, 2)


def open_files(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def tables_and_live(metrics: str) -> tuple[int, int]:
    """From the text that the server gives to Prometheus."""
    tables = sum(int(float(count)) for _, count in COUNTED.findall(metrics))
    live = LIVE.search(metrics)
    return tables, int(float(live[1])) if live else 0


def percentile(values: list[float], share: float) -> float:
    """In milliseconds; 0 where there is nothing."""
    ordered = sorted(values)
    return round(ordered[int(len(ordered) * share)] * 1000, 2) if ordered else 0.0
