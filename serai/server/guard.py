"""The gate before every route: hosts, origins, bodies, rates, cookies, headers and the log."""

import ipaddress
import logging
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from serai.server import devices
from serai.server.limits import Limits
from serai.server.metrics import Metrics
from serai.server.problems import Refusal, not_found
from serai.server.settings import Settings

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
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


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

    # HTTP.

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        new_token = self._identify(scope)
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, new_token)]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, dressed)
        except Refusal as refusal:
            await _answer(refusal, dressed)
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
            raise Refusal("unavailable", "The server is stopping.", {"Retry-After": "5"})
        self._check_host(scope)
        if scope["path"] == "/metrics" and not (self._public_metrics or _is_local(scope)):
            raise not_found()
        if scope["path"].startswith("/api/"):
            self._limits.need("request", _address(scope))
        if scope["method"] in SAFE:
            return
        self._check_origin(scope)
        has_body = header(scope, b"content-length") not in {"", "0"}
        if has_body or header(scope, b"transfer-encoding"):
            kind = header(scope, b"content-type").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Refusal("wrong_type", "Bodies are JSON: Content-Type: application/json.")

    def _check_host(self, scope: Scope) -> None:
        """Answer only to names that are ours, so that no foreign name can be pointed at us."""
        host = header(scope, b"host").lower()
        if host and host == self._public:
            return
        name = _name_in(host)
        if name not in self._names and not _is_address(name):
            text = "This server does not answer to that name; see the setting allowed_hosts."
            raise Refusal("bad_request", text)

    def _check_origin(self, scope: Scope) -> None:
        """Only our own pages may act for a device. Programs without a browser send no origin."""
        origin = header(scope, b"origin")
        site = header(scope, b"sec-fetch-site")
        own = {header(scope, b"host").lower(), self._public} - {""}
        foreign = origin and urlsplit(origin).netloc.lower() not in own
        if foreign or (not origin and site not in {"", "same-origin", "none"}):
            raise Refusal("foreign_origin", "Requests from other sites are refused.")

    def _headers(self, scope: Scope, new_token: str | None) -> list[tuple[bytes, bytes]]:
        added = list(SECURITY_HEADERS)
        if scope["path"].startswith("/api/"):
            added.append((b"cache-control", b"no-store"))
        if self._secure:
            added.append((b"strict-transport-security", b"max-age=31536000"))
        if new_token is not None:
            cookie = devices.set_cookie(new_token, self._secure)
            added.append((b"set-cookie", cookie.encode()))
        return added

    # Sockets.

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = devices.token_in(header(scope, b"cookie"))
        _note_device(scope, token)
        try:
            if self._stopping():
                raise Refusal("unavailable", "The server is stopping.")
            self._check_host(scope)
            self._check_origin(scope)
            self._limits.need("request", _address(scope))
        except Refusal:
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        await self._app(scope, receive, send)


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
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine, and not from elsewhere by way of a proxy here."""
    try:
        return ipaddress.ip_address(_address(scope)).is_loopback
    except ValueError:
        return False


async def _answer(refusal: Refusal, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    body = msgspec.json.encode(refusal.problem)
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
