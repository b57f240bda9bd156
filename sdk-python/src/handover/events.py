"""The messages that the service sends, as typed dicts.

Written by scripts/generate.py from openapi/v1.json; do not edit.
"""

from __future__ import annotations

from typing import Literal, Optional, TypedDict, Union

__all__ = [
    "DamageReportedEvent",
    "DamageReportedEventData",
    "DeliveryArrivedEvent",
    "DocumentUploadedEvent",
    "DriverAssignedEvent",
    "DriverAssignedEventData",
    "DriverAssignedEventDataDriver",
    "EventName",
    "InvoiceCancelledEvent",
    "InvoiceCancelledEventData",
    "InvoiceCreatedEvent",
    "InvoiceCreatedEventData",
    "OrderAcceptedEvent",
    "OrderAcceptedEventData",
    "OrderCancelledEvent",
    "OrderCancelledEventData",
    "OrderCompletedEvent",
    "OrderCreatedEvent",
    "OrderCreatedEventData",
    "OrderCreatedEventDataDocument",
    "OrderRejectedEvent",
    "OrderRescheduledEvent",
    "OrderRescheduledEventData",
    "OrderScheduledEvent",
    "PickupArrivedEvent",
    "PickupStartedEvent",
    "QuoteOfferedEvent",
    "QuoteOfferedEventData",
    "TransportDelayedEvent",
    "TransportDelayedEventData",
    "TransportStartedEvent",
    "VehicleDeliveredEvent",
    "VehicleDeliveredEventData",
    "VehiclePickedUpEvent",
    "VehiclePickedUpEventData",
    "WebhookEvent",
    "WebhookTestEvent",
    "WebhookTestEventData",
]


class OrderCreatedEventDataDocument(TypedDict):
    """What `document` of `OrderCreatedEventData` holds."""

    id: str
    kind: str
    fileName: str
    contentType: str
    size: int
    sha256: str
    downloadUrl: str


class _OrderCreatedEventDataRequired(TypedDict):
    """The fields that every `OrderCreatedEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str


class OrderCreatedEventData(_OrderCreatedEventDataRequired, total=False):
    """What `data` of `OrderCreatedEvent` holds."""

    document: OrderCreatedEventDataDocument


class OrderCreatedEvent(TypedDict):
    """`order.created`: An order or request was created, or a quote was accepted."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.created"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderCreatedEventData


class OrderAcceptedEventData(TypedDict):
    """What `data` of `OrderAcceptedEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str


class OrderAcceptedEvent(TypedDict):
    """`order.accepted`: The order was accepted and released."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.accepted"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class OrderScheduledEvent(TypedDict):
    """`order.scheduled`: The trip was scheduled."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.scheduled"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class DriverAssignedEventDataDriver(TypedDict):
    """What `driver` of `DriverAssignedEventData` holds."""

    firstName: str
    initial: str


class DriverAssignedEventData(TypedDict):
    """What `data` of `DriverAssignedEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    #: Null unless the agreement shows drivers
    driver: Optional[DriverAssignedEventDataDriver]


class DriverAssignedEvent(TypedDict):
    """`driver.assigned`: A driver was assigned."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["driver.assigned"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: DriverAssignedEventData


class PickupStartedEvent(TypedDict):
    """`pickup.started`: The driver is on the way to the pickup."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["pickup.started"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class PickupArrivedEvent(TypedDict):
    """`pickup.arrived`: The driver is at the pickup."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["pickup.arrived"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class _VehiclePickedUpEventDataRequired(TypedDict):
    """The fields that every `VehiclePickedUpEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    actualPickup: str
    odometerKm: Optional[float]
    fuelLevelPercent: Optional[float]


class VehiclePickedUpEventData(_VehiclePickedUpEventDataRequired, total=False):
    """What `data` of `VehiclePickedUpEvent` holds."""

    document: OrderCreatedEventDataDocument


class VehiclePickedUpEvent(TypedDict):
    """`vehicle.picked_up`: The vehicle was picked up; the protocol is available."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["vehicle.picked_up"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: VehiclePickedUpEventData


class TransportStartedEvent(TypedDict):
    """`transport.started`: The vehicle is on its way."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["transport.started"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class TransportDelayedEventData(TypedDict):
    """What `data` of `TransportDelayedEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    reason: Optional[str]
    requestedDelivery: Optional[str]


class TransportDelayedEvent(TypedDict):
    """`transport.delayed`: A delay was reported."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["transport.delayed"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: TransportDelayedEventData


class OrderRescheduledEventData(TypedDict):
    """What `data` of `OrderRescheduledEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    requestedPickup: Optional[str]
    previousRequestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    previousRequestedDelivery: Optional[str]


class OrderRescheduledEvent(TypedDict):
    """`order.rescheduled`: A requested date changed."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.rescheduled"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderRescheduledEventData


class DeliveryArrivedEvent(TypedDict):
    """`delivery.arrived`: The driver is at the destination."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["delivery.arrived"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderAcceptedEventData


class _VehicleDeliveredEventDataRequired(TypedDict):
    """The fields that every `VehicleDeliveredEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    actualDelivery: str
    hasDamage: bool
    odometerKm: Optional[float]
    fuelLevelPercent: Optional[float]


class VehicleDeliveredEventData(_VehicleDeliveredEventDataRequired, total=False):
    """What `data` of `VehicleDeliveredEvent` holds."""

    document: OrderCreatedEventDataDocument


class VehicleDeliveredEvent(TypedDict):
    """`vehicle.delivered`: The vehicle was handed over; the protocol is available."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["vehicle.delivered"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: VehicleDeliveredEventData


class _DamageReportedEventDataRequired(TypedDict):
    """The fields that every `DamageReportedEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    afterDelivery: bool
    description: Optional[str]


