"""The sandbox: steps of scenarios, events as they happen, and inboxes that receive webhooks."""

from __future__ import annotations

from typing import Callable, Dict, List, Optional, cast

from ._call import Call, Repeat
from ._resource import Moment, Resource, body_of, moment_text, path_value
from .errors import ConfigurationError, HandoverError
from .event_stream import Events, Listener, StreamGap, checked_position, listen
from .types import AdvancedOrder, Inbox, InboxMessage, ListInboxMessagesAnswer, OrderAtClock

__all__ = ["Sandbox"]


class Sandbox(Resource):
    """The calls for test credentials."""

    def advance(self, order_id: str, *, to_end: bool = False) -> AdvancedOrder:
        """Runs the next step of a scenario, or all remaining ones.

        A single step is not repeated when its answer is lost, because that would run another
        one: it ends with `OutcomeUnknownError`. `handover.testing.play_scenario` continues by itself.
        """
        call = Call(
            "advanceSandboxOrder",
            {"id": path_value("order_id", order_id)},
            body=body_of({"toEnd": True} if to_end else {}),
            repeat=Repeat.SAFE_TO_REPEAT if to_end else Repeat.NEVER_EXECUTED_CODES,
            when_unknown="The status of the order shows whether the step was run.",
        )
        return cast(AdvancedOrder, self._caller.json(call))

    def move_clock(self, order_id: str, *, to: Optional[Moment] = None, by: Optional[str] = None) -> OrderAtClock:
        """Moves the clock of a test order and runs everything that is due until then.

        to: a moment, not before the clock of the order.
        by: a duration of ISO 8601: `P2D` is two days, `PT90M` are 90 minutes. With it the call is not repeated when its
        answer is lost, because that would move the clock twice: it ends with `OutcomeUnknownError`.
        """
        if (to is None) == (by is None):
            raise ConfigurationError("Give a moment (to) or a duration (by).")
        move: Dict[str, str] = {"by": by} if by is not None else {"to": moment_text(cast(Moment, to))}
        call = Call(
            "moveSandboxClock",
            {"id": path_value("order_id", order_id)},
            body=body_of(move),
            repeat=Repeat.SAFE_TO_REPEAT if by is None else Repeat.NEVER_EXECUTED_CODES,
            when_unknown="The status of the order shows which steps were run.",
        )
        return cast(OrderAtClock, self._caller.json(call))

    def create_inbox(self) -> Inbox:
        """Creates a URL for sandbox endpoints, kept for seven days. Not repeated if its outcome is unknown."""
        call = Call(
            "createInbox",
            body=b"{}",
            repeat=Repeat.NEVER_EXECUTED_CODES,
            when_unknown="An inbox without an endpoint does nothing: create another one.",
        )
        return cast(Inbox, self._caller.json(call))

    def inbox_messages(self, inbox_id: str) -> List[InboxMessage]:
        """The messages of an inbox, newest first, each with its signature checked."""
        call = Call("listInboxMessages", {"id": path_value("inbox_id", inbox_id)})
        return cast(ListInboxMessagesAnswer, self._caller.json(call))["data"]

    def events(
        self,
        *,
        last_event_id: Optional[str] = None,
        on_connected: Optional[Callable[[str], None]] = None,
        on_gap: Optional[Callable[[StreamGap], None]] = None,
        on_break: Optional[Callable[[HandoverError, float], None]] = None,
    ) -> Events:
        """The events of the account's sandbox as they happen, without a public URL; needs `webhooks:manage`.

        It runs without end: after a lost connection it continues at its position, and repeats no event. Errors
        that a retry cannot solve, such as a refused credential, are raised. Leave the loop to end it.

        last_event_id: the `position` of the last handled event; without one, from now on.
        on_connected: called each time the stream is connected, with a position to continue from.
        on_gap: called when events since the position are no longer available.
        on_break: called with the error and the seconds until the reconnect.
        """
        listener = Listener(on_connected, on_gap, on_break)
        return listen(self._caller, checked_position(last_event_id), listener)
