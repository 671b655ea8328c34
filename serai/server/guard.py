"""The gate before every route: hosts, origins, bodies, rates, cookies, headers and the log."""

import ipaddress
import logging
import re
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache, partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from serai import languages
from serai.server import devices
from serai.server.households import household
from serai.server.limits import Limits
from serai.server.metrics import Metrics
from serai.server.problems import Refusal, not_found
from serai.server.settings import Settings
from serai.server.timing import Timed

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOG: Final = logging.getLogger("serai.requests")
DEVICE: Final = "serai.device"
"""Where a connection's device stands in the state of its scope."""
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
POLICY_VIOLATION: Final = 1008
WANTED: Final = re.compile(rb"(?:^|&)language=([A-Za-z-]{2,35})(?:&|$)")

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PAGE_HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""For whatever a browser could show or run by itself."""
PARTS: Final = re.compile(r"/assets/.*[.](?:js|css|woff2)")
"""What is only ever part of a page, which has headers of its own; a worker lies elsewhere."""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def language_of(scope: Scope) -> str:
    """What a person reads: what the page was told to ask for, or what the browser prefers."""
    asked = WANTED.search(scope["query_string"])
    chosen = languages.named(str(asked[1], "latin-1")) if asked else None
    return chosen or languages.of_header(header(scope, b"accept-language"))


class Guard:
    """Lets through what may pass, and gives every answer its headers."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        stopping: Callable[[], bool],
    ) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._stopping = stopping
        self._secure = settings.is_secure()
        self._public_metrics = settings.public_metrics
        self._public = urlsplit(settings.public_url).netloc.lower()
        machine = socket.gethostname().lower()
        names = {"localhost", machine, f"{machine}.local", *settings.allowed_hosts}
        self._names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)

    def _need_share(self, scope: Scope) -> None:
        """No address may ask for so much that nothing is left for the others."""
        home = home_of(scope)
        if scope["path"].startswith("/api/"):
            self._limits.need("request", home)
        self._limits.need_time(home)

    async def _timed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, at the expense of whoever asks."""
        answered = self._app(scope, receive, send)
        if self._limits.enabled:
            answered = Timed(answered, partial(self._limits.spend_time, home_of(scope)))
        await answered

    # HTTP.

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        new_token = self._identify(scope)
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message["headers"],
                    *([] if _is_part(scope, status) else PAGE_HEADERS),
                    *self._headers(scope, new_token),
                ]
            await send(message)

        async def heard() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Refusal("bad_request", "problem-cut_off")
            return message

        try:
            self._check(scope)
            await self._timed(scope, heard, dressed)
        except Refusal as refusal:
            await _answer(refusal, language_of(scope), dressed)
        seconds = time.perf_counter() - began
        self._metrics.requests.labels(str(status)).inc()
        self._metrics.request_seconds.observe(seconds)
        level = logging.INFO if status >= 400 else logging.DEBUG
        if LOG.isEnabledFor(level):
            route = scope.get("path_template", "")
            extra = {"method": scope["method"], "route": route, "status": status}
            LOG.log(level, "answered", extra=extra | {"ms": round(seconds * 1000, 1)})

    def _identify(self, scope: Scope) -> str | None:
        """Find the device of a request; one that may need it is given a new token."""
        token = devices.token_in(header(scope, b"cookie"))
        new = None
        if token is None and (scope["method"] not in SAFE or scope["path"] == "/api/me"):
            new = token = devices.new_token()
        _note_device(scope, token)
        return new

    def _check(self, scope: Scope) -> None:
        if self._stopping():
            raise Refusal("unavailable", "problem-stopping", {"Retry-After": "5"})
        self._check_host(scope)
        if scope["path"] == "/metrics" and not (self._public_metrics or _is_local(scope)):
            raise not_found()
        self._need_share(scope)
        if scope["method"] in SAFE:
            return
        self._check_origin(scope)
        has_body = header(scope, b"content-length") not in {"", "0"}
        if has_body or header(scope, b"transfer-encoding"):
            kind = header(scope, b"content-type").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refusal("wrong_type", "problem-no_json")

    def _check_host(self, scope: Scope) -> None:
        """Answer only to names that are ours, so that no foreign name can be pointed at us."""
        host = header(scope, b"host").lower()
        if host and host == self._public:
            return
        name = _name_in(host)
        if name not in self._names and not _is_address(name):
            raise Refusal("bad_request", "problem-host")

    def _check_origin(self, scope: Scope) -> None:
        """Only our own pages may act for a device. Programs without a browser send no origin."""
        origin = header(scope, b"origin")
        site = header(scope, b"sec-fetch-site")
        own = {header(scope, b"host").lower(), self._public} - {""}
        foreign = origin and _place_of(origin) not in own
        if foreign or (not origin and site not in {"", "same-origin", "none"}):
            raise Refusal("foreign_origin", "problem-other_sites")

    def _headers(self, scope: Scope, new_token: str | None) -> list[tuple[bytes, bytes]]:
        added = list(SECURITY_HEADERS)
        if scope["path"].startswith("/api/"):
            added.append((b"cache-control", b"no-store"))
        if self._secure:
            added.append((b"strict-transport-security", b"max-age=31536000"))
        if new_token is not None:
            cookie = devices.set_cookie(new_token, self._secure or scope["scheme"] == "https")
            added.append((b"set-cookie", cookie.encode()))
        return added

    # Sockets.

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = devices.token_in(header(scope, b"cookie"))
        _note_device(scope, token)
        try:
            if self._stopping():
                raise Refusal("unavailable", "problem-stopping")
            self._check_host(scope)
            self._check_origin(scope)
            self._need_share(scope)
        except Refusal:
            await _turn_away(receive, send)
            return
        if not self._limits.begin_live(home_of(scope)):
            await _turn_away(receive, send)
            return
        try:
            await self._timed(scope, receive, send)
        finally:
            self._limits.end_live(home_of(scope))


async def _turn_away(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": POLICY_VIOLATION})


def _is_part(scope: Scope, status: int) -> bool:
    return status < 400 and PARTS.fullmatch(scope["path"]) is not None


def _note_device(scope: Scope, token: str | None) -> None:
    state = scope.setdefault("state", {})
    state[DEVICE] = None if token is None else devices.fingerprint(token)


@lru_cache(maxsize=1000)
def _name_in(host: str) -> str:
    """The name in a Host header, without the port; empty if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


@lru_cache(maxsize=1000)
def _place_of(origin: str) -> str:
    """The name and port in an Origin header; empty if there is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


@lru_cache(maxsize=1000)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def home_of(scope: Scope) -> str:
    """Whom limits by address count this for."""
    return household(_address(scope))


def _is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine, and not from elsewhere by way of a proxy here."""
    try:
        return ipaddress.ip_address(_address(scope)).is_loopback
    except ValueError:
        return False


async def _answer(refusal: Refusal, language: str, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    body = msgspec.json.encode(refusal.problem(language))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
