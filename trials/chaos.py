"""People and bots play all four games while everything beneath them is killed, cut and slowed.

What must hold: every move that was acknowledged stands in its match once and in its order, every
match verifies, everybody was told every event once, and nobody was told another seat's secrets.
"""

import argparse
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from serai.engine.chance import chance_of
from tests.server import postgres
from trials import pictures, report
from trials.blows import KILLS, LONGEST_TAKEOVER, Blow, Takeover
from trials.calamities import Calamities, PostgreSql, Sqlite, Storage
from trials.searching import COOKIE, FULL_EVENT, HIDDEN_FIELD, KEY
from trials.sittings import Plan, Sitting, Tale

PLANS: Final = (
    Plan("livingstone", ("Ann", "Ben"), 400),
    Plan("timbuktu", ("Cem", "Dan", ":novice"), 400),
    Plan("goldland", ("Eva", ":novice", "Fay"), 60),
    Plan("treasure-island", ("Gus", "Hal", ":novice"), 30),
    Plan("livingstone", ("Ivo", "Jan", "Ivo", ":guide"), 400),
    Plan("timbuktu", ("Kim", "Lea", "Mia"), 400),
)
"""What is played; whoever is named twice has two seats at one device."""
MOVES_BETWEEN: Final = 12
"""Moves to be acknowledged between two calamities."""
SECONDS_BETWEEN: Final = 20.0
"""How long is waited for them at most."""
SECONDS_BETWEEN_LOOKS: Final = 0.01
SECONDS_TO_FINISH: Final = 1200.0
MUST_BE_FOUND: Final = {
    "livingstone": (HIDDEN_FIELD, FULL_EVENT, KEY, COOKIE),
    "timbuktu": (HIDDEN_FIELD, FULL_EVENT, KEY, COOKIE),
    "treasure-island": (HIDDEN_FIELD, FULL_EVENT, KEY, COOKIE),
    "goldland": (KEY, COOKIE),
}
"""The secrets planted and found in each game; Goldland's seats hide nothing from each other."""


class Course(msgspec.Struct):
    """What befalls them: the calamities named here, or chosen ones up to a number of kills."""

    named: tuple[str, ...] = ()
    kills: int = 0
    minutes: float = 60.0
    """At most."""

    def calamities(self, choose: Callable[[], str], killed: Callable[[], int]) -> Iterator[str]:
        yield from self.named
        end = time.monotonic() + self.minutes * 60
        while killed() < self.kills and time.monotonic() < end:
            yield choose()


class Found(msgspec.Struct):
    """What came of it, on one storage."""

    storage: str
    processes: int
    takeovers: list[Takeover]
    minutes: float
    blows: list[Blow]
    acknowledged: int
    counts: dict[str, int]
    planted: dict[str, int]
    failures: list[str]

    @property
    def kills(self) -> int:
        return sum(blow.kind in KILLS for blow in self.blows)

    def late(self) -> list[Takeover]:
        return [taken for taken in self.takeovers if taken.is_late()]

    def joined(self, later: "Found") -> "Found":
        """This and what a later round found, as if it had been one."""
        seconds = self.minutes * 60
        moved = [
            msgspec.structs.replace(
                blow,
                seconds=round(blow.seconds + seconds, 2),
                moves=blow.moves + self.acknowledged,
            )
            for blow in later.blows
        ]
        return Found(
            storage=self.storage,
            processes=self.processes,
            takeovers=self.takeovers + later.takeovers,
            minutes=round(self.minutes + later.minutes, 1),
            blows=self.blows + moved,
            acknowledged=self.acknowledged + later.acknowledged,
            counts=dict(sorted((Counter(self.counts) + Counter(later.counts)).items())),
            planted=dict(sorted((Counter(self.planted) + Counter(later.planted)).items())),
            failures=self.failures + later.failures,
        )

    def holds(self) -> bool:
        return not (self.failures or self.unproven() or self.late())

    def unproven(self) -> list[str]:
        """The secrets that were nowhere planted, so that nobody knows whether they were found."""
        wanted = [f"{game}: {kind}" for game, kinds in MUST_BE_FOUND.items() for kind in kinds]
        return [name for name in wanted if not self.planted.get(name)]

    def summary(self) -> dict[str, Any]:
        return {
            "storage": self.storage,
            "processes": self.processes,
            "takeovers": len(self.takeovers),
            f"of them longer than {LONGEST_TAKEOVER} s": sum(
                taken.seconds > LONGEST_TAKEOVER for taken in self.takeovers
            ),
            "of them with a processor at hand": len(self.late()),
            "longest takeover": max((taken.seconds for taken in self.takeovers), default=0.0),
            "minutes": self.minutes,
            "calamities": dict(Counter(blow.kind for blow in self.blows)),
            "kills": self.kills,
            "acknowledged": self.acknowledged,
            "counts": self.counts,
            "planted and found": self.planted,
            "unproven": self.unproven(),
            "failures": self.failures,
        }


