"""What a public host is told: which checks a change must pass, and what reports should say."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.project.tree import ROOT, project

GITHUB = ROOT / ".github"
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def jobs() -> dict[str, Any]:
    found: dict[str, Any] = read(GITHUB / "workflows" / "ci.yml")["jobs"]
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [line for step in job["steps"] for line in step.get("run", "").splitlines()]


def test_every_python_that_is_promised_is_tried_on_linux_and_macos() -> None:
    promised = [
        name.rpartition(" ")[2]
        for name in project()["project"]["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
    ]
    matrix = jobs()["test"]["strategy"]["matrix"]
    assert set(promised) <= set(matrix["python"]) == {"3.11", "3.12", "3.13", "3.14"}
    assert {"ubuntu-latest", "macos-latest"} <= set(matrix["os"])


def test_the_host_runs_targets_that_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    asked = [
        line.split()[1] for job in jobs().values() for line in commands(job) if "make " in line
    ]
    assert set(asked) == {"test", "dist", "site"}
    assert [name for name in asked if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []


def test_a_change_may_read_the_sources_and_nothing_else() -> None:
    assert read(GITHUB / "workflows" / "ci.yml")["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_something_and_names_its_questions_once(form: Path) -> None:
    asked = read(form)
    if form.stem == "config":
        return
    assert asked["name"]
    assert asked["description"]
    names = [question["id"] for question in asked["body"]]
    assert len(names) == len(set(names)) > 0


def test_checks_before_a_commit_use_the_locks_own_tools() -> None:
    for repo in read(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repo["repo"] == "local"
        assert all(hook["language"] == "system" for hook in repo["hooks"])
