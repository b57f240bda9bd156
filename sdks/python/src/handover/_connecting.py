"""Opens a connection, or says why it cannot be opened."""

from __future__ import annotations

import socket
import ssl
from typing import Optional, Protocol

from ._exchange_failed import ExchangeFailed, reason_of
from ._proxy import Proxy


class Connection(Protocol):
    """A connection that is not open yet."""

    host: str
    port: int
    proxy: Optional[Proxy]

    def connect(self) -> None:
        """Opens it."""


def open_connection(connection: Connection, is_reached: bool) -> None:
    """Opens a connection, or raises ExchangeFailed. `is_reached`: the service has answered before."""
    where = f"{connection.host}:{connection.port}"
    way = f"{where} through {connection.proxy}" if connection.proxy else where
    try:
        connection.connect()
    except ssl.SSLCertVerificationError as error:
        reason = f"the certificate of {where} cannot be trusted: {error.verify_message}"
        raise ExchangeFailed(reason, error, sent=False, is_permanent=True) from error
    except ssl.SSLError as error:
        # A port without TLS fails like this in every attempt; a broken connection does not.
        is_broken = isinstance(error, (ssl.SSLEOFError, ssl.SSLZeroReturnError))
        reason = f"no connection to {way}: {reason_of(error)}" if is_broken else f"{where} does not speak TLS: {error}"
        raise ExchangeFailed(reason, error, sent=False, is_permanent=not is_broken) from error
    except socket.gaierror as error:
        is_unknown = not is_reached and error.errno == socket.EAI_NONAME
        first = connection.proxy or connection
        used = f", the proxy of {connection.proxy.variable}" if connection.proxy else ""
        reason = f"there is no host {first.host}{used}: {reason_of(error)}"
        raise ExchangeFailed(reason, error, sent=False, is_permanent=is_unknown) from error
    except OSError as error:
        raise ExchangeFailed(f"no connection to {way}: {reason_of(error)}", error, sent=False) from error
