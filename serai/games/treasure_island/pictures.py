"""The pictures of the study: who wins, when the treasure is found, what ground is left, as SVG."""

from pathlib import Path
from typing import Final

WIDTH: Final = 640
LEFT: Final = 190
RIGHT: Final = 24
LINE: Final = 26
TOP: Final = 48
FOOT: Final = 34
INK: Final = "#3a2f25"
FAINT: Final = "#c9bda8"
PAPER: Final = "#fbf6ea"
SEA: Final = "#2f6f8f"
SAND: Final = "#d8b98a"


class Bar:
    """One line of a picture: a span from low to high with a mark between."""

    def __init__(self, name: str, low: float, mark: float, high: float, note: str) -> None:
        self.name = name
        self.low = low
        self.mark = mark
        self.high = high
        self.note = note


class Scale:
    """The numbers under a picture."""

    def __init__(self, ticks: list[int], unit: str, band: tuple[int, int] | None = None) -> None:
        self.ticks = ticks
        self.unit = unit
        self.band = band
        """A span to be shaded, such as the shares that are fair."""

    def x(self, value: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)


def draw(path: Path, title: str, bars: list[Bar], scale: Scale) -> None:
    """Lines with spans and marks, one under the other."""
    height = TOP + LINE * len(bars) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="Georgia, serif" font-size="13" fill="{INK}">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="16">{title}</text>',
    ]
    bottom = height - FOOT
    if scale.band is not None:
        low, high = scale.x(scale.band[0]), scale.x(scale.band[1])
        parts.append(
            f'<rect x="{low:.1f}" y="{TOP - 8}" width="{high - low:.1f}" '
            f'height="{bottom - TOP + 8}" fill="{SAND}" opacity="0.35"/>'
        )
    for tick in scale.ticks:
        x = scale.x(tick)
        parts.append(
            f'<path d="M{x:.1f} {TOP - 8}V{bottom}" stroke="{FAINT}"/>'
            f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{tick}{scale.unit}</text>'
        )
    for number, bar in enumerate(bars):
        parts.append(_line(bar, scale, TOP + LINE * number + LINE // 2))
    path.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")


def _line(bar: Bar, scale: Scale, y: int) -> str:
    low, mark, high = scale.x(bar.low), scale.x(bar.mark), scale.x(bar.high)
    return (
        f'<text x="16" y="{y + 4}">{bar.name}</text>'
        f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{SEA}" stroke-width="6" opacity="0.45"/>'
        f'<circle cx="{mark:.1f}" cy="{y}" r="5" fill="{SEA}"><title>{bar.note}</title></circle>'
    )
