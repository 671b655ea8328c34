"""Boxes for words in our styles."""

from rich.console import Group, RenderableType
from rich.text import Text
from textual.widgets import Static


class Told(Static):
    """Words whose styles are those of the look: as a group Textual leaves them to the console."""

    def __init__(self, body: RenderableType = "", ident: str | None = None) -> None:
        super().__init__(Group(body), id=ident)
        self._told: object = body

    def update(self, content: object = "", *, layout: bool = True) -> None:
        """Say something else; the same words once more cost nothing."""
        if isinstance(content, Text) and content == self._told:
            return
        self._told = content
        super().update(Group(content), layout=layout)  # type: ignore[arg-type]


class Line(Told):
    """Words on one line: whatever they say, everything else stays where it is."""

    def update(self, content: object = "", *, layout: bool = False) -> None:
        super().update(content, layout=layout)
