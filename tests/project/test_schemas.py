"""What is generated from the games' declarations is kept as it would be written today."""

from scripts import schemas
from tests.project.tree import ROOT


def test_schemas_and_the_clients_types_are_made_from_todays_declarations() -> None:
    stale = [
        path
        for path, text in schemas.files().items()
        if not (ROOT / path).is_file() or (ROOT / path).read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run: make types"
