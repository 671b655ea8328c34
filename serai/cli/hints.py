"""A hint as it is shown: the best choices as they can be typed, their chances, and why."""

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.bots.advising import MOST_ALTERNATIVES, Opinion, Reason
from serai.cli.choices import Choice
from serai.words import Words

BAR: Final = "█"
LONGEST_BAR: Final = 12
NOTE: Final = "hints"
"""Under which name a match file notes that the match is played without hints."""
OFF: Final = "off"


def shown(
    actions: list[dict[str, Any]],
    opinions: list[Opinion],
    why: Reason,
    choices: list[Choice],
    words: Words,
) -> list[RenderableType]:
    """The hint, line by line; `actions` are those of the opinions, in words that can be read."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="ask", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(style="good", min_width=LONGEST_BAR, no_wrap=True)
    table.add_column()
    rows = list(zip(actions, opinions, strict=True))[: 1 + MOST_ALTERNATIVES]
    for place, (action, opinion) in enumerate(rows):
        chosen = chosen_by(action, choices)
        label = Text(words.action(action), style="none" if place else "bold")
        if chosen is not None and chosen.facts:
            label.append("  " + " · ".join(chosen.facts), style="quiet")
        percent = opinion.percent()
        chance = "–" if percent is None else words.say("hint-chance", percent=percent)
        bar = BAR * round(LONGEST_BAR * (percent or 0) / 100)
        table.add_row(_typed(action, chosen), chance, bar, label)
    lines: list[RenderableType] = [Text(words.say("hint-title"), style="title"), table]
    lines.append(Text(words.say(why.ident, **why.values)))
    if opinions[0].percent() is not None:
        lines.append(Text(words.say("hint-tries", tries=opinions[0].tries), style="quiet"))
    return [Padding(line, (0, 0, 0, 2), expand=False) for line in lines]


def chosen_by(action: dict[str, Any], choices: list[Choice]) -> Choice | None:
    """The choice on the list that an action is, perhaps with amounts still to be set."""
    for choice in choices:
        fixed = {name: part for name, part in choice.action.items() if name not in choice.upto}
        if (
            choice.refused is None
            and action == {**action, **fixed}
            and action.keys() == choice.action.keys() | choice.upto.keys()
            and all(low <= action[name] <= high for name, (low, high) in choice.upto.items())
        ):
            return choice
    return None


def _typed(action: dict[str, Any], choice: Choice | None) -> str:
    """What somebody types to do it: the number of the choice, and its amounts."""
    if choice is None:
        return ""
    return " ".join([str(choice.number), *[str(action[name]) for name in choice.upto]])
