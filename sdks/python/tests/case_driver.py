"""The case driver of the Python SDK: executes the commands of sdks/cases/README.md, one per line of standard input."""

from __future__ import annotations

import base64
import json
import sys
import time
from datetime import datetime
from itertools import islice
from typing import Any, Callable, Dict, List

import handover
from handover.documents import DownloadedFile
from handover.testing import InstantClock

Arguments = Dict[str, Any]


class QuickClock(InstantClock):
    """Pauses take no time; what really passes counts too, so that limits apply to silent connections."""

    def now(self) -> float:
        """The sum of all pauses and the time of the machine."""
        return super().now() + time.monotonic()


class Driver:
    """Clients by their options, and the repetitions of the current command."""

    def __init__(self) -> None:
        self._clients: Dict[str, handover.Client] = {}
        self._retries: List[float] = []

    def run(self, command: Dict[str, Any]) -> Dict[str, Any]:
        self._retries = []
        try:
            answer = self._answer(command["do"], command["client"], command["with"])
        except handover.HandoverError as error:
            return {"error": described_error(error), "retries": self._retries}
        return {"answer": answer, "retries": self._retries}

    def _answer(self, name: str, options: Arguments, given: Arguments) -> Any:
        if name == "verifyWebhook":
            return verify(given)
        return COMMANDS[name](self._client(options), given)

    def _client(self, options: Arguments) -> handover.Client:
        key = json.dumps(options)
        if key not in self._clients:
            self._clients[key] = handover.Client(
                options.get("url", ""),
                api_key=options.get("apiKey"),
                client_id=options.get("clientId"),
                client_secret=options.get("clientSecret"),
                scope=" ".join(options["scopes"]) if "scopes" in options else None,
                timeout=seconds(options.get("timeoutMs")),
                total_timeout=seconds(options.get("giveUpAfterMs")),
                reach_timeout=seconds(options.get("reachWithinMs")),
                pauses=[each / 1000 for each in options.get("pausesMs", [])],
                on_retry=lambda retry: self._retries.append(retry.pause * 1000),
                clock=QuickClock(),
            )
        return self._clients[key]


def seconds(milliseconds: Any) -> Any:
    return None if milliseconds is None else milliseconds / 1000


#: The names of arguments that the SDK writes differently.
NAMES = {
    "externalOrderId": "external_order_id",
    "idempotencyKey": "idempotency_key",
    "toEnd": "to_end",
    "updatedSince": "updated_since",
}


def named(given: Arguments, *left_out: str, **renamed: str) -> Any:
    names = {**NAMES, **renamed}
    return {names.get(name, name): value for name, value in given.items() if name not in left_out}


def described_file(file: DownloadedFile) -> Dict[str, Any]:
    return {
        "sha256": file.sha256,
        "size": len(file),
        "fileName": file.file_name,
        "contentType": file.content_type,
    }


def sync(client: handover.Client, given: Arguments) -> Any:
    run = client.orders.sync(since=given.get("since"), state=given.get("checkpoint"))
    return {"orders": list(islice(run, given.get("take"))), "checkpoint": run.state}


def follow(client: handover.Client, given: Arguments) -> Any:
    feed = client.events.follow(**given)
    return {"events": list(feed), "cursor": feed.cursor}


def download(client: handover.Client, given: Arguments) -> Any:
    record: Any = given["documentId"]
    if given.get("sha256"):
        record = {"id": given["documentId"], "sha256": given["sha256"]}
    return described_file(client.documents.download(given["id"], record))


