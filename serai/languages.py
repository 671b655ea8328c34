"""Languages: which there are, and which of them a reader wants.

A language is there when its file lies beside `serai/locale/en.ftl`; nothing else names it. Whatever
it does not say is said in English.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final

ENGLISH: Final = "en"
LOCALES: Final = {ENGLISH: "en-GB"}
"""Where numbers and dates are those of one country; else they are those of the language."""
VARIABLE: Final = "SERAI_LANGUAGE"
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION: Final = "--language"
MOST_WISHES: Final = 20
LONGEST_HEADER: Final = 1000


@cache
def known() -> tuple[str, ...]:
    """The languages that have words, English first."""
    names = [file.name for file in resources.files("serai").joinpath("locale").iterdir()]
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def locale_of(language: str) -> str:
    return LOCALES.get(language, language)


def named(wish: str) -> str | None:
    """The known language that a name such as `de`, `de-AT` or `de_AT.UTF-8` stands for."""
    first = wish.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return first if first in known() else None


def of_environment(environment: Mapping[str, str]) -> str:
    """What a terminal asks for: our own variable, or else the first that the system has set."""
    wish = named(environment.get(VARIABLE, ""))
    if wish is not None:
        return wish
    system = next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), "")
    return named(system) or ENGLISH


def taken_from(arguments: list[str]) -> str | None:
    """The value of `--language`, wherever it stands on a command line; it is taken out of there."""
    wish: str | None = None
    for at in reversed(range(len(arguments))):
        if arguments[at].startswith(f"{OPTION}="):
            wish = arguments.pop(at).partition("=")[2]
        elif arguments[at] == OPTION:
            wish = " ".join(arguments[at + 1 : at + 2])
            del arguments[at : at + 2]
    return wish


@lru_cache(maxsize=1000)
def of_header(accepted: str) -> str:
    """The best known language of an `Accept-Language` header."""
    wishes = list(_weighed(accepted[:LONGEST_HEADER].split(",")[:MOST_WISHES]))
    for _, wish in sorted(wishes, key=lambda weighed: -weighed[0]):
        language = named(wish)
        if language is not None:
            return language
    return ENGLISH


def _weighed(wishes: Sequence[str]) -> Iterator[tuple[float, str]]:
    """Each sound wish with how much it is wanted, but for what is not wanted at all."""
    for wish in wishes:
        name, _, weight = wish.partition(";")
        try:
            wanted = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if 0 < wanted <= 1:
            yield wanted, name


class _Spoken:
    """What this process says unless somebody asks for another language."""

    language = ENGLISH


def speak(language: str) -> None:
    """Say everything in this language from now on, in this process."""
    _Spoken.language = language


def spoken() -> str:
    return _Spoken.language
