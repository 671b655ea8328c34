"""Plain bar charts as SVG, for the pages of a study."""

from typing import Final

COLOURS: Final = ["#6c8a52", "#b5532f", "#d9a520", "#1f6fb2"]
WIDTH: Final = 720
HEIGHT: Final = 320
LEFT: Final = 48
TOP: Final = 48
BOTTOM: Final = 56


def bars(
    title: str, labels: list[str], series: list[str], values: list[list[float]], line: float
) -> str:
    """Grouped bars, one group a label and one colour a series; `line` marks a value if not 0."""
    most = max(max(row) for row in values) * 1.1
    floor = HEIGHT - BOTTOM
    scale = (floor - TOP) / most
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#2a2118">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffbf2"/>',
        f'<text x="{LEFT}" y="20" font-size="15">{title}</text>',
        *_key(series),
        *_scale(most, floor, scale),
        *_groups(labels, values, floor, scale),
        f'<path d="M{LEFT} {floor}H{WIDTH - 16}" stroke="#2a2118"/>',
    ]
    if line:
        height = floor - line * scale
        parts.append(
            f'<path d="M{LEFT} {height:.1f}H{WIDTH - 16}" stroke="#2a2118" stroke-dasharray="4 4"/>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _key(series: list[str]) -> list[str]:
    parts: list[str] = []
    for number, name in enumerate(series):
        x = LEFT + number * 120
        parts.append(f'<rect x="{x}" y="28" width="10" height="10" fill="{COLOURS[number]}"/>')
        parts.append(f'<text x="{x + 16}" y="38">{name}</text>')
    return parts


def _scale(most: float, floor: int, scale: float) -> list[str]:
    """Four faint lines with their values."""
    parts: list[str] = []
    for quarter in range(1, 5):
        value = most * quarter / 4.4
        height = floor - value * scale
        parts.append(
            f'<path d="M{LEFT} {height:.1f}H{WIDTH - 16}" stroke="#2a2118" opacity=".15"/>'
        )
        parts.append(f'<text x="12" y="{height + 4:.1f}" font-size="10">{value:.1f}</text>')
    return parts


def _groups(labels: list[str], values: list[list[float]], floor: int, scale: float) -> list[str]:
    parts: list[str] = []
    group = (WIDTH - LEFT - 16) / len(labels)
    bar = group * 0.8 / len(values)
    for place, label in enumerate(labels):
        x = LEFT + place * group + group * 0.1
        for number, row in enumerate(values):
            height = row[place] * scale
            size = f'width="{bar * 0.92:.1f}" height="{height:.1f}"'
            spot = f'x="{x + number * bar:.1f}" y="{floor - height:.1f}"'
            told = f"<title>{row[place]:.2f}</title>"
            parts.append(f'<rect {spot} {size} fill="{COLOURS[number]}">{told}</rect>')
        tilt = f' transform="rotate(28 {x:.1f} {floor + 16})"' if len(labels) > len(COLOURS) else ""
        parts.append(f'<text x="{x:.1f}" y="{floor + 16}"{tilt} font-size="10">{label}</text>')
    return parts
