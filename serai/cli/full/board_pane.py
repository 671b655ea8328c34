"""The board on the screen: drawn for the room there is, scrolled inside it, pointed at by mouse."""

from typing import Any

from rich.segment import Segment
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from serai.cli.full.scenes import Scenes
from serai.drawn import Drawn, Frame


class BoardPane(ScrollView, can_focus=False):
    """One board; what lies where on it is known, so that a click can choose."""

    class Pointed(Message):
        """Somebody clicked on something of the board."""

        def __init__(self, about: dict[str, object]) -> None:
            super().__init__()
            self.about = about

    class PointedAtPlace(Message):
        """Somebody clicked on a place of a map."""

        def __init__(self, place: tuple[int, int]) -> None:
            super().__init__()
            self.place = place

    def __init__(self, scenes: Scenes, **named: Any) -> None:
        super().__init__(**named)
        self.scenes = scenes
        self.view: dict[str, Any] = {}
        self.chosen: dict[str, Any] = {}
        self.cursor: tuple[int, int] | None = None
        self.zoom = 1
        self._drawn = Drawn("")
        self._strips: list[Strip] = []
        self._is_stale = False

    def show(self, view: dict[str, Any]) -> None:
        self.view = view
        self.chosen = {}
        self.redraw()

    def consider(self, offer: dict[str, Any]) -> None:
        """Show on the board what an offer would do."""
        if offer != self.chosen:
            self.chosen = offer
            self.redraw()

    def on_resize(self, event: Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw it anew before it is looked at next, however often it changes until then."""
        self._is_stale = True
        self.call_next(self._bring_up_to_date)

    @property
    def drawn(self) -> Drawn:
        """The picture, and what lies where on it."""
        self._bring_up_to_date()
        return self._drawn

    def _bring_up_to_date(self) -> None:
        width, height = self.container_size
        if not self._is_stale or not self.view or width < 1 or height < 1:
            return
        self._is_stale = False
        frame = Frame(width, height, self.chosen, self.cursor, self.zoom)
        self._drawn = self.scenes.board(self.view, frame)
        console = self.app.console
        options = console.options.update(width=width, height=None, no_wrap=False)
        lines = console.render_lines(self._drawn.body, options, pad=True)
        self._strips = [Strip(line).apply_style(self.rich_style) for line in lines]
        widest = max((strip.cell_length for strip in self._strips), default=0)
        self.virtual_size = Size(max(width, widest), len(self._strips))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        line = y + top
        if line >= len(self._strips):
            return Strip.blank(self.size.width, self.rich_style)
        strip = self._strips[line]
        if left == 0 and strip.cell_length == self.size.width:
            return strip
        return strip.crop_extend(left, left + self.size.width, self.rich_style)

    @property
    def text(self) -> str:
        """The picture without its colours, as tests read it."""
        self._bring_up_to_date()
        return "\n".join(
            "".join(segment.text for segment in _segments(strip)) for strip in self._strips
        )

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        line, column = offset.y + self.scroll_offset.y, offset.x + self.scroll_offset.x
        if self.drawn.sheet is not None:
            place = self.drawn.sheet.place(line, column)
            if place is not None:
                self.post_message(self.PointedAtPlace(place))
                return
        for spot in self.drawn.spots:
            if spot.holds(line, column):
                self.post_message(self.Pointed(spot.about))
                return

    def bring_into_sight(self, line: int) -> None:
        self.scroll_to_region(Region(0, line, 1, 1), animate=False)


def _segments(strip: Strip) -> list[Segment]:
    return list(strip)
