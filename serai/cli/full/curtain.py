"""Small screens that stand before the table: the curtain between two people, a question, a page."""

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input

from serai.cli.full.told_box import Told
from serai.words import Words


class Curtain(Screen[None]):
    """Hides everything until the next person sits in front of the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]

    def __init__(self, seat: int, words: Words) -> None:
        super().__init__()
        self.seat = seat
        self.words = words

    def compose(self) -> ComposeResult:
        name = self.words.seat(self.seat)
        head = f"{self.words.letter(self.seat)} {self.words.mark(self.seat)}  {name}"
        text = Text(head, style=f"seat.{self.seat}")
        text.append("\n\n" + self.words.say("curtain", name=name), style="none")
        text.append("\n\n" + self.words.say("curtain-key"), style="quiet")
        yield Told(text)

    def action_open(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Question(ModalScreen[str]):
    """Asks for a line of text; nothing if it is let be."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "let_be", show=False)]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Told(Text(self.question, style="ask"))
            yield Input(compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_let_be(self) -> None:
        self.dismiss("")


class Page(ModalScreen[None]):
    """Something to read, over everything else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q,enter,question_mark", "close", show=False)
    ]

    def __init__(self, title: str, body: RenderableType, close: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.close_told = close

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            yield Told(self.body)
        scroll.border_title = self.heading
        scroll.border_subtitle = self.close_told

    def action_close(self) -> None:
        self.dismiss()
