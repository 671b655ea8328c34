"""A match at one terminal: bots play, people are asked, and between people the screen is hidden.

Everything a person sees comes from that seat's own view, offers and events.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from serai import languages
from serai.bots.advising import reason
from serai.bots.bot import Bot
from serai.bots.deciding import decide
from serai.bots.review import USUAL_SECONDS
from serai.cli import drawing, hints, lookback, pondering, rulebooks
from serai.cli.chairs import NOTE, Chair, written
from serai.cli.choices import Choice, choices_of, listed
from serai.cli.keeping import Kept
from serai.cli.last_page import show_result
from serai.cli.screen import InputEnded, Screen
from serai.cli.told import sentences
from serai.engine import clauses, given
from serai.engine.errors import BadInput, IllegalAction, SeraiError
from serai.engine.match import Match
from serai.engine.schema import View
from serai.words import Words

MOST_NEWS: Final = 10
FOR_NEWS: Final = 3
"""Lines that are left for what happened, and for typing."""
LONGEST_NUMBER: Final = 9
PLACE: Final = ["x", "y"]
"""What is set of an action that names a place on a map."""
YES: Final = {"y", "yes"}
SAVE: Final = {"s", "save"}


class Leave(Exception):
    """Somebody got up from the table."""


class Sitting:
    """One match, the people and bots who play it, and the screen between them."""

    def __init__(
        self,
        match: Match,
        chairs: list[Chair],
        bots: list[Bot | None],
        screen: Screen,
        file: Path | None,
    ) -> None:
        match.notes[NOTE] = written(chairs)
        self.match = match
        self.bots = bots
        self.screen = screen
        self.failures: dict[int, str] = {}
        """Bots that failed, and with what; not what they said, which might tell what they knew."""
        self.words = Words(match.game, [chair.name for chair in chairs])
        self.kept = Kept(match, file, self.words)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
        self.looking: int | None = None
        """The person in front of the screen."""
        self.told: dict[int | None, int] = {}
        """How many of its events each person, and the public, has been shown."""
        self.hints = match.notes.get(hints.NOTE) != hints.OFF
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "?": self._help,
            "hint": self._hint,
            "help": self._help,
            "undo": self._undo,
            "rules": self._rules,
            "log": self._log,
            "view": self._draw_again,
            "board": self._draw_again,
            "save": self._save,
            "quit": self._quit,
        }
        """What can be typed besides a number; of each name its beginning is enough."""
        self.leaving: dict[str, Callable[[str], bool]] = {
            "a": self._look_back,
            "s": self._keep_ended,
            "q": lambda rest: True,
        }
        """What can be typed when the match is over; True where that is all."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.kept.begin()
            while not self.match.over:
                self._decide(self._next_seat())
            self._show_end()
        except Leave:
            self.screen.note(self.kept.how_to_go_on())
        except (InputEnded, KeyboardInterrupt):
            raise BadInput(self.kept.how_to_go_on("left-interrupted")) from None

    def _next_seat(self) -> int:
        """Bots first where several choose at once, so that people never wait for them."""
        asked = self.match.to_act
        return next((seat for seat in asked if self.bots[seat] is not None), asked[0])

    def _decide(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            self._ask(seat)
        else:
            with self.screen.thinking(self.words.say("bot-thinking", seat=seat)):
                decision = decide(bot, self.match.observation(seat))
            if decision.trouble:
                self.failures[seat] = decision.kind
            self._play(seat, decision.action)

    def _play(self, seat: int, action: given.Action) -> None:
        self.match.play(seat, action)
        self.kept.keep()

    def _show_failures(self) -> None:
        for seat, kind in self.failures.items():
            self.screen.note(self.words.say("bot-failed", seat=seat, trouble=kind), "bad")

    def _show_trouble(self) -> None:
        if self.kept.trouble:
            self.screen.note(self.kept.told_trouble(), "bad")

    # A person's turn.

    def _ask(self, seat: int) -> None:
        """Draw the table for a person and listen until the person has done something."""
        if self.looking != seat and len(self.people) > 1:
            self._draw_curtain(seat)
        self.looking = seat
        self._draw(seat)
        while not self._heard(seat, self.screen.ask(self.words.say("prompt"))):
            pass

    def _draw_curtain(self, seat: int) -> None:
        """Hide the screen until the next person sits in front of it."""
        self.screen.wipe()
        letter, mark = self.words.letter(seat), self.words.mark(seat)
        self.screen.space()
        self.screen.show(Text(f"  {letter} {mark}  {self.words.seat(seat)}", style=f"seat.{seat}"))
        self.screen.space()
        self.screen.note(self.words.say("curtain", name=self.words.seat(seat)))
        self.screen.ask(self.words.say("curtain-enter"))
        self.screen.wipe()

    def _draw(self, seat: int, whole: bool = False) -> None:
        """The table for a person; of the board only what the window holds, unless it is asked."""
        view = self.match.view(seat)
        self.screen.clear()
        board = drawing.board(self.match.game, view, self.words, self.screen.width)
        room = self.screen.height - self.screen.lines_of(self._question(seat, view)) - FOR_NEWS
        if whole or room >= self.screen.lines_of(board):
            self.screen.show_board(board)
            self._show_news(seat)
        else:
            self.screen.note(self.words.say("window-short"), "quiet")
            self._show_news(seat, most=max(1, min(MOST_NEWS, room)))
        self._show_failures()
        self._show_trouble()
        if self.screen.is_narrow:
            self.screen.note(self.words.say("window-narrow", wanted=self.screen.width), "quiet")
        self._show_question(seat, view)

    def _show_news(self, seat: int | None, most: int = MOST_NEWS) -> None:
        """What this reader has not been shown yet."""
        events = self.match.events(seat)
        news = sentences(events[self.told.get(seat, 0) :], self.words)
        self.told[seat] = len(events)
        self.told[None] = len(self.match.events(None))
        if not news:
            return
        self.screen.space()
        if len(news) > most:
            self.screen.note(self.words.say("news-more", count=len(news) - most), "quiet")
        self.screen.lines(news[-most:])

    def _show_question(self, seat: int, view: View) -> None:
        self.screen.show(self._question(seat, view))

    def _question(self, seat: int, view: View) -> Group:
        """What is asked, what can be done, and the keys."""
        simple = {name: part for name, part in view.items() if not isinstance(part, list | dict)}
        asked = self.words.ask(view["phase"], **simple)
        line = Text(f"{self.words.letter(seat)} {self.words.mark(seat)} ", style=f"seat.{seat}")
        keys = self.words.say("keys", undo=self.match.can_undo(seat), hints=self.hints)
        return Group(
            Text(),
            line.append(asked, style="ask"),
            listed(choices_of(self.match, seat, self.words), self.words),
            Text(keys, style="quiet"),
        )

    def _heard(self, seat: int, line: str) -> bool:
        """Do what was typed; True when the table has changed."""
        first, _, rest = line.partition(" ")
        try:
            if not line:
                self._show_question(seat, self.match.view(seat))
                return False
            place = self._place(seat, line)
            if place is not None:
                return self._choose(seat, *place)
            if is_number(first):
                return self._choose(seat, int(first), rest.split())
            command = self._command(first.lower())
            if command is not None:
                return command(seat, rest.strip())
            self.screen.note(self.words.say("prompt-unknown"))
        except SeraiError as trouble:
            self.screen.note(sentence(trouble), "bad")
        return False

    def _place(self, seat: int, line: str) -> tuple[int, list[str]] | None:
        """Where a place on a map is asked, `x y` is a place: the choice it belongs to, and both."""
        numbers = line.replace(",", " ").split()
        if len(numbers) != 2 or not all(is_number(number) for number in numbers):
            return None
        for choice in choices_of(self.match, seat, self.words):
            if choice.refused is None and list(choice.upto) == PLACE:
                return choice.number, numbers
        return None

    def _command(self, typed: str) -> Callable[[int, str], bool] | None:
        names = [name for name in self.commands if typed and name.startswith(typed)]
        return self.commands[names[0]] if names else None

    def _choose(self, seat: int, number: int, given: list[str]) -> bool:
        choices = choices_of(self.match, seat, self.words)
        if not 1 <= number <= len(choices):
            self.screen.note(self.words.say("prompt-number", most=len(choices)))
            return False
        choice = choices[number - 1]
        amounts = amounts_for(choice, given, self.words, self.screen)
        if amounts is None:
            self.screen.note(self.words.say("amount-none"))
            return False
        action = choice.complete(amounts)
        against = self.match.why_not(seat, action)
        if against is not None:
            told = clauses.lookup(against.ident, self.words.language)
            self.screen.lines(rulebooks.one(told, self.words))
            return False
        self._play(seat, action)
        return True

    # What one can type besides a number.

    def _help(self, seat: int, rest: str) -> bool:
        grid = Table.grid(padding=(0, 2, 0, 0))
        prefix = self.match.game.prefix
        for line in self.words.say("help-keys", prefix=prefix).splitlines():
            key, _, meaning = line.partition(" — ")
            grid.add_row(Text(key, style="clause"), meaning)
        self.screen.lines([grid])
        if self.words.has("help-board"):
            self.screen.lines([Text(), rulebooks.prose(self.words.say("help-board"))])
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        """What a strong bot would do here, by what this seat knows; Ctrl-C calls it off."""
        if not self.hints:
            self.screen.note(self.words.say("hint-off"))
            return False
        observation = self.match.observation(seat)
        try:
            opinions = pondering.advice(self.match.game, observation, self.words, self.screen)
        except KeyboardInterrupt:
            self.screen.note(self.words.say("amount-none"))
            return False
        actions = [self.match.game.space.to_json(opinion.action) for opinion in opinions]
        choices = choices_of(self.match, seat, self.words)
        why = reason(observation, opinions)
        self.screen.show(*hints.shown(actions, opinions, why, choices, self.words))
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        self.match.undo(seat)
        self.kept.keep()
        return True

    def _rules(self, seat: int, wish: str) -> bool:
        if not wish:
            self.screen.note(self.words.say("rules-how", prefix=self.match.game.prefix))
            return False
        self.screen.lines(rulebooks.answer(self.match.game, wish, self.words))
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self.screen.lines(sentences(self.match.events(seat), self.words))
        return False

    def _draw_again(self, seat: int, rest: str) -> bool:
        self._draw(seat, whole=True)
        return False

    def _save(self, seat: int, name: str) -> bool:
        """Write the match into a file, and from now on keep it there."""
        if not name and self.kept.named() is None:
            name = self.screen.ask(self.words.say("save-where"))
            if not name:
                self.screen.note(self.words.say("amount-none"))
                return False
        self.kept.keep_in(name)
        self.screen.note(self.words.say("save-done", file=str(self.kept.file)))
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        if self.kept.named() is not None:
            answer = self.screen.ask(self.words.say("quit", file=str(self.kept.named())))
        else:
            answer = self.screen.ask(self.words.say("quit-unsaved"))
            if answer.lower() in SAVE:
                self._save(seat, "")
                answer = "yes" if self.kept.named() is not None else "no"
        if answer.lower() in YES:
            raise Leave
        return False

    # The end.

    def _show_end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        view = self.match.view(reader)
        self.screen.clear()
        self.screen.show_board(drawing.board(self.match.game, view, self.words, self.screen.width))
        self._show_news(reader, most=len(self.match.events(reader)))
        show_result(self.match, view, self.words, self.screen)
        self._show_failures()
        if self.kept.trouble:
            self._show_trouble()
        elif self.kept.named() is not None:
            self.screen.note(self.words.say("end-saved", file=str(self.kept.named())), "quiet")
        elif self.people and self.screen.is_answered:
            self._linger()
        self.kept.forget_own()

    def _linger(self) -> None:
        """A match that nobody gave a file goes when its people go; until then it is at hand."""
        try:
            while typed := self.screen.ask(self.words.say("end-prompt")):
                first, _, rest = typed.partition(" ")
                command = self.leaving.get(first[:1].lower())
                if command is None:
                    self.screen.note(self.words.say("end-keys"))
                elif command(rest.strip()):
                    return
        except (InputEnded, KeyboardInterrupt):
            self.screen.space()

    def _look_back(self, rest: str) -> bool:
        """What turned it; Ctrl-C calls it off."""
        try:
            review = lookback.think(self.match, USUAL_SECONDS, self.words, self.screen)
        except KeyboardInterrupt:
            self.screen.note(self.words.say("amount-none"))
        else:
            lookback.show(self.match, review, self.words, self.screen)
        return False

    def _keep_ended(self, name: str) -> bool:
        try:
            self._save(0, name)
        except SeraiError as trouble:
            self.screen.note(sentence(trouble), "bad")
            return False
        return self.kept.named() is not None


def sentence(trouble: SeraiError) -> str:
    """A refusal as a sentence; the name of a file at its beginning stays as it is."""
    text = _told(trouble)
    if text.partition(" ")[0].isalpha():
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!", "]")) else f"{text}."


def _told(trouble: SeraiError) -> str:
    if isinstance(trouble, IllegalAction):
        return f"{clauses.lookup(trouble.clause, languages.spoken()).text} [{trouble.clause}]"
    return Words().trouble(trouble)


def amounts_for(
    choice: Choice, given: list[str], words: Words, screen: Screen
) -> dict[str, int] | None:
    """The numbers a person sets, typed after the choice or asked for; None to let it be.

    A refused choice needs none: it is only asked why.
    """
    if choice.refused is not None:
        return {}
    amounts = {} if given else choice.set_without_asking()
    for field, (least, most) in choice.upto.items():
        question = words.amount(choice.action["action"], field, least, most)
        while field not in amounts:
            typed = given.pop(0) if given else screen.ask(question)
            if not typed:
                return None
            if is_number(typed) and least <= int(typed) <= most:
                amounts[field] = int(typed)
            else:
                screen.note(words.say("amount-range", least=least, most=most))
    return amounts


def is_number(typed: str) -> bool:
    return typed.isdecimal() and len(typed) <= LONGEST_NUMBER
