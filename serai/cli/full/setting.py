"""What is still to be set when a choice is made: amounts one after another, or a place on a map."""

from typing import Final

from serai.cli.choices import Choice
from serai.drawn import Sheet
from serai.words import Words

FAR: Final = 10
LONGEST_NUMBER: Final = 4
STEPS: Final = {
    "left": -1,
    "down": -1,
    "minus": -1,
    "right": 1,
    "up": 1,
    "plus": 1,
    "pagedown": -FAR,
    "pageup": FAR,
}
WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
MOST_ZOOM: Final = 16


class Amounts:
    """The numbers of a choice, asked for one by one; what leaves no choice is not asked."""

    def __init__(self, choice: Choice, words: Words) -> None:
        self.choice = choice
        self.words = words
        self.set: dict[str, int] = choice.set_without_asking()
        self.typed = ""
        self._begin()

    def _begin(self) -> None:
        self.field = next((name for name in self.choice.upto if name not in self.set), "")
        if self.field:
            self.least, self.most = self.choice.upto[self.field]
            self.amount = self.least
        self.typed = ""

    @property
    def is_done(self) -> bool:
        return not self.field

    def question(self) -> str:
        family = self.choice.action["action"]
        return self.words.amount(family, self.field, self.least, self.most)

    def key(self, key: str) -> bool:
        """Whether a key was meant for it."""
        if key in STEPS:
            self.amount = max(self.least, min(self.most, self.amount + STEPS[key]))
            self.typed = ""
        elif key in {"home", "end"}:
            self.amount = self.least if key == "home" else self.most
            self.typed = ""
        elif len(key) == 1 and key in "0123456789":
            self._type(key)
        elif key == "backspace":
            self.typed = ""
            self.amount = self.least
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Digits make a number as long as it fits; else a new one begins."""
        for typed in (self.typed + digit, digit):
            if len(typed) <= LONGEST_NUMBER and int(typed) <= self.most:
                self.typed = typed
                self.amount = max(self.least, int(typed))
                return

    def confirm(self) -> None:
        self.set[self.field] = self.amount
        self._begin()


class Pointing:
    """A place on a map: moved letter by letter or by the smallest step, or typed as `x y`."""

    def __init__(self, choice: Choice, start: tuple[int, int]) -> None:
        self.choice = choice
        self.at = start
        self.typed = ""
        self.zoom = 1
        self._possible = _rows(choice.offer.get("facts", {}).get("runs", []))

    def is_possible(self) -> bool:
        """Whether the game offers the place; where it does not say, it is asked later."""
        x, y = self.at
        runs = self._possible.get(y, [])
        return not self._possible or any(first <= x < first + count for first, count in runs)

    def key(self, key: str, sheet: Sheet) -> bool:
        """Whether a key was meant for it."""
        fine = key.startswith("shift+")
        way = WAYS.get(key.removeprefix("shift+"))
        if way is not None:
            across, down = (1.0, 1.0) if fine else (max(1.0, sheet.across), max(1.0, sheet.down))
            x, y = self.at
            self.at = sheet.within(round(x + way[0] * across), round(y + way[1] * down))
            self.typed = ""
        elif key in {"plus", "minus"}:
            self.zoom = min(MOST_ZOOM, self.zoom * 2) if key == "plus" else max(1, self.zoom // 2)
        elif key in {"space", "comma", "backspace"} or (len(key) == 1 and key in "0123456789"):
            self._type(key, sheet)
        else:
            return False
        return True

    def _type(self, key: str, sheet: Sheet) -> None:
        if key == "backspace":
            self.typed = self.typed[:-1]
        else:
            self.typed = (self.typed + (key if len(key) == 1 else " "))[-2 * LONGEST_NUMBER :]
        numbers = self.typed.split()
        if len(numbers) == 2:
            self.at = sheet.within(int(numbers[0]), int(numbers[1]))

    def places(self) -> dict[str, int]:
        """The place as the action names it: whatever is open, x first and y second."""
        return {"x": self.at[0], "y": self.at[1]}


def _rows(runs: list[list[int]]) -> dict[int, list[tuple[int, int]]]:
    """Which stretches of each row are possible, from lists of a row, a first place and a count."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for row, *stretches in runs:
        rows[row] = list(zip(stretches[::2], stretches[1::2], strict=True))
    return rows
