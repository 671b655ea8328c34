"""Draw the icons of the installed app from web/src/look/icon.svg: python -m scripts.icons.

Systems that cut an icon to a shape of their own get one whose drawing stays within the part that
all of them leave, on ground that reaches the edges.
"""

import io
import re
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import launched

WEB: Final = Path(__file__).parents[1] / "web"
DRAWING: Final = WEB / "src" / "look" / "icon.svg"
FOLDER: Final = WEB / "public" / "icons"
GROUND: Final = re.compile(r'<rect width="28" height="28" rx="6" fill="(#\w+)"/>')
SAFE: Final = 0.72
"""How much of its width a drawing may take that is cut to a circle."""


def page_of(drawing: str, size: int, covers: bool) -> str:
    ground = GROUND.search(drawing)
    assert ground, "the ground of the icon is drawn otherwise now"
    shown = GROUND.sub("", drawing) if covers else drawing
    share, colour = (SAFE, ground[1]) if covers else (1, "transparent")
    return (
        f'<body style="margin:0;width:{size}px;height:{size}px;background:{colour};'
        f'display:grid;place-items:center"><div style="width:{size * share}px">{shown}</div>'
    )


def draw(page: Page, name: str, size: int, covers: bool = False) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(page_of(DRAWING.read_text(encoding="utf-8"), size, covers))
    drawn = Image.open(io.BytesIO(page.screenshot(omit_background=not covers)))
    drawn.save(FOLDER / f"{name}-{size}.png", optimize=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        page = browser.new_page()
        draw(page, "icon", 192)
        draw(page, "icon", 512)
        draw(page, "maskable", 512, covers=True)
        draw(page, "touch", 180, covers=True)
        browser.close()


if __name__ == "__main__":
    main()
