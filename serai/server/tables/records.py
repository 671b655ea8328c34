"""Match files of ended matches, and what checking one says."""

import json
import tempfile
from pathlib import Path

import msgspec

from serai.engine.errors import SeraiError
from serai.engine.match import Match
from serai.engine.schema import Result
from serai.languages import ENGLISH
from serai.server.payloads.answers import Verdict
from serai.server.problems import conflict, told


def loaded(text: str) -> Match:
    """The match of a record, every draw, event and hash checked on the way."""
    with tempfile.TemporaryDirectory(prefix="serai-") as folder:
        path = Path(folder) / "record.jsonl"
        path.write_text(text, encoding="utf-8")
        return Match.load(path)


def verdict(text: str, language: str = ENGLISH) -> Verdict:
    """What `verify` answers: sound or not, and all that is needed to check the shuffle by hand."""
    try:
        header = json.loads(text.partition("\n")[0])
        result = msgspec.convert(header["result"], Result | None)
    except (ValueError, LookupError, TypeError):
        raise conflict("problem-record_damaged") from None
    problem = None
    digest = ""
    try:
        digest = loaded(text).digest
    except SeraiError as trouble:
        problem = told(language, trouble)
    return Verdict(
        sound=problem is None,
        problem=problem,
        game=header["game"],
        lines=text.count("\n") - 2,
        commitment=header["commitment"],
        secret=header["secret"],
        nonces=header["nonces"],
        key=header["key"],
        digest=digest,
        result=result,
    )
