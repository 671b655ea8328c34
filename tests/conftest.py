"""What holds for every test: no network but loopback, and the same in every run."""

import signal
import sys

from hypothesis import settings

LOOPBACK = {"127.0.0.1", "::1", "localhost", "", None}


def refuse_network(event: str, arguments: tuple[object, ...]) -> None:
    """Stop a test that reaches for another machine."""
    if event == "socket.connect":
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else None
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    if (host.decode() if isinstance(host, bytes) else host) not in LOOPBACK:
        raise PermissionError(f"a test reached for {host}: tests use no network but loopback")


sys.addaudithook(refuse_network)

# A shell that starts us in the background has us ignore Ctrl-C, and so would every process that a
# test starts and interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# `make test` must not depend on luck; `make laws` is where new examples are looked for.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
