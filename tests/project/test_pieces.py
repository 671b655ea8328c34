import pytest

from scripts import pieces

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("folder", pieces.folders())
def test_the_pieces_are_written_from_the_table_as_it_is(folder: str) -> None:
    file = pieces.file_of(folder)
    assert file.read_text(encoding="utf-8") == pieces.written(folder), (
        f"{file.name} of {folder} is stale: run `python -m scripts.pieces`"
    )
