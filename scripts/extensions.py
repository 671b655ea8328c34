"""The build hook that puts extension modules compiled before into a wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ExtensionsHook(BuildHookInterface[Any]):
    """Those in the package are found with it; the library they share lies beside the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in Path(self.root).glob("serai__mypyc.*"):
            build_data["force_include"][str(library)] = library.name
