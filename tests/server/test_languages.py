"""People at one table read different languages: each is answered in their own."""

import pytest

import serai
from serai import languages
from serai.engine.clauses import lookup
from serai.words import Words
from tests.server.people import Person

READ = languages.known()
serai.game("livingstone")  # whose clauses are looked up here
NOT_YET = "/api/tables/AAAAAAAAAAAAAAAA"


@pytest.mark.parametrize("language", READ)
def test_a_refusal_is_told_in_the_language_of_the_header(ada: Person, language: str) -> None:
    ada.http.headers["Accept-Language"] = f"xx, {language};q=0.8"
    refused = ada.refused("GET", NOT_YET)
    assert refused["text"] == Words(language=language).say("problem-not_found")
    assert refused["error"] == "not_found"


@pytest.mark.parametrize("language", READ)
def test_what_a_page_asks_for_goes_before_what_a_browser_prefers(
    ada: Person, language: str
) -> None:
    ada.http.headers["Accept-Language"] = "en"
    refused = ada.refused("GET", NOT_YET, language=language)
    assert refused["text"] == Words(language=language).say("problem-not_found")


@pytest.mark.parametrize("language", READ)
def test_rulebooks_and_lessons_are_read_in_ones_own_language(ada: Person, language: str) -> None:
    ada.http.headers["Accept-Language"] = language
    book = ada.get("/api/games/livingstone/rulebook")
    told = {clause["id"]: clause["text"] for clause in book["clauses"]}
    assert told["LS-3.3"] == lookup("LS-3.3", language).text
    lesson = ada.post("/api/courses/livingstone/explorer/die", {})
    assert lesson["names"][lesson["seat"]] == Words(language=language).say("name-you")
    refused = ada.post("/api/courses/livingstone/explorer/die", {"action": {"action": "end_turn"}})[
        "answer"
    ]
    assert refused["clause"]["text"] == lookup(refused["clause"]["id"], language).text


@pytest.mark.parametrize("language", READ)
def test_a_live_connection_refuses_in_its_own_language(ada: Person, language: str) -> None:
    table = ada.quick()["id"]
    ada.http.headers["Accept-Language"] = language
    refused = ada.refused(
        "POST",
        f"/api/tables/{table}/play",
        {"seat": 0, "action": {"action": "end_turn"}, "id": "request-0001"},
    )
    live = ada.live(table, 0, language=language)
    live.until_updated()
    live.say({"type": "play", "id": "frame-0001", "action": {"action": "end_turn"}, "seen": 0})
    problem = live.until_frame("refused")["problem"]
    for each in (refused, problem):
        assert each["text"] == lookup(each["clause"]["id"], language).text


def test_an_error_of_the_engine_names_what_was_asked(ada: Person) -> None:
    refused = ada.refused("POST", "/api/quick", {"game": "chess"})
    assert refused["text"].startswith("there is no game 'chess'; there are: livingstone")
