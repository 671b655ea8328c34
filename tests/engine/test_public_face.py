"""`serai.games` is a package of games and, called, the list of their names."""

import subprocess
import sys

import serai

IMPORTS = [
    "import serai.games.livingstone.position as found",
    "import serai.games.livingstone.position; found = serai.games.livingstone.position",
    "from serai.games.livingstone import position as found",
    "from serai import games; import serai.games.livingstone.position; "
    "found = games.livingstone.position",
]


def test_calling_the_package_of_games_names_them() -> None:
    assert serai.games() == ["livingstone", "goldland", "timbuktu", "treasure-island"]


def test_every_way_to_import_a_games_module_works_beside_the_call() -> None:
    for way in IMPORTS:
        asked = f"import serai; {way}; print(found.LivingStone.__name__, len(serai.games()))"
        told = subprocess.run(
            [sys.executable, "-c", asked], capture_output=True, text=True, check=False, timeout=300
        )
        assert told.stdout == "LivingStone 4\n", way + told.stderr
