"""What is asked at a table and how it is answered: list, filter, steps, preview, keys and mouse."""

from collections.abc import Callable
from typing import Any, cast

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.screen import Screen
from textual.widgets import Input

from serai.cli import results, rulebooks
from serai.cli.choices import Choice, choices_from
from serai.cli.full import choosing
from serai.cli.full.board_pane import BoardPane
from serai.cli.full.choice_list import ChoiceList
from serai.cli.full.choosing import Entry, Keys
from serai.cli.full.panes import ENLARGED
from serai.cli.full.seen import Seen
from serai.cli.full.setting import Amounts, Pointing
from serai.cli.full.told_box import Told
from serai.engine import clauses
from serai.words import Words

Deed = Callable[[dict[str, Any]], None]
Refusal = Callable[[str], None]


class Asking:
    """The choices of a moment, as far as somebody has gone into them."""

    def __init__(self, screen: Screen[str], words: Words, do: Deed, explain: Refusal) -> None:
        self.screen = screen
        self.words = words
        self._do = do
        """What becomes of an action that is complete."""
        self._explain = explain
        """What becomes of a choice that a clause stands against."""
        self.seen = Seen(None, {})
        self.keys = Keys()
        self.choices: list[Choice] = []
        self.path: list[Entry] = []
        """The steps that were taken into the choices."""
        self.step: Amounts | Pointing | None = None
        """What is still to be set of the choice that was made."""
        self.waiting = ""
        """Who is being waited for, in words."""

    @property
    def offered(self) -> ChoiceList:
        return self.screen.query_one(ChoiceList)

    @property
    def board(self) -> BoardPane:
        return self.screen.query_one(BoardPane)

    @property
    def filter(self) -> Input:
        return self.screen.query_one("#filter", Input)

    def ask(self, seen: Seen) -> None:
        """A new moment: nothing of it has been chosen yet."""
        self.seen = seen
        self.step = None
        self.path = []
        self.choices = choices_from(seen.offers, self.words) if seen.is_asked else []
        self.show()

    def show(self) -> None:
        """Set out what can be chosen at the step that was reached."""
        wish = self.filter.value
        inside = self.path[-1].choices if self.path else self.choices
        entries = (
            choosing.found(self.choices, wish) if wish else choosing.listed(inside, self.words)
        )
        self.keys.give(entries)
        looked_at = self.offered.entry
        self.offered.show(entries, "" if looked_at is None else looked_at.ident())
        self.show_question()
        self.consider()

    # The question.

    def show_question(self) -> None:
        self.screen.query_one("#question", Told).update(self._question())

    def _question(self) -> Text:
        seat, view = self.seen.seat, self.seen.view
        if self.seen.is_over:
            return self._verdict()
        if not self.seen.is_asked or seat is None:
            return Text(self.waiting or self.words.say("table-waiting"), style="quiet")
        simple = {name: part for name, part in view.items() if not isinstance(part, list | dict)}
        asked = self.words.ask(view["phase"], **simple)
        mark = f"{self.words.letter(seat)} {self.words.mark(seat)} "
        text = Text(mark, style=f"seat.{seat}").append(asked, style="ask")
        for entry in self.path:
            text.append(f"\n▸ {entry.label}", style="quiet")
        return text

    def _verdict(self) -> Text:
        result = self.seen.view.get("result")
        if result is None:
            return Text(self.words.say("result-none"), style="title")
        return cast(Text, results.verdict(result, self.words))

    # Looking.

    def consider(self) -> None:
        """Show on the board and below the list what the choice in question would do."""
        entry = self.offered.entry if self.step is None else None
        offer = {} if entry is None or entry.is_branch else entry.choice.offer
        if self.step is None:
            self.board.cursor, self.board.zoom = None, 1
            self.board.consider(offer)
        self._show_preview(entry)

    def _show_preview(self, entry: Entry | None) -> None:
        self.screen.query_one("#preview", Told).update(self._preview(entry))

    def _preview(self, entry: Entry | None) -> RenderableType:
        if self.step is not None:
            return self._told_step(self.step)
        if entry is None or entry.is_branch:
            return Text("")
        if entry.choice.refused is not None:
            clause = clauses.lookup(entry.choice.refused, self.words.language)
            text = Text(f"{clause.ident} {clause.title}\n", style="clause")
            return text.append_text(rulebooks.prose(clause.text))
        return Text("\n".join(entry.choice.facts), style="good")

    def _told_step(self, step: Amounts | Pointing) -> Text:
        if isinstance(step, Amounts):
            text = Text(step.question() + "\n", style="ask")
            for shown, key in ((" ◂ ", "left"), (str(step.amount), "enter"), (" ▸ ", "right")):
                text.append(shown, style=Style(bold=True, meta={"@click": f"screen.step('{key}')"}))
            return text.append(self.words.say("amount-keys"), style="quiet")
        x, y = step.at
        text = Text(f"{x}, {y}", style="title")
        possible = "point-possible" if step.is_possible() else "point-not"
        text.append(" " + self.words.say(possible), style="good" if step.is_possible() else "bad")
        return text.append("\n" + self.words.say("point-keys"), style="quiet")

    # Choosing.

    def take(self) -> None:
        """Go on with what is being looked at: a step further, a number, a place, or the deed."""
        entry = self.offered.entry
        if entry is None or not self.seen.is_asked:
            return
        if entry.is_branch:
            self.path.append(entry)
            self.offered.entries = []
            self.show()
        elif entry.choice.refused is not None:
            self._explain(entry.choice.refused)
        else:
            self._set(entry.choice)

    def _set(self, choice: Choice) -> None:
        if choice.upto and self.board.drawn.sheet is not None and {"x", "y"} <= set(choice.upto):
            self._point(choice)
            return
        amounts = Amounts(choice, self.words)
        if amounts.is_done:
            self._do(choice.complete(amounts.set))
        else:
            self.step = amounts
            self._begin_step()

    def _point(self, choice: Choice) -> None:
        self.step = Pointing(choice, (choice.action["x"], choice.action["y"]))
        self.board.chosen = choice.offer
        self._begin_step()

    def _begin_step(self) -> None:
        self.screen.remove_class(ENLARGED)
        self.screen.set_focus(None)
        self._show_step()

    def _show_step(self) -> None:
        if isinstance(self.step, Pointing):
            self.board.cursor, self.board.zoom = self.step.at, self.step.zoom
            self.board.redraw()
        self._show_preview(None)

    def end_step(self) -> None:
        self.step = None
        self.offered.focus()

    def key_of_step(self, key: str) -> bool:
        """Whether a key was meant for the number or the place that is being set."""
        step = self.step
        if key == "escape":
            self.end_step()
            self.consider()
        elif key == "enter" and isinstance(step, Amounts):
            step.confirm()
            if step.is_done:
                self._do(step.choice.complete(step.set))
            else:
                self._show_step()
        elif key == "enter" and isinstance(step, Pointing):
            self._do(step.choice.complete(step.places()))
        elif step is not None and self._is_meant(step, key):
            self._show_step()
        else:
            return False
        return True

    def _is_meant(self, step: Amounts | Pointing, key: str) -> bool:
        """Whether a key sets the number or the place that is asked for."""
        if isinstance(step, Amounts):
            return step.key(key)
        sheet = self.board.drawn.sheet
        return sheet is not None and step.key(key, sheet)

    def press(self, key: str) -> None:
        """A choice by its key: the first time to look at it, the second time to do it."""
        for place, entry in enumerate(self.offered.entries):
            if entry.key == key:
                if self.offered.highlighted == place or entry.is_branch:
                    self.offered.look_at(place)
                    self.take()
                else:
                    self.offered.look_at(place)
                return

    def back(self) -> bool:
        """Out of the filter or the last step into the choices; False if there is none."""
        if self.filter.display:
            self.end_filter()
        elif self.path:
            left = self.path.pop()
            self.offered.entries = [left]
            self.offered.highlighted = 0
            self.show()
        else:
            return False
        return True

    # The mouse on the board.

    def point_at(self, about: dict[str, object]) -> None:
        """Look at the choice that is about what was clicked; a second click does it."""
        fitting = [
            choice
            for choice in self.choices
            if choice.refused is None and _is_about(choice.offer, about)
        ]
        if not fitting or self.step is not None:
            return
        entry = self.offered.entry
        if len(fitting) == 1 and entry is not None and entry.choices == fitting:
            self.take()
            return
        entries = [choosing.found([choice], "")[0] for choice in fitting]
        self.keys.give(entries)
        self.path = [Entry(self.words.say("choices-here"), fitting, is_branch=True)]
        self.offered.show(entries)
        self.show_question()
        self.consider()

    def point_at_place(self, place: tuple[int, int]) -> None:
        step = self.step
        if isinstance(step, Pointing):
            if step.at == place:
                self._do(step.choice.complete(step.places()))
            else:
                step.at = place
                self._show_step()
            return
        for choice in self.choices:
            if choice.refused is None and {"x", "y"} <= set(choice.upto):
                self._point(choice)
                if isinstance(self.step, Pointing):
                    self.step.at = place
                self._show_step()

    # Filter.

    def begin_filter(self) -> None:
        self.filter.placeholder = self.words.say("filter")
        self.filter.display = True
        self.filter.focus()

    def filtered(self) -> None:
        """What was looked for is found; where it is one thing, it is meant."""
        self.offered.focus()
        if len(self.offered.entries) == 1:
            self.take()

    def clear_filter(self) -> None:
        self.filter.value = ""
        self.filter.display = False

    def end_filter(self) -> None:
        self.clear_filter()
        self.offered.focus()
        self.show()


def _is_about(offer: dict[str, Any], about: dict[str, object]) -> bool:
    told = {**offer.get("facts", {}), **offer["action"]}
    return all(told.get(name) == part for name, part in about.items())
