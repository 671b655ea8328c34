"""What happened, line by line, each with the mark of the seat it happened to."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from serai.words import Words


def sentences(events: Iterable[Mapping[str, object]], words: Words) -> list[Text]:
    """Events in words. What one seat did in a row is one sentence: Ann took the 3, drew a card."""
    told: list[tuple[int | None, str]] = []
    for event in events:
        text = words.event(event)
        seat = event.get("seat")
        actor = seat if isinstance(seat, int) else None
        if not text:
            continue
        if told and actor is not None and told[-1][0] == actor:
            joined = _joined(told[-1][1], text, words.seat(actor))
            if joined:
                told[-1] = (actor, joined)
                continue
        told.append((actor, text))
    return [_marked(actor, text, words) for actor, text in told]


def _joined(before: str, text: str, name: str) -> str:
    """Two sentences about the same seat as one, if both begin with its name; else nothing."""
    opening = f"{name} "
    plain = before.startswith(opening) and before.endswith(".") and text.startswith(opening)
    return f"{before[:-1]}, {text.removeprefix(opening)}" if plain else ""


def _marked(actor: int | None, text: str, words: Words) -> Text:
    if actor is None:
        return Text(f"  {text}", style="heading")
    line = Text.assemble((words.mark(actor), f"seat.{actor}"))
    return line.append(f" {text}")
