"""A match at one terminal: bots play, people are asked, and between people the screen is hidden.

Everything a person sees comes from that seat's own view, offers and events.
"""

import contextlib
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from serai.bots.advising import reason
from serai.bots.bot import Bot
from serai.bots.review import USUAL_SECONDS
from serai.cli import drawing, hints, lookback, pondering, rulebooks
from serai.cli.chairs import NOTE, Chair, written
from serai.cli.choices import Choice, choices_of, listed
from serai.cli.keeping import is_own
from serai.cli.last_page import show_result
from serai.cli.screen import InputEnded, Screen
from serai.cli.told import sentences
from serai.engine import record
from serai.engine.errors import BadInput, SeraiError
from serai.engine.match import Match
from serai.words import Words

MOST_NEWS: Final = 10
LONGEST_NUMBER: Final = 9
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
        self.file = file
        """Where the match is kept; one of our own where nobody named a file."""
        self.trouble = ""
        """Why the match could not be kept the last time, or nothing."""
        self.words = Words(match.game, [chair.name for chair in chairs])
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
            self._begin_keeping()
            while not self.match.over:
                self._decide(self._next_seat())
            self._show_end()
        except Leave:
            self.screen.note(self._how_to_go_on())
        except (InputEnded, KeyboardInterrupt):
            raise BadInput(self._how_to_go_on("left-interrupted")) from None

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
                action = bot.choose(self.match.observation(seat))
            self._play(seat, action)

    def _play(self, seat: int, action: object) -> None:
        self.match.play(seat, action)
        self._keep()

    def _begin_keeping(self) -> None:
        """A file that somebody named must be fit for it; without one of our own we play on."""
        try:
            if self.file is not None:
                self.match.save(self.file)
        except BadInput:
            if self.file is not None and not is_own(self.file):
                raise
            self._forget_own()

    def _forget_own(self) -> None:
        """A file of our own is no longer needed."""
        if self.file is not None and is_own(self.file):
            with contextlib.suppress(OSError):
                self.file.unlink()
            self.file = None

    def _keep(self) -> None:
        """Write the match down; a full disk is told under the board and does not end the match."""
        if self.file is None:
            return
        try:
            self.match.save(self.file)
            self.trouble = ""
        except BadInput as trouble:
            self.trouble = str(trouble)

    def _show_trouble(self) -> None:
        if self.trouble:
            self.screen.note(self.words.say("save-failed", trouble=self.trouble), "bad")

    def _how_to_go_on(self, opening: str = "left") -> str:
        said = [self.words.say(opening)]
        if self.file is None:
            said.append(self.words.say("left-unsaved"))
        else:
            said.append(self.words.say("left-saved", file=shlex.quote(str(self.file))))
        if self.trouble:
            said.append(self.words.say("left-lost"))
        return " ".join(said)

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

    def _draw(self, seat: int) -> None:
        view: dict[str, Any] = self.match.view(seat)
        self.screen.clear()
        self.screen.show(drawing.board(self.match.game, view, self.words, self.screen.width))
        self._show_news(seat)
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

    def _show_question(self, seat: int, view: dict[str, Any]) -> None:
        simple = {name: part for name, part in view.items() if not isinstance(part, list | dict)}
        asked = self.words.ask(view.get("moment", view.get("phase")), **simple)
        line = Text(f"{self.words.letter(seat)} {self.words.mark(seat)} ", style=f"seat.{seat}")
        self.screen.space()
        self.screen.show(line.append(asked, style="ask"))
        self.screen.show(listed(choices_of(self.match, seat, self.words), self.words))
        keys = self.words.say("keys", undo=self.match.can_undo(seat), hints=self.hints)
        self.screen.show(Text(keys, style="quiet"))

    def _heard(self, seat: int, line: str) -> bool:
        """Do what was typed; True when the table has changed."""
        first, _, rest = line.partition(" ")
        try:
            if _is_number(first):
                return self._choose(seat, int(first), rest.split())
            command = self._command(first.lower())
            if command is not None:
                return command(seat, rest.strip())
            self.screen.note(self.words.say("prompt-unknown"))
        except SeraiError as trouble:
            self.screen.note(sentence(trouble), "bad")
        return False

    def _command(self, typed: str) -> Callable[[int, str], bool] | None:
        names = [name for name in self.commands if typed and name.startswith(typed)]
        return self.commands[names[0]] if names else None

    def _choose(self, seat: int, number: int, given: list[str]) -> bool:
        choices = choices_of(self.match, seat, self.words)
        if not 1 <= number <= len(choices):
            self.screen.note(self.words.say("prompt-number", most=len(choices)))
            return False
        choice = choices[number - 1]
        amounts = self._amounts(choice, given) if choice.refused is None else {}
        if amounts is None:
            self.screen.note(self.words.say("amount-none"))
            return False
        action = choice.complete(amounts)
        against = self.match.why_not(seat, action)
        if against is not None:
            self.screen.lines(rulebooks.one(against))
            return False
        self._play(seat, action)
        return True

    def _amounts(self, choice: Choice, given: list[str]) -> dict[str, int] | None:
        """The numbers the person sets, typed after the choice or asked for; None to let it be."""
        amounts: dict[str, int] = {}
        for field, (least, most) in choice.upto.items():
            question = self.words.amount(choice.action["action"], field, least, most)
            while field not in amounts:
                typed = given.pop(0) if given else self.screen.ask(question)
                if not typed:
                    return None
                if _is_number(typed) and least <= int(typed) <= most:
                    amounts[field] = int(typed)
                else:
                    self.screen.note(self.words.say("amount-range", least=least, most=most))
        return amounts

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
        self._keep()
        return True

    def _rules(self, seat: int, wish: str) -> bool:
        if not wish:
            self.screen.note(self.words.say("rules-how", prefix=self.match.game.prefix))
            return False
        for clause in rulebooks.asked(self.match.game, wish, self.words):
            self.screen.lines(rulebooks.one(clause))
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self.screen.lines(sentences(self.match.events(seat), self.words))
        return False

    def _draw_again(self, seat: int, rest: str) -> bool:
        self._draw(seat)
        return False

    def _save(self, seat: int, name: str) -> bool:
        """Write the match into a file, and from now on keep it there."""
        file = self._file_for(name)
        if file is None:
            self.screen.note(self.words.say("amount-none"))
            return False
        self.match.save(file)
        if file != self.file:
            self._forget_own()
        self.file, self.trouble = file, ""
        self.screen.note(self.words.say("save-done", file=str(self.file)))
        return False

    def _file_for(self, name: str) -> Path | None:
        """The file a person names, at once or when asked; the present one where there is one."""
        if not name and self.file is not None and not is_own(self.file):
            return self.file
        wish = name or self.screen.ask(self.words.say("save-where"))
        return new_file(record.place(wish), self.words) if wish else None

    def _quit(self, seat: int, rest: str) -> bool:
        if self.file is not None and not is_own(self.file):
            answer = self.screen.ask(self.words.say("quit", file=str(self.file)))
        else:
            answer = self.screen.ask(self.words.say("quit-unsaved"))
            if answer.lower() in SAVE:
                self._save(seat, "")
                answer = "yes" if self.file is not None and not is_own(self.file) else "no"
        if answer.lower() in YES:
            raise Leave
        return False

    # The end.

    def _show_end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        view: dict[str, Any] = self.match.view(reader)
        self.screen.clear()
        self.screen.show(drawing.board(self.match.game, view, self.words, self.screen.width))
        self._show_news(reader, most=len(self.match.events(reader)))
        show_result(self.match, view, self.words, self.screen)
        if self.trouble:
            self._show_trouble()
        elif self.file is not None and not is_own(self.file):
            self.screen.note(self.words.say("end-saved", file=str(self.file)), "quiet")
        elif self.people and self.screen.is_answered:
            self._linger()
        self._forget_own()

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
        return self.file is not None and not is_own(self.file)


def sentence(trouble: SeraiError) -> str:
    """A refusal as a sentence; the name of a file at its beginning stays as it is."""
    text = str(trouble)
    if text.partition(" ")[0].isalpha():
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!", "]")) else f"{text}."


def _is_number(typed: str) -> bool:
    return typed.isdecimal() and len(typed) <= LONGEST_NUMBER


def new_file(path: Path, words: Words) -> Path:
    """A place for a match to be kept; a file that is already there is never written over."""
    try:
        taken = path.exists()
    except (OSError, ValueError):  # a name no file can have is refused when it is written
        taken = False
    if taken:
        raise BadInput(words.say("save-exists", file=str(path)))
    return path
