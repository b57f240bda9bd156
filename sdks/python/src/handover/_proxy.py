"""The proxy of the environment: HTTPS_PROXY, HTTP_PROXY and NO_PROXY."""

from __future__ import annotations

import base64
import contextlib
import http.client
import os
import re
import socket
from typing import Any, Dict, NamedTuple, Optional
from urllib.parse import unquote, urlsplit

from ._exchange_failed import ExchangeFailed
from ._sockets import AnswerSource, seconds_left
from .errors import ConfigurationError

LOOPBACK = re.compile(r"localhost|::1|127(\.\d+){3}")
NO_PROXY_ENTRY = re.compile(r"(?:\*?\.)?(\[[^]]*\]|[^:]*|.*)(?::(\d+))?")


class Proxy(NamedTuple):
    """A proxy that opens connections to the service."""

    host: str
    port: int
    #: `Proxy-Authorization`, if the address has a user name.
    headers: Dict[str, str]
    #: The variable that names it.
    variable: str

    def __str__(self) -> str:
        return f"the proxy {self.host}:{self.port} of {self.variable}"


def find_proxy(scheme: str, host: str, port: int) -> Optional[Proxy]:
    """The proxy for a host, or None. A proxy cannot reach the loopback address of this machine."""
    name = f"{scheme.upper()}_PROXY"
    variable = name.lower() if os.environ.get(name.lower()) else name
    given = os.environ.get(variable)
    if not given or LOOPBACK.fullmatch(host):
        return None
    excluded = os.environ.get("no_proxy") or os.environ.get("NO_PROXY") or ""
    return None if _is_excluded(host, port, excluded) else _read(given, variable)


def open_tunnel(sock: socket.socket, proxy: Proxy, host: str, port: int, deadline: float) -> None:
    """Lets the proxy connect this socket to a host."""
    target = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    headers = {"Host": target, **proxy.headers}
    lines = [f"CONNECT {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    sock.settimeout(seconds_left(deadline))
    sock.sendall("\r\n".join(lines).encode("latin-1"))
    source: Any = AnswerSource(sock, deadline, seconds_left(deadline))
    response = http.client.HTTPResponse(source, method="CONNECT")
    with contextlib.closing(response):
        try:
            response.begin()
        except http.client.RemoteDisconnected:
            raise
        except http.client.HTTPException as error:
            reason = f"{proxy} does not answer like a proxy: {error!r}"
            raise ExchangeFailed(reason, error, sent=False, is_permanent=True) from error
        if not 200 <= response.status < 300:
            raise refusal(proxy, target, response)


def refusal(proxy: Proxy, target: str, response: http.client.HTTPResponse) -> ExchangeFailed:
    """A refusal of the proxy stays one, unless it could not reach the service itself."""
    said = f"{response.status} {response.reason}".rstrip()
    remedy = ""
    if response.status == http.HTTPStatus.PROXY_AUTHENTICATION_REQUIRED:
        remedy = f". Give user name and password in {proxy.variable}: http://user:password@{proxy.host}:{proxy.port}"
    reason = f"{proxy} opens no connection to {target}: {said}{remedy}"
    return ExchangeFailed(reason, OSError(said), sent=False, is_permanent=response.status < 500)


def _is_excluded(host: str, port: int, excluded: str) -> bool:
    """Names count with their subdomains, and an entry may name a port; `*` stands for everything."""
    for entry in re.split(r"[\s,]+", excluded.lower().strip()):
        if entry == "*":
            return True
        match = NO_PROXY_ENTRY.fullmatch(entry)
        name = match[1].strip("[]") if match else ""
        only_port = match[2] if match else None
        if name and (host == name or host.endswith(f".{name}")) and only_port in (None, str(port)):
            return True
    return False


def _read(given: str, variable: str) -> Proxy:
    parts = urlsplit(given if "://" in given else f"http://{given}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme != "http" or not host:
        raise ConfigurationError(f"{variable} is no address of a proxy such as http://proxy:3128")
    headers = {}
    if parts.username:
        account = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        headers["Proxy-Authorization"] = f"Basic {base64.b64encode(account.encode()).decode()}"
    return Proxy(host, port or 80, headers, variable)
