"""Which language is read: by locale, variable, option or header, and English for what it lacks."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from serai import languages
from serai.engine import clauses
from serai.engine.errors import BadInput, Phrase
from serai.words import Words

KNOWN = ("en", "de", "fr")


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A house of three languages, whichever have files."""
    monkeypatch.setattr(languages, "known", lambda: KNOWN)
    languages.of_header.cache_clear()
    yield
    languages.of_header.cache_clear()


@pytest.mark.interpreted
@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"SERAI_LANGUAGE": "fr", "LC_ALL": "de_DE"}, "fr"),
        ({"SERAI_LANGUAGE": "xx", "LANG": "de_AT"}, "de"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_a_terminal_asks_by_its_locale(environment: dict[str, str], language: str) -> None:
    assert languages.of_environment(environment) == language


@pytest.mark.interpreted
@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pl,fr;q=0.4,de;q=0.7", "de"),
        ("fr;q=0,de;q=0.1", "de"),
        ("*;q=0.5", "en"),
        ("de;q=much,fr;q=0.2", "fr"),
        (",;=" * 2000, "en"),
    ],
)
def test_a_browser_asks_by_its_header(header: str, language: str) -> None:
    assert languages.of_header(header) == language


@pytest.mark.parametrize(
    ("typed", "wish", "left"),
    [
        (["serai", "play"], None, ["serai", "play"]),
        (["serai", "--language", "de", "play"], "de", ["serai", "play"]),
        (["serai", "play", "--language=de"], "de", ["serai", "play"]),
        (["serai", "play", "--language"], "", ["serai", "play"]),
    ],
)
def test_the_option_stands_anywhere(typed: list[str], wish: str | None, left: list[str]) -> None:
    assert languages.taken_from(typed) == wish
    assert typed == left


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    command = [sys.executable, "-m", "serai", "games", "--language", "xx"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "“xx”" in done.stderr
    assert "en" in done.stderr
    assert done.stdout == ""


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words(language="tlh")
    assert words.say("name-you") == "You"
    assert words.trouble(BadInput("there is no {name}", "bad-nothing", name="Q")) == "there is no Q"


def test_an_error_tells_its_reader_each_part_in_one_language() -> None:
    where = Phrase("line {number}", "bad-some_line", number=4)
    said = Words(language="tlh").trouble(
        BadInput("{where} is forged", "bad-line_forged", where=where, field="hash")
    )
    assert said == "line 4 is forged or damaged: its hash differs"


def test_a_book_in_another_language_keeps_its_clauses() -> None:
    english = clauses.read("serai.engine")
    assert [each.text for each in clauses.read("serai.engine", "tlh").clauses] == [
        each.text for each in english.clauses
    ]
    assert clauses.lookup("SE-1.1", "tlh").text == clauses.lookup("SE-1.1").text
