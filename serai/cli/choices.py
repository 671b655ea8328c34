"""The numbered list of choices: in groups what can be done, greyed below what cannot, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai import languages
from serai.engine import clauses
from serai.engine.match import Match
from serai.words import Words


@dataclass
class Choice:
    """One line of the list."""

    number: int
    action: dict[str, Any]
    group: str
    label: str
    facts: list[str] = field(default_factory=list)
    refused: str | None = None
    upto: dict[str, list[int]] = field(default_factory=dict)
    offer: dict[str, Any] = field(default_factory=dict)
    """What the game said of it."""

    def set_without_asking(self) -> dict[str, int]:
        """The amounts that leave no choice."""
        return {name: least for name, (least, most) in self.upto.items() if least == most}

    def complete(self, amounts: Mapping[str, int]) -> dict[str, Any]:
        """The action with the numbers its player has set."""
        return {**self.action, **amounts}


def choices_of(match: Match, seat: int, words: Words) -> list[Choice]:
    """What a seat is offered, as a numbered list."""
    return choices_from(offers_of(match, seat), words)


def offers_of(match: Match, seat: int) -> list[dict[str, Any]]:
    """The offers of the game, or bare actions if it makes none."""
    offers: list[dict[str, Any]] = match.offers(seat)
    return offers or _bare(match, seat)


def choices_from(offers: list[dict[str, Any]], words: Words) -> list[Choice]:
    """Offers by group, refused ones last."""
    groups = list(dict.fromkeys(offer["group"] for offer in offers))
    ordered = sorted(offers, key=lambda offer: ("refused" in offer, groups.index(offer["group"])))
    return [
        Choice(
            number,
            offer["action"],
            "refused" if "refused" in offer else offer["group"],
            words.action(offer["action"], list(offer.get("upto", {}))),
            words.facts(offer),
            offer.get("refused"),
            offer.get("upto", {}),
            offer,
        )
        for number, offer in enumerate(ordered, 1)
    ]


def _bare(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the rules allow, for a game without offers: every action, or a point by its numbers."""
    bare: list[dict[str, Any]] = [
        {"action": action, "group": "choices"} for action in match.legal(seat)
    ]
    if match.region(seat):
        for family in match.game.space.families:
            if family.by_region:
                first = match.game.space.to_json(family.base)
                ranges = {param.name: [param.low, param.high] for param in family.params}
                bare.append({"action": first, "group": "choices", "upto": ranges})
    return bare


def listed(choices: list[Choice], words: Words) -> RenderableType:
    """The list as it is drawn: headings on the left, price and gain on the right."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="heading", no_wrap=True)
    table.add_column(justify="right", min_width=3, no_wrap=True)
    table.add_column()
    table.add_column(style="quiet")
    group = ""
    for choice in choices:
        heading = words.group(choice.group) if choice.group != group else ""
        group = choice.group
        table.add_row(Text(heading), *_line(choice, words))
    return table


def _line(choice: Choice, words: Words) -> tuple[Text, Text, Text]:
    number = str(choice.number)
    if choice.refused is None:
        return Text(number, style="ask"), Text(choice.label), Text(" · ".join(choice.facts))
    label = words.say("choice-refused", label=choice.label)
    return (
        Text(number, style="refused"),
        Text(label, style="refused"),
        Text(_named(choice.refused), style="refused"),
    )


def _named(ident: str) -> str:
    """A clause by number and title, for the end of a line."""
    return f"{ident} {clauses.lookup(ident, languages.spoken()).title}"
