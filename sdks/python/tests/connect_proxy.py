"""A proxy of a company network: opens tunnels with CONNECT and sends plain calls on, or refuses both."""

from __future__ import annotations

import socket
from typing import List

from .local_proxy import LocalProxy, cut, forward


class ConnectProxy(LocalProxy):
    """Every host name leads to one port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        #: The head of every call.
        self.calls: List[str] = []
        #: The status line of every answer, in place of a connection.
        self.refusal = ""
        super().__init__()

    def _take(self, accepted: socket.socket) -> None:
        self._sockets.append(accepted)
        self._start(self._serve, accepted)

    def _serve(self, accepted: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            data = accepted.recv(65536)
            if not data:
                return
            head += data
        self.calls.append(head.partition(b"\r\n\r\n")[0].decode("latin-1"))
        if self.refusal:
            accepted.sendall(f"HTTP/1.1 {self.refusal}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            cut([accepted])
            return
        onward = socket.create_connection(("127.0.0.1", self._port))
        self._sockets.append(onward)
        if head.startswith(b"CONNECT "):
            accepted.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        else:
            onward.sendall(_in_origin_form(head))
        self._start(forward, onward, accepted)
        forward(accepted, onward)


def _in_origin_form(head: bytes) -> bytes:
    method, url, rest = head.split(b" ", 2)
    return b" ".join([method, b"/" + url.split(b"/", 3)[3], rest])
