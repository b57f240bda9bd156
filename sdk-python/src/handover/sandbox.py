"""The sandbox: steps of scenarios, and inboxes that receive webhooks."""

from __future__ import annotations

from typing import List, cast

from ._caller import Call, Repeat
from ._parts import Part, body_of, path_value
from .types import AdvancedOrder, Inbox, InboxMessage, ListInboxMessagesAnswer

__all__ = ["Sandbox"]


class Sandbox(Part):
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
            repeat=Repeat.SAFELY if to_end else Repeat.NEVER_IN_DOUBT,
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
