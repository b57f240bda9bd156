"""Webhook endpoints of the environment: create, read, change, delete, test; their secrets and deliveries."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Sequence, Union, cast

from ._call import Call, Repeat
from ._resource import Moment, Resource, all_pages, body_of, list_text, moment_text, path_value
from .error_codes import SubscriptionNotFoundError
from .events import EventName
from .types import (
    ChangeWebhookSubscriptionBody,
    CreatedWebhookSubscription,
    CreateWebhookSubscriptionBody,
    ListWebhookDeliveriesAnswer,
    ListWebhookSubscriptionsAnswer,
    PausedWebhookSubscription,
    ResentWebhookDeliveries,
    RolledWebhookSubscription,
    WebhookDelivery,
    WebhookDeliveryDetails,
    WebhookSubscription,
    WebhookTestResult,
)

__all__ = ["WebhookSubscriptions"]


PAGE_SIZE = 100
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

    def list(self, *, status: Optional[Union[str, Sequence[str]]] = None) -> List[WebhookSubscription]:
        """All endpoints, without their secrets; with `status` only those that are `ACTIVE` or `PAUSED`."""
        answer = self._caller.json(Call("listWebhookSubscriptions", query={"status": list_text(status)}))
        return cast(ListWebhookSubscriptionsAnswer, answer)["data"]

    def get(self, subscription_id: str) -> WebhookSubscription:
        """An endpoint, without its secret."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookSubscription, self._caller.json(Call("getWebhookSubscription", values)))

    def change(self, subscription_id: str, changes: ChangeWebhookSubscriptionBody) -> WebhookSubscription:
        """Changes address, events or description. Send only the fields that change; the secret stays."""
        values = {"id": path_value("subscription_id", subscription_id)}
        call = Call("changeWebhookSubscription", values, body=body_of(changes))
        return cast(WebhookSubscription, self._caller.json(call))

    def pause(self, subscription_id: str) -> PausedWebhookSubscription:
        """Pauses an endpoint: it gets nothing more, and open retries end."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(PausedWebhookSubscription, self._caller.json(Call("pauseWebhookSubscription", values, body=b"{}")))

    def resume(self, subscription_id: str) -> WebhookSubscription:
        """Resumes a paused endpoint."""
        values = {"id": path_value("subscription_id", subscription_id)}
        return cast(WebhookSubscription, self._caller.json(Call("resumeWebhookSubscription", values, body=b"{}")))

    def roll_secret(self, subscription_id: str, *, hours: int) -> RolledWebhookSubscription:
        """Rolls the secret: only this answer has the new one, and the old one also signs for 1 to 72 hours.

        Not repeated when its outcome is unknown: then roll again.
        """
        call = Call(
            "rollWebhookSubscriptionSecret",
            {"id": path_value("subscription_id", subscription_id)},
            body=body_of({"hours": hours}),
            repeat=Repeat.NEVER_EXECUTED_CODES,
            when_unknown="Roll the secret again: the new secret was shown only in the lost answer.",
        )
        return cast(RolledWebhookSubscription, self._caller.json(call))

    def deliveries(
        self,
        subscription_id: str,
        *,
        state: Optional[str] = None,
        event: Optional[EventName] = None,
        order: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
    ) -> ListWebhookDeliveriesAnswer:
        """One page of deliveries, newest first; `FAILED` as state means retrying or given up."""
        query = {
            "state": state,
            "event": event,
            "order": order,
            "limit": None if limit is None else str(limit),
            "cursor": cursor,
        }
        values = {"id": path_value("subscription_id", subscription_id)}
        answer = self._caller.json(Call("listWebhookDeliveries", values, query=query))
        return cast(ListWebhookDeliveriesAnswer, answer)

    def iterate_deliveries(
        self,
        subscription_id: str,
        *,
        state: Optional[str] = None,
        event: Optional[EventName] = None,
        order: Optional[str] = None,
        page_size: int = PAGE_SIZE,
    ) -> Iterator[WebhookDelivery]:
        """All deliveries of the last 30 days, newest first, loaded page by page."""
        filters: Any = {"state": state, "event": event, "order": order, "limit": page_size}
        return all_pages(lambda after: self.deliveries(subscription_id, **filters, cursor=after))

    def delivery(self, subscription_id: str, delivery_id: str) -> WebhookDeliveryDetails:
        """A delivery with its message and all attempts."""
        values = _delivery_path(subscription_id, delivery_id)
        return cast(WebhookDeliveryDetails, self._caller.json(Call("getWebhookDelivery", values)))

    def resend(self, subscription_id: str, delivery_id: str) -> WebhookDelivery:
        """Sends a delivery again, with the same delivery id. Not repeated when its outcome is unknown."""
        call = Call(
            "resendWebhookDelivery",
            _delivery_path(subscription_id, delivery_id),
            body=b"{}",
            repeat=Repeat.NEVER_EXECUTED_CODES,
            when_unknown="The delivery shows its attempts.",
        )
        return cast(WebhookDelivery, self._caller.json(call))

    def resend_failed(self, subscription_id: str, since: Moment) -> int:
        """Sends everything again that failed since a time, at most 1,000 at once; returns how many."""
        values = {"id": path_value("subscription_id", subscription_id)}
        body = body_of({"failedSince": moment_text(since)})
        answer = self._caller.json(Call("resendFailedWebhookDeliveries", values, body=body))
        return cast(ResentWebhookDeliveries, answer)["resent"]

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


def _delivery_path(subscription_id: str, delivery_id: str) -> Dict[str, str]:
    return {"id": path_value("subscription_id", subscription_id), "deliveryId": path_value("delivery_id", delivery_id)}
