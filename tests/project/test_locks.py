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
    parts = [extras[name] for name in ("server", "postgres", "lab", "ray", "test")]
    daily = [asked["project"]["dependencies"], *parts, groups["build"], groups["client"]]
    sets = {"dev": daily, "bench": [*daily, extras["bench"]], "lock": [groups["lock"]]}
    return list(chain.from_iterable(sets[lock]))


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


def test_the_yardsticks_are_locked_beside_the_same_packages_as_daily_work() -> None:
    dev, bench = pins(ROOT / "locks/dev.txt"), pins(ROOT / "locks/bench.txt")
    assert {name: bench.get(name) for name in dev} == dev


def test_the_wheel_is_compiled_with_what_the_locks_hold() -> None:
    asked = project()
    hook = asked["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    needed = {*asked["build-system"]["requires"], *hook["dependencies"]}
    assert needed == set(asked["dependency-groups"]["build"])
