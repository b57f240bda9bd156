"""The sandbox: steps of scenarios, events as they happen, and inboxes that receive webhooks."""

from __future__ import annotations

from typing import Callable, List, Optional, cast

from ._caller import Call, Repeat
from ._resource import Resource, body_of, path_value
from .errors import HandoverError
from .event_stream import Events, Listener, StreamGap, checked_position, listen
from .types import AdvancedOrder, Inbox, InboxMessage, ListInboxMessagesAnswer

__all__ = ["Sandbox"]


class Sandbox(Resource):
    """What only test credentials can do."""

    def advance(self, order_id: str, *, to_end: bool = False) -> AdvancedOrder:
        """Runs the next step of a scenario, or all that remain.

        A single step is not repeated when its answer is lost on the way, because that would run another
        one: it ends with `OutcomeUnknownError`. `handover.testing.play_scenario` goes on by itself.
        """
        call = Call(
            "advanceSandboxOrder",
            {"id": path_value("order_id", order_id)},
            body=body_of({"toEnd": True} if to_end else {}),
            repeat=Repeat.SAFE_TO_REPEAT if to_end else Repeat.NEVER_EXECUTED_CODES,
            when_unknown="The order tells by its status whether the step was run.",
        )
        return cast(AdvancedOrder, self._caller.json(call))

    def create_inbox(self) -> Inbox:
        """An address that sandbox endpoints may use, kept for seven days. One whose answer was lost goes unused."""
        return cast(Inbox, self._caller.json(Call("createInbox", body=b"{}")))

    def inbox_messages(self, inbox_id: str) -> List[InboxMessage]:
        """What came to an inbox, newest first, each with its signature checked."""
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
        """The events of the account's sandbox as they happen, without a public address; needs `webhooks:manage`.

        It goes on for ever: after a break it comes back to where it was, and repeats no event. What coming back
        cannot heal, such as a refused credential, is raised. Leave the loop to end it.

        last_event_id: the `position` of the last event that was handled; without one, from now on.
        on_connected: called when the stream stands, each time, with a position to come back to.
        on_gap: called when events since the position cannot be had any more.
        on_break: called with the error and the seconds until it comes back.
        """
        listener = Listener(on_connected, on_gap, on_break)
        return listen(self._caller, checked_position(last_event_id), listener)
