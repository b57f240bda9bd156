"""The events of the sandbox as they happen: reads server-sent events, reconnects, and repeats none."""

from __future__ import annotations

import contextlib
from typing import Any, Callable, Dict, Generator, NamedTuple, Optional, cast

from ._responses import parse_json
from ._call import Call
from ._caller import REPEATED_STATUSES, Caller
from ._connection import HeldAnswer
from ._exchange_failed import ExchangeFailed
from ._deadline import NoRetries, pause_seconds
from ._server_sent_events import Message, read_messages
from .errors import (
    ApiError,
    ConfigurationError,
    ConnectionFailedError,
    HandoverError,
    OAuthClientError,
    UnexpectedResponseError,
)
from .events import EventName, WebhookEvent

__all__ = ["SandboxEvent", "StreamGap"]

#: The service sends a heartbeat at least every 22 s; after this time the stream counts as dead.
IDLE_TIMEOUT_SECONDS = 60.0
#: The service repeats no event; the ids are a second guarantee for callers that act on each event once.
MAX_REMEMBERED_IDS = 2000
MAX_POSITION_LENGTH = 100


class SandboxEvent(NamedTuple):
    """An event of the sandbox, as a webhook would deliver it."""

    #: The position of the stream after this event: give it as `last_event_id` to continue from here.
    position: str
    #: The id of the event.
    id: str
    #: The name of the event.
    type: EventName
    #: Exactly the body that a webhook of this event has.
    body: bytes
    #: The body, parsed.
    event: WebhookEvent


class StreamGap(NamedTuple):
    """Events that are no longer available; `orders.sync` gives the current state of the orders."""

    #: `TOO_OLD`, or `UNKNOWN_POSITION`.
    reason: str
    #: The stream continues from here.
    since: str


#: Ends with `close()`, or when it is garbage collected.
Events = Generator[SandboxEvent, None, None]


class Listener(NamedTuple):
    """The callbacks of a stream besides its events."""

    on_connected: Optional[Callable[[str], None]]
    on_gap: Optional[Callable[[StreamGap], None]]
    on_break: Optional[Callable[[HandoverError, float], None]]


def listen(caller: Caller, last_event_id: Optional[str], listener: Listener) -> Events:
    """Every event from a position on, without end; errors that a retry cannot solve are raised."""
    position = last_event_id
    seen: Dict[str, None] = {}
    failures = 0
    started = caller.clock.now()
    while True:
        try:
            with contextlib.closing(_connection(caller, position)) as messages:
                for message in messages:
                    failures = 0
                    position = message.id or position
                    event = _event_or_report(message, listener)
                    if event is None or event.id in seen:
                        continue
                    seen[event.id] = None
                    if len(seen) > MAX_REMEMBERED_IDS:
                        del seen[next(iter(seen))]
                    yield event
        except HandoverError as error:
            if not _passes(error):
                raise
            pause = pause_seconds(caller.clock, failures, error.retry_after if isinstance(error, ApiError) else None)
            elapsed = caller.clock.now() - started + pause
            if not caller.pool.is_reached and elapsed > caller.options.reach_timeout:
                # A stream that was never connected is given up like a first call; a connected one never.
                raise
            if listener.on_break:
                listener.on_break(error, pause)
        failures += 1
        caller.clock.sleep(pause)


def checked_position(position: Optional[str]) -> Optional[str]:
    """A position, checked for use as a header."""
    if position is None or (0 < len(position) <= MAX_POSITION_LENGTH and position.isascii() and position.isprintable()):
        return position
    raise ConfigurationError("last_event_id is the position of an event that came, not other text.")


def _connection(caller: Caller, position: Optional[str]) -> Generator[Message, None, None]:
    """One connection, until it breaks or the service ends it, for instance for a restart."""
    headers = {"Accept": "text/event-stream"}
    if position is not None:
        headers["Last-Event-ID"] = position
    with contextlib.closing(HeldAnswer(IDLE_TIMEOUT_SECONDS)) as held:
        call = Call("listenToSandbox", headers=headers, held=held)
        answer = caller.answer(call, NoRetries(caller.clock, caller.options))
        if not answer.headers.get("content-type", "").startswith("text/event-stream"):
            raise UnexpectedResponseError("The answer is no stream of events; something in between gave it.", 200)
        try:
            yield from read_messages(held.chunks())
        except ExchangeFailed as failed:
            raise ConnectionFailedError(f"The stream of events broke: {failed}.") from failed.cause
    raise ConnectionFailedError("The stream of events ended.")


def _event_or_report(message: Message, listener: Listener) -> Optional[SandboxEvent]:
    if message.event == "connected":
        if listener.on_connected:
            listener.on_connected(message.id)
        return None
    value = _object_of(message)
    if message.event == "gap":
        if listener.on_gap:
            listener.on_gap(StreamGap(str(value.get("reason")), str(value.get("since"))))
        return None
    return SandboxEvent(message.id, value["id"], value["type"], message.data, cast(WebhookEvent, value))


def _object_of(message: Message) -> Dict[str, Any]:
    with contextlib.suppress(ValueError):
        value = parse_json(message.data)
        if isinstance(value, dict) and (message.event == "gap" or {"id", "type", "data"} <= value.keys()):
            return value
    raise UnexpectedResponseError(f"The stream brought no event of the service: {message.data[:200]!r}", 200)


def _passes(error: HandoverError) -> bool:
    """True if a retry can solve the error."""
    if isinstance(error, ConnectionFailedError):
        return not error.is_permanent
    if isinstance(error, (ApiError, OAuthClientError, UnexpectedResponseError)):
        return error.status in REPEATED_STATUSES
    return False
