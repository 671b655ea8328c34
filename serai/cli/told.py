"""What happened, line by line, each with the mark of the seat it happened to."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from serai.words import Words


def sentences(events: Iterable[Mapping[str, object]], words: Words) -> list[Text]:
    """Events in words; those not worth a line are left out."""
    told: list[Text] = []
    for event in events:
        text = words.event(event)
        if text:
            told.append(_marked(event, text, words))
    return told


def _marked(event: Mapping[str, object], text: str, words: Words) -> Text:
    seat = event.get("seat")
    if not isinstance(seat, int):
        return Text(f"  {text}", style="heading")
    line = Text.assemble((words.mark(seat), f"seat.{seat}"))
    return line.append(f" {text}")
