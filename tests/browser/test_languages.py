"""Every board in every language, on three screens: nothing cut, nothing over another thing."""

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from serai import languages
from tests.browser.conftest import Meet
from tests.languages.files import TELLTALE
from tests.server.serving import ServerProcess
from trials.telling import HOLE

GAMES: Final = ["livingstone", "goldland", "treasure-island", "timbuktu"]
WINDOWS: Final = [(360, 740), (1024, 768), (1440, 900)]
READ: Final = languages.known()

FLAWS: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) => element.checkVisibility() && box(element).width > 1;
  const clips = (style) => [style.overflowX, style.textOverflow].some((how) =>
    ['hidden', 'clip', 'ellipsis'].includes(how));
  const own = (element) => [...element.childNodes].some((node) =>
    node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const cut = [...document.querySelectorAll('button, a, h1, h2, h3, p, span, b, label, li, small')]
    .filter((element) => shown(element) && own(element) && clips(getComputedStyle(element)))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => 'cut: ' + element.textContent.trim());
  const parts = ['.top', '.seats', '.board', '.rail'].map((name) => document.querySelector(name));
  const over = parts.filter(Boolean).flatMap((one, i, all) => all.slice(i + 1).map((other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.min(wide, high) > 10 ? `over: ${one.className} and ${other.className}` : '';
  })).filter(Boolean);
  const buttons = [...document.querySelectorAll('.choices button, .top button, .top a')]
    .filter(shown);
  const met = buttons.flatMap((one, i) => buttons.slice(i + 1).map((other) => {
    if (one.contains(other) || other.contains(one)) return '';
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.min(wide, high) > 2 ? `met: ${one.textContent} and ${other.textContent}` : '';
  })).filter(Boolean);
  const page = document.documentElement;
  const wide = page.scrollWidth > innerWidth ? [`wide: ${page.scrollWidth}`] : [];
  return [...cut, ...over, ...met, ...wide];
}"""
LAID_OUT: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
    " done(true))))"
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", READ)
def test_a_board_holds_its_words(
    house: ServerProcess, meet: Meet, language: str, game: str
) -> None:
    visitor = meet(house.url, locale=language).arrive()
    table: Any = visitor.ask("POST", "/api/quick", {"game": game, "level": "novice"})
    visitor.page.add_init_script(f"localStorage['serai-introduced-{game}'] = 'yes'")
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator(".table[aria-busy=false] .banner h1").wait_for()
    assert visitor.page.locator("html").get_attribute("lang") in {language, "en-GB"}
    for width, height in WINDOWS:
        visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.page.wait_for_function(LAID_OUT)
        assert visitor.page.evaluate(FLAWS) == [], f"{game} in {language} at {width}"
    shown: str = visitor.page.evaluate("() => document.body.innerText")
    foreign = TELLTALE if language != languages.ENGLISH else HOLE
    unread = [line for line in shown.splitlines() if HOLE.search(line) or foreign.search(line)]
    assert unread == []


@pytest.mark.parametrize("language", READ)
def test_the_lobby_holds_its_words(house: ServerProcess, meet: Meet, language: str) -> None:
    visitor = meet(house.url, locale=language).go()
    visitor.page.locator(".quick").wait_for()
    for width, height in WINDOWS:
        visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.page.wait_for_function(LAID_OUT)
        assert visitor.page.evaluate(FLAWS) == [], f"the lobby in {language} at {width}"


@pytest.mark.skipif(len(READ) == 1, reason="there is one language only")
def test_a_language_that_was_chosen_is_kept(house: ServerProcess, meet: Meet) -> None:
    visitor = meet(house.url).go()
    visitor.page.locator(".language select").select_option(READ[1])
    visitor.page.locator(f"html[lang={READ[1]}] .quick").wait_for()
    visitor.go("/rules")
    visitor.page.locator(f"html[lang={READ[1]}] header").wait_for()
