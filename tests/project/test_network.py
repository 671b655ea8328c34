"""Tests cannot reach another machine."""

import socket

import pytest


def test_an_address_elsewhere_is_refused() -> None:
    with socket.socket() as caller, pytest.raises(PermissionError, match="loopback"):
        caller.connect(("192.0.2.1", 80))


def test_a_name_elsewhere_is_not_even_looked_up() -> None:
    with pytest.raises(PermissionError, match="loopback"):
        socket.getaddrinfo("games.example", 80)


def test_loopback_is_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        with socket.create_connection(server.getsockname()) as caller:
            caller.sendall(b"x")
        listener, _ = server.accept()
        with listener:
            assert listener.recv(1) == b"x"