COMMANDS: Dict[str, Callable[[handover.Client, Any], Any]] = {
    "me": lambda client, given: client.me(),
    "orders.create": lambda client, given: client.orders.create(given["body"], **named(given, "body")),
    "orders.check": lambda client, given: client.orders.check(given["body"]),
    "orders.get": lambda client, given: client.orders.get(given["id"]),
    "orders.status": lambda client, given: client.orders.status(given["id"]),
    "orders.tracking": lambda client, given: client.orders.tracking(given["id"]),
    "orders.page": lambda client, given: client.orders.list(**named(given)),
    "orders.all": lambda client, given: {"orders": list(client.orders.iterate(**named(given, limit="page_size")))},
    "orders.change": lambda client, given: client.orders.change(given["id"], given["body"]),
    "orders.cancel": lambda client, given: client.orders.cancel(given["id"], **named(given, "id")),
    "orders.sync": sync,
    "documents.list": lambda client, given: {"documents": client.documents.list(given["id"])},
    "documents.download": download,
    "quotes.request": lambda client, given: client.quotes.request(given["body"], **named(given, "body")),
    "quotes.get": lambda client, given: client.quotes.get(given["id"]),
    "quotes.accept": lambda client, given: client.quotes.accept(given["id"], **named(given, "id")),
    "quotes.decline": lambda client, given: client.quotes.decline(given["id"], **named(given, "id")),
    "quotes.download": lambda client, given: described_file(client.quotes.download(given["id"])),
    "webhooks.create": lambda client, given: client.webhook_subscriptions.create(**given),
    "webhooks.list": lambda client, given: {"endpoints": client.webhook_subscriptions.list(**given)},
    "webhooks.get": lambda client, given: client.webhook_subscriptions.get(given["id"]),
    "webhooks.change": lambda client, given: client.webhook_subscriptions.change(given["id"], given["body"]),
    "webhooks.pause": lambda client, given: client.webhook_subscriptions.pause(given["id"]),
    "webhooks.resume": lambda client, given: client.webhook_subscriptions.resume(given["id"]),
    "webhooks.test": lambda client, given: client.webhook_subscriptions.test(given["id"]),
    "webhooks.rollSecret": lambda client, given: client.webhook_subscriptions.roll_secret(
        given["id"], hours=given["hours"]
    ),
    "webhooks.deliveries": lambda client, given: {
        "deliveries": list(
            client.webhook_subscriptions.iterate_deliveries(given["id"], **named(given, "id", limit="page_size"))
        )
    },
    "webhooks.delivery": lambda client, given: client.webhook_subscriptions.delivery(given["id"], given["deliveryId"]),
    "webhooks.resend": lambda client, given: client.webhook_subscriptions.resend(given["id"], given["deliveryId"]),
    "webhooks.resendFailed": lambda client, given: {
        "resent": client.webhook_subscriptions.resend_failed(given["id"], given["since"])
    },
    "webhooks.delete": lambda client, given: client.webhook_subscriptions.delete(given["id"]),
    "events.page": lambda client, given: client.events.list(**given),
    "events.follow": follow,
    "sandbox.advance": lambda client, given: client.sandbox.advance(given["id"], **named(given, "id")),
    "sandbox.moveClock": lambda client, given: client.sandbox.move_clock(given["id"], **named(given, "id")),
    "sandbox.createInbox": lambda client, given: client.sandbox.create_inbox(),
    "sandbox.inboxMessages": lambda client, given: {"messages": client.sandbox.inbox_messages(given["id"])},
}


def verify(given: Arguments) -> Any:
    body = base64.b64decode(given["bodyBase64"]) if "bodyBase64" in given else given["body"].encode("utf-8")
    options: Any = {}
    if "now" in given:
        options["now"] = datetime.fromisoformat(given["now"].replace("Z", "+00:00"))
    if "toleranceSeconds" in given:
        options["tolerance_seconds"] = given["toleranceSeconds"]
    return handover.verify_webhook(body, given["headers"], given["secrets"], **options)


KINDS = (
    (handover.ApiError, "api"),
    (handover.UnexpectedResponseError, "api"),
    (handover.OAuthClientError, "token"),
    (handover.ConnectionFailedError, "connection"),
    (handover.ChecksumError, "checksum"),
    (handover.ResponseTooLargeError, "too-large"),
    (handover.WebhookVerificationError, "verification"),
    (handover.ConfigurationError, "configuration"),
)


def described_error(error: handover.HandoverError) -> Dict[str, Any]:
    if isinstance(error, handover.OutcomeUnknownError) and isinstance(error.__cause__, handover.HandoverError):
        return {**described_error(error.__cause__), "message": str(error), "uncertain": True}
    status = getattr(error, "status", None)
    return {
        "kind": next((kind for kinds, kind in KINDS if isinstance(error, kinds)), type(error).__name__),
        "message": str(error),
        "status": status,
        "code": getattr(error, "code", None if status is None else f"HTTP_{status}"),
        "requestId": getattr(error, "request_id", None),
        "details": getattr(error, "details", None),
        "retryAfterSeconds": getattr(error, "retry_after", None),
        "uncertain": error.in_doubt,
        "timedOut": getattr(error, "timed_out", None),
        "permanent": getattr(error, "is_permanent", None),
        "fault": getattr(error, "fault", None),
    }


def main() -> None:
    driver = Driver()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(driver.run(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
