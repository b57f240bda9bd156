"""Helpers for tests of an integration: signed messages, played scenarios, time without waiting."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import threading
import time
import uuid
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Union, cast

from ._operations import API_VERSION
from ._resource import moment_text
from ._samples import ABOUT, STATUS, sample_document
from .client import Client
from .error_codes import SandboxFinishedError
from .errors import HandoverError, OutcomeUnknownError
from .events import EventName, WebhookEvent
from .orders import ScenarioName
from .types import AdvancedOrder, Order, OrderCreation

__all__ = [
    "InstantClock",
    "PlayedScenario",
    "SECRET",
    "SignedMessage",
    "make_event",
    "play_scenario",
    "sample_order",
    "sign_message",
]

#: A secret of the right form, for tests.
SECRET = "0123456789abcdef" * 4

#: A scenario is given up after this many steps in a row without an answer.
MAX_UNKNOWN_STEPS = 5


class SignedMessage(NamedTuple):
    """A message as an endpoint receives it."""

    #: The bytes that were signed.
    body: bytes
    #: All headers that the service sends.
    headers: Dict[str, str]


def make_event(
    name: EventName, data: Optional[Mapping[str, Any]] = None, *, at: Optional[datetime] = None
) -> WebhookEvent:
    """A complete sample event; `data` replaces parts of it."""
    order_id = str(uuid.uuid4())
    is_request = name in ("order.rejected", "quote.offered")
    common: Dict[str, Any] = {
        "kind": "REQUEST" if is_request else "ORDER",
        "status": STATUS.get(name, "ACCEPTED"),
        "orderId": order_id,
        "orderNumber": None if is_request else "SBX-100001",
        "requestNumber": "SBX-RQ-100001" if is_request else None,
        "externalOrderId": "A-1001",
        "customerReference": None,
        "customerCostCentre": None,
        "trackingUrl": "https://handover.example/t/7K2M9QX4RT8W3VYZ",
        **ABOUT.get(name, {}),
    }
    if name == "document.uploaded":
        common["document"] = sample_document(order_id)
    if name == "webhook.test":
        common = {"status": None, "message": "This is a test message."}
    event = {
        "id": str(uuid.uuid4()),
        "type": name,
        "apiVersion": API_VERSION,
        "createdAt": moment_text(at or datetime.now(timezone.utc)),
        "tenantId": str(uuid.uuid4()),
        "data": {**common, **(data or {})},
    }
    return cast(WebhookEvent, event)


def sign_message(
    event: Union[WebhookEvent, bytes],
    secret: str = SECRET,
    *,
    old_secret: Optional[str] = None,
    at: Optional[datetime] = None,
    delivery_id: Optional[str] = None,
    attempt: int = 1,
) -> SignedMessage:
    """A message with the headers of the service, signed now or at another moment.

    `old_secret` signs too, as it does for some time after a secret was rolled.
    """
    body = event if isinstance(event, bytes) else _as_sent(event)
    named = json.loads(body) if isinstance(event, bytes) else event
    timestamp = str(int(at.timestamp() if at else time.time()))
    keys = [key.encode("utf-8") for key in (secret, old_secret) if key]
    plain = [_hmac(key, f"{timestamp}.", body).hex() for key in keys]
    standard = [base64.b64encode(_hmac(key, f"{named['id']}.{timestamp}.", body)).decode() for key in keys]
    return SignedMessage(
        body,
        {
            "Content-Type": "application/json; charset=utf-8",
            "User-Agent": "Handover-Webhooks/1",
            "X-Service-Signature": f"t={timestamp}" + "".join(f",v1={each}" for each in plain),
            "X-Service-Delivery-Id": delivery_id or str(uuid.uuid4()),
            "X-Service-Event": named["type"],
            "X-Service-Attempt": str(attempt),
            "webhook-id": named["id"],
            "webhook-timestamp": timestamp,
            "webhook-signature": " ".join(f"v1,{each}" for each in standard),
        },
    )


def sample_order(**changes: Any) -> OrderCreation:
    """A complete creation body; `changes` replace parts of it."""
    order: Dict[str, Any] = {
        "vehicle": {
            "vin": "WVWZZZ1KZAW000001",
            "manufacturer": "Volkswagen",
            "model": "Golf",
            "registration": {"licensePlate": "S-AB 1234"},
        },
        "pickup": {
            "street": "Königstraße 1",
            "postalCode": "70173",
            "city": "Stuttgart",
            "contact": {"name": "Erika Muster", "phone": "+49 711 123456"},
        },
        "delivery": {
            "street": "Marienplatz 8",
            "postalCode": "80331",
            "city": "München",
            "contact": {"name": "Max Muster", "phone": "+49 89 123456"},
        },
        **changes,
    }
    return cast(OrderCreation, order)


@dataclass
class PlayedScenario:
    """A scenario step by step: iterating runs the remaining steps and yields the order after each."""

    client: Client
    #: The order or request as it was created.
    created: Order
    #: The answers of the steps so far.
    steps: List[AdvancedOrder] = field(default_factory=list)

    def __iter__(self) -> Iterator[AdvancedOrder]:
        """Runs one step after the other until the scenario has ended."""
        unknown = 0
        while not (self.steps and self.steps[-1]["scenario"]["finished"]):
            try:
                step = self.client.sandbox.advance(self.created["id"])
            except OutcomeUnknownError:
                # Whether it ran is visible in the number of the next step.
                unknown += 1
                if unknown > MAX_UNKNOWN_STEPS:
                    raise
                continue
            except SandboxFinishedError:
                return
            unknown = 0
            self.steps.append(step)
            yield step

    def finish(self) -> Order:
        """Runs all remaining steps and returns the final order."""
        for _step in self:
            pass
        return self.client.orders.get(self.created["id"])


def play_scenario(
    client: Client, scenario: ScenarioName = "STANDARD", order: Optional[OrderCreation] = None
) -> PlayedScenario:
    """Creates a sandbox order in manual mode; iterate over the result to play its steps."""
    if client.me()["environment"] != "sandbox":
        # In production this would be a real order.
        raise HandoverError("Scenarios are played in the sandbox; these credentials are for production.")
    made = client.orders.create(order or sample_order(), scenario=scenario, mode="manual")
    return PlayedScenario(client, made)


class InstantClock:
    """A clock without waiting: give it to a client, and pauses of minutes take no time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._now = 0.0
        #: Every pause so far, in seconds.
        self.pauses: List[float] = []

    def now(self) -> float:
        """The sum of all pauses in seconds."""
        with self._lock:
            return self._now

    def sleep(self, seconds: float) -> None:
        """Adds the pause without waiting."""
        with self._lock:
            self._now += seconds
            self.pauses.append(seconds)

    def jitter(self) -> float:
        """Always the same, so that pauses can be compared."""
        return 0.0


def _as_sent(event: WebhookEvent) -> bytes:
    return json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def _hmac(key: bytes, start: str, body: bytes) -> bytes:
    return hmac.new(key, start.encode("utf-8") + body, hashlib.sha256).digest()
