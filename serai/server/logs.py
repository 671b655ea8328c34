"""Structured logs: one JSON object a line, without cookies, tokens, names or messages."""

import logging
import sys
from typing import Any, Final

import msgspec

from serai.engine.errors import BadInput

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


class JsonLines(logging.Formatter):
    """A record as JSON, with whatever `extra` was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin(level: str) -> None:
    """Send the logs of Serai and of the parts it stands on to standard error."""
    if level not in LEVELS:
        raise BadInput(
            "log levels are {levels}, not {level}",
            "bad-log_level",
            levels=", ".join(LEVELS),
            level=level,
        )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, lowest in (("serai", LEVELS[level]), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(max(lowest, LEVELS[level]))
