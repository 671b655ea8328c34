"""What people install has its pages, however they install it."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts import client
from serai.server.settings import Settings
from tests.project.tree import ROOT, project

NEEDED = ("CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml", "scripts", "serai", "web")
PAGES = "serai/server/web"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "dist")


def build(
    tree: Path, kind: str, into: Path, python: str | Path = sys.executable, **variables: str
) -> subprocess.CompletedProcess[str]:
    """What pip does with a source tree, without a way to a registry."""
    return subprocess.run(
        [python, "-P", "-m", "hatchling", "build", "--target", kind, "--directory", into],
        cwd=tree,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("installing")


@pytest.fixture(scope="module")
def without_node(folder: Path) -> dict[str, str]:
    """Surroundings in which no Node is found."""
    nothing = folder / "nothing"
    nothing.mkdir()
    return {"PATH": str(nothing)}


@pytest.fixture(scope="module")
def tree(folder: Path) -> Path:
    """A source tree as it is cloned: nothing in it is built."""
    copy = folder / "tree"
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            copy.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    return copy


@pytest.fixture(scope="module")
def sdist(folder: Path) -> Path:
    client.build(client.find_npm())
    told = build(ROOT, "sdist", folder / "sdist")
    assert told.returncode == 0, told.stderr
    (made,) = (folder / "sdist").glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def python(folder: Path) -> Path:
    """An environment with neither Serai nor Node, beside the packages of this one."""
    subprocess.run([sys.executable, "-m", "venv", folder / "new"], check=True)
    (packages,) = (folder / "new/lib").glob("python*/site-packages")
    held = [path for path in sys.path if Path(path).name == "site-packages"]
    (packages / "beside.pth").write_text("\n".join(held))
    return folder / "new/bin/python"


@pytest.fixture(scope="module")
def wheel(folder: Path, sdist: Path, python: Path, without_node: dict[str, str]) -> Path:
    """The wheel that the sdist gives on a machine without Node."""
    with tarfile.open(sdist) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    told = build(unpacked, "wheel", folder / "wheel", python, **without_node)
    assert told.returncode == 0, told.stderr
    (made,) = (folder / "wheel").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def serai(python: Path, wheel: Path) -> Path:
    """The command, from the wheel."""
    install: list[str | Path] = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--ignore-installed",  # the packages beside may hold a Serai of their own
        wheel,
    ]
    subprocess.run([python, *install], check=True)
    return python.parent / "serai"


def test_the_sdist_carries_the_pages_and_what_they_are_made_from(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"{PAGES}/index.html", "web/package-lock.json", "serai/py.typed"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_sdist_gives_a_wheel_with_pages_where_there_is_no_node(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {f"{PAGES}/index.html", "serai/py.typed"} <= names
    assert not [name for name in names if not name.startswith("serai")]


def test_a_tree_without_pages_and_without_node_gives_no_wheel_but_advice(
    tree: Path, folder: Path, python: Path, without_node: dict[str, str]
) -> None:
    told = build(tree, "wheel", folder / "refused", python, **without_node)
    assert told.returncode != 0
    assert "Node ^20.19.0" in told.stderr + told.stdout
    assert "Traceback" not in told.stderr
    assert not list((folder / "refused").glob("*.whl"))


def test_the_wheel_for_the_terminal_needs_no_node(
    tree: Path, folder: Path, python: Path, without_node: dict[str, str]
) -> None:
    told = build(tree, "wheel", folder / "terminal", python, **without_node, SERAI_PAGES="no")
    assert told.returncode == 0, told.stderr


def test_the_wheel_plays_in_an_empty_environment(serai: Path, folder: Path) -> None:
    command: list[str | Path] = [serai, "watch", "timbuktu", "--seed", "7", "--pace", "0"]
    told = subprocess.run(
        command, cwd=folder, env={"HOME": str(folder)}, capture_output=True, text=True, check=True
    )
    assert told.stdout


def test_the_wheel_serves_its_pages_in_an_empty_environment(serai: Path, folder: Path) -> None:
    with serving([serai, "serve"], folder) as address:
        page = urllib.request.urlopen(address).read().decode()
    assert 'type="module"' in page
    assert "/assets/" in page


@pytest.mark.interpreted
def test_the_source_tree_serves_the_pages_that_were_built_in_it() -> None:
    assert Settings().client_folder() == ROOT / "web" / "dist"


def test_the_addresses_of_the_project_are_real_ones() -> None:
    for name, address in project()["project"].get("urls", {}).items():
        assert address.startswith("https://"), name
        assert "example" not in address, name


@contextmanager
def serving(command: list[str | Path], data: Path) -> Iterator[str]:
    """A server on a port of its own, which it names in its first line of log."""
    settings = {"SERAI_PORT": "0", "SERAI_DATA": str(data / "kept"), "HOME": str(data)}
    server = subprocess.Popen(command, cwd=data, env=settings, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        told = (json.loads(line) for line in server.stderr)
        yield next(line["local"] for line in told if line["what"] == "listening")
    finally:
        server.terminate()
        server.communicate()
