"""What the web framework refuses by itself reaches people in their language, too."""

import pytest
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)

from serai.server.misread import explained


def body(message: str) -> ValidationException:
    return ValidationException(extra=[{"message": message, "key": "name", "source": "body"}])


@pytest.mark.parametrize(
    ("trouble", "german"),
    [
        (NotFoundException(), "Hier ist nichts, oder es ist dir nicht zugänglich."),
        (MethodNotAllowedException(), "So lässt sich diese Adresse nicht ansprechen."),
        (body("Expected `str`, got `int`"), "name: Erwartet: `str`, gekommen ist `int`"),
        (body("Object missing required field `seat`"), "name: Es fehlt `seat`"),
        (
            body("Invalid enum value 'x' - at `$.kind`"),
            "name: Diesen Wert gibt es nicht: 'x' ($.kind)",
        ),
        (ClientException("JSON is malformed: byte 0"), "Der Inhalt ist kein gültiges JSON."),
        (
            ClientException("Wrong in a new way"),
            "Diese Anfrage hat nicht die Form, die hier erwartet wird.",
        ),
    ],
)
def test_a_request_of_a_wrong_form_is_refused_in_german(
    trouble: HTTPException, german: str
) -> None:
    assert explained(trouble, "de") == german
