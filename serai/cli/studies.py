"""Running a study in a terminal: the bar that grows, Ctrl-C that stops it gently, the way back."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from serai.cli.screen import Screen
from serai.engine.errors import BadInput
from serai.lab.arena import Report, carry_out
from serai.lab.cluster import Cluster
from serai.lab.crew import Crew, Processes
from serai.lab.order import Order, check_matches
from serai.words import Words

if TYPE_CHECKING:
    from serai.lab.dataset import Wanted
    from serai.lab.school import Schooling

SAY: Final = Words().say
INTERRUPTED: Final = 130
PROCESSES: Final = "processes"
RAY: Final = "ray"
MOST_WORKERS: Final = 1024
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def about(ident: str) -> Parameter:
    return Parameter(help=SAY(f"about-{ident}"))


Out = Annotated[Path | None, about("study_out")]
Matches = Annotated[int, about("study_matches")]
Levels = Annotated[str, about("study_levels")]
StudySeed = Annotated[int, about("study_seed")]
Preset = Annotated[str | None, about("preset")]
OptionList = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help=SAY("about-option"))
]
Workers = Annotated[int | None, about("study_workers")]
On = Annotated[str, about("study_on")]
Address = Annotated[str | None, about("study_address")]


def crew(on: str, workers: int | None, address: str | None) -> Crew:
    """Whoever shall play: processes here, or a Ray cluster."""
    processes = cores(workers)
    if address is not None and on != RAY:
        raise BadInput(SAY("study-address"))
    if on == RAY:
        return Cluster(address, workers)
    if on == PROCESSES:
        return Processes(processes)
    raise BadInput(SAY("study-on", wish=on))


def cores(workers: int | None) -> int:
    """How many processes are meant: as many as asked for, or one for each core."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadInput(SAY("study-workers", most=MOST_WORKERS))
    return workers or len(os.sched_getaffinity(0))


def need_parts() -> None:
    """Refuse before anything is played if what reads the results is missing."""
    if not all(find_spec(part) for part in ("matplotlib", "openskill")):
        raise BadInput(SAY("study-parts"))


def run(order: Order, matches: int, folder: Path, crew: Crew, screen: Screen) -> Report | None:
    """Play with a bar; None if somebody stopped it, who is told how to go on."""
    check_matches(matches)
    with _stoppable() as stopped, _bar(screen) as bar:
        task = bar.add_task(SAY("study-playing"), total=None)

        def progress(done: int, wanted: int) -> None:
            bar.update(task, completed=done, total=wanted)

        report = carry_out(order, matches, folder, crew, stop=stopped, progress=progress)
    if report.cut:
        screen.note(SAY("study-cut"))
    if report.missing:
        done = report.wanted - report.missing
        text = SAY("study-stopped", done=done, wanted=report.wanted, folder=str(folder))
        sys.stdout.flush()
        sys.stderr.write(f"serai: {text}\n")
        return None
    return report


def need_numpy() -> None:
    """Refuse before anything is played if what writes arrays is missing."""
    if not find_spec("numpy"):
        raise BadInput(SAY("dataset-parts"))


def write_down(order: "Wanted", folder: Path, workers: int | None, screen: Screen) -> int:
    """Write a dataset with a bar; whoever stops it is told how to go on."""
    from serai.lab import dataset

    processes = cores(workers)
    with _stoppable() as stopped, _bar(screen) as bar:
        task = bar.add_task(SAY("dataset-writing"), total=None)

        def progress(done: int, wanted: int) -> None:
            bar.update(task, completed=done, total=wanted)

        whole = dataset.write(folder, order, processes, stopped, progress)
    if not whole:
        sys.stdout.flush()
        told = SAY("dataset-stopped", folder=str(folder))
        sys.stderr.write(f"serai: {told}\n")
        return INTERRUPTED
    screen.note(SAY("dataset-done", count=order.matches, folder=str(folder)))
    return 0


def train(
    order: "Schooling",
    units: int,
    epochs: int,
    folder: Path,
    workers: int | None,
    screen: Screen,
) -> int:
    """Gather and teach with a bar; whoever stops it is told how to go on."""
    from serai.lab import school, training

    with _stoppable() as stopped, _bar(screen) as bar:
        task = bar.add_task(SAY("train-gathering"), total=None)

        def progress(done: int, wanted: int) -> None:
            bar.update(task, completed=done, total=wanted)

        written: list[Path] = []
        if school.gather(folder, order, cores(workers), stopped, progress):
            bar.update(task, description=SAY("train-learning"))
            written = training.train(folder, order, units, epochs, stopped, progress)
    if not written:
        sys.stdout.flush()
        sys.stderr.write(f"serai: {SAY('dataset-stopped', folder=str(folder))}\n")
        return INTERRUPTED
    weights, card = written
    screen.note(SAY("train-done", weights=str(weights), card=card.name))
    return 0


def tell_files(report: Report, folder: Path, written: list[Path], screen: Screen) -> None:
    """Where everything lies."""
    screen.note(SAY("study-done", count=len(report.outcomes), folder=str(folder)))
    screen.note(SAY("study-files", files=", ".join(path.name for path in written)), "quiet")


def _bar(screen: Screen) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        disable=not screen.is_terminal,
    )


@contextmanager
def _stoppable() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C or a request to end has come; a second one ends us at once."""
    received: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        received.append(number)
        signal.signal(number, before[number])

    before = {int(number): signal.getsignal(number) for number in STOPPING}
    for number in before:
        signal.signal(number, stop)
    try:
        yield lambda: bool(received)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
