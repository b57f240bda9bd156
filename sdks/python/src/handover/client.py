"""The client: one object for an account and environment, used by any number of threads."""

from __future__ import annotations

import copy
import math
import ssl
from dataclasses import replace
from types import TracebackType
from typing import Callable, Literal, Optional, Sequence, Type, cast
from urllib.parse import urlsplit

from ._call import AnsweredCall, Call, Retry
from ._caller import Caller
from ._clock import Clock, SystemClock
from ._connection import ConnectionPool
from ._credentials import ApiKey, OAuthClient
from ._deadline import PAUSES, Options
from ._resource import Moment, header_value, moment_text
from .documents import Documents
from .errors import ConfigurationError
from .event_feed import EventList
from .older import Older
from .orders import Orders
from .quotes import Quotes
from .sandbox import Sandbox
from .types import CurrentCredential, ListLoggedCallsAnswer
from .webhook_subscriptions import WebhookSubscriptions

__all__ = ["Client"]

API_PATH = "/api/v1"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
#: The service stores keys for 24 hours; a longer repetition could create twice.
MAX_TOTAL_SECONDS = 20 * 3600.0
DEFAULT_OPTIONS = Options(timeout=30.0, total_timeout=300.0)


class Client:
    """Calls the service with an API key or as an OAuth client.

    The credential decides the environment: `svc_test_…` acts in the sandbox, `svc_live_…` in production.
    """

    #: Orders and requests.
    orders: Orders
    #: Files of orders.
    documents: Documents
    #: Quotes.
    quotes: Quotes
    #: Webhook endpoints.
    webhook_subscriptions: WebhookSubscriptions
    #: Events by polling, in place of webhooks.
    events: EventList
    #: What only test credentials can do.
    sandbox: Sandbox
    #: The older interface.
    older: Older

    def __init__(
        self,
        base_url: str,
        *,
        api_key: Optional[str] = None,
        client_id: Optional[str] = None,
        client_secret: Optional[str] = None,
        scope: Optional[str] = None,
        timeout: Optional[float] = None,
        total_timeout: Optional[float] = None,
        reach_timeout: Optional[float] = None,
        pauses: Optional[Sequence[float]] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        allow_http: bool = False,
        user_agent: str = "",
        on_response: Optional[Callable[[AnsweredCall], None]] = None,
        on_retry: Optional[Callable[[Retry], None]] = None,
        clock: Optional[Clock] = None,
    ) -> None:
        """Prepares a client; nothing is sent yet.

        base_url: the URL of the service, with or without `/api/v1` at its end.
        api_key: or `client_id` and `client_secret`, with `scope` for fewer scopes than the client has.
        timeout: seconds that one attempt may take, at most `total_timeout`; 30 by default.
        total_timeout: seconds that a call may take with all its repetitions; 300 by default, at most 20 hours; 0
        repeats nothing.
        reach_timeout: the same until the service has answered once, because the address may be wrong; 10 by default.
        pauses: seconds before each repetition, if the service names none; the last one repeats; 1, 5, 30 and 120 by
        default.
        ssl_context: for your own certificate authority; it must verify.
        allow_http: permits a URL without TLS on another machine, in a closed network.
        user_agent: the name of your program, for the request log.
        on_response: called after every answer that is no error, with its request id, for logs.
        on_retry: called before every repetition, for logs.
        clock: the clock, for tests (`handover.testing.InstantClock`).
        """
        address, context = _checked_address(base_url, ssl_context, allow_http)
        self._pool = ConnectionPool(address, context)
        options = _checked_options(timeout, total_timeout, reach_timeout, DEFAULT_OPTIONS)
        options = replace(options, pauses=_checked_pauses(pauses) or PAUSES)
        agent = f" {header_value('user_agent', user_agent)}" if user_agent else ""
        caller = Caller(self._pool, clock or SystemClock(), options, agent)
        caller.on_response = on_response
        caller.on_retry = on_retry
        if api_key is not None and client_id is None and client_secret is None and scope is None:
            caller.credentials = ApiKey(header_value("api_key", api_key))
        elif api_key is None and client_id and client_secret:
            caller.credentials = OAuthClient(copy.copy(caller), client_id, client_secret, scope)
        else:
            raise ConfigurationError("Give api_key, or client_id and client_secret (with scope if you like).")
        self._use(caller)

    def me(self) -> CurrentCredential:
        """The credential, its scopes and its account: the test of a connection."""
        return cast(CurrentCredential, self._caller.json(Call("getCurrentCredential")))

    def logged_calls(
        self,
        *,
        since: Optional[Moment] = None,
        only: Optional[Literal["errors", "slow"]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> ListLoggedCallsAnswer:
        """One page of the calls of all credentials of the account, newest first; needs `webhooks:manage`."""
        query = {
            "from": None if since is None else moment_text(since),
            "only": only,
            "limit": None if limit is None else str(limit),
            "cursor": cursor,
        }
        return cast(ListLoggedCallsAnswer, self._caller.json(Call("listLoggedCalls", query=query)))

    def with_options(self, *, timeout: Optional[float] = None, total_timeout: Optional[float] = None) -> "Client":
        """The same client with other time limits; connections and token are shared."""
        caller = copy.copy(self._caller)
        caller.options = _checked_options(timeout, total_timeout, None, caller.options)
        client = copy.copy(self)
        client._use(caller)
        return client

    def close(self) -> None:
        """Closes connections that are idle. The client can be used again."""
        self._pool.close()

    def __enter__(self) -> "Client":
        """For `with`: closes at the end."""
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Closes."""
        self.close()

    def _use(self, caller: Caller) -> None:
        self._caller = caller
        self.orders = Orders(caller)
        self.documents = Documents(caller)
        self.quotes = Quotes(caller)
        self.webhook_subscriptions = WebhookSubscriptions(caller)
        self.events = EventList(caller)
        self.sandbox = Sandbox(caller)
        self.older = Older(caller)


def _checked_address(
    base_url: str, context: Optional[ssl.SSLContext], allow_http: bool
) -> "tuple[str, Optional[ssl.SSLContext]]":
    try:
        parts = urlsplit(str(base_url).strip())
        host, _port = parts.hostname, parts.port
    except ValueError:
        # Without the value, which may be a key by mistake; the cause may contain it too.
        raise ConfigurationError("base_url is no address such as https://handover.example") from None
    if parts.scheme not in ("http", "https") or not host or parts.query or parts.fragment or "@" in parts.netloc:
        raise ConfigurationError("base_url is no address such as https://handover.example")
    if parts.scheme == "http" and host not in LOOPBACK and not allow_http:
        raise ConfigurationError("Without TLS the credential could be read on its way: use https.")
    if context and (context.verify_mode != ssl.CERT_REQUIRED or not context.check_hostname):
        raise ConfigurationError("The ssl_context must verify certificates and host names.")
    path = parts.path.rstrip("/")
    path = path if path.endswith(API_PATH) else path + API_PATH
    if parts.scheme == "http":
        return f"http://{parts.netloc}{path}", None
    return f"https://{parts.netloc}{path}", context or ssl.create_default_context()


def _checked_options(
    timeout: Optional[float], total_timeout: Optional[float], reach_timeout: Optional[float], before: Options
) -> Options:
    """Omitted values stay the same; the total time also limits each attempt (`Deadline`)."""
    given = {"timeout": timeout, "total_timeout": total_timeout, "reach_timeout": reach_timeout}
    for name, value in given.items():
        if value is not None and not (_is_seconds(value) and (value > 0 or name == "total_timeout")):
            raise ConfigurationError(f"{name} is a number of seconds above 0, not {value!r}.")
    total = before.total_timeout if total_timeout is None else total_timeout
    if total > MAX_TOTAL_SECONDS:
        raise ConfigurationError(f"total_timeout is at most {MAX_TOTAL_SECONDS:.0f} s (20 hours), not {total:g} s.")
    reach = before.reach_timeout if reach_timeout is None else reach_timeout
    return Options(before.timeout if timeout is None else timeout, total, reach, before.pauses)


def _checked_pauses(given: Optional[Sequence[float]]) -> Sequence[float]:
    for pause in given or ():
        if not _is_seconds(pause):
            raise ConfigurationError(f"pauses are numbers of seconds, not {pause!r}.")
    return tuple(given or ())


def _is_seconds(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < math.inf
