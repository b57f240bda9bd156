"""Method and path of every operation, by its id.

Written by scripts/generate.py from openapi/v1.json; do not edit.
"""

from __future__ import annotations

from typing import Dict, FrozenSet, Tuple

#: `{…}` in a path stands for a value.
OPERATIONS: Dict[str, Tuple[str, str]] = {
    "obtainAccessToken": ("POST", "/extern/oauth/token"),
    "olderCreateOrder": ("POST", "/extern/transportauftraege"),
    "olderGetStatus": ("GET", "/extern/transportauftraege/{reference}"),
    "olderListProcesses": ("GET", "/extern/sandbox/transportauftraege"),
    "olderAdvance": ("POST", "/extern/sandbox/transportauftraege/{reference}/weiter"),
    "olderFinish": ("POST", "/extern/sandbox/transportauftraege/{reference}/abschliessen"),
    "getCurrentCredential": ("GET", "/extern/me"),
    "listLoggedCalls": ("GET", "/extern/request-log"),
    "createOrder": ("POST", "/extern/orders"),
    "listOrders": ("GET", "/extern/orders"),
    "checkOrder": ("POST", "/extern/orders/check"),
    "getOrder": ("GET", "/extern/orders/{id}"),
    "changeOrder": ("PATCH", "/extern/orders/{id}"),
    "cancelOrder": ("POST", "/extern/orders/{id}/cancel"),
    "getOrderStatus": ("GET", "/extern/orders/{id}/status"),
    "getTracking": ("GET", "/extern/orders/{id}/tracking"),
    "listDocuments": ("GET", "/extern/orders/{id}/documents"),
    "downloadDocument": ("GET", "/extern/orders/{id}/documents/{documentId}"),
    "requestQuote": ("POST", "/extern/quotes"),
    "getQuote": ("GET", "/extern/quotes/{id}"),
    "acceptQuote": ("POST", "/extern/quotes/{id}/accept"),
    "declineQuote": ("POST", "/extern/quotes/{id}/decline"),
    "downloadQuote": ("GET", "/extern/quotes/{id}/document"),
    "createWebhookSubscription": ("POST", "/extern/webhook-subscriptions"),
    "listWebhookSubscriptions": ("GET", "/extern/webhook-subscriptions"),
    "getWebhookSubscription": ("GET", "/extern/webhook-subscriptions/{id}"),
    "deleteWebhookSubscription": ("DELETE", "/extern/webhook-subscriptions/{id}"),
    "changeWebhookSubscription": ("PATCH", "/extern/webhook-subscriptions/{id}"),
    "testWebhookSubscription": ("POST", "/extern/webhook-subscriptions/{id}/test"),
    "pauseWebhookSubscription": ("POST", "/extern/webhook-subscriptions/{id}/pause"),
    "resumeWebhookSubscription": ("POST", "/extern/webhook-subscriptions/{id}/resume"),
    "rollWebhookSubscriptionSecret": ("POST", "/extern/webhook-subscriptions/{id}/roll-secret"),
    "listWebhookDeliveries": ("GET", "/extern/webhook-subscriptions/{id}/deliveries"),
    "getWebhookDelivery": ("GET", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}"),
    "resendWebhookDelivery": ("POST", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}/resend"),
    "resendFailedWebhookDeliveries": ("POST", "/extern/webhook-subscriptions/{id}/resend"),
    "listEvents": ("GET", "/extern/events"),
    "advanceSandboxOrder": ("POST", "/extern/sandbox/orders/{id}/advance"),
    "moveSandboxClock": ("POST", "/extern/sandbox/orders/{id}/clock"),
    "listenToSandbox": ("GET", "/extern/sandbox/events"),
    "createInbox": ("POST", "/extern/sandbox/inboxes"),
    "listInboxes": ("GET", "/extern/sandbox/inboxes"),
    "deleteInbox": ("DELETE", "/extern/sandbox/inboxes/{id}"),
    "listInboxMessages": ("GET", "/extern/sandbox/inboxes/{id}/messages"),
}

#: The version of the interface that this was written from.
API_VERSION = "2026-09-01"

#: The codes of a 503 of the service: it has not executed the call.
BUSY_CODES: FrozenSet[str] = frozenset({"NUMBER_COLLISION", "SERVICE_BUSY", "STORAGE_UNAVAILABLE"})
