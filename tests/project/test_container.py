"""The container file and the compose file, as far as they can be tried without an engine."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from serai.server.settings import PREFIX, Settings, gather
from tests.project.tree import ROOT
from tests.server.serving import ServerProcess


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file: the word each begins with, and the rest."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    parts = [line.partition(" ") for line in text.replace("\\\n", " ").split("\n") if line]
    return [(word, rest.strip()) for word, _, rest in parts]


def last_stage() -> list[tuple[str, str]]:
    told = instructions()
    begins = max(at for at, (word, _) in enumerate(told) if word == "FROM")
    return told[begins:]


def the(word: str) -> str:
    """What the one line of the last stage says that begins with this word."""
    (found,) = (rest for begins, rest in last_stage() if begins == word)
    return found


def variables() -> dict[str, str]:
    return dict(part.split("=", 1) for part in shlex.split(the("ENV")))


def compose() -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return told


def filled_in(text: str, **given: str) -> str:
    """A value of the compose file with its variables, as an engine fills them in."""
    return re.sub(
        r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: given.get(found[1], found[2] or ""), text
    )


def test_what_is_copied_into_the_image_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    sources = [
        source
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    ]
    assert sources
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert {source.partition("/")[0] for source in sources} <= kept


def test_packages_go_into_the_image_only_by_a_lock_or_as_our_wheel() -> None:
    installs = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert installs
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)


def test_every_variable_of_the_image_is_a_setting() -> None:
    settings = gather(environment=variables())
    assert (settings.host, settings.data) == ("0.0.0.0", "/data")
    assert the("EXPOSE") == str(settings.port)
    assert json.loads(f'["{the("VOLUME")}"]') == [settings.data]


def test_the_image_is_run_by_a_user_who_is_not_root() -> None:
    assert the("USER") == "serai"


def test_the_command_of_the_image_serves_and_its_health_check_notices(tmp_path: Path) -> None:
    check = json.loads(the("HEALTHCHECK").partition("CMD ")[2])
    assert json.loads(the("ENTRYPOINT")) + json.loads(the("CMD")) == ["serai", "serve"]
    server = ServerProcess(tmp_path).start()
    asked = [part.replace("http://127.0.0.1:8377", server.local_url) for part in check[1:]]
    healthy = subprocess.run([sys.executable, *asked], check=False, capture_output=True)
    server.stop()
    ill = subprocess.run([sys.executable, *asked], check=False, capture_output=True)
    assert healthy.returncode == 0
    assert ill.returncode != 0


def test_the_steps_that_build_the_image_are_steps_of_ours() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    runs = " ".join(rest for word, rest in instructions() if word == "RUN")
    assert set(re.findall(r"run (\w+)", runs)) <= scripts.keys()
    assert "SERAI_COMPILE=yes python -m hatchling build" in runs


@pytest.mark.parametrize("name", ["serai", "database"])
def test_a_service_comes_back_after_a_restart(name: str) -> None:
    assert compose()["services"][name]["restart"] == "unless-stopped"


def test_every_variable_of_the_compose_file_is_a_setting() -> None:
    given = compose()["services"]["serai"]["environment"]
    assert {name.removeprefix(PREFIX).lower() for name in given} <= set(Settings.__struct_fields__)
    told = {name: filled_in(text, POSTGRES_PASSWORD="sesame") for name, text in given.items()}
    settings = gather(environment=told)
    assert settings.database_address() == "postgresql://serai:sesame@database/serai"
    assert settings.allowed_hosts == []


def test_serai_and_its_database_agree_on_names() -> None:
    database = compose()["services"]["database"]
    address = compose()["services"]["serai"]["environment"]["SERAI_DATABASE"]
    names = database["environment"]
    assert address.startswith(f"postgresql://{names['POSTGRES_USER']}:")
    assert address.endswith(f"@database/{names['POSTGRES_DB']}")
    assert database["healthcheck"]["test"][1] == "pg_isready"


def test_what_is_kept_lies_in_volumes() -> None:
    told = compose()
    used = {
        volume.partition(":")[0]
        for service in told["services"].values()
        for volume in service["volumes"]
    }
    assert used == set(told["volumes"])
    assert f"kept:{variables()['SERAI_DATA']}" in told["services"]["serai"]["volumes"]
