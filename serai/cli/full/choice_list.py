"""The list of choices: arrows, a key for each, a click to look and a second one to choose."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.events import Click
from textual.widgets.option_list import Option

from serai.cli.full.choosing import Entry
from serai.cli.full.lines import Lines


class ChoiceList(Lines):
    """Entries one below the other; those that are refused stay, and tell why."""

    def __init__(self, ident: str) -> None:
        super().__init__(markup=False, compact=True, id=ident)
        self.entries: list[Entry] = []
        self._set_out: list[tuple[object, ...]] = []
        """What the lines say that are set out."""

    def show(self, entries: list[Entry], at: str = "") -> None:
        """Set out new entries, and look at the one that had been looked at if it is still open."""
        self.entries = entries
        lines = [_told(entry) for entry in entries]
        if lines != self._set_out:
            self._set_out = lines
            self.clear_options()
            self.add_options([Option(_line(entry)) for entry in entries])
        places = [
            place for place, entry in enumerate(entries) if entry.ident() == at and entry.is_open
        ]
        if entries:
            self.highlighted = places[0] if places else 0

    def forget(self) -> None:
        """Set everything out anew the next time, for its colours have changed."""
        self._set_out = []

    @property
    def entry(self) -> Entry | None:
        """What is being looked at."""
        if self.highlighted is None or self.highlighted >= len(self.entries):
            return None
        return self.entries[self.highlighted]

    def look_at(self, place: int) -> None:
        self.highlighted = place

    async def _on_click(self, event: Click) -> None:
        event.prevent_default()
        clicked: int | None = event.style.meta.get("option")
        if clicked is None:
            return
        if clicked == self.highlighted:
            self.action_select()
        else:
            self.highlighted = clicked


def _told(entry: Entry) -> tuple[object, ...]:
    """All that a line shows of an entry."""
    return entry.key, entry.label, entry.is_open, entry.is_branch and _count(entry)


def _count(entry: Entry) -> int:
    """How many of its choices can be played."""
    return sum(choice.refused is None for choice in entry.choices)


def _line(entry: Entry) -> RenderableType:
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(width=1, style="key" if entry.is_open else "refused")
    line.add_column(ratio=1)
    label = Text(entry.label, style="none" if entry.is_open else "refused")
    if entry.is_branch:
        label.append(f"  {_count(entry)} ▸", style="quiet")
    elif not entry.is_open:
        label = Text("✗ ", style="refused").append_text(label)
    line.add_row(entry.key or "·", label)
    return line
