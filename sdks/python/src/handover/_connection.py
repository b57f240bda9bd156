"""One exchange over HTTP: reused connections, strict deadlines, answers of bounded size."""

from __future__ import annotations

import http.client
import math
import os
import socket
import ssl
import threading
import time
from typing import Any, Dict, Iterator, List, Mapping, Optional, Protocol, Tuple
from urllib.parse import urlsplit

from ._connecting import open_connection
from ._exchange_failed import ExchangeFailed, reason_of
from ._proxy import Proxy, find_proxy, open_tunnel, refusal
from ._responses import ServiceResponse
from ._sockets import AnswerSource, has_something_to_read, open_socket, seconds_left
from .errors import ResponseTooLargeError

#: A connection that was idle for longer is not reused, because servers close them.
MAX_IDLE_SECONDS = 30.0
MAX_IDLE_CONNECTIONS = 16
CHUNK_BYTES = 64 * 1024


class Sink(Protocol):
    """The destination of the bytes of a download."""

    def reset(self) -> None:
        """Drops the received bytes, because the download starts again."""

    def write(self, data: bytes) -> None:
        """Takes the next bytes."""


class HeldAnswer:
    """An endless answer: its connection is kept, and read as bytes arrive."""

    def __init__(self, idle_timeout_seconds: float) -> None:
        self._silence_seconds = idle_timeout_seconds
        self._connection: Optional[_Connection] = None
        self._response: Optional[http.client.HTTPResponse] = None

    def hold(self, connection: "_Connection", response: http.client.HTTPResponse) -> None:
        """Takes over the connection."""
        self._connection, self._response = connection, response
        if connection.source:
            connection.source.reader.read_on(self._silence_seconds)

    def chunks(self) -> Iterator[bytes]:
        """The bytes until the answer ends; ExchangeFailed if it breaks or times out."""
        while self._response:
            try:
                chunk = self._response.read1(CHUNK_BYTES)
            except (OSError, http.client.HTTPException) as error:
                raise ExchangeFailed(reason_of(error), error, sent=True) from error
            if not chunk:
                return
            yield chunk

    def close(self) -> None:
        """Ends it."""
        if self._response:
            self._response.close()
        if self._connection:
            self._connection.close()


class _Connection(http.client.HTTPConnection):
    """An HTTP or HTTPS connection with a deadline for every step."""

    def __init__(self, host: str, port: int, context: Optional[ssl.SSLContext], proxy: Optional[Proxy]) -> None:
        super().__init__(host, port)
        self.proxy = proxy
        # So that the Host header has the port only if it is not the default.
        self.default_port = 443 if context else 80
        self._context = context
        self.deadline = 0.0
        self.idle_timeout = 0.0
        self.idle_since = 0.0
        self.source: Optional[AnswerSource] = None

    def connect(self) -> None:
        first = self.proxy or self
        self.sock = open_socket(first.host, first.port, self.deadline)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self._context:
            if self.proxy:
                open_tunnel(self.sock, self.proxy, self.host, self.port, self.deadline)
            self.sock.settimeout(seconds_left(self.deadline))
            self.sock = self._context.wrap_socket(self.sock, server_hostname=self.host)

    def response_class(  # type: ignore[override]
        self, sock: socket.socket, *args: Any, **options: Any
    ) -> http.client.HTTPResponse:
        self.source = AnswerSource(sock, self.deadline, self.idle_timeout)
        source: Any = self.source
        return http.client.HTTPResponse(source, *args, **options)

    def is_stale(self, now: float) -> bool:
        """An idle connection with readable bytes was closed, or holds unexpected bytes."""
        if self.sock is None or now - self.idle_since > MAX_IDLE_SECONDS:
            return True
        return has_something_to_read(self.sock)


