"""Everything that can be refused, with words that tell a person what to do.

Who calls from Python reads English. For people, an error also carries the name of a message and its
values, so that whoever meets its reader can say it in another language (serai/locale).
"""

import errno


class Phrase:
    """Words within such a sentence that are said in its reader's language, too."""

    def __init__(self, text: str, ident: str, **values: object) -> None:
        self.text = text.format(**values) if values else text
        self.ident = ident
        self.values = values

    def __str__(self) -> str:
        return self.text


def reason_of(trouble: OSError) -> Phrase:
    """What the machine says of a failure, by the name of its error where there are words for it."""
    name = errno.errorcode.get(trouble.errno or 0, "unknown").lower()
    return Phrase(trouble.strerror or str(trouble), f"os-{name}")


class SeraiError(Exception):
    """Something was refused; the message says what is wrong and what to do."""

    def __init__(self, text: str | Phrase, ident: str = "", **values: object) -> None:
        """`text` may hold `{name}` for each value; `ident` names the same sentence for readers."""
        phrase = Phrase(text, ident, **values) if isinstance(text, str) else text
        super().__init__(str(phrase))
        self.ident = phrase.ident
        self.values = phrase.values


class IllegalAction(SeraiError):
    """The rules do not allow this action now; `clause` names the rule that says so."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text} [{clause}]")
        self.clause = clause
        self.text = text


class BadInput(SeraiError):
    """A name, number or option that does not exist."""


class BadFile(SeraiError):
    """A match file that cannot be read: damaged, cut off, forged, or of another version."""


class OtherVersion(BadFile):
    """A match that another Serai can read: of rules, figures or a form that are not known here."""


class NeedsTruth(SeraiError):
    """A verb that needs the whole truth was called on what one seat knows."""
