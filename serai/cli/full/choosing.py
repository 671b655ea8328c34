"""How a person chooses: many choices in two steps, a key for each that stays, a filter of words."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from re import findall
from string import ascii_lowercase, digits
from typing import Final

from serai.cli.choices import Choice
from serai.words import Words

MOST_AT_ONCE: Final = 10
"""Longer lists are gone through in steps."""
STILL_FEW: Final = 2
"""So many choices of a group stand in the list by themselves."""
MOST_BRANCHES: Final = 12
EVERY_KEY: Final = digits + ascii_lowercase


@dataclass
class Entry:
    """One line: a choice, or several that are looked into next."""

    label: str
    choices: list[Choice]
    key: str = ""
    is_branch: bool = False
    wished: list[str] = field(default_factory=list)
    """Keys that would suit it, the best first."""

    @property
    def choice(self) -> Choice:
        """The only choice of the entry, or the first inside."""
        return self.choices[0]

    @property
    def is_open(self) -> bool:
        """Whether anything in it can be played."""
        return any(choice.refused is None for choice in self.choices)

    def ident(self) -> str:
        """What it is, whatever else is on the list."""
        if self.is_branch:
            return f"… {self.label}"
        fixed = {n: part for n, part in self.choice.action.items() if n not in self.choice.upto}
        return json.dumps(fixed, sort_keys=True)


class Keys:
    """Which key stands for what: whatever had a key keeps it, however the list changes."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def give(self, entries: Sequence[Entry]) -> None:
        """Set the key of each entry; beyond 36 of them the rest has none."""
        taken: set[str] = set()
        for entry in entries:
            known = self._known.get(entry.ident(), "")
            entry.key = "" if known in taken else known
            taken.add(entry.key)
        for entry in entries:
            if not entry.key:
                free = [key for key in [*entry.wished, *EVERY_KEY] if key not in taken]
                entry.key = free[0] if free else ""
                taken.add(entry.key)
                self._known.setdefault(entry.ident(), entry.key)


def listed(choices: list[Choice], words: Words) -> list[Entry]:
    """The lines for some choices: all of them, or what to look into first where they are many."""
    if len(choices) <= MOST_AT_ONCE:
        return _ordered([_single(choice) for choice in choices])
    groups = list(dict.fromkeys(choice.offer.get("group", "") for choice in choices))
    if len(groups) > 1:
        return _ordered(
            [
                entry
                for group in groups
                for entry in _grouped(
                    words.group(group), [c for c in choices if c.offer.get("group", "") == group]
                )
            ]
        )
    return _ordered(_by_parameter(choices, words) or [_single(choice) for choice in choices])


def found(choices: list[Choice], wish: str) -> list[Entry]:
    """The choices that hold all the words of a wish."""
    wanted = wish.lower().split()
    told = [(choice, " ".join([choice.label, *choice.facts]).lower()) for choice in choices]
    return _ordered([_single(c) for c, text in told if all(word in text for word in wanted)])


def _ordered(entries: list[Entry]) -> list[Entry]:
    """What can be done first, in the order of the game."""
    return sorted(entries, key=lambda entry: not entry.is_open)


def _single(choice: Choice) -> Entry:
    return Entry(choice.label, [choice], wished=[*_values(choice), *_letters(choice.label)])


def _grouped(label: str, choices: list[Choice]) -> list[Entry]:
    if len(choices) <= STILL_FEW:
        return [_single(choice) for choice in choices]
    return [_branch(label, choices)]


def _branch(label: str, choices: list[Choice], wished: Iterable[str] = ()) -> Entry:
    return Entry(label, choices, is_branch=True, wished=[*wished, *_letters(label)])


def _by_parameter(choices: list[Choice], words: Words) -> list[Entry]:
    """One step for each value of the first parameter that tells the choices apart well."""
    for name in choices[0].action:
        if name == "action" or not all(name in choice.action for choice in choices):
            continue
        values = list(dict.fromkeys(str(choice.action[name]) for choice in choices))
        if 1 < len(values) <= MOST_BRANCHES and len(values) < len(choices):
            entries: list[Entry] = []
            for value in values:
                inside = [choice for choice in choices if str(choice.action[name]) == value]
                told = words.value("", inside[0].action[name])
                label = f"{words.word(name)} {told}"
                sign = _as_key(str(told)[:1]) if len(value) == 1 else []
                entries.append(_branch(label[:1].upper() + label[1:], inside, sign))
            return entries
    return []


def _values(choice: Choice) -> list[str]:
    """A number or letter that a choice is known by, the last parameter first."""
    fixed = [part for name, part in choice.action.items() if name not in ("action", *choice.upto)]
    read = findall(r"\w+", choice.label)
    return [key for value in reversed(fixed) if str(value) in read for key in _as_key(str(value))]


def _as_key(value: str) -> list[str]:
    return [value.lower()] if len(value) == 1 and value.lower() in EVERY_KEY else []


def _letters(label: str) -> list[str]:
    """The first letters of its words, then all its letters."""
    lower = label.lower()
    heads = [word[0] for word in lower.split()]
    return [letter for letter in [*heads, *lower] if letter in ascii_lowercase]
