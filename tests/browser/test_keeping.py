"""What a device keeps: later visits start without the server, a newer build takes over whole."""

import json
import re
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import Meet
from tests.browser.visitor import Visitor
from tests.server.forwarder import Forwarder
from tests.server.serving import ServerProcess

UNREACHABLE: Final = "The server cannot be reached."
KEPT: Final = "() => navigator.serviceWorker.ready.then((kept) => Boolean(kept.active))"
WAITS: Final = """() => navigator.serviceWorker.getRegistration().then((kept) =>
  kept.update().then(() => Boolean(kept.waiting)))"""
ADDRESSES: Final = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
LOADED: Final = """() => performance.getEntriesByType("resource")
  .map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js"))"""


def entry_of(build: Path) -> str:
    """The script that a build begins with, without what ends its name."""
    found = re.search(r"/assets/(index-[\w-]+)\.js", (build / "index.html").read_text())
    assert found
    return found[1]


def next_build(build: Path, folder: Path) -> Path:
    """The build as another one, whose scripts and version have other names, as new ones would."""
    shutil.copytree(build, folder)
    version = re.search(r'"version":"(\w+)"', (build / "worker.js").read_text())
    assert version
    scripts = sorted((folder / "assets").glob("*.js"))
    names = {script.stem: f"{script.stem}-newer" for script in scripts}
    names |= {entry_of(build): "index-newer", version[1]: "newer"}
    known = re.compile("|".join(map(re.escape, names)))
    for twin in folder.rglob("*.br"):
        twin.unlink()
    for file in [*scripts, folder / "worker.js", folder / "index.html"]:
        file.write_text(known.sub(lambda found: names[found[0]], file.read_text()))
    for script in scripts:
        script.rename(script.with_stem(names[script.stem]))
    return folder


def first_script(page: Page) -> str:
    found: list[str] = page.evaluate(LOADED)
    return next(Path(path).stem for path in found if Path(path).stem.startswith("index-"))


def comes_again(meet: Meet, url: str) -> Visitor:
    """Somebody whose browser has kept the pages at an earlier visit."""
    ada = meet(url, service_workers="allow").lobby()
    assert ada.page.evaluate(KEPT)
    return ada


def test_a_later_visit_starts_without_the_server_and_says_that_it_is_gone(
    built_client: Path, tmp_path: Path, meet: Meet, door: Forwarder
) -> None:
    server = ServerProcess(tmp_path, web=built_client).start()
    door.servers = [server]
    ada = comes_again(meet, door.url)
    ada.sit_against_bots()
    ada.wait_until_asked()
    table = ada.table
    server.kill()
    ada.page.get_by_text("Connection lost").wait_for()
    ada.page.goto(f"{door.url}/")
    ada.page.get_by_role("heading", name="Start a table").wait_for()
    ada.page.get_by_role("alert").filter(has_text=UNREACHABLE).wait_for()
    assert ada.page.locator(".games button").count() == 0, "no game is made up"
    ada.page.goto(f"{door.url}/table/{table}")
    ada.page.get_by_role("alert").filter(has_text=UNREACHABLE).wait_for()
    server.start()
    ada.page.get_by_text(UNREACHABLE).wait_for(state="detached")
    ada.wait_for_the_match()
    kept: list[str] = ada.page.evaluate(ADDRESSES)
    assert "/" in kept
    assert any("treasure-island" in path for path in kept), "boards that were not opened yet, too"
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    server.stop()


def test_a_newer_build_takes_over_whole_at_the_next_visit(
    built_client: Path, tmp_path: Path, meet: Meet, door: Forwarder
) -> None:
    newer = next_build(built_client, tmp_path / "newer")
    server = ServerProcess(tmp_path, web=built_client).start()
    door.servers = [server]
    ada = comes_again(meet, door.url)
    server.stop()
    server = ServerProcess(tmp_path, web=newer).start()
    door.servers = [server]
    ada.page.wait_for_function(WAITS)
    ada.page.get_by_text("A newer version of Serai is here.").wait_for()
    ada.sit_against_bots()
    assert first_script(ada.page) == entry_of(built_client), "an open page stays what it is"
    table = ada.table
    ada.go(f"/table/{table}")
    ada.wait_for_the_match()
    ada.page.wait_for_function("() => document.querySelector('script[src*=index-newer]') !== null")
    assert first_script(ada.page) == "index-newer"
    server.stop()


def test_the_client_can_be_installed(built_client: Path) -> None:
    manifest = json.loads((built_client / "manifest.webmanifest").read_text())
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert (built_client / icon["src"].lstrip("/")).is_file()
    assert 'rel="manifest"' in (built_client / "index.html").read_text()