class DamageReportedEventData(_DamageReportedEventDataRequired, total=False):
    """What `data` of `DamageReportedEvent` holds."""

    document: OrderCreatedEventDataDocument


class DamageReportedEvent(TypedDict):
    """`damage.reported`: Damage was noted at the handover or afterwards."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["damage.reported"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: DamageReportedEventData


class OrderCompletedEvent(TypedDict):
    """`order.completed`: The order is finished."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.completed"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderCreatedEventData


class OrderCancelledEventData(TypedDict):
    """What `data` of `OrderCancelledEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    reason: Optional[str]


class OrderCancelledEvent(TypedDict):
    """`order.cancelled`: The order was cancelled."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.cancelled"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderCancelledEventData


class OrderRejectedEvent(TypedDict):
    """`order.rejected`: The request was withdrawn, declined or rejected."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["order.rejected"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderCancelledEventData


class DocumentUploadedEvent(TypedDict):
    """`document.uploaded`: A document was uploaded."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["document.uploaded"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: OrderCreatedEventData


class _QuoteOfferedEventDataRequired(TypedDict):
    """The fields that every `QuoteOfferedEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    quoteNumber: str
    version: int
    validUntil: str


class QuoteOfferedEventData(_QuoteOfferedEventDataRequired, total=False):
    """What `data` of `QuoteOfferedEvent` holds."""

    document: OrderCreatedEventDataDocument


class QuoteOfferedEvent(TypedDict):
    """`quote.offered`: A quote is on offer."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["quote.offered"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: QuoteOfferedEventData


class _InvoiceCreatedEventDataRequired(TypedDict):
    """The fields that every `InvoiceCreatedEventData` has."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    invoiceNumber: str


class InvoiceCreatedEventData(_InvoiceCreatedEventDataRequired, total=False):
    """What `data` of `InvoiceCreatedEvent` holds."""

    #: Only if this invoice cancels another
    cancelsInvoiceNumber: str
    #: Only if this is a credit note for another invoice
    creditsInvoiceNumber: str
    document: OrderCreatedEventDataDocument


class InvoiceCreatedEvent(TypedDict):
    """`invoice.created`: An invoice, a cancellation invoice or a credit note was issued."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["invoice.created"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: InvoiceCreatedEventData


class InvoiceCancelledEventData(TypedDict):
    """What `data` of `InvoiceCancelledEvent` holds."""

    kind: Literal["ORDER", "REQUEST"]
    status: Literal[
        "QUOTE_REQUIRED",
        "QUOTE_OFFERED",
        "REJECTED",
        "ACCEPTED",
        "SCHEDULED",
        "PICKUP_IN_PROGRESS",
        "IN_TRANSIT",
        "DELIVERY_IN_PROGRESS",
        "DELIVERED",
        "COMPLETED",
        "CANCELLED",
    ]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
    trackingUrl: str
    #: The invoice that is no longer valid
    invoiceNumber: str
    #: The invoice that cancels it
    cancellationNumber: str
    reason: str


class InvoiceCancelledEvent(TypedDict):
    """`invoice.cancelled`: An invoice was cancelled by another one."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["invoice.cancelled"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: InvoiceCancelledEventData


class WebhookTestEventData(TypedDict):
    """What `data` of `WebhookTestEvent` holds."""

    status: None
    message: str


class WebhookTestEvent(TypedDict):
    """`webhook.test`: A test message."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    type: Literal["webhook.test"]
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    data: WebhookTestEventData


#: Every event that an endpoint can subscribe to.
EventName = Literal[
    "order.created",
    "order.accepted",
    "order.scheduled",
    "driver.assigned",
    "pickup.started",
    "pickup.arrived",
    "vehicle.picked_up",
    "transport.started",
    "transport.delayed",
    "order.rescheduled",
    "delivery.arrived",
    "vehicle.delivered",
    "damage.reported",
    "order.completed",
    "order.cancelled",
    "order.rejected",
    "document.uploaded",
    "quote.offered",
    "invoice.created",
    "invoice.cancelled",
    "webhook.test",
]

#: A verified message; its `type` tells which one.
WebhookEvent = Union[
    OrderCreatedEvent,
    OrderAcceptedEvent,
    OrderScheduledEvent,
    DriverAssignedEvent,
    PickupStartedEvent,
    PickupArrivedEvent,
    VehiclePickedUpEvent,
    TransportStartedEvent,
    TransportDelayedEvent,
    OrderRescheduledEvent,
    DeliveryArrivedEvent,
    VehicleDeliveredEvent,
    DamageReportedEvent,
    OrderCompletedEvent,
    OrderCancelledEvent,
    OrderRejectedEvent,
    DocumentUploadedEvent,
    QuoteOfferedEvent,
    InvoiceCreatedEvent,
    InvoiceCancelledEvent,
    WebhookTestEvent,
]
