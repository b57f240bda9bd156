"""Sockets whose every step ends by a deadline."""

from __future__ import annotations

import io
import math
import select
import socket
import time
from typing import Any, Optional


def seconds_left(deadline: float) -> float:
    """Until a moment; a timeout when it has passed."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise socket.timeout("timed out")
    return left


class DeadlineReader(io.RawIOBase):
    """Reads from a socket until a moment, however slowly the bytes drip."""

    def __init__(self, sock: socket.socket, deadline: float, idle_timeout: float) -> None:
        self._sock = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = deadline
        self._idle_timeout = idle_timeout

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> Optional[int]:
        self._sock.settimeout(min(seconds_left(self._deadline), self._idle_timeout))
        return self._raw.readinto(buffer)

    def read_on(self, idle_timeout: float) -> None:
        """From now on only silence ends it."""
        self._deadline = math.inf
        self._idle_timeout = idle_timeout

    def close(self) -> None:
        self._raw.close()
        super().close()


class AnswerSource:
    """Stands for the socket where http.client asks it for a file."""

    def __init__(self, sock: socket.socket, deadline: float, idle_timeout: float) -> None:
        self.reader = DeadlineReader(sock, deadline, idle_timeout)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(self.reader)


def open_socket(host: str, port: int, deadline: float) -> socket.socket:
    """Tries every address of a host; how long a name may take to resolve is the system's own setting."""
    last: OSError = OSError(f"{host} has no address")
    for family, kind, protocol, _name, address in socket.getaddrinfo(host, port, 0, socket.SOCK_STREAM):
        sock = socket.socket(family, kind, protocol)
        try:
            sock.settimeout(seconds_left(deadline))
            sock.connect(address)
            return sock
        except OSError as error:
            sock.close()
            last = error
    raise last


def has_something_to_read(sock: socket.socket) -> bool:
    """Whether reading would not wait, at the end of a connection too."""
    try:
        if hasattr(select, "poll"):
            # Without the bound that select has on the number of open files.
            poller = select.poll()
            poller.register(sock, select.POLLIN)
            return bool(poller.poll(0))
        return bool(select.select([sock], [], [], 0)[0])
    except (OSError, ValueError):
        return True
