"""Compiled code tells about itself what its source tells."""

import doctest
import inspect
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

import serai
from scripts import docstrings

SOURCE = '''"""Where a die lies."""

class Die:
    """A die."""

    def __init__(self) -> None:
        self.pips = 1
        """What it shows, from 1 to 6."""

    @property
    def low(self) -> bool:
        """Whether it shows little."""

    def roll(self, hard: bool = False) -> int:
        """Roll it: "hard" or not."""

    def weigh(self, scales: Scales = House.scales) -> int:
        """Compare it with others."""


def throw() -> None:
    """All dice at once."""


def shake(cup: str, times: int = USUAL) -> None:
    """Make a noise."""
'''

C_TEXT = r"""
    {"pips",
     (getter)die___Die_get_pips, (setter)die___Die_set_pips,
     NULL, NULL},
    {"low",
     (getter)die___Die_get_low,
    NULL, NULL, NULL},
    {"roll",
     (PyCFunction)CPyPy_die___Die___roll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self, hard=False)\n--\n\n")},
    {"weigh",
     (PyCFunction)CPyPy_die___Die___weigh,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    .tp_name = "Die",
    .tp_new = die___Die_new,
    .tp_doc = PyDoc_STR("Die()\n--\n\n"),
    {"throw", (PyCFunction)CPyPy_die___throw, METH_FASTCALL, PyDoc_STR("throw()\n--\n\n")},
    {"shake", (PyCFunction)CPyPy_die___shake, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    NULL, /* docstring */
"""


@pytest.mark.parametrize(
    "told",
    [
        r'PyDoc_STR("roll($self, hard=False)\n--\n\nRoll it: \042hard\042 or not.")',
        r'PyDoc_STR("Die()\n--\n\nA die.")',
        r'PyDoc_STR("throw()\n--\n\nAll dice at once.")',
        '(setter)die___Die_set_pips,\n     PyDoc_STR("What it shows, from 1 to 6."), NULL}',
        '(getter)die___Die_get_low,\n    NULL, PyDoc_STR("Whether it shows little."), NULL}',
        r'PyDoc_STR("weigh($self, scales=...)\012--\012\012Compare it with others.")',
        r'PyDoc_STR("shake(cup, times=USUAL)\012--\012\012Make a noise.")',
        'PyDoc_STR("Where a die lies."), /* docstring */',
    ],
)
def test_words_go_beside_the_signature_they_belong_to(told: str) -> None:
    assert told in docstrings.put_back(SOURCE, C_TEXT)


def public_parts() -> Iterator[tuple[str, object]]:
    for name in serai.__all__:
        part = getattr(serai, name)
        if isinstance(part, ModuleType):
            continue
        yield name, part
        if inspect.isclass(part):
            yield from (
                (f"{name}.{inner}", getattr(part, inner))
                for inner in vars(part)
                if not inner.startswith("_") and callable(getattr(part, inner))
            )


PARTS = dict(public_parts())


@pytest.mark.parametrize("name", PARTS)
def test_every_public_part_says_what_it_does(name: str) -> None:
    told = inspect.getdoc(PARTS[name])
    assert told
    assert "--\n" not in told


@pytest.mark.parametrize(
    "part", [serai.bot, serai.game, serai.Match.new, serai.Match.play, serai.Match.record_text]
)
def test_a_function_shows_what_it_takes(part: Callable[..., object]) -> None:
    assert inspect.signature(part).parameters


def test_the_example_in_the_help_is_true() -> None:
    tried = doctest.testmod(serai)
    assert tried.attempted
    assert not tried.failed