class ConnectionPool:
    """Connections to one host, for any number of threads."""

    def __init__(self, base_url: str, context: Optional[ssl.SSLContext]) -> None:
        self.base_url = base_url
        parts = urlsplit(base_url)
        self._host = parts.hostname or ""
        self._port = parts.port or (443 if context else 80)
        self._proxy = find_proxy(parts.scheme, self._host, self._port)
        # A call without TLS is given to the proxy, which sends it on.
        self._forwarder = None if context else self._proxy
        self._prefix = base_url if self._forwarder else parts.path
        self._context = context
        self._lock = threading.Lock()
        self._idle: List[_Connection] = []
        self._process = os.getpid()
        #: True once the service has answered: its address is right.
        self.is_reached = False

    def exchange(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str],
        body: Optional[bytes],
        *,
        timeout: float,
        idle_timeout: float,
        max_bytes: int,
        fresh: bool,
        answer_within: float = math.inf,
        sink: Optional[Sink] = None,
        held: Optional[HeldAnswer] = None,
    ) -> ServiceResponse:
        """Sends a call and reads its whole answer, or raises ExchangeFailed. `held` gets a success unread.

        It ends after `timeout` seconds, after `answer_within` if no answer has begun, or after `idle_timeout` without
        bytes. `fresh` requires a connection that was not used before.
        """
        reused = None if fresh else self._take()
        connection = reused or _Connection(self._host, self._port, self._context, self._proxy)
        begin = time.monotonic()
        connection.deadline = begin + min(timeout, answer_within)
        connection.idle_timeout = idle_timeout
        kept = handed_over = False
        try:
            if connection.sock is None:
                open_connection(connection, self.is_reached)
            try:
                if connection.sock:
                    connection.sock.settimeout(seconds_left(connection.deadline))
                response = _send(connection, method, self._prefix + path, self._with_proxy(headers), body)
                if connection.source:
                    connection.source.reader.read_until(begin + timeout)
                self._check_proxy(response)
                if held and response.status == 200:
                    held.hold(connection, response)
                    handed_over = True
                    return ServiceResponse(200, _headers_of(response), b"")
                answer = _read(response, max_bytes, sink)
                kept = not response.will_close
            except http.client.BadStatusLine as error:
                # An answer that is no HTTP: before the first answer of the service, the port is wrong.
                is_closed = isinstance(error, http.client.RemoteDisconnected)
                is_wrong = not self.is_reached and not is_closed
                reason = f"{self._host}:{self._port} does not speak HTTP" if is_wrong else reason_of(error)
                stale = is_closed and reused is not None
                raise ExchangeFailed(reason, error, sent=True, is_permanent=is_wrong, stale=stale) from error
            except (OSError, http.client.HTTPException) as error:
                stale = reused is not None and isinstance(error, (ConnectionError, ssl.SSLEOFError))
                raise ExchangeFailed(reason_of(error), error, sent=True, stale=stale) from error
            return answer
        finally:
            if kept:
                self._give_back(connection)
            elif not handed_over:
                connection.close()

    def close(self) -> None:
        """Closes idle connections."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _with_proxy(self, headers: Mapping[str, str]) -> Mapping[str, str]:
        return {**headers, **self._forwarder.headers} if self._forwarder else headers

    def _check_proxy(self, response: http.client.HTTPResponse) -> None:
        if self._forwarder and response.status == http.HTTPStatus.PROXY_AUTHENTICATION_REQUIRED:
            raise refusal(self._forwarder, f"{self._host}:{self._port}", response)

    def _take(self) -> Optional[_Connection]:
        now = time.monotonic()
        with self._lock:
            # After a fork the connections belong to the parent process.
            inherited = self._process != os.getpid()
            self._process = os.getpid()
            while self._idle:
                connection = self._idle.pop()
                if not inherited and not connection.is_stale(now):
                    return connection
                connection.close()
        return None

    def _give_back(self, connection: _Connection) -> None:
        connection.idle_since = time.monotonic()
        with self._lock:
            if len(self._idle) < MAX_IDLE_CONNECTIONS and self._process == os.getpid():
                self._idle.append(connection)
                return
        connection.close()


def _send(
    connection: _Connection, method: str, path: str, headers: Mapping[str, str], body: Optional[bytes]
) -> http.client.HTTPResponse:
    try:
        connection.request(method, path, body=body, headers=dict(headers))
    except ConnectionError as broken:
        # The service answers a body that is too large before it has read all of it.
        try:
            response = connection.getresponse()
        except (OSError, http.client.HTTPException):
            raise broken from None
        response.will_close = True
        return response
    return connection.getresponse()


def _read(response: http.client.HTTPResponse, max_bytes: int, sink: Optional[Sink]) -> ServiceResponse:
    status = response.status
    declared = response.length
    if declared is not None and declared > max_bytes:
        raise _too_large(declared, max_bytes)
    into = sink if sink and status == 200 else None
    if into:
        into.reset()
    chunks, count = _read_chunks(response, max_bytes, into)
    if declared is not None and count < declared:
        raise http.client.IncompleteRead(b"", declared - count)
    return ServiceResponse(status, _headers_of(response), b"".join(chunks))


def _headers_of(response: http.client.HTTPResponse) -> Dict[str, str]:
    return {name.lower(): value for name, value in response.getheaders()}


def _read_chunks(
    response: http.client.HTTPResponse, max_bytes: int, into: Optional[Sink]
) -> Tuple[List[bytes], int]:
    chunks: List[bytes] = []
    count = 0
    while True:
        chunk = response.read(CHUNK_BYTES)
        if not chunk:
            return chunks, count
        count += len(chunk)
        if count > max_bytes:
            raise _too_large(count, max_bytes)
        if into:
            into.write(chunk)
        else:
            chunks.append(chunk)


def _too_large(size: int, max_bytes: int) -> ResponseTooLargeError:
    return ResponseTooLargeError(f"The answer has {size} bytes or more; at most {max_bytes} are read.")
