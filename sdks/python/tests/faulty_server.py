"""A server with faults on demand: it answers late, partly or not at all, before or after doing its work."""

from __future__ import annotations

import json
import socket
import ssl
import struct
import threading
from collections import deque
from typing import Any, Callable, Deque, Dict, List, NamedTuple, Optional, Tuple


class Request(NamedTuple):
    """A received call."""

    method: str
    path: str
    headers: Dict[str, str]
    body: bytes
    connection: int


class Reply(NamedTuple):
    """The answer of a server without a fault."""

    status: int
    body: Any = None
    headers: Dict[str, str] = {}

    def raw(self) -> bytes:
        body = b"" if self.body is None else self.body
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        head = [f"HTTP/1.1 {self.status} Said", f"Content-Length: {len(body)}"]
        head += [f"{name}: {value}" for name, value in self.headers.items()]
        return "\r\n".join([*head, "", ""]).encode() + body


class Fault(NamedTuple):
    """One fault; `done` is True if the work is done before."""

    kind: str
    done: bool = False
    reply: Optional[Reply] = None


def error_reply(status: int, code: str, details: Optional[Dict[str, Any]] = None, **headers: str) -> Reply:
    """An error in the form of the service."""
    body = {"error": {"code": code, "message": f"It is {code}.", "requestId": "r-1", "details": details or {}}}
    return Reply(status, body, {name.replace("_", "-"): value for name, value in headers.items()})


#: Ways in which an answer gets lost.
LOST = ("reset", "close", "half", "cut-json", "empty", "hang", "garbage")

#: Answers of proxies that gave up waiting: a page, and the JSON of a common gateway.
GIVEN_UP = (
    Reply(503, b"<h1>Service Unavailable</h1>", {"X-Request-Id": "of-the-proxy"}),
    Reply(503, {"status": 503, "error": "Service Unavailable", "message": "upstream timed out"}),
    error_reply(503, "UPSTREAM_TIMEOUT"),
    Reply(504, b"Gateway Timeout"),
)


class FaultyServer:
    """Has one fault per call for each entry in `faults`, then answers with `answer`."""

    def __init__(self, answer: Callable[[Request], Reply], tls: Optional[ssl.SSLContext] = None) -> None:
        self.answer = answer
        self.faults: Deque[Fault] = deque()
        self.requests: List[Request] = []
        self.connections = 0
        self._tls = tls
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self.port}"
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def close(self) -> None:
        """Ends every connection; a repetition does nothing."""
        if self._over.is_set():
            return
        self._over.set()
        # Wakes the thread that accepts.
        socket.create_connection(("127.0.0.1", self.port)).close()
        for thread in self._threads:
            thread.join(10)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            accepted, _ = self._listener.accept()
            if self._over.is_set():
                accepted.close()
                return
            self.connections += 1
            thread = threading.Thread(target=self._serve, args=(accepted, self.connections), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _serve(self, accepted: socket.socket, number: int) -> None:
        try:
            # An open connection is polled, so that close() does not wait for it.
            accepted.settimeout(0.05)
            if self._tls:
                accepted.settimeout(5)
                accepted = self._tls.wrap_socket(accepted, server_side=True)
                accepted.settimeout(0.05)
            with accepted:
                while not self._over.is_set():
                    request = self._read(accepted, number)
                    if request is None or not self._handle(accepted, request):
                        return
        except OSError:
            accepted.close()

    def _read(self, sock: socket.socket, number: int) -> Optional[Request]:
        data = b""
        while b"\r\n\r\n" not in data:
            data += self._receive(sock)
            if not data:
                return None
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        while len(body) < int(headers.get("content-length", "0")):
            body += self._receive(sock)
        return Request(method, path, headers, body, number)

    def _receive(self, sock: socket.socket) -> bytes:
        while not self._over.is_set():
            try:
                return sock.recv(65536)
            except socket.timeout:
                continue
        return b""

    def _handle(self, sock: socket.socket, request: Request) -> bool:
        """True if the connection stays open."""
        with self._lock:
            self.requests.append(request)
            fault = self.faults.popleft() if self.faults else None
            reply = self.answer(request) if fault is None or fault.done else None
        if fault is None:
            assert reply is not None
            sock.sendall(reply.raw())
            return True
        return self._apply_fault(sock, fault, reply or Reply(201, {"id": "never"}))

    def _apply_fault(self, sock: socket.socket, fault: Fault, reply: Reply) -> bool:
        raw = reply.raw()
        if fault.kind == "reply":
            assert fault.reply is not None
            sock.sendall(fault.reply.raw())
            return True
        if fault.kind == "reset":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        elif fault.kind == "half":
            sock.sendall(raw[:-5])
        elif fault.kind == "cut-json":
            sock.sendall(b"HTTP/1.1 200 Said\r\nConnection: close\r\n\r\n" + b'{"id": "ha')
        elif fault.kind == "empty":
            sock.sendall(b"HTTP/1.1 201 Said\r\nConnection: close\r\n\r\n")
        elif fault.kind == "garbage":
            sock.sendall(b"\x00\x01 what is this\r\n\r\n")
        elif fault.kind == "hang":
            self._over.wait(5)
        elif fault.kind == "silence":
            assert fault.reply is not None
            sock.sendall(fault.reply.raw().replace(b"Content-Length", b"X-Length"))
            self._over.wait(5)
        elif fault.kind == "slow":
            sock.sendall(raw[:-5])
            self._over.wait(0.5)
            sock.sendall(raw[-5:])
            return True
        elif fault.kind == "drip":
            self._drip(sock)
        return False

    def _drip(self, sock: socket.socket) -> None:
        sock.sendall(b"HTTP/1.1 200 Said\r\n")
        while not self._over.wait(0.02):
            sock.sendall(b"X")


class FakeService:
    """The parts of the service that retries need: orders by key, and others that a test adds."""

    def __init__(self) -> None:
        self.orders: Dict[str, Dict[str, Any]] = {}
        self.says: Dict[Tuple[str, str], Callable[[Request], Reply]] = {}

    def __call__(self, request: Request) -> Reply:
        path = request.path.partition("?")[0].replace("/api/v1/extern", "")
        if (request.method, path) in self.says:
            return self.says[request.method, path](request)
        if (request.method, path) == ("POST", "/orders"):
            key = request.headers["idempotency-key"]
            known = self.orders.setdefault(key, {"id": f"order-{len(self.orders) + 1}", "kind": "ORDER"})
            return Reply(201, known)
        if path == "/me":
            return Reply(200, {"environment": "sandbox"})
        return error_reply(404, "NOT_FOUND")
