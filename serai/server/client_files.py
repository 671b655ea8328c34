"""The built client, held in memory: hashed files are cached for a year, the page never."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from serai.server.guard import Message, Receive, Scope, Send, header

FOREVER: Final = b"public, max-age=31536000, immutable"
CHECKED: Final = b"no-cache"
PAGE: Final = "index.html"
SMALLEST: Final = ".br"
"""How the name of a file's Brotli twin ends; the build makes them."""
COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg")
PLAIN_PAGE: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Serai</title>
<h1>Serai</h1>
<p>The server runs, but it was installed without its pages. Build the client, or name its folder
with the setting <code>web</code>. The interface is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class File:
    """One file with its compressed twins."""

    def __init__(self, name: str, body: bytes, smallest: bytes = b"") -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.body = body
        self.small = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSED) else b""
        self.smallest = smallest
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        self.headers: list[tuple[bytes, bytes]] = [
            (b"content-type", (kind + charset).encode()),
            (b"etag", self.etag.encode()),
            (b"vary", b"Accept-Encoding"),
            (b"cache-control", FOREVER if name.startswith("assets/") else CHECKED),
        ]


class ClientFiles:
    """Answers for every path that is not the interface's."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix != SMALLEST:
                    name = path.relative_to(folder).as_posix()
                    twin = path.with_name(path.name + SMALLEST)
                    smallest = twin.read_bytes() if twin.is_file() else b""
                    self._files[name] = File(name, path.read_bytes(), smallest)
        self._page = self._files.get(PAGE) or File(PAGE, PLAIN_PAGE)

    def find(self, path: str) -> File | None:
        """A file by its path; a path without a dot at its end is the client's own to show."""
        name = path.lstrip("/")
        found = self._files.get(name)
        if found is None and "." not in name.rpartition("/")[2]:
            return self._page
        return found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in {"GET", "HEAD"}:
            await _respond(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        file = self.find(scope["path"])
        if file is None:
            await _respond(send, 404, [(b"content-type", b"text/plain")], b"Not found\n")
        elif header(scope, b"if-none-match") == file.etag:
            await _respond(send, 304, file.headers, b"")
        else:
            await send_file(scope, send, file)


async def send_file(scope: Scope, send: Send, file: File) -> None:
    headers = list(file.headers)
    body = file.body
    accepted = header(scope, b"accept-encoding")
    if file.smallest and "br" in accepted:
        headers.append((b"content-encoding", b"br"))
        body = file.smallest
    elif file.small and "gzip" in accepted:
        headers.append((b"content-encoding", b"gzip"))
        body = file.small
    headers.append((b"content-length", str(len(body)).encode()))
    await _respond(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


async def _respond(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    start: Message = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    end: dict[str, Any] = {"type": "http.response.body", "body": body}
    await send(end)
