"""The OpenAPI document: it is there, it is stable, and a fuzzer that reads it finds no 5xx."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from serai.server.description import document, written
from tests.server.people import Person, fetch
from tests.server.serving import PATIENCE, ServerProcess


def test_the_document_is_written_by_a_command_and_served(
    server: ServerProcess, tmp_path: Path
) -> None:
    file = tmp_path / "openapi.json"
    command = [sys.executable, "-m", "serai.server.schema", str(file)]
    subprocess.run(command, check=True, timeout=PATIENCE)
    assert file.read_bytes() == written()
    assert fetch(f"{server.url}/api/openapi.json").json() == json.loads(file.read_text())


def test_every_answer_and_frame_is_a_named_type() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("Update", "TableChanged", "Chatted", "Done", "Refused", "Goodbye", "PlayFrame"):
        assert name in schemas
    for path, operations in document()["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                kinds = answer.get("content", {})
                assert kinds or status == "204", (method, path, status)
            assert operation["responses"]["400"], (method, path)


def test_a_fuzzer_finds_no_failure_of_the_server(server: ServerProcess, ada: Person) -> None:
    table = ada.quick()["id"]
    made = document()
    for operations in made["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table_id":
                    parameter["schema"] = {"type": "string", "enum": [table, "x" * 16, "?"]}
    schema = schemathesis.openapi.from_dict(made)
    schema.config.update(base_url=server.url)
    headers = {"Cookie": f"serai_device={ada.cookie}"}

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=15,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(operation.as_strategy(), operation.as_strategy()))
        def never_fails(case: Any) -> None:
            answer = case.call(headers=headers, timeout=PATIENCE)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["text"] is not None

        never_fails()
