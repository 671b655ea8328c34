"""How our pictures look: warm paper, ink lines, for each level a colour and a mark of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

PAPER: Final = "#F6F0E4"
RAISED: Final = "#FFFBF2"
INK: Final = "#2A2118"
MUTED: Final = "#6F6353"
ACCENT: Final = "#B4471F"
COLOURS: Final = ["#C8102E", "#1F6FB2", "#B06F00", "#1B8A5A", "#7A3EB1", "#2A2118", "#6F6353"]
MARKS: Final = ["o", "D", "^", "s", "*", "v", "X"]
HATCHES: Final = ["", "//", "..", "\\\\", "xx", "++", "oo"]
WIDTH: Final = 9.0
DOTS: Final = 120
FEWEST_SIZES: Final = 8
"""So that two sizes do not fill a whole panel."""


class Sign:
    """The colour, mark and hatch by which a picture tells one thing from another."""

    def __init__(self, colour: str, mark: str, hatch: str) -> None:
        self.colour = colour
        self.mark = mark
        self.hatch = hatch


def signs(names: Sequence[str]) -> dict[str, Sign]:
    """A sign for each name, in every picture the same."""
    looks = zip(cycle(COLOURS), cycle(MARKS), cycle(HATCHES), strict=False)
    return {name: Sign(*look) for name, look in zip(names, looks, strict=False)}


class Sheet:
    """A picture of several panels, one below the other."""

    def __init__(self, title: str, heights: Sequence[float]) -> None:
        """`heights` are those of the panels, in lines of text."""
        inches = [0.8 + 0.3 * lines for lines in heights]
        total = sum(inches) + 1.0
        layout = ConstrainedLayoutEngine(h_pad=0.09, w_pad=0.14)
        self.figure = Figure(figsize=(WIDTH, total), facecolor=PAPER, layout=layout)
        FigureCanvasAgg(self.figure)
        self.figure.suptitle(
            title, x=0.02, ha="left", color=INK, fontfamily="serif", fontsize=16, weight="bold"
        )
        grid = self.figure.subplots(
            len(heights), 1, squeeze=False, gridspec_kw={"height_ratios": inches}
        )
        self.panels: list[Axes] = [row[0] for row in grid]
        for panel in self.panels:
            _prepare(panel)

    def save(self, path: Path) -> Path:
        """Write the picture; the earlier one is replaced only when this one is whole."""
        draft = path.with_suffix(".part")
        self.figure.savefig(draft, dpi=DOTS, format="png", facecolor=PAPER)
        draft.replace(path)
        return path


def _prepare(panel: Axes) -> None:
    panel.set_facecolor(RAISED)
    panel.tick_params(colors=INK, labelsize=10, length=0)
    panel.grid(axis="x", color=INK, alpha=0.12, linewidth=0.8)
    panel.set_axisbelow(True)
    for edge in panel.spines.values():
        edge.set_color(INK)
        edge.set_alpha(0.25)


def heading(panel: Axes, text: str) -> None:
    panel.set_title(text, loc="left", color=INK, fontsize=11, weight="bold")


def label(panel: Axes, across: str) -> None:
    panel.set_xlabel(across, color=MUTED, fontsize=10)


class Dot:
    """A value with its interval, what it is called, its sign, and its figures in words."""

    def __init__(
        self, name: str, sign: Sign, middle: float, span: tuple[float, float], text: str
    ) -> None:
        self.name = name
        self.sign = sign
        self.middle = middle
        self.low, self.high = span
        self.text = text


def whiskers(panel: Axes, dots: Sequence[Dot]) -> None:
    """A line a value from above to below: a mark, its interval, and at the right its figures."""
    for line, dot in enumerate(dots):
        sign = dot.sign
        panel.plot([dot.low, dot.high], [line, line], color=sign.colour, linewidth=2.2)
        for end in (dot.low, dot.high):
            panel.plot([end, end], [line - 0.16, line + 0.16], color=sign.colour, linewidth=1.6)
        panel.plot(dot.middle, line, marker=sign.mark, color=sign.colour, markersize=9)
        beside(panel, line, dot.text)
    panel.set_yticks(range(len(dots)), [dot.name for dot in dots])
    panel.set_ylim(len(dots) - 0.4, -0.6)


def beside(panel: Axes, line: int, text: str) -> None:
    """The figures of a line, at the right of its panel."""
    panel.annotate(
        text,
        (1.0, line),
        xycoords=("axes fraction", "data"),
        xytext=(6, 0),
        textcoords="offset points",
        va="center",
        color=INK,
        fontsize=9,
    )


def as_percent(panel: Axes) -> None:
    """The scale of shares, from none to all, the same in every panel."""
    panel.set_xlim(-0.015, 1.015)
    panel.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def fair_line(panel: Axes, fair: float, text: str) -> None:
    """Where an average seat would be."""
    panel.axvline(fair, color=INK, linestyle=(0, (4, 3)), linewidth=1.2)
    panel.annotate(
        text,
        (fair, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(4, -10),
        textcoords="offset points",
        color=MUTED,
        fontsize=8.5,
    )


def bars(panel: Axes, values: Sequence[float], bins: int, sign: Sign) -> None:
    """How often each size occurs, as a share of all."""
    low, high = min(values), max(values)
    step = max(1, round((high - low) / bins))
    edges = [low - 0.5 + step * number for number in range(int((high - low) // step) + 2)]
    panel.hist(
        values,
        bins=edges,
        weights=[1 / len(values)] * len(values),
        color=sign.colour,
        alpha=0.55,
        hatch=sign.hatch,
        edgecolor=INK,
        linewidth=0.6,
    )
    panel.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    panel.xaxis.set_major_locator(MaxNLocator(integer=True))
    middle, half = (low + high) / 2, max(FEWEST_SIZES, high - low + step) / 2
    panel.set_xlim(middle - half - step, middle + half + step)
