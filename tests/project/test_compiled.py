"""Which modules are compiled, and that an environment runs the Serai it claims to run."""

import ast
import importlib
import re
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import serai
from scripts import compiling
from tests.project.tree import ROOT, modules_under, runs_from_wheel, wheel_is_compiled


def listed_as_compiled() -> set[str]:
    """The modules that the one list in pyproject.toml names."""
    return {module.removesuffix(".py").replace("/", ".") for module in compiling.modules(ROOT)}


def is_compiled(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None, f"{module} is missing from what is installed"
    assert spec.origin is not None, f"{module} has no file"
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def test_exactly_the_listed_modules_are_compiled() -> None:
    compiled = {module for module in modules_under("serai") if is_compiled(module)}
    assert compiled == (listed_as_compiled() if wheel_is_compiled() else set())


def test_the_engine_the_games_and_the_bots_are_on_the_list() -> None:
    listed = listed_as_compiled()
    assert {"serai.engine.position", "serai.games.livingstone.position"} <= listed


def test_a_module_with_msgspec_structs_is_never_compiled() -> None:
    structs = {
        name
        for name, path in modules_under("serai").items()
        if re.search(r"^class .*\bStruct\b", path.read_text(), re.MULTILINE)
    }
    assert structs
    assert structs & listed_as_compiled() == set()


def test_no_compiled_function_names_two_kinds_of_exception_alike() -> None:
    """mypyc gives the name the first kind and refuses the second as a wrong type."""
    listed = listed_as_compiled()
    for module, path in modules_under("serai").items():
        for function in ast.walk(ast.parse(path.read_text())) if module in listed else ():
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                caught = [
                    part for part in ast.walk(function) if isinstance(part, ast.ExceptHandler)
                ]
                kinds = {(part.name, ast.unparse(part.type)) for part in caught if part.type}
                names = [name for name, _ in kinds if name is not None]
                assert len(names) == len(set(names)), f"{module}.{function.name}"


def test_every_compiled_module_loads() -> None:
    for module in sorted(listed_as_compiled()):
        importlib.import_module(module)


def test_serai_comes_from_where_this_environment_says() -> None:
    installed = Path(sysconfig.get_path("purelib" if not wheel_is_compiled() else "platlib"))
    home = installed if runs_from_wheel() else ROOT
    assert Path(serai.__file__).resolve().parent == home.resolve() / "serai"


def test_every_data_file_is_installed_beside_its_module() -> None:
    installed = Path(serai.__file__).parent
    data = {
        path.relative_to(ROOT / "serai")
        for path in (ROOT / "serai").rglob("*")
        if path.suffix in {".toml", ".md", ".json", ".ftl"}
    }
    assert data
    assert [path for path in sorted(data) if not (installed / path).is_file()] == []
