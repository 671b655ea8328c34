"""The locks pin every package by hash and never say where it comes from."""

import re
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.tree import ROOT, project

LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PINNED = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)", re.MULTILINE)


def pins(lock: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for pin in PINNED.finditer(lock.read_text()):
        found.setdefault(canonicalize_name(pin["name"]), set()).add(pin["version"])
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_of_a_lock_has_a_hash(lock: Path) -> None:
    entries = re.split(r"^(?=[a-z])", lock.read_text(), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def wanted(lock: str) -> list[str]:
    """What a lock has to answer, as pyproject.toml asks for it."""
    asked = project()
    extras = asked["project"]["optional-dependencies"]
    groups = asked["dependency-groups"]
    server = [asked["project"]["dependencies"], extras["server"], extras["postgres"]]
    play = [asked["project"]["dependencies"], extras["server"], groups["build"]]
    daily = [*play, *(extras[name] for name in ("postgres", "lab", "ray", "test"))]
    sets = {"server": server, "play": play, "dev": daily, "bench": [*daily, extras["bench"]]}
    return list(chain.from_iterable(sets.get(lock) or [groups[lock]]))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_answers_everything_that_is_asked_of_it(lock: Path) -> None:
    held = pins(lock)
    unanswered = [
        asked
        for asked in map(Requirement, wanted(lock.stem))
        if not any(
            version in asked.specifier for version in held.get(canonicalize_name(asked.name), ())
        )
    ]
    assert unanswered == []


@pytest.mark.parametrize(("small", "large"), [("dev", "bench"), ("play", "dev"), ("server", "dev")])
def test_a_lock_that_holds_another_holds_the_same_packages(small: str, large: str) -> None:
    fewer, more = pins(ROOT / f"locks/{small}.txt"), pins(ROOT / f"locks/{large}.txt")
    assert {name: more.get(name) for name in fewer} == fewer


def test_playing_installs_nothing_that_only_tests_and_studies_need() -> None:
    for_work = {"matplotlib", "playwright", "pytest", "ray", "ruff", "schemathesis"}
    assert for_work & pins(ROOT / "locks/play.txt").keys() == set()
    assert for_work <= pins(ROOT / "locks/dev.txt").keys()


def test_whoever_builds_the_wheel_needs_nothing_but_what_the_locks_hold() -> None:
    asked = project()
    assert set(asked["build-system"]["requires"]) <= set(asked["dependency-groups"]["build"])
