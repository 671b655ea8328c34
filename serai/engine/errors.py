"""Everything that can be refused, with words that tell a person what to do."""


class SeraiError(Exception):
    """Something was refused; the message says what is wrong and what to do."""


class IllegalAction(SeraiError):
    """The rules do not allow this action now; `clause` names the rule that says so."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text} [{clause}]")
        self.clause = clause
        self.text = text


class BadInput(SeraiError):
    """A name, number or option that does not exist."""


class BadFile(SeraiError):
    """A match file that is damaged, truncated, forged or of another version."""


class NeedsTruth(SeraiError):
    """A verb that needs the whole truth was called on what one seat knows."""
