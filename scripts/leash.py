"""Ends this process when whoever has started it is gone, even if that was killed.

Also a plugin of pytest (`-p scripts.leash`), for its main process and for its workers.
"""

import os
import signal
import threading
import time
from typing import Final

SECONDS_BETWEEN_LOOKS: Final = 1.0


def end_with_parent() -> None:
    """From now on, look again and again whether the parent still is who it was."""
    parent = os.getppid()
    threading.Thread(target=_look, args=(parent,), daemon=True, name="leash").start()


def _look(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(SECONDS_BETWEEN_LOOKS)
    os.kill(os.getpid(), signal.SIGTERM)


def pytest_configure() -> None:
    end_with_parent()
