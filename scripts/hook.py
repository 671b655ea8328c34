"""The build hook of every wheel and sdist: no wheel without its pages.

The pages are taken from the sdist, or built where the source tree stands. Extension modules that
lie in the tree are taken along; SERAI_COMPILE=yes has them compiled.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES: Final = "serai/server/web"
"""Where the server looks for the browser client."""
LIBRARY: Final = "serai__mypyc.*"


class Hook(BuildHookInterface[Any]):
    """What hatchling calls before it packs."""

    def dependencies(self) -> list[str]:
        """Node comes as a wheel where the machine has none; compiling needs mypy."""
        client = self._client()
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text())["dependency-groups"]
        wanted: list[str] = []
        if not self._has_pages() and not client.is_built() and client.find_npm() is None:
            wanted += groups["client"]
        if self._shall_compile():
            wanted += groups["build"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._has_pages() and os.environ.get("SERAI_PAGES") != "no":
            self._build_pages()
            if version != "editable":
                build_data["force_include"][str(self._client().BUILT)] = PAGES
        if self.target_name == "wheel" and version != "editable":
            self._add_extensions(build_data)

    def _client(self) -> Any:
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from scripts import client

        return client

    def _has_pages(self) -> bool:
        return Path(self.root, PAGES, "index.html").is_file()

    def _build_pages(self) -> None:
        client = self._client()
        from scripts.steps import Failed

        try:
            client.build(client.find_npm())
        except Failed as failure:
            self.app.abort(str(failure))

    def _shall_compile(self) -> bool:
        wish = os.environ.get("SERAI_COMPILE", "no").lower()
        return self.target_name == "wheel" and wish in {"yes", "true", "1"}

    def _add_extensions(self, build_data: dict[str, Any]) -> None:
        """Those in the package are found with it; the library they share lies beside it."""
        if self._shall_compile():
            self._compile(build_data)
        for library in Path(self.root).glob(LIBRARY):
            build_data["force_include"][str(library)] = library.name
        if any(Path(name).suffix in {".so", ".pyd"} for name in build_data["force_include"]):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self, build_data: dict[str, Any]) -> None:
        """In a folder apart: beside the sources, extension modules would win over edited files."""
        work = Path(tempfile.mkdtemp(prefix="serai-"))
        made = work / "extensions"
        subprocess.run(
            [sys.executable, "-m", "scripts.compiling", self.root, work, made],
            cwd=self.root,
            check=True,
        )
        for extension in filter(Path.is_file, made.rglob("*")):
            build_data["force_include"][str(extension)] = str(extension.relative_to(made))
