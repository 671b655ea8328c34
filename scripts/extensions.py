"""The build hook that puts extension modules compiled before into a wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ExtensionsHook(BuildHookInterface[Any]):
    """Takes those in the package though Git ignores them, and the library they share beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += ["/serai/**/*.so", "/serai/**/*.pyd"]
        for library in Path(self.root).glob("serai__mypyc.*"):
            build_data["force_include"][str(library)] = library.name
