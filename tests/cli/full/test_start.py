"""How a full screen begins: without what its first page does not need."""

import asyncio
import gc
import subprocess
import sys

import serai
from serai.cli.full.app import Full
from serai.cli.full.book import Book
from serai.cli.full.lobby import Lobby
from serai.cli.gathering import gathering
from serai.engine import registry
from tests.cli.process import PYTHON, environment

FIRST_PAGE = """
import sys, time
import serai
from serai.engine import registry
from serai.cli.commands import app
from serai.cli.full.app import run
from serai.cli.full.lobby import Lobby
from serai.cli.full.table_screen import TableScreen
titles = [registry.title(name) for name in serai.games()]
print(f"{time.process_time():.2f} s of processor time to the first page", file=sys.stderr)
print(*sys.modules)
"""
HOUSE = ["livingstone", "goldland", "timbuktu", "treasure_island"]
NOT_NEEDED = {
    "litestar",
    "matplotlib",
    "msgspec",
    "numpy",
    "pandas",
    "scipy",
    "serai.envs",
    *(f"serai.games.{name}.game" for name in HOUSE),
    "serai.lab",
    "serai.server",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
    "websockets",
}
"""What takes long to import: servers, studies, programs that learn, and games nobody looks at."""


def test_the_first_page_imports_nothing_of_servers_studies_and_games() -> None:
    begun = subprocess.run(
        [*PYTHON, "-c", FIRST_PAGE],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    sys.stderr.write(begun.stderr)
    imported = set(begun.stdout.split())
    assert "textual" in imported
    assert not NOT_NEEDED & imported


def test_a_game_has_the_title_that_it_is_announced_with() -> None:
    for name in serai.games():
        assert registry.title(name) == serai.game(name).title


def test_what_is_gathered_is_not_looked_through_for_rubbish() -> None:
    with gathering():
        assert not gc.isenabled()
        kept = [list[int]() for _ in range(1000)]
    assert gc.isenabled()
    assert gc.get_freeze_count() >= len(kept)
    gc.unfreeze()


def test_no_page_reads_its_own_sheet_when_it_opens() -> None:
    """Textual reads all sheets anew for it, which takes as long as a key may."""

    async def look() -> None:
        app = Full(Lobby(0.0))
        async with app.run_test(size=(80, 24)) as pilot:
            before = set(app.stylesheet.source)
            await pilot.press("R")
            assert isinstance(app.screen, Book)
            new = {place for _, place in set(app.stylesheet.source) - before}
            assert all(place.endswith("DEFAULT_CSS") for place in new)

    asyncio.run(look())
