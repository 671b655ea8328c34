"""The pages of `--help`: what cyclopts says of itself there, in the reader's language."""

from typing import TYPE_CHECKING, Any, Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.inline_text import InlineText
from rich.text import Text

from serai.words import Words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

SAY: Final = Words().say
TITLES: Final = {
    "Commands": "help-commands",
    "Parameters": "help-parameters",
    "Arguments": "help-arguments",
}
ABOUT: Final = {
    "--help": "help-help",
    "--version": "help-version",
}


class HelpPages(DefaultFormatter):
    """Panels and the line of usage, with their own few words translated."""

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: HelpPanel) -> None:
        title = TITLES.get(str(panel.title))
        if title is not None:
            panel.title = SAY(title)
        panel.entries = [_told(entry) for entry in panel.entries]
        super().__call__(console, options, panel)

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        if usage:
            console.print(Text(SAY("help-usage", usage=str(usage).rstrip()), style="bold"))
            console.print()


def _told(entry: HelpEntry) -> HelpEntry:
    """An entry that says what it needs, and what it is without a wish, in its description."""
    own = next((ABOUT[name] for name in entry.all_options if name in ABOUT), None)
    described = entry.description if own is None else Text(SAY(own))
    about = described if isinstance(described, InlineText) else InlineText(described or Text())
    if entry.default not in (None, str(False)):  # a switch that is not there is off
        about.append(_beside(SAY("help-default", value=entry.default), "dim"))
    if entry.required:
        about.append(_beside(SAY("help-required"), "red"))
    return entry.copy(description=about, default=None, required=False)


def _beside(text: str, style: str) -> Text:
    return Text(f"[{text}]", style=style)
