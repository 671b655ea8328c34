"""A moment that turned a match, on its board: what was played, and what would have been better."""

from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType

from serai.bots.review import Review, Turn
from serai.cli import lookback
from serai.cli.choices import offers_of
from serai.cli.full.board_pane import BoardPane
from serai.cli.full.replay import ReplayScreen
from serai.cli.playback import Playback
from serai.engine.match import Match
from serai.words import Words

BETTER: Final = "moment-better"
PLAYED: Final = "moment-played"


class MomentScreen(ReplayScreen):
    """The board right before a turn of the match; from there it can be stepped through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,tab", "turn(1)", priority=True),
        Binding("up,shift+tab", "turn(-1)", priority=True),
        Binding("p", "compare"),
    ]

    def __init__(self, match: Match, review: Review, place: int, words: Words) -> None:
        super().__init__(Playback(match), None, words)
        self.keys_told = "moment-keys"
        self.review = review
        self.place = place
        """Which of the review's turns it is."""
        self.looks_at = BETTER
        self._stand()

    @property
    def turn(self) -> Turn:
        return self.review.turns[self.place]

    def _stand(self) -> None:
        """Before what was done, with the eyes of whoever did it."""
        first = self.review.moments[self.turn.before + 1].line
        self.line = first.number - 1
        self.reader = first.seat if self.turn.is_one_step() and first.seat >= 0 else None
        self.looks_at = BETTER if self._better() is not None else PLAYED

    def _better(self) -> int | None:
        verdict = self.turn.verdict
        better = None if verdict is None else verdict.better
        return None if better is None else better.action

    def show_again(self) -> None:
        super().show_again()
        if self._is_there():
            self.query_one(BoardPane).consider(self._offer())

    def _is_there(self) -> bool:
        """Whether the board stands where somebody decided what turned it."""
        line = self.review.moments[self.turn.after].line
        return self.turn.is_one_step() and line.seat >= 0 and self.line == line.number - 1

    def _offer(self) -> dict[str, Any]:
        """What the game offered of the action that is looked at."""
        line = self.review.moments[self.turn.after].line
        better = self._better()
        number = better if self.looks_at == BETTER and better is not None else line.action
        action = self.game.space.to_json(number)
        self.reel.back.go(self.line)
        for offer in offers_of(self.reel.back.match, line.seat):
            open_ended = offer.get("upto", {})
            fixed = {name: part for name, part in offer["action"].items() if name not in open_ended}
            if "refused" not in offer and fixed.items() <= action.items():
                return {**offer, "action": action}
        return {"action": action, "group": ""}

    def remarks(self) -> list[RenderableType]:
        review, words, whole = self.review, self.words, self.reel.back.whole
        count = len(review.turns)
        text = Text("\n\n").append(
            words.say("moment-which", number=self.place + 1, count=count), style="title"
        )
        text.append("\n" + lookback.deed(self.turn, whole, review, words), style="heading")
        text.append("\n" + lookback.changes(self.turn, review, words))
        thought = lookback.judged(self.turn, whole, review, words)
        if thought:
            text.append("\n" + thought, style="quiet")
        if self._is_there() and self._better() is not None:
            text.append("\n▸ " + words.say(self.looks_at), style="ask")
        text.append("\n")
        return [text]

    def action_turn(self, step: int) -> None:
        """On to the next moment that turned it, or back to the one before."""
        self.place = (self.place + step) % len(self.review.turns)
        self._stand()
        self.show_again()

    def action_compare(self) -> None:
        """From what would have been better to what was played, and back."""
        if self._better() is not None:
            self.looks_at = PLAYED if self.looks_at == BETTER else BETTER
            self.show_again()
