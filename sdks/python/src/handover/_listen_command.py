"""`python -m handover listen`: forwards the events of the sandbox to a handler on this machine."""

from __future__ import annotations

import json
import sys
import threading
import uuid
from typing import Any, Dict, Optional, Sequence

from ._forward import Attempt, Handler
from .client import Client
from .errors import HandoverError
from .event_stream import SandboxEvent, StreamGap

#: Seconds before each resend.
PAUSES = (1.0, 5.0, 15.0)
#: The answers of a handler that could not verify a message.
REFUSALS = (400, 401, 403)


class Output:
    """The output: results on stdout, the rest on stderr, line by line from any thread, until it is closed."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._lock = threading.Lock()
        self._closed = False

    def show(self, value: Dict[str, Any], text: str) -> None:
        """A result."""
        self._print(json.dumps(value) if self._as_json else text, sys.stdout)

    def note(self, text: str) -> None:
        """A note on stderr."""
        self._print(text, sys.stderr)

    def close(self) -> None:
        """Stops all further output."""
        with self._lock:
            self._closed = True

    def _print(self, text: str, stream: Any) -> None:
        with self._lock:
            if not self._closed:
                print(text, file=stream, flush=True)


class Listening:
    """Forwards one event after the other; a resend does not delay the next."""

    def __init__(
        self, client: Client, handler: Optional[Handler], output: Output, pauses: Sequence[float] = PAUSES
    ) -> None:
        self._client = client
        self._handler = handler
        self._output = output
        self._pauses = pauses
        self._ended = threading.Event()
        self._hinted = False

    def run(self) -> None:
        """Runs until it is interrupted."""
        events = self._client.sandbox.events(
            on_connected=lambda _position: self._output.note("Connected. Ctrl C ends it."),
            on_gap=self._report_gap,
            on_break=self._report_break,
        )
        try:
            for event in events:
                self.take(event)
        finally:
            events.close()
            self._ended.set()

    def take(self, event: SandboxEvent) -> None:
        """Shows an event, or sends it to the handler."""
        if self._handler is None:
            self._output.show(dict(event.event), _line(event))
            return
        delivery_id = str(uuid.uuid4())
        if not self._send(self._handler, event, delivery_id, 1).delivered:
            again = (self._handler, event, delivery_id)
            threading.Thread(target=self._send_again, args=again, daemon=True).start()

    def _send_again(self, handler: Handler, event: SandboxEvent, delivery_id: str) -> None:
        try:
            for attempt, pause in enumerate(self._pauses, 2):
                if self._ended.wait(pause) or self._send(handler, event, delivery_id, attempt).delivered:
                    return
            self._output.note(f"{event.type} {event.id} was not taken; it is not sent again.")
        except BrokenPipeError:
            # The reader of the output is gone: the next event ends the program.
            return

    def _send(self, handler: Handler, event: SandboxEvent, delivery_id: str, attempt: int) -> Attempt:
        made = handler.send(event.body, delivery_id, attempt)
        value = {
            "event": event.event,
            "attempt": made.attempt,
            "status": made.status,
            "durationMs": made.duration_ms,
            "error": made.error,
            "delivered": made.delivered,
        }
        self._output.show(value, f"{_line(event)}  {made.text}")
        if made.status in REFUSALS and not self._hinted:
            self._hinted = True
            self._output.note(f"{made.status}: does the handler verify with the same HANDOVER_WEBHOOK_SECRET?")
        return made

    def _report_gap(self, gap: StreamGap) -> None:
        self._output.note(
            f"Events before {gap.since} are no longer available ({gap.reason}); see client.orders.sync."
        )

    def _report_break(self, error: HandoverError, pause: float) -> None:
        self._output.note(f"Coming back in {pause:.0f} s: {error}")


def _line(event: SandboxEvent) -> str:
    data: Dict[str, Any] = dict(event.event["data"])
    number = data.get("orderNumber") or data.get("requestNumber") or ""
    return f"{event.event['createdAt'][11:19]}  {event.type:<18} {number}"