class Chaos:
    """One run on one storage."""

    def __init__(
        self, storage: Storage, data: Path, seed: int, plans: Sequence[Plan], processes: int
    ) -> None:
        self._storage = storage
        self._processes = processes
        self._tale = Tale()
        self._calamities = Calamities(storage, data, chance_of(seed), self._cut, processes)
        self._seed = seed
        self._plans = plans
        self._began = time.monotonic()
        self._blows: list[Blow] = []

    def _cut(self) -> None:
        self._tale.cuts += 1

    def run(self, course: Course) -> Found:
        """People play, and what the course brings befalls them."""
        try:
            return self._run(course)
        finally:
            self._tale.over = True
            self._calamities.kill_all()

    def _run(self, course: Course) -> Found:
        self._calamities.start(staged=True)
        self._began = time.monotonic()
        sittings = [
            Sitting(plan, self._calamities.urls, chance_of(self._seed * 1000 + number), self._tale)
            for number, plan in enumerate(self._plans)
        ]
        for sitting in sittings:
            sitting.start()
        for kind in course.calamities(self._calamities.any, self._kills):
            self._wait_for_moves(MOVES_BETWEEN)
            self._strike(kind)
            if self._tale.failures:
                break
        self._wait_for_moves(MOVES_BETWEEN)
        self._tale.over = True
        for sitting in sittings:
            sitting.join(SECONDS_TO_FINISH)
            if sitting.is_alive():
                self._tale.fail("a table did not come to its end")
        self._calamities.finish()
        self._look_into_storage()
        self._look_into_logs()
        return self._found()

    def _kills(self) -> int:
        return sum(blow.kind in KILLS for blow in self._blows)

    def _seconds(self) -> float:
        return time.monotonic() - self._began

    def _wait_for_moves(self, moves: int) -> None:
        wanted = len(self._tale.acknowledged) + moves
        end = time.monotonic() + SECONDS_BETWEEN
        while len(self._tale.acknowledged) < wanted and time.monotonic() < end:
            if self._tale.failures:
                return
            time.sleep(SECONDS_BETWEEN_LOOKS)

    def _strike(self, kind: str) -> None:
        began, before = time.monotonic(), len(self._tale.acknowledged)
        if not self._calamities.befall(kind):
            return
        over, then = time.monotonic(), len(self._tale.acknowledged)
        self._wait_for_moves(1)
        later = self._tale.acknowledged[then:]
        back = (later[0] if later else over) - began
        blow = Blow(kind, round(began - self._began, 2), round(back, 2), before)
        self._blows.append(blow)
        print(
            f"{self._storage.name:10} {blow.seconds:7.1f} s  {kind:9}  back after {back:5.1f} s  "
            f"{self._kills():4} kills  {before:6} moves  {self._tale.counts['matches']:4} matches",
            flush=True,
        )

    def _look_into_storage(self) -> None:
        """Every acknowledged id stands in the database once."""
        stored: dict[str, Counter[tuple[int, str]]] = {}
        for table, seat, name in self._storage.ids():
            stored.setdefault(table, Counter())[seat, name] += 1
        for table, ledger in self._tale.ledgers.items():
            for wrong in ledger.not_once(stored.get(table, Counter())):
                self._tale.fail(f"{table}: not stored once: {wrong}")
            self._tale.count("ids looked up in the database", len(ledger.ids))

    def _look_into_logs(self) -> None:
        """No traceback, whatever happens beneath."""
        for line in self._calamities.logged:
            if "trace" in line:
                self._tale.fail(f"the server failed: {line['what']}: {line['trace']}")
        self._tale.failures += [f"the server said: {words}" for words in self._calamities.words]

    def _found(self) -> Found:
        return Found(
            storage=self._storage.name,
            processes=self._processes,
            takeovers=self._calamities.takeovers,
            minutes=round(self._seconds() / 60, 1),
            blows=self._blows,
            acknowledged=len(self._tale.acknowledged),
            counts=dict(sorted(self._tale.counts.items())),
            planted=dict(sorted(self._tale.planted.items())),
            failures=self._tale.failures,
        )


