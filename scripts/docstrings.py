"""Put docstrings into the C files that mypyc writes: it keeps signatures, but drops the words.

`help(serai.Match)` shall tell as much of compiled code as of the source.
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

SIGNATURE: Final = r'PyDoc_STR\("(?P<signature>(?:[^"\\]|\\.)*?--\\n\\n)"\)'
METHOD: Final = re.compile(r"\(PyCFunction\)CPyPy_(?P<symbol>\w+),\s+METH[^,]*, " + SIGNATURE)
UNSIGNED: Final = re.compile(
    r"\(PyCFunction\)CPyPy_(?P<symbol>\w+),\s+METH[^,]*, PyDoc_STR\((?P<signature>NULL)\)"
)
"""A function with a default that has a name, for which mypyc writes no signature."""
CLASS: Final = re.compile(r'\.tp_name = "(?P<symbol>\w+)",[^;]*?\.tp_doc = ' + SIGNATURE)
FIELD: Final = re.compile(
    r"\(getter\)(?P<symbol>\w+),\s+(?:\(setter\)\w+|NULL),\s+(?P<signature>NULL), NULL\}"
)
MODULE: Final = re.compile(r"(?P<signature>NULL), /\* docstring \*/")


def put_back(source: str, c_text: str) -> str:
    """The C text of a module with the docstrings of its source."""
    tree = ast.parse(source)
    words = dict(_told(tree))
    for pattern in (METHOD, CLASS, FIELD):
        c_text = pattern.sub(lambda found: _with_words(found, words), c_text)
    signed = dict(_signed(tree))
    c_text = UNSIGNED.sub(lambda found: _with_words(found, signed), c_text)
    told = _literal(ast.get_docstring(tree) or "")
    return MODULE.sub(lambda _: f"{told}, /* docstring */", c_text)


def _with_words(found: re.Match[str], words: dict[str, str]) -> str:
    """An entry of a C table with its docstring, if the source has one under that name."""
    told = _of_symbol(found["symbol"], words)
    if told is None:
        return found[0]
    start, end = (place - found.start() for place in found.span("signature"))
    if found["signature"] == "NULL":
        told = f'"{_escaped(told)}"' if found.re is UNSIGNED else _literal(told)
        return found[0][:start] + told + found[0][end:]
    return found[0][:start] + found["signature"] + _escaped(told) + found[0][end:]


def _of_symbol(symbol: str, words: dict[str, str]) -> str | None:
    """mypyc's symbols begin with a name for the module, which nothing here depends on."""
    parts = symbol.split("___")
    ends = ["___".join(parts[start:]) for start in range(len(parts))]
    return next((words[end] for end in ends if end in words), None)


def _told(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """How mypyc's symbols end, with the docstring of what each stands for."""
    for part in tree.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _entry(part.name, part)
        elif isinstance(part, ast.ClassDef):
            yield from _entry(part.name, part)
            yield from _fields(part.name, part.body)
            for method in part.body:
                if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _entry(f"{part.name}___{method.name}", method)
                    yield from _entry(f"{part.name}_get_{method.name}", method)
                    yield from _fields(part.name, method.body)


def _signed(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The same for functions and methods, with signature and docstring."""
    for part in tree.body:
        if isinstance(part, ast.FunctionDef):
            yield part.name, _signature(part) + (ast.get_docstring(part) or "")
        elif isinstance(part, ast.ClassDef):
            for method in part.body:
                if isinstance(method, ast.FunctionDef):
                    told = _signature(method).replace("(self", "($self", 1)
                    yield f"{part.name}___{method.name}", told + (ast.get_docstring(method) or "")


def _signature(part: ast.FunctionDef) -> str:
    """As Python reads it back: without types, and with defaults that are figures or names."""
    for parameter in ast.walk(part.args):
        if isinstance(parameter, ast.arg):
            parameter.annotation = None
    part.args.defaults = [
        default if isinstance(default, ast.Constant | ast.Name) else ast.Constant(...)
        for default in part.args.defaults
    ]
    return f"{part.name}({ast.unparse(part.args)})\n--\n\n"


def _entry(
    name: str, part: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
) -> Iterator[tuple[str, str]]:
    told = ast.get_docstring(part)
    if told:
        yield name, told


def _fields(owner: str, body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Words below the line that gives a field its first value."""
    for pair in pairwise(body):
        match pair:
            case (
                ast.Assign(targets=[ast.Attribute(attr=name) | ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Attribute(attr=name) | ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(told))),
            ):
                yield f"{owner}_get_{name}", told.strip()


def _literal(text: str) -> str:
    return f'PyDoc_STR("{_escaped(text)}")'


def _escaped(text: str) -> str:
    """Text inside a C string: every byte that could be misread is written as a number."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


def put_all_back(root: Path, modules: list[str], c_files: Path) -> None:
    """Do so for the C files of all modules of a source tree."""
    for module in modules:
        dotted = Path(module).with_suffix("").parts
        c_file = c_files / f"__native_{'___'.join(dotted)}.c"
        c_file.write_text(put_back((root / module).read_text(), c_file.read_text()))
