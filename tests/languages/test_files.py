"""Every language says the same: all messages, with the same values, and nothing left in English."""

import re
from pathlib import Path
from typing import Final

import pytest

from serai import languages
from serai.engine import clauses
from serai.engine.clauses import Clause, Rulebook
from tests.languages.files import (
    HAVE_FILES,
    TELLTALE,
    counted,
    entries,
    folders,
    messages,
    name,
    values_of,
)
from tests.project.tree import ROOT

FOLDERS: Final = folders()
BOOKS: Final = sorted(file.parent for file in ROOT.joinpath("serai").rglob("rulebook/en.md"))
ALLOWED: Final = set(
    Path(__file__).with_name("allowed.txt").read_text(encoding="utf-8").splitlines()
)
"""Languages and messages that may read as in English: names, and words that both have."""
WORDY: Final = re.compile(r"[a-z]{3,}")
WRONG_STROKES: Final = {
    "de": re.compile(r"[«»”]|(?<!„)\b\w+“(?=\w)"),
    "fr": re.compile(r"[ \u00a0][:;!?»](?=[\s.)]|$)(?<!· \?)|«[^\u202f]|[^\u202f]»|[“”„]"),
    "it": re.compile(r"[“”„]|\w [:;!](?=\s|$)"),
}
"""German has „…“, Italian «…»; French has narrow spaces inside « … » and before : ; ! ?."""
NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*")
REFERENCE: Final = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_a_language_has_every_message_once_and_no_other(folder: Path, language: str) -> None:
    english = messages(folder, languages.ENGLISH)
    own = messages(folder, language)
    assert sorted(english.keys() - own.keys()) == [], "these are missing"
    assert sorted(own.keys() - english.keys()) == [], "nobody asks for these"
    idents = [(entry.is_term, entry.ident) for entry in entries(folder, language)]
    assert len(set(idents)) == len(idents), "something is said twice"


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_a_message_takes_the_same_values_in_every_language(folder: Path, language: str) -> None:
    english = messages(folder, languages.ENGLISH)
    wrong = [
        ident
        for ident, entry in messages(folder, language).items()
        if ident in english
        and (
            values_of(entry, language) != values_of(english[ident], languages.ENGLISH)
            or (not ident.startswith("word-") and entry.attributes != english[ident].attributes)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    if language == languages.ENGLISH:
        pytest.skip("this is English")
    english = messages(folder, languages.ENGLISH)
    own = messages(folder, language)
    same = [
        ident
        for ident, entry in own.items()
        if ident in english
        and entry.texts == english[ident].texts
        and WORDY.search(" ".join(entry.texts))
        and f"{language} {ident}" not in ALLOWED
    ]
    assert same == [], "these read as in English; if they must, tests/languages/allowed.txt"
    told = [
        ident
        for ident, entry in own.items()
        if f"{language} {ident}" not in ALLOWED and TELLTALE.search(" ".join(entry.texts).lower())
    ]
    assert told == [], "English words are among these"


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_one_is_told_from_many_wherever_english_does(folder: Path, language: str) -> None:
    own = counted(folder, language)
    missing = {
        ident: values - own.get(ident, set())
        for ident, values in counted(folder, languages.ENGLISH).items()
        if values - own.get(ident, set()) and f"{language} {ident} one" not in ALLOWED
    }
    assert missing == {}, "if both read the same, tests/languages/allowed.txt"


def strokes(folder: Path, language: str) -> list[str]:
    """Texts whose quotation marks or spaces are not those of their language."""
    wrong = WRONG_STROKES.get(language)
    return [
        f"{entry.ident}: {text}"
        for entry in entries(folder, language)
        for text in entry.texts
        if wrong is not None and wrong.search(text)
    ]


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_marks_and_spaces_are_those_of_the_language(folder: Path, language: str) -> None:
    assert strokes(folder, language) == []


@pytest.mark.parametrize("language", HAVE_FILES)
def test_terms_are_used(language: str) -> None:
    written = {folder: folder / f"{language}.ftl" for folder in FOLDERS}
    text = "".join(file.read_text() for file in written.values() if file.is_file())
    terms = [e.ident for folder in FOLDERS for e in entries(folder, language) if e.is_term]
    assert [term for term in terms if not re.search(rf"\{{ *-{term}\b", text)] == []


# Rulebooks.


def book(folder: Path, language: str) -> Rulebook:
    file = folder / f"{language}.md"
    assert file.is_file(), f"there is no {file.relative_to(ROOT)}"
    return clauses.parse(file.read_text(encoding="utf-8"))


def figures(clause: Clause) -> list[str]:
    """The figures that a clause states, however its language writes them."""
    plain = REFERENCE.sub(" ", clause.text)
    return sorted(number.replace(",", ".") for number in NUMBER.findall(plain))


def references(clause: Clause) -> list[str]:
    return sorted(REFERENCE.findall(clause.text))


@pytest.mark.parametrize("language", HAVE_FILES)
@pytest.mark.parametrize("folder", BOOKS, ids=name)
def test_rulebooks_have_the_same_clauses_figures_and_references(
    folder: Path, language: str
) -> None:
    english, own = book(folder, languages.ENGLISH), book(folder, language)
    assert [each.ident for each in own.clauses] == [each.ident for each in english.clauses]
    assert bool(own.sources) == bool(english.sources)
    assert bool(own.introduction) == bool(english.introduction)
    for clause in own.clauses:
        there = english.by_ident[clause.ident]
        number = clause.section.partition(" ")[0]
        assert number == there.section.partition(" ")[0], clause.ident
        assert clause.figures == there.figures, clause.ident
        assert figures(clause) == figures(there), clause.ident
        assert references(clause) == references(there), clause.ident
        assert language == languages.ENGLISH or clause.text != there.text, clause.ident


# Errors: English in the code for whoever calls from Python, messages for everybody else.


def said_in_code() -> dict[str, set[str]]:
    """The sentences that stand in the code beside the name of a message."""
    import ast

    found: dict[str, set[str]] = {}
    for file in ROOT.joinpath("serai").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            text, ident = node.args[:2]
            if (
                isinstance(text, ast.Constant)
                and isinstance(ident, ast.Constant)
                and isinstance(ident.value, str)
                and re.fullmatch(r"(?:bad|problem)-\w+", ident.value)
                and " " in str(text.value) + " "
                and str(text.value) not in {"bad_request", "conflict"}
                and not re.fullmatch(r"[a-z_]+", str(text.value).replace("game", ""))
            ):
                found.setdefault(ident.value, set()).add(str(text.value))
    return found


def as_template(text: str) -> str:
    """A Fluent pattern as Python would write it."""
    plain = re.sub(r"\{ \$(\w+) \}", r"{\1}", text)
    return plain.replace('{"{"}', "{{").replace('{"}"}', "}}")


def test_an_error_says_the_same_in_the_code_and_in_the_english_words() -> None:
    file = ROOT / "serai" / "locale" / "en.ftl"
    written = dict(re.findall(r"^([\w-]+) = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    code = said_in_code()
    assert len(code) > 100
    differing = {
        ident: texts for ident, texts in code.items() if texts != {as_template(written[ident])}
    }
    assert differing == {}
