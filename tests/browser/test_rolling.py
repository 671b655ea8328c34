"""All processes are restarted, one after the other: pages say that they reconnect, and go on."""

from pathlib import Path

from tests.browser.conftest import Meet
from tests.browser.test_interruptions import play_a_little
from tests.server.forwarder import Forwarder
from tests.server.postgres import running
from tests.server.serving import ServerProcess


def test_while_all_processes_restart_in_turn_a_page_loses_its_connection_and_nothing_else(
    built_client: Path, tmp_path: Path, meet: Meet, door: Forwarder
) -> None:
    with running() as cluster:
        address = cluster.new_database()
        servers = [ServerProcess(tmp_path, address, web=built_client).start() for _ in range(2)]
        door.servers = servers
        ada = meet(door.url)
        tries: list[str] = []
        ada.page.on("websocket", lambda socket: tries.append(socket.url))
        ada.lobby().sit_against_bots("LivingStone")
        play_a_little(ada, 0)
        for number, server in enumerate(servers, 1):
            assert server.stop() == 0
            ada.page.evaluate("0")  # whatever it tried by now has been told when this is answered
            stopped = len(tries)
            ada.page.get_by_text("Connection lost").wait_for(state="detached")
            assert len(tries) - stopped <= 1, "the first try leads to the other process"
            play_a_little(ada, 3 * number, turns=2)
            server.start()
        ada.page.get_by_text("Connection lost").wait_for(state="detached")
        firsts = [update["from"] for update in ada.updates()]
        assert firsts == sorted(firsts), "nothing is told twice"
        assert ada.complaints == []
        assert [server.stop() for server in servers] == [0, 0]
