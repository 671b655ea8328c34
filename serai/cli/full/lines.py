"""Lists of lines of which one is looked at."""

from dataclasses import replace
from typing import Final

from textual.style import Style
from textual.widgets import OptionList

LOOKED_AT: Final = "option-list--option-highlighted"


class Lines(OptionList):
    """One below the other; without colours the one looked at is turned about, or underlined where
    the keys go elsewhere. Textual's sheets cannot say that: its styles of lines turn nothing."""

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        style = super().get_visual_style(*component_classes, partial=partial)
        if not self.app.no_color or LOOKED_AT not in component_classes:
            return style
        return replace(style, reverse=True) if self.has_focus else replace(style, underline=True)