@contextmanager
def storage_named(name: str, data: Path) -> Iterator[Storage]:
    if name == "sqlite":
        yield Sqlite(data)
    else:
        with postgres.running() as cluster:
            yield PostgreSql(cluster)


def chaos(
    name: str, course: Course, seed: int, plans: Sequence[Plan] = PLANS, processes: int = 1
) -> Found:
    """One run on a storage of a kind, in a folder of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="serai-chaos-") as folder,
        storage_named(name, Path(folder)) as storage,
    ):
        return Chaos(storage, Path(folder), seed, plans, processes).run(course)


def rounds(
    name: str, wanted: argparse.Namespace, before: Found | None, keep: Callable[[Found], None]
) -> Found:
    """Round after round on databases of their own, each kept, until there were enough kills.

    A run that was cut short goes on after the rounds that it has kept.
    """
    end = time.monotonic() + wanted.minutes * 60
    found = before
    while found is None or (found.kills < wanted.kills and not found.failures):
        kills = min(wanted.round, wanted.kills - (found.kills if found else 0))
        minutes = (end - time.monotonic()) / 60
        if found is not None and minutes <= 0:
            break
        seed = wanted.seed + (found.kills if found else 0)
        later = chaos(name, Course(kills=kills, minutes=minutes), seed, PLANS, wanted.processes)
        found = later if found is None else found.joined(later)
        keep(found)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=160, help="of processes, on each storage")
    parser.add_argument("--round", type=int, default=50, help="kills on one database")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, on each storage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--storage", choices=["sqlite", "postgresql"], action="append")
    parser.add_argument("--processes", type=int, default=1, help="that serve a PostgreSQL")
    parser.add_argument("--folder", type=Path, default=report.FOLDER)
    parser.add_argument("--go-on", action="store_true", help="after the rounds kept in the folder")
    wanted = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # it wonders at cut connections
    names = wanted.storage or (
        ["sqlite", "postgresql"] if wanted.processes == 1 else ["postgresql"]
    )
    kept = wanted.folder / "chaos-rounds.json"
    found: dict[str, Found] = {}
    if wanted.go_on and kept.exists():
        found = msgspec.json.decode(kept.read_bytes(), type=dict[str, Found])

    def keep(name: str, so_far: Found) -> None:
        found[name] = so_far
        wanted.folder.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(found))

    for name in names:
        found[name] = rounds(name, wanted, found.get(name), partial(keep, name))
    return told(wanted.folder, list(found.values()))


def told(folder: Path, found: Sequence[Found]) -> int:
    """Write what was found, draw it and print it; the exit code of the command."""
    held = all(one.holds() for one in found)
    path = report.write(
        folder,
        "chaos",
        {
            "held": held,
            "kills": sum(one.kills for one in found),
            "storages": [one.summary() for one in found],
            "blows": {one.storage: msgspec.to_builtins(one.blows) for one in found},
            "takeovers": {one.storage: msgspec.to_builtins(one.takeovers) for one in found},
        },
    )
    pictures.chaos(
        {one.storage: one.blows for one in found},
        [taken for one in found for taken in one.takeovers],
        path.with_suffix(".png"),
    )
    for one in found:
        print(*(f"{name}: {value}" for name, value in one.summary().items()), sep="\n")
    print(f"{'held' if held else 'NOT HELD'}; written to {path}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
