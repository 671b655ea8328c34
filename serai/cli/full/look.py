"""Colours of the screen, by day and by night: those of the pages."""

import os
from typing import Final

from rich.theme import Theme as RichTheme
from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    dark=True,
    background="#16130f",
    surface="#211c16",
    panel="#2e271f",
    foreground="#f1e8d8",
    primary="#f0875a",
    secondary="#a99c88",
    accent="#f0875a",
    success="#6fcb92",
    error="#f0827c",
    warning="#e3b341",
    variables={"quiet": "#a99c88", "block-cursor-text-style": "none"},
)
DAY: Final = Theme(
    name="day",
    dark=False,
    background="#f6f0e4",
    surface="#fffbf2",
    panel="#e9e0cd",
    foreground="#2a2118",
    primary="#b4471f",
    secondary="#6f6353",
    accent="#b4471f",
    success="#2f7d4f",
    error="#a3302b",
    warning="#946200",
    variables={"quiet": "#6f6353", "block-cursor-text-style": "none"},
)

WORDS_BY_NIGHT: Final = RichTheme(
    {
        "seat.0": "bold #ff7f8e",
        "seat.1": "bold #7ab8f0",
        "seat.2": "bold #eeb04a",
        "seat.3": "bold #63cc9a",
        "seat.4": "bold #c39bf0",
        "title": "bold",
        "heading": "bold",
        "quiet": "#a99c88",
        "refused": "#8f8371",
        "crown": "#e3b341",
        "coin": "#e3b341",
        "die": "bold #f0875a",
        "ask": "bold #f0875a",
        "clause": "#e3b341",
        "good": "#6fcb92",
        "bad": "bold #f0827c",
        "key": "bold #f0875a",
    }
)
WORDS_BY_DAY: Final = RichTheme(
    {
        "seat.0": "bold #b00d28",
        "seat.1": "bold #14588f",
        "seat.2": "bold #7f4c00",
        "seat.3": "bold #0b6340",
        "seat.4": "bold #6a2fa0",
        "title": "bold",
        "heading": "bold",
        "quiet": "#6f6353",
        "refused": "#8a7e6c",
        "crown": "#7a5200",
        "coin": "#7a5200",
        "die": "bold #b4471f",
        "ask": "bold #b4471f",
        "clause": "#7a5200",
        "good": "#2f7d4f",
        "bad": "bold #a3302b",
        "key": "bold #b4471f",
    }
)


def usual() -> Theme:
    """Day where the terminal says that its background is light, else night."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return DAY if background in {"7", "15"} else NIGHT
