"""Webhook endpoints of the environment: create, read, delete, test."""

from __future__ import annotations

from typing import List, Optional, Sequence, cast

from ._caller import Call, Caller, Repeat
from ._resource import Resource, body_of, path_value
from ._deadline import Deadline
from .error_codes import SubscriptionNotFoundError
from .errors import OutcomeUnknownError
from .events import EventName
from .types import (
    CreatedWebhookSubscription,
    CreateWebhookSubscriptionBody,
    ListWebhookSubscriptionsAnswer,
    WebhookSubscription,
    WebhookTestResult,
)

__all__ = ["WebhookSubscriptions"]


LOOK = "Look with webhook_subscriptions.list(); delete an endpoint whose secret you do not have."


class WebhookSubscriptions(Resource):
    """The endpoints that receive messages; at most ten per environment."""

    def create(
        self, url: str, events: Sequence[EventName], *, description: Optional[str] = None
    ) -> CreatedWebhookSubscription:
        """Creates an endpoint. The answer has its `secret`, which is never shown again.

        The service recognises no repetition of this call, and the secret is lost with a lost
        answer. So the endpoint of a lost attempt is deleted before the next one: an endpoint like this
        one that did not exist when the call began. If there are more of them than lost attempts, another
        caller is creating the same, and the call ends with `OutcomeUnknownError` without deleting anything.
        """
        body: CreateWebhookSubscriptionBody = {"url": url, "events": list(events)}
        if description is not None:
            body["description"] = description
        lost = _LostEndpoints(self._caller, body)
        call = Call(
            "createWebhookSubscription",
            body=body_of(body),
            repeat=Repeat.AFTER_CLEARING,
            clear=lost.clear,
            when_unknown=LOOK,
        )
        made = cast(CreatedWebhookSubscription, self._caller.json(call))
        lost.delete_lost_except(made["id"])
        return made

    def list(self) -> List[WebhookSubscription]:
        """All endpoints, without their secrets."""
        return _list(self._caller, None)

    def get(self, subscription_id: str) -> WebhookSubscription:
        """An endpoint, without its secret."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookSubscription, self._caller.json(Call("getWebhookSubscription", values)))

    def delete(self, subscription_id: str) -> None:
        """Deletes an endpoint with its delivery log."""
        _delete(self._caller, path_value("subscription_id", subscription_id), None)

    def test(self, subscription_id: str) -> WebhookTestResult:
        """Sends `webhook.test` now and returns the result."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookTestResult, self._caller.json(Call("testWebhookSubscription", values, body=b"{}")))


class _LostEndpoints:
    """The endpoints that lost attempts have created."""

    def __init__(self, caller: Caller, body: CreateWebhookSubscriptionBody) -> None:
        self._caller = caller
        self._body = body
        self._attempts = 0
        self._before = {each["id"] for each in _list(caller, None)}

    def clear(self, deadline: Optional[Deadline], attempts: int) -> None:
        """Deletes them, unless there are more than lost attempts."""
        self._attempts = attempts
        lost = [each["id"] for each in _list(self._caller, deadline) if self._is_like_ours(each)]
        if len(lost) > attempts:
            raise OutcomeUnknownError(f"Another caller creates the same endpoint at this time. {LOOK}")
        for endpoint_id in lost:
            _delete(self._caller, endpoint_id, deadline)

    def delete_lost_except(self, made: str) -> None:
        """Deletes an endpoint that a lost attempt created during its repetition."""
        self._before.add(made)
        if self._attempts > 0:
            self.clear(None, self._attempts)

    def _is_like_ours(self, found: WebhookSubscription) -> bool:
        return (
            found["id"] not in self._before
            and found["url"] == self._body["url"]
            and sorted(found["events"]) == sorted(self._body["events"])
            and found["description"] == self._body.get("description")
        )


def _list(caller: Caller, deadline: Optional[Deadline]) -> List[WebhookSubscription]:
    answer = caller.json(Call("listWebhookSubscriptions"), deadline)
    return cast(ListWebhookSubscriptionsAnswer, answer)["data"]


def _delete(caller: Caller, endpoint_id: str, deadline: Optional[Deadline]) -> None:
    try:
        caller.json(Call("deleteWebhookSubscription", {"id": endpoint_id}), deadline)
    except SubscriptionNotFoundError as error:
        # An attempt without an answer has deleted it.
        if not error.in_doubt:
            raise
