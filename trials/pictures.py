"""The pictures of the trials, in the look of all our pictures."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from matplotlib.axes import Axes

from serai.lab.drawing import (
    COLOURS,
    MUTED,
    Dot,
    Sheet,
    beside,
    heading,
    label,
    signs,
    whiskers,
)
from trials.blows import KILLS, LONGEST_TAKEOVER, Blow, Takeover
from trials.pulse import Beat

MINUTE: Final = 60.0
TITLES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
CALAMITIES: Final = {
    "server": "server killed",
    "bot": "bot killed",
    "machine": "thinking machine killed",
    "database": "database killed",
    "backend": "one of its processes killed",
    "stopped": "server stopped",
    "rolling": "all restarted in turn",
    "full disk": "disk full",
    "slow disk": "disk slow",
    "clock": "clock stepped",
    "cut": "connections cut",
}


def line(panel: Axes, across: Sequence[float], up: Sequence[float], number: int, name: str) -> None:
    """A line, its name at its right end."""
    colour = COLOURS[number]
    panel.plot(across, up, color=colour, linewidth=1.8)
    panel.annotate(
        name,
        (across[-1], up[-1]),
        xytext=(6, 0),
        textcoords="offset points",
        va="center",
        color=colour,
        fontsize=9,
    )


def from_zero(panel: Axes, highest: float) -> None:
    panel.set_ylim(0, highest * 1.12 or 1)
    panel.margins(x=0)


def soak(beats: Sequence[Beat], counted_from: float, path: Path) -> Path:
    """Memory and tables, waiting times, open files; what does not count is shaded."""
    minutes = [beat.seconds / MINUTE for beat in beats]
    sheet = Sheet("A long evening", [7, 7, 5])
    held, waits, files = sheet.panels
    heading(held, "Memory of the server (MB), and tables in it")
    line(held, minutes, [beat.megabytes for beat in beats], 0, "MB")
    line(held, minutes, [beat.tables for beat in beats], 1, "tables")
    from_zero(held, max(max(beat.megabytes, beat.tables) for beat in beats))
    heading(waits, "Until a move was acknowledged (milliseconds)")
    line(waits, minutes, [beat.p99 for beat in beats], 0, "p99")
    line(waits, minutes, [beat.p50 for beat in beats], 1, "p50")
    from_zero(waits, max(beat.p99 for beat in beats))
    heading(files, "Open files, and live connections")
    line(files, minutes, [beat.files for beat in beats], 0, "files")
    line(files, minutes, [beat.live for beat in beats], 1, "live")
    from_zero(files, max(beat.files for beat in beats))
    for panel in sheet.panels:
        panel.axvspan(minutes[0], counted_from / MINUTE, color=MUTED, alpha=0.12, linewidth=0)
    label(files, "Minutes since the beginning; the shaded ones do not count")
    return sheet.save(path)


def chaos(blows: Mapping[str, Sequence[Blow]], takeovers: Sequence[Takeover], path: Path) -> Path:
    """For each storage: moves acknowledged over time, and how soon play went on after each blow.

    And how soon others had taken over from each process that died, where there were others.
    """
    heights = [lines for here in blows.values() for lines in (6, len({blow.kind for blow in here}))]
    sheet = Sheet("Play through calamities", heights + [6] * bool(takeovers))
    if takeovers:
        _taken_over(sheet.panels[-1], takeovers)
    for number, (storage, here) in enumerate(blows.items()):
        moves, back = sheet.panels[2 * number : 2 * number + 2]
        _moves_through(moves, TITLES[storage], here)
        _back_after(back, here)
    return sheet.save(path)


def _moves_through(panel: Axes, storage: str, blows: Sequence[Blow]) -> None:
    killed = sum(blow.kind in KILLS for blow in blows)
    heading(panel, f"{storage}: moves acknowledged, with a stroke for each of {killed} kills")
    minutes = [blow.seconds / MINUTE for blow in blows]
    panel.plot(minutes, [blow.moves for blow in blows], color=COLOURS[1], linewidth=1.8)
    for minute, blow in zip(minutes, blows, strict=True):
        if blow.kind in KILLS:
            panel.axvline(minute, color=COLOURS[0], alpha=0.25, linewidth=0.7)
    from_zero(panel, max(blow.moves for blow in blows))
    label(panel, "Minutes since the beginning")


def _back_after(panel: Axes, blows: Sequence[Blow]) -> None:
    """A line for each kind of calamity: the median, the shortest and the longest."""
    heading(panel, "Until the next move was acknowledged")
    look = signs(["a process dies", "everything else"])
    dots: list[Dot] = []
    for kind, name in CALAMITIES.items():
        here = sorted(blow.back for blow in blows if blow.kind == kind)
        if here:
            sign = look["a process dies" if kind in KILLS else "everything else"]
            text = f"{len(here)} times, {median(here):.1f} s, at most {here[-1]:.1f} s"
            dots.append(Dot(name, sign, median(here), (here[0], here[-1]), text))
    whiskers(panel, dots)
    label(panel, "Seconds: median, shortest and longest")


def _taken_over(panel: Axes, takeovers: Sequence[Takeover]) -> None:
    """One stroke for each process that died, the shortest first."""
    heading(panel, f"Until others had taken over from {len(takeovers)} dead processes (seconds)")
    order = sorted(takeovers, key=lambda taken: taken.seconds)
    by_itself = [taken.seconds - taken.starved for taken in order]
    look = signs(["by itself", "waiting for a processor"])
    places = range(1, len(order) + 1)
    own, starved = look.values()
    panel.bar(places, by_itself, color=own.colour, label="by itself")
    panel.bar(
        places,
        [taken.starved for taken in order],
        bottom=by_itself,
        color=starved.colour,
        hatch=starved.hatch,
        label="ready, and without a processor",
    )
    panel.axhline(LONGEST_TAKEOVER, color=MUTED, linewidth=1)
    panel.legend(frameon=False, loc="upper left")
    from_zero(panel, max(LONGEST_TAKEOVER, order[-1].seconds))
    label(panel, "Takeovers, the shortest first; the line is what may pass")


def fuzz(found: Mapping[str, Mapping[str, Any]], path: Path) -> Path:
    """What became of the changed match files, by the way in which they were changed."""
    files = found["files"]
    ways = sorted({name.partition(": ")[0] for name in files if ": " in name})
    sheet = Sheet("Broken on purpose", [len(ways), len(_answers(found["interface"]))])
    heading(sheet.panels[0], f"{files['files']:,} match files, by what was done to them")
    look = signs(["refused", "sound"])
    for row, way in enumerate(ways):
        left = 0
        for outcome, sign in look.items():
            many = files.get(f"{way}: {outcome}", 0)
            sheet.panels[0].barh(row, many, 0.6, left, color=sign.colour, alpha=0.75)
            left += many
        refused, sound = (files.get(f"{way}: {outcome}", 0) for outcome in look)
        beside(sheet.panels[0], row, f"{refused:,} refused, {sound:,} sound")
    sheet.panels[0].set_yticks(range(len(ways)), ways)
    answers = _answers(found["interface"])
    heading(sheet.panels[1], f"{found['interface']['requests']:,} requests, by their answer")
    for row, many in enumerate(answers.values()):
        sheet.panels[1].barh(row, many, 0.6, color=COLOURS[1], alpha=0.75)
        beside(sheet.panels[1], row, f"{many:,}")
    sheet.panels[1].set_yticks(range(len(answers)), list(answers))
    return sheet.save(path)


def _answers(interface: Mapping[str, Any]) -> dict[str, int]:
    """How often each status was answered."""
    told = {name: many for name, many in interface.items() if name.startswith("answered ")}
    return {name.removeprefix("answered "): told[name] for name in sorted(told)}
