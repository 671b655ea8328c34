"""What the project's files must not hold."""

import re
from importlib.machinery import EXTENSION_SUFFIXES

from tests.project.tree import ROOT, committed_files

# Pieces, so that this file does not name what it looks for.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "yarn" + "pkg.com"]
MIRROR = r"https?://[^\s/\"']*(?:py" + "pi|npm|artifact|nexus|mirror|registry" + r")[^\s\"']*"
INDEX = r"(?:index|registry)[-_]?(?:url)?\s*[=:]\s*[\"']?https?:" + "//"
REGISTRY = re.compile("|".join([*map(re.escape, HOSTS), MIRROR, INDEX]), re.IGNORECASE)


def test_no_file_names_a_package_registry() -> None:
    naming = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in committed_files()
        if (found := REGISTRY.search(path.read_text(errors="replace")))
    ]
    assert naming == []


def test_the_source_tree_holds_no_extension_module() -> None:
    endings = (*EXTENSION_SUFFIXES, ".so", ".pyd", ".dylib")
    assert [path for path in committed_files() if path.name.endswith(endings)] == []
