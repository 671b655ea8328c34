"""A visit to a server from the terminal: its interface by HTTP, as the device that it knows us by.

A device is known by a cookie, which is kept beside the matches, so that a seat is found again.
"""

import contextlib
import json
import re
import secrets
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from serai import languages
from serai.cli import keeping
from serai.engine.errors import BadInput
from serai.words import Words

SAY: Final = Words().say
LINK: Final = re.compile(r"/(join|table)/([A-Za-z0-9_-]{1,200})/?")
COOKIE: Final = re.compile(r"serai_device=([0-9a-f]{32})")
PATIENCE: Final = 30.0
NONCE_BYTES: Final = 16

Json = dict[str, Any]


class Visit:
    """One server, and who we are there."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.device = _devices().get(origin, "")

    def get(self, path: str) -> Json:
        return self._ask("GET", path, None)

    def post(self, path: str, body: Json) -> Json:
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: Json | None) -> Json:
        headers = {
            "Accept": "application/json",
            "Accept-Language": languages.spoken(),
            "Content-Type": "application/json",
        }
        if self.device:
            headers["Cookie"] = f"serai_device={self.device}"
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.origin + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get("Set-Cookie", ""))
                told: Json = json.loads(answer.read() or b"{}")
                return told
        except urllib.error.HTTPError as refusal:
            raise BadInput(_refused(refusal)) from None
        except (OSError, ValueError) as trouble:
            reason = getattr(trouble, "reason", trouble)
            raise BadInput(SAY("join-away", origin=self.origin, trouble=str(reason))) from None

    def _remember(self, cookie: str) -> None:
        found = COOKIE.search(cookie)
        if found is None:
            return
        self.device = found[1]
        known = {**_devices(), self.origin: self.device}
        with contextlib.suppress(OSError, RuntimeError):
            _file().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _file().touch(mode=0o600)
            _file().write_text(json.dumps(known), encoding="utf-8")

    def live_address(self, table: str, seat: int | None, since: int) -> str:
        asked = {
            "viewpoint": "public" if seat is None else str(seat),
            "since": since,
            "chat": 0,
            "language": languages.spoken(),
        }
        ws = self.origin.replace("http", "ws", 1)
        return f"{ws}/api/tables/{quote(table)}/live?{urlencode(asked)}"


def _file() -> Path:
    return keeping.folder().parent / "devices.json"


def _devices() -> dict[str, str]:
    try:
        known = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, RuntimeError, ValueError):
        return {}
    return {str(origin): str(token) for origin, token in known.items() if isinstance(token, str)}


def _refused(refusal: urllib.error.HTTPError) -> str:
    """What the server says, or what its number means."""
    try:
        return str(json.loads(refusal.read())["text"])
    except (OSError, ValueError, KeyError, TypeError):
        return SAY("join-refused", status=refusal.code)


def take_seat(link: str, name: str) -> tuple[Visit, Json, int | None]:
    """Sit down where a link leads: on its seat, one's own, a free one, or beside the table."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    found = LINK.fullmatch(parts.path)
    if parts.scheme not in {"http", "https"} or not parts.netloc or found is None:
        raise BadInput(SAY("join-link", link=link))
    visit = Visit(f"{parts.scheme}://{parts.netloc}")
    nonce = secrets.token_hex(NONCE_BYTES)
    if found[1] == "join":
        table = visit.post(f"/api/invites/{found[2]}", {"name": name, "nonce": nonce})
    else:
        table = visit.get(f"/api/tables/{found[2]}")
        if not table["you"]["seats"] and table["public"] and _has_room(table):
            table = visit.post(f"/api/tables/{found[2]}/join", {"name": name, "nonce": nonce})
    seats: list[int] = table["you"]["seats"]
    if any(not table["seats"][seat]["ready"] for seat in seats) and table["state"] == "open":
        table = visit.post(f"/api/tables/{table['id']}/nonce", {"nonce": nonce})
    return visit, table, seats[0] if seats else None


def _has_room(table: Json) -> bool:
    return table["state"] == "open" and any(seat["kind"] == "open" for seat in table["seats"])
