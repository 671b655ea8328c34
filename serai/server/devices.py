"""The device cookie: 128 random bits that only the browser and, hashed, the server know."""

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "serai_device"
TOKEN: Final = re.compile(rf"(?:^|;)[ \t]*{COOKIE}=([0-9a-f]{{32}})[ \t]*(?:;|$)")
"""A sound token, among whatever cookies others have set for the same host."""
YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    return secrets.token_hex(16)


def fingerprint(token: str) -> str:
    """What is stored instead of a cookie or a used invitation."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(header: str) -> str | None:
    """The device's token in a Cookie header, if there is a sound one."""
    found = TOKEN.search(header)
    return None if found is None else found[1]


def set_cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its token."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{ending}"
