"""Several servers at one database, and people whom a proxy would send to any of them."""

from pathlib import Path
from random import Random

import httpx
from websockets.sync.client import ClientConnection

from tests.server.people import PATIENCE, Person
from tests.server.serving import ServerProcess


class Servers:
    """Processes that serve the same tables."""

    def __init__(self, folder: Path, database: str, count: int, **settings: object) -> None:
        self.all = [ServerProcess(folder, database, **settings) for _ in range(count)]

    def start(self) -> "Servers":
        for server in self.all:
            server.start()
        return self

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.all]

    def stop(self) -> list[int]:
        return [server.stop() for server in self.all]

    def troubles(self) -> list[str]:
        """What was written that no server should write."""
        said = [words for server in self.all for words in server.words]
        return said + [line["trace"] for each in self.all for line in each.logs if "trace" in line]


class Wanderer(Person):
    """Somebody whose every request and connection comes to any of the processes."""

    def __init__(self, urls: list[str], name: str, patience: float = PATIENCE) -> None:
        super().__init__(urls[0], name, patience)
        self.urls = urls
        self._draw = Random(name)

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        here = self._draw.choice(self.urls)
        wanted = {name: str(value) for name, value in query.items()}
        answer = self.http.request(
            method, here + path, json=body, params=wanted or None, headers={"Origin": here}
        )
        self.heard.append(answer.text)
        return answer

    def connect(
        self,
        table: str,
        viewpoint: int | str,
        since: int = 0,
        chat: int = 0,
        language: str = "",
    ) -> ClientConnection:
        self.url = self._draw.choice(self.urls)
        return super().connect(table, viewpoint, since, chat, language)
