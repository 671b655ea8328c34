"""Settings: defaults, changed by a TOML file, then by SERAI_… variables, then by options."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import platformdirs
from msgspec import Meta

from serai.engine.errors import BadInput
from serai.server.thinking.pool import processes_wanted

PREFIX: Final = "SERAI_"
PACKAGED_CLIENT: Final = Path(__file__).parent / "web"


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything about a server that can be chosen."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8377
    data: str = msgspec.field(default_factory=lambda: platformdirs.user_data_dir("serai", False))
    """The folder for whatever the server keeps."""
    database: str = ""
    """A file, or postgresql://user@host/name; empty is tables.sqlite in the data folder."""
    web: str = ""
    """The folder of the built client; empty is the one that came with Serai."""
    public_url: str = ""
    """The address people use when a proxy stands before the server, e.g. https://games.example."""
    allowed_hosts: list[str] = []
    """Names besides localhost, plain addresses and public_url under which the server answers."""
    thinkers: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=processes_wanted)
    """Processes in which bots think."""
    bot_pace: Annotated[int, Meta(ge=0, le=60_000)] = 300
    """Milliseconds before a bot's action at least, so that people can follow."""
    rate_limits: bool = True
    public_metrics: bool = False
    """Whether /metrics answers other machines too; its counters tell when somebody plays."""
    abandon_after_days: Annotated[int, Meta(ge=1, le=3650)] = 30
    log_level: str = "info"

    def database_address(self) -> str:
        return self.database or str(Path(self.data).expanduser() / "tables.sqlite")

    def client_folder(self) -> Path:
        return Path(self.web).expanduser() if self.web else PACKAGED_CLIENT

    def is_secure(self) -> bool:
        return self.public_url.startswith("https://")


def gather(
    options: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: str | Path | None = None,
) -> Settings:
    """The settings of all sources; options left None are not given."""
    variables = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    path = file or variables.get(f"{PREFIX}CONFIG")
    if path:
        chosen.update(_from_file(Path(path).expanduser()))
    for name in Settings.__struct_fields__:
        value = variables.get(PREFIX + name.upper())
        if value is not None:
            chosen[name] = value.split(",") if name == "allowed_hosts" else value
    chosen.update({name: value for name, value in (options or {}).items() if value is not None})
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as refused:
        raise BadInput(f"a setting is wrong: {refused}") from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise BadInput(f"cannot read {path}: {trouble.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
        raise BadInput(f"{path} is no sound TOML: {trouble}") from None
