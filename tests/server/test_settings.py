"""Settings: defaults, then a file, then the environment, then options."""

import re
from pathlib import Path

import pytest

from serai.engine.errors import BadInput
from serai.server.settings import gather


def test_without_any_word_the_server_stays_on_this_machine() -> None:
    chosen = gather(environment={})
    assert (chosen.host, chosen.port) == ("127.0.0.1", 8377)
    assert chosen.database_address().endswith("tables.sqlite")


def test_options_go_before_variables_and_variables_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "serai.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nallowed_hosts = ["games.example"]\n')
    chosen = gather({"port": 3, "host": None}, {"SERAI_PORT": "2"}, file)
    assert (chosen.host, chosen.port) == ("0.0.0.0", 3)
    assert gather({}, {"SERAI_PORT": "2"}, file).port == 2
    assert gather({}, {"SERAI_CONFIG": str(file)}).allowed_hosts == ["games.example"]


@pytest.mark.parametrize(
    ("setting", "value", "told"),
    [
        ("host", "", "0.0.0.0"),
        ("proxies", "10.0.0.1,everybody", "everybody"),
        ("proxies", "10.0.0.1/8", "such as 10.0.0.0/8, not 10.0.0.1/8"),
        ("public_url", "games.example", "https://"),
        ("public_url", "http://[", "https://"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_words(setting: str, value: str, told: str) -> None:
    """An empty host would listen everywhere, and nobody asked for that."""
    with pytest.raises(BadInput, match=re.escape(told)):
        gather({}, {f"SERAI_{setting.upper()}": value})


@pytest.mark.parametrize(
    "text", ["port = 99999", 'port = "x"', "wings = 2", "port =", "rate_limits = 7"]
)
def test_a_wrong_file_is_refused_with_words(tmp_path: Path, text: str) -> None:
    file = tmp_path / "serai.toml"
    file.write_text(text)
    with pytest.raises(BadInput):
        gather({}, {}, file)
