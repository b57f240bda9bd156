"""A proxy of a company network: opens tunnels with CONNECT and sends plain calls on, or refuses both."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Callable, List


class ConnectProxy:
    """Every host name leads to one port of this machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        #: The head of every call.
        self.calls: List[str] = []
        #: The status line of every answer, in place of a connection.
        self.refusal = ""
        self._sockets: List[socket.socket] = []
        self._threads: List[threading.Thread] = []
        self._over = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self._start(self._accept)

    def close(self) -> None:
        """Ends every connection."""
        self._over = True
        socket.create_connection(self._listener.getsockname()).close()
        for each in self._sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)
        for each in self._sockets:
            each.close()
        self._listener.close()

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            accepted, _ = self._listener.accept()
            if self._over:
                accepted.close()
                return
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
            with contextlib.suppress(OSError):
                accepted.shutdown(socket.SHUT_RDWR)
            return
        onward = socket.create_connection(("127.0.0.1", self._port))
        self._sockets.append(onward)
        if head.startswith(b"CONNECT "):
            accepted.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        else:
            onward.sendall(_in_origin_form(head))
        self._start(_forward, onward, accepted)
        _forward(accepted, onward)


def _in_origin_form(head: bytes) -> bytes:
    method, url, rest = head.split(b" ", 2)
    return b" ".join([method, b"/" + url.split(b"/", 3)[3], rest])


def _forward(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while True:
            data = source.recv(65536)
            if not data:
                break
            target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)
