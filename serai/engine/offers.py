"""Offers: the choices a person is shown, each with its price and gain or the clause against it."""


class Offer:
    """One choice. `refused` names the clause that forbids it now; else it can be played."""

    def __init__(self, action: dict[str, object], group: str, refused: str | None = None) -> None:
        self.action = action
        self.group = group
        """Where it stands in the list of choices, a word of the game."""
        self.refused = refused
        self.upto: dict[str, list[int]] = {}
        """Parameters the person still sets, each from … to."""
        self.facts: dict[str, object] = {}
        """What it would do: `cost`, `gain` and whatever else the game knows for certain."""

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"action": self.action, "group": self.group}
        if self.refused is not None:
            shown["refused"] = self.refused
        if self.upto:
            shown["upto"] = self.upto
        if self.facts:
            shown["facts"] = self.facts
        return shown
