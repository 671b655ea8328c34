"""The few letters that nearly every page needs, cut out of our fonts: a third of their bytes.

uv run --no-project --with 'fonttools[woff]' python -m scripts.fonts

The files are kept in the tree. Whoever changes LETTERS changes `unicode-range` in
`web/src/look/fonts.css` too; other letters come from the packages' own files when they are met.
"""

import io
from pathlib import Path
from typing import Final

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib import instancer  # type: ignore[import-untyped]

WEB: Final = Path(__file__).parents[1] / "web"
PACKAGES: Final = WEB / "node_modules" / "@fontsource-variable"
FOLDER: Final = WEB / "src" / "look" / "fonts"
LETTERS: Final = (
    "U+20-7E,U+A0,U+A3,U+A7,U+AB,U+B0,U+B7,U+BB,U+BD,U+D7,U+2009,U+2013-2014,U+2018-2019,"
    "U+201C-201D,U+2026,U+2190-2193,U+2212"
)
FEATURES: Final = ["kern", "mark", "ccmp", "locl", "liga", "lnum", "tnum"]
FONTS: Final = {
    "inter": ("inter/files/inter-latin-wght-normal.woff2", (400, 700)),
    "alegreya": ("alegreya/files/alegreya-latin-wght-normal.woff2", (500, 800)),
    "alegreya-italic": ("alegreya/files/alegreya-latin-wght-italic.woff2", (500, 500)),
}


def cut(source: Path, weights: tuple[int, int]) -> bytes:
    """The letters of a font, in the weights we use."""
    font = TTFont(source)
    chosen = subset.Options(flavor="woff2", layout_features=FEATURES)
    cutting = subset.Subsetter(chosen)
    cutting.populate(unicodes=subset.parse_unicodes(LETTERS))
    cutting.subset(font)
    least, most = weights
    limits = {"wght": least if least == most else (least, most)}
    font = instancer.instantiateVariableFont(font, limits)
    written = io.BytesIO()
    subset.save_font(font, written, chosen)
    return written.getvalue()


if __name__ == "__main__":
    for name, (file, weights) in FONTS.items():
        letters = cut(PACKAGES / file, weights)
        (FOLDER / f"{name}.woff2").write_bytes(letters)
        print(f"{name}: {len(letters):,} bytes")
