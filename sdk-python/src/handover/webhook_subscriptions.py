"""Webhook endpoints of the environment: create, read, delete, test."""

from __future__ import annotations

from typing import List, Optional, Sequence, cast

from ._caller import Call, Repeat
from ._resource import Resource, body_of, path_value
from .error_codes import SubscriptionNotFoundError
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

        The service recognises no repetition of this call, so it is not repeated when its outcome is unknown: it
        ends with `OutcomeUnknownError`. Then look with `list` and delete an endpoint whose secret you do not have.
        """
        body: CreateWebhookSubscriptionBody = {"url": url, "events": list(events)}
        if description is not None:
            body["description"] = description
        call = Call(
            "createWebhookSubscription",
            body=body_of(body),
            repeat=Repeat.NEVER_EXECUTED_CODES,
            when_unknown=LOOK,
        )
        return cast(CreatedWebhookSubscription, self._caller.json(call))

    def list(self) -> List[WebhookSubscription]:
        """All endpoints, without their secrets."""
        answer = self._caller.json(Call("listWebhookSubscriptions"))
        return cast(ListWebhookSubscriptionsAnswer, answer)["data"]

    def get(self, subscription_id: str) -> WebhookSubscription:
        """An endpoint, without its secret."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookSubscription, self._caller.json(Call("getWebhookSubscription", values)))

    def delete(self, subscription_id: str) -> None:
        """Deletes an endpoint with its delivery log."""
        values = {"id": path_value("subscription_id", subscription_id)}
        try:
            self._caller.json(Call("deleteWebhookSubscription", values))
        except SubscriptionNotFoundError as error:
            # An attempt without an answer has deleted it.
            if not error.in_doubt:
                raise

    def test(self, subscription_id: str) -> WebhookTestResult:
        """Sends `webhook.test` now and returns the result."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookTestResult, self._caller.json(Call("testWebhookSubscription", values, body=b"{}")))
