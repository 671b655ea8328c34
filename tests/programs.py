"""Programs of others that some tests drive: found, or missed.

Tests that miss one are reported as not run, with what to install; where `CI` is set, missing one is
a failure.
"""

from pathlib import Path
from typing import Final, NoReturn

import pytest

from scripts import programs

ROOT: Final = Path(__file__).resolve().parents[1]
NOT_RUN: Final = "not run for want of "


def miss(program: str, advice: str) -> NoReturn:
    """Leave out a test that cannot be run here, or fail it where nothing may be left out."""
    reason = f"{NOT_RUN}{program}: {advice}"
    if programs.asks_for_everything():
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def chromiums() -> list[str]:
    """The browsers to try; without one, the test is not run."""
    return programs.chromiums() or miss("Chromium", programs.ADVICE["Chromium"])


def nginx() -> str:
    """The program; without one, the test is not run."""
    return programs.nginx() or miss("nginx", programs.ADVICE["nginx"])


def postgres() -> Path:
    """The folder with PostgreSQL's programs; without one, the test is not run."""
    return programs.postgres() or miss("PostgreSQL", programs.ADVICE["PostgreSQL"])
