"""Behind a real nginx, with the example file: HTTPS, live connections, and whom to believe."""

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import connect

from tests import programs
from tests.server.people import PATIENCE
from tests.server.serving import ServerProcess

EXAMPLE = programs.ROOT / "examples" / "serving" / "nginx.conf"
FRAME = """
daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{example}
}}
"""


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate for this machine, and who trusts it."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "pem")]
    subprocess.run([*made, *named, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "pem"))


@contextmanager
def nginx(folder: Path, listening: socket.socket, server: ServerProcess) -> Iterator[None]:
    """The example, with this machine's ports and certificate, before a server.

    nginx takes over a socket that is bound already, as it does from itself at an upgrade.
    """
    port, number = listening.getsockname()[1], listening.fileno()
    example = EXAMPLE.read_text()
    here = server.local_url.removeprefix("http://")
    example = re.sub(r"server 127\.0\.0\.1:8377", f"server {here}", example)
    example = re.sub(r" +server 127\.0\.0\.1:837[89].*\n", "", example)
    example = example.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    example = example.replace("/etc/ssl/games.example.pem", str(folder / "pem"))
    example = example.replace("/etc/ssl/games.example.key", str(folder / "key"))
    file = folder / "nginx.conf"
    file.write_text(FRAME.format(folder=folder, example=example))
    running = subprocess.Popen(
        [programs.nginx(), "-p", str(folder), "-c", str(file)],
        env=os.environ | {"NGINX": f"{number};"},
        pass_fds=[number],
    )
    listening.close()
    try:
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


@pytest.mark.parametrize("believed", [True, False])
def test_people_play_by_way_of_nginx_and_only_a_named_proxy_is_believed(
    believed: bool, tmp_path: Path
) -> None:
    programs.nginx()
    trust = certificate(tmp_path)
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"https://localhost:{listening.getsockname()[1]}"
    proxies = "127.0.0.1" if believed else "203.0.113.9"
    data = tmp_path / "data"
    server = ServerProcess(data, proxies=proxies, public_url=url if believed else "").start()
    with nginx(tmp_path, listening, server), httpx.Client(verify=trust, timeout=PATIENCE) as guest:
        me = guest.get(f"{url}/api/me")
        assert me.status_code == 200
        assert ("Secure" in me.headers["set-cookie"]) == believed
        assert guest.get(f"{url}/metrics").status_code == 403
        if believed:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Eve"}]
            made = guest.post(
                f"{url}/api/tables",
                json={"game": "livingstone", "seats": seats},
                headers={"Origin": url},
            )
            assert made.status_code == 201, made.text
            cookie = f"serai_device={guest.cookies['serai_device']}"
            with connect(
                f"wss{url.removeprefix('https')}/api/tables/{made.json()['id']}/live?viewpoint=0",
                ssl=trust,
                origin=Origin(url),
                additional_headers={"Cookie": cookie},
                open_timeout=PATIENCE,
            ) as live:
                assert '"type":"table"' in str(live.recv(timeout=PATIENCE))
    assert server.stop() == 0
