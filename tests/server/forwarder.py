"""What stands before several servers: each connection goes to one that takes it."""

import socket
import threading
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from tests.server.serving import ServerProcess

AT_ONCE: Final = 65536


class Forwarder:
    """Bytes to one server and back, as a proxy of the plainest kind does it.

    It keeps its address while servers behind it end and come back, each time at another port.
    """

    def __init__(self) -> None:
        self.servers: list[ServerProcess] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = "http://{}:{}".format(*self._listening.getsockname())
        threading.Thread(target=self._take_in, daemon=True).start()

    def __enter__(self) -> "Forwarder":
        return self

    def __exit__(self, *_raised: object) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)  # or whoever waits for guests would go on
        self._listening.close()

    def _take_in(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._listening.accept()
                threading.Thread(target=self._bring, args=(guest,), daemon=True).start()

    def _bring(self, guest: socket.socket) -> None:
        with guest:
            for server in list(self.servers):
                if server.is_up and (host := _reached(server)):
                    with host:
                        back = threading.Thread(target=_pass_on, args=(host, guest), daemon=True)
                        back.start()
                        _pass_on(guest, host)
                        back.join()
                    return


def _reached(server: ServerProcess) -> socket.socket | None:
    place = urlsplit(server.local_url)
    try:
        return socket.create_connection((place.hostname or "", place.port or 0))
    except OSError:
        return None


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    """Until either side has had enough."""
    with suppress(OSError):
        while said := one.recv(AT_ONCE):
            other.sendall(said)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
