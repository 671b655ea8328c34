"""A long evening: steady play of all games while memory, open files and waiting times are watched.

Matches begin and end all the time, hints are asked for, spectators come and go, connections are
lost. What must hold: memory stays flat, and so do the waiting times.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

import msgspec

from bench.calling import Caller
from bench.server import processor_seconds
from serai.engine.chance import chance_of
from tests.server.serving import ServerProcess
from trials import pictures, pulse, report
from trials.guests import Evening, one_match, watch_on
from trials.pulse import Beat

TABLES: Final = (
    ("livingstone", ("person", "person")),
    ("goldland", ("person", "person", "novice")),
    ("timbuktu", ("person", "person", "person")),
    ("livingstone", ("person", "guide", "person")),
    ("treasure-island", ("person", "person")),
    ("livingstone", ("person", "person", "person", "person")),
    ("goldland", ("person", "person")),
    ("timbuktu", ("person", "guide", "novice")),
    ("livingstone", ("person", "novice")),
    ("timbuktu", ("person", "person", "person", "person")),
)
"""What is played, over and over: the game, and who sits there. Tables beyond these repeat them."""
SPECTATORS: Final = 6
WARM_UP: Final = 1 / 5
"""The part of the beginning that does not count: all games are loaded, ended tables begin to go."""
MOST_GROWTH: Final = 0.05
"""By what part of itself memory may grow over what counts."""
MOST_SLOWING: Final = 1.5
"""How many times the waits of the first third those of the last may be."""
MINUTE: Final = 60.0
SEED: Final = 1


class Load(msgspec.Struct):
    """How long, how much."""

    seconds: float
    every: float
    """Seconds between two looks."""
    pace: float
    """Seconds that people think."""
    tables: int


class Verdict(msgspec.Struct):
    """Whether a server held through the evening."""

    megabytes: float
    growth_per_hour: float
    """Megabytes, by least squares over what counts."""
    growth: float
    """What that makes of all its memory, over what counts."""
    files: tuple[int, int]
    """Fewest and most."""
    p99_first: float
    p99_last: float
    """Medians of the first and the last third, in milliseconds."""
    flat: bool
    steady: bool

    @property
    def held(self) -> bool:
        return self.flat and self.steady


def slope(across: Sequence[float], up: Sequence[float]) -> float:
    """Of the straight line through points that is nearest to them."""
    centre, level = mean(across), mean(up)
    spread = sum((x - centre) ** 2 for x in across)
    leaning = sum((x - centre) * (y - level) for x, y in zip(across, up, strict=True))
    return leaning / spread if spread else 0.0


def judged(beats: Sequence[Beat]) -> Verdict:
    counted = [beat for beat in beats if beat.seconds >= WARM_UP * beats[-1].seconds]
    times = [beat.seconds for beat in counted]
    held = [beat.megabytes for beat in counted]
    per_second = slope(times, held)
    growth = per_second * (times[-1] - times[0]) / median(held)
    third = max(1, len(counted) // 3)
    first = median(beat.p99 for beat in counted[:third])
    last = median(beat.p99 for beat in counted[-third:])
    files = [beat.files for beat in counted]
    return Verdict(
        megabytes=round(median(held), 1),
        growth_per_hour=round(per_second * 3600, 2),
        growth=round(growth, 4),
        files=(min(files), max(files)),
        p99_first=first,
        p99_last=last,
        flat=growth <= MOST_GROWTH,
        steady=last <= first * MOST_SLOWING,
    )


class Watch:
    """Looks at the server again and again."""

    def __init__(self, pid: int, evening: Evening) -> None:
        self._pid = pid
        self._evening = evening
        self._caller = Caller(evening.url)
        self._began = self._last = time.monotonic()
        self._used = processor_seconds(pid)
        self.beats: list[Beat] = []

    def has_seen(self, seconds: float) -> bool:
        """Whether that much time has gone and, however slow the machine, somebody has played."""
        played = self._evening.counts["done"] > 0 and any(beat.moves for beat in self.beats)
        return played and self.beats[-1].seconds >= seconds

    def go_home(self) -> None:
        self._caller.hang_up()

    async def look(self) -> Beat:
        metrics = (await self._caller.ask("GET", "/metrics")).decode()
        tables, live = pulse.tables_and_live(metrics)
        waits, self._evening.waits = self._evening.waits, []
        moment, used = time.monotonic(), processor_seconds(self._pid)
        beat = Beat(
            seconds=round(moment - self._began, 1),
            megabytes=pulse.megabytes(self._pid),
            files=pulse.open_files(self._pid),
            tables=tables,
            live=live,
            moves=len(waits),
            p50=pulse.percentile(waits, 0.5),
            p99=pulse.percentile(waits, 0.99),
            processor=round((used - self._used) / (moment - self._last), 3),
        )
        self._last, self._used = moment, used
        self.beats.append(beat)
        return beat


class Found(msgspec.Struct):
    """What an evening has shown."""

    beats: list[Beat]
    counts: dict[str, int]

    def report(self) -> dict[str, Any]:
        verdict = judged(self.beats)
        return {
            "held": verdict.held,
            "verdict": msgspec.to_builtins(verdict),
            "counts": self.counts,
            "beats": msgspec.to_builtins(self.beats),
        }


async def _play_on(evening: Evening, game: str, seats: tuple[str, ...]) -> None:
    while True:
        await one_match(evening, game, seats)


async def _watch(watch: Watch, seconds: float, every: float) -> None:
    while not watch.has_seen(seconds):
        await asyncio.sleep(every)
        beat = await watch.look()
        print(
            f"{beat.seconds / MINUTE:6.1f} min  {beat.megabytes:7.1f} MB  {beat.files:4} files  "
            f"{beat.tables:4} tables  {beat.live:3} live  {beat.moves:5} moves  "
            f"p50 {beat.p50:6.1f} ms  p99 {beat.p99:6.1f} ms  {beat.processor:5.0%} of a core",
            flush=True,
        )


async def _evening(server: ServerProcess, load: Load) -> Found:
    evening = Evening(server.url, chance_of(SEED), load.pace)
    watch = Watch(server.pid, evening)
    tables = islice(cycle(TABLES), load.tables)
    busy = [asyncio.create_task(_play_on(evening, game, seats)) for game, seats in tables]
    busy += [asyncio.create_task(watch_on(evening)) for _ in range(SPECTATORS)]
    watching = asyncio.create_task(_watch(watch, load.seconds, load.every))
    done, _ = await asyncio.wait([watching, *busy], return_when=asyncio.FIRST_COMPLETED)
    for task in (watching, *busy):
        task.cancel()
    await asyncio.gather(watching, *busy, return_exceptions=True)
    watch.go_home()
    for task in done:
        task.result()
    return Found(watch.beats, dict(evening.counts))


def soak(load: Load, data: Path) -> Found:
    """Keep a server busy, and look at it again and again."""
    server = ServerProcess(data, log_level="info", bot_pace=300)
    server.gathers_itself = True
    server.start()
    try:
        return asyncio.run(_evening(server, load))
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=90.0)
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks")
    parser.add_argument("--pace", type=float, default=0.3, help="seconds that people think")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--folder", type=Path, default=report.FOLDER)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="serai-soak-") as data:
        load = Load(wanted.minutes * MINUTE, wanted.every, wanted.pace, wanted.tables)
        found = soak(load, Path(data))
    told = found.report()
    path = report.write(wanted.folder, "soak", told)
    pictures.soak(found.beats, WARM_UP * found.beats[-1].seconds, path.with_suffix(".png"))
    print(told["verdict"], told["counts"], sep="\n")
    print(f"{'held' if told['held'] else 'NOT HELD'}; written to {path}")
    return 0 if told["held"] else 1


if __name__ == "__main__":
    sys.exit(main())
