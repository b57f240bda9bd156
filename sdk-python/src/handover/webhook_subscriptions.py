"""Webhook endpoints of the environment: create, read, delete, test."""

from __future__ import annotations

from typing import List, Optional, Sequence, cast

from ._caller import Call, Repeat
from ._parts import Part, body_of, path_value
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


class WebhookSubscriptions(Part):
    """Where the service sends messages to; at most ten per environment."""

    def create(
        self, url: str, events: Sequence[EventName], *, description: Optional[str] = None
    ) -> CreatedWebhookSubscription:
        """Creates an endpoint. The answer holds its `secret`, which is never shown again.

        The service recognises no repetition of this call. When its answer is lost on the way it ends with
        `OutcomeUnknownError` instead of creating a second endpoint: look with `list`, delete what was
        created without you knowing its secret, and create it again.
        """
        body: CreateWebhookSubscriptionBody = {"url": url, "events": list(events)}
        if description is not None:
            body["description"] = description
        call = Call(
            "createWebhookSubscription",
            body=body_of(body),
            repeat=Repeat.NEVER_IN_DOUBT,
            when_unknown="Look with webhook_subscriptions.list(); delete an endpoint whose secret you do not have.",
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
            # An attempt whose answer never came has deleted it.
            if not error.in_doubt:
                raise

    def test(self, subscription_id: str) -> WebhookTestResult:
        """Sends `webhook.test` now and answers what came of it."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookTestResult, self._caller.json(Call("testWebhookSubscription", values, body=b"{}")))
