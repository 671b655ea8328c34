"""Settings: defaults, changed by a TOML file, then by SERAI_… variables, then by options."""

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from serai.engine.errors import BadInput, reason_of
from serai.server.thinking.pool import processes_wanted

PREFIX: Final = "SERAI_"
LISTS: Final = {"allowed_hosts", "bots", "games", "proxies"}
"""Settings whose variables hold several values, with commas between them."""
PACKAGED_CLIENT: Final = Path(__file__).parent / "web"
BUILT_CLIENT: Final = Path(__file__).parents[2] / "web" / "dist"
"""Where a source tree has its pages."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything about a server that can be chosen."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8377
    socket: Annotated[int, Meta(ge=0)] | None = None
    """The number of a socket that was handed down; it is bound to host and port unless an earlier
    process has done so. Whoever comes while that one is replaced waits instead of failing."""
    data: str = msgspec.field(default_factory=lambda: platformdirs.user_data_dir("serai", False))
    """The folder for whatever the server keeps."""
    database: str = ""
    """A file, or postgresql://user@host/name; empty is tables.sqlite in the data folder."""
    several: bool = True
    """Whether others may serve the same tables of a PostgreSQL; false serves alone or not."""
    web: str = ""
    """The folder of the built client; empty is the one that came with Serai."""
    public_url: str = ""
    """The address people use when a proxy stands before the server, e.g. https://games.example."""
    allowed_hosts: list[str] = []
    """Names besides localhost, plain addresses and public_url under which the server answers."""
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses and networks of proxies; they are believed when they say who comes, and how."""
    connections: Annotated[int, Meta(ge=16, le=1_000_000)] = 10_000
    """How many there are at most, as far as the system grants them; one address has a quarter."""
    patience: Annotated[float, Meta(ge=0.1, le=3600)] = 15.0
    """Seconds in which a request must have come; whoever says nothing is shown out then."""
    thinkers: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=processes_wanted)
    """Processes in which bots think."""
    bot_pace: Annotated[int, Meta(ge=0, le=60_000)] = 300
    """Milliseconds before a bot's action at least, so that people can follow. With 0 bots play as
    soon as they can, and whoever measures their time may guess at what they hide."""
    games: list[str] = []
    """Games from elsewhere, as module:Class; those of installed packages are found anyway."""
    bots: list[Annotated[str, Meta(max_length=40)]] = []
    """Bots from elsewhere, as module:Class, that people may choose as opponents."""
    rate_limits: bool = True
    public_metrics: bool = False
    """Whether /metrics answers other machines too; its counters tell when somebody plays."""
    abandon_after_days: Annotated[int, Meta(ge=1, le=3650)] = 30
    log_level: str = "info"

    compiling: bool = False
    """Whether a compiled Serai will soon take over, which the lobby then says."""

    def database_address(self) -> str:
        return self.database or str(Path(self.data).expanduser() / "tables.sqlite")

    def client_folder(self) -> Path:
        if self.web:
            return Path(self.web).expanduser()
        return PACKAGED_CLIENT if PACKAGED_CLIENT.is_dir() else BUILT_CLIENT

    def is_proxy(self, address: str) -> bool:
        """Whether many people may come from this address."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in ipaddress.ip_network(proxy) for proxy in self.proxies)

    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")


def gather(
    options: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: str | Path | None = None,
    usual: Mapping[str, object] | None = None,
) -> Settings:
    """The settings of all sources; options left None are not given.

    `usual` holds what is otherwise than usual where nobody chooses.
    """
    variables = os.environ if environment is None else environment
    chosen: dict[str, Any] = dict(usual or {})
    path = file or variables.get(f"{PREFIX}CONFIG")
    if path:
        chosen.update(_from_file(Path(path).expanduser()))
    for name in Settings.__struct_fields__:
        value = variables.get(PREFIX + name.upper())
        if value is not None:
            chosen[name] = [part for part in value.split(",") if part] if name in LISTS else value
    chosen.update({name: value for name, value in (options or {}).items() if value is not None})
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as refused:
        raise BadInput("a setting is wrong: {refused}", "bad-setting", refused=refused) from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """Refuse what has the right shape and cannot be meant."""
    if not settings.host:
        raise BadInput(
            "a host is wanted to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 every network "
            "it is in",
            "bad-host",
        )
    if settings.public_url and not _is_web_address(settings.public_url):
        raise BadInput(
            "public_url is the address people use, like https://games.example", "bad-public_url"
        )
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise BadInput(
                "a proxy is an address or a network such as 10.0.0.0/8, not {proxy}",
                "bad-proxy",
                proxy=proxy,
            ) from None


def _is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.netloc)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise BadInput(
            "cannot read {path}: {reason}", "bad-config_read", path=path, reason=reason_of(trouble)
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
        raise BadInput(
            "{path} is no sound TOML: {trouble}", "bad-config_toml", path=path, trouble=trouble
        ) from None
