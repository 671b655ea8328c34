"""Verifying a match file, saying each thing that was checked."""

from pathlib import Path

from rich.text import Text

from serai.cli.screen import Screen
from serai.cli.sitting import sentence
from serai.engine import record
from serai.engine.errors import BadFile, BadInput, OtherVersion
from serai.engine.match import UNDONE, Match
from serai.words import Words

HEX_DIGITS = 64


def verify(path: Path, commitment: str, words: Words, screen: Screen) -> bool:
    """Check a file from its form to its result; True if everything holds."""
    readable(path, words)
    try:
        lines = record.read(path)
        _good(words.say("verify-seal", count=len(lines)), screen)
        match = Match.load(path)
    except BadFile as trouble:
        screen.show(Text.assemble(("✗ ", "bad"), sentence(trouble)))
        other = isinstance(trouble, OtherVersion)
        verdict = "verify-other_version" if other else "verify-failed"
        screen.note(words.say(verdict, file=path.name), "bad")
        return False
    _tell_origin(match, words, screen)
    draws = sum(len(line.draws) for line in match.lines)
    events = sum(len(line.events) for line in match.lines)
    taken_back = sum(1 for line in match.lines if line.kind == UNDONE)
    _good(words.say("verify-lines", count=len(match.lines), undone=taken_back), screen)
    _good(words.say("verify-draws", draws=draws, events=events), screen)
    _good(words.say("verify-hash", digest=match.digest[:16]), screen)
    _good(words.say("verify-over" if match.result else "verify-running"), screen)
    if commitment and commitment != match.seal.commitment():
        screen.show(Text.assemble(("✗ ", "bad"), words.say("verify-other_commitment")))
        screen.note(words.say("verify-failed", file=path.name), "bad")
        return False
    if commitment:
        _good(words.say("verify-same_commitment"), screen)
    screen.note(words.say("verify-good", file=path.name), "good")
    screen.note(_worth(match, commitment, words))
    return True


def _worth(match: Match, commitment: str, words: Words) -> str:
    """What all this says about the shuffle, and what it cannot say."""
    if match.seal.seed is not None:
        return words.say("verify-worth_seed")
    fair = words.say("verify-worth", nonces=len(match.seal.nonces))
    return fair if commitment else words.say("verify-worth_unpublished") + " " + fair


def readable(path: Path, words: Words) -> None:
    """Refuse what is no file at all before saying anything about its content."""
    try:
        found = path.is_file()
    except (OSError, ValueError):  # a name no file can have
        found = False
    if not found:
        raise BadInput(words.say("file-missing", file=str(path)))


def loaded(path: Path, words: Words) -> Match:
    """The match of a file, or a refusal that names the file."""
    readable(path, words)
    try:
        return Match.load(path)
    except BadFile as trouble:
        other = isinstance(trouble, OtherVersion)
        said = "file-other_version" if other else "file-unsound"
        raise BadInput(words.say(said, file=path.name, trouble=words.trouble(trouble))) from None


def as_commitment(wish: str, words: Words) -> str:
    """A published commitment as somebody typed it."""
    digits = wish.strip().lower()
    if len(digits) != HEX_DIGITS or any(digit not in "0123456789abcdef" for digit in digits):
        raise BadInput(words.say("verify-commitment_form", digits=HEX_DIGITS))
    return digits


def _good(text: str, screen: Screen) -> None:
    screen.show(Text.assemble(("✓ ", "good"), text))


def _tell_origin(match: Match, words: Words, screen: Screen) -> None:
    _good(
        words.say("verify-rules", title=match.game.title, rules=match.rules, count=match.seats),
        screen,
    )
    if match.seal.seed is not None:
        _good(words.say("verify-seed", seed=str(match.seal.seed)), screen)
    else:
        seal = match.seal
        opened = seal.commitment()[:16]
        _good(words.say("verify-secret", commitment=opened, nonces=len(seal.nonces)), screen)
