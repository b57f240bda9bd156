"""The content of sample events."""

from __future__ import annotations

import uuid
from typing import Any, Dict

#: The data of some events besides the common data.
ABOUT: Dict[str, Dict[str, Any]] = {
    "driver.assigned": {"driver": {"firstName": "Jana", "initial": "K"}},
    "vehicle.picked_up": {"actualPickup": "2026-10-05T08:12:00.000Z", "odometerKm": 41250, "fuelLevelPercent": 60},
    "transport.delayed": {"reason": "Traffic", "requestedDelivery": "2026-10-05T16:00:00.000Z"},
    "order.rescheduled": {
        "requestedPickup": None,
        "previousRequestedPickup": None,
        "requestedDelivery": "2026-10-05T16:00:00.000Z",
        "previousRequestedDelivery": "2026-10-05T14:00:00.000Z",
    },
    "vehicle.delivered": {
        "actualDelivery": "2026-10-05T13:40:00.000Z",
        "hasDamage": False,
        "odometerKm": 41488,
        "fuelLevelPercent": 45,
    },
    "damage.reported": {"afterDelivery": False, "description": "Scratch on the left door"},
    "order.cancelled": {"reason": None},
    "order.rejected": {"reason": None},
    "quote.offered": {"quoteNumber": "SBX-QT-100001", "version": 1, "validUntil": "2026-10-15T21:59:59.000Z"},
    "invoice.created": {"invoiceNumber": "SBX-INV-2026-00001"},
    "invoice.cancelled": {
        "invoiceNumber": "SBX-INV-2026-00001",
        "cancellationNumber": "SBX-INV-2026-00002",
        "reason": "Wrong address",
    },
}
#: The status of an order at each event.
STATUS = {
    "order.scheduled": "SCHEDULED",
    "driver.assigned": "SCHEDULED",
    "pickup.started": "PICKUP_IN_PROGRESS",
    "pickup.arrived": "PICKUP_IN_PROGRESS",
    "vehicle.picked_up": "IN_TRANSIT",
    "transport.started": "IN_TRANSIT",
    "transport.delayed": "IN_TRANSIT",
    "order.rescheduled": "IN_TRANSIT",
    "delivery.arrived": "DELIVERY_IN_PROGRESS",
    "vehicle.delivered": "DELIVERED",
    "damage.reported": "DELIVERED",
    "order.completed": "COMPLETED",
    "invoice.created": "COMPLETED",
    "invoice.cancelled": "COMPLETED",
    "order.cancelled": "CANCELLED",
    "order.rejected": "REJECTED",
    "quote.offered": "QUOTE_OFFERED",
}


def sample_document(order_id: str) -> Dict[str, Any]:
    """The data of a file in an event."""
    document_id = str(uuid.uuid4())
    return {
        "id": document_id,
        "kind": "VEHICLE_DOCUMENT",
        "fileName": "Papers.pdf",
        "contentType": "application/pdf",
        "size": 84213,
        "sha256": "0123456789abcdef" * 4,
        "downloadUrl": f"https://handover.example/api/v1/extern/orders/{order_id}/documents/{document_id}",
    }
