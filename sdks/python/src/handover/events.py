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

    #: The id of the document
    id: str
    #: Kind of document, as in the list of documents
    kind: str
    #: File name for saving
    fileName: str
    #: Media type of the file, such as application/pdf
    contentType: str
    #: Size of the file in bytes
    size: int
    #: SHA-256 of the file in hexadecimal; compare it after the download
    sha256: str
    #: Where to download the file, with a credential that has `documents:read`
    downloadUrl: str


class _OrderCreatedEventDataRequired(TypedDict):
    """The fields that every `OrderCreatedEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str


class OrderCreatedEventData(_OrderCreatedEventDataRequired, total=False):
    """What `data` of `OrderCreatedEvent` holds."""

    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class OrderCreatedEvent(TypedDict):
    """`order.created`: An order or request was created, or a quote was accepted."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.created"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderCreatedEventData


class OrderAcceptedEventData(TypedDict):
    """What `data` of `OrderAcceptedEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str


class OrderAcceptedEvent(TypedDict):
    """`order.accepted`: The order was accepted and released."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.accepted"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class OrderScheduledEvent(TypedDict):
    """`order.scheduled`: The trip was scheduled."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.scheduled"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class DriverAssignedEventDataDriver(TypedDict):
    """What `driver` of `DriverAssignedEventData` holds."""

    #: First name of the driver
    firstName: str
    #: First letter of the last name
    initial: str


class DriverAssignedEventData(TypedDict):
    """What `data` of `DriverAssignedEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: The driver; null unless the agreement shows drivers
    driver: Optional[DriverAssignedEventDataDriver]


class DriverAssignedEvent(TypedDict):
    """`driver.assigned`: A driver was assigned."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["driver.assigned"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: DriverAssignedEventData


class PickupStartedEvent(TypedDict):
    """`pickup.started`: The driver is on the way to the pickup."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["pickup.started"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class PickupArrivedEvent(TypedDict):
    """`pickup.arrived`: The driver is at the pickup."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["pickup.arrived"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class _VehiclePickedUpEventDataRequired(TypedDict):
    """The fields that every `VehiclePickedUpEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: When the vehicle was picked up
    actualPickup: str
    #: Odometer in kilometres, from the protocol; null if not noted
    odometerKm: Optional[float]
    #: Level of the tank or battery in percent, from the protocol; null if not noted
    fuelLevelPercent: Optional[float]


class VehiclePickedUpEventData(_VehiclePickedUpEventDataRequired, total=False):
    """What `data` of `VehiclePickedUpEvent` holds."""

    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class VehiclePickedUpEvent(TypedDict):
    """`vehicle.picked_up`: The vehicle was picked up; the protocol is available."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["vehicle.picked_up"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: VehiclePickedUpEventData


class TransportStartedEvent(TypedDict):
    """`transport.started`: The vehicle is on its way."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["transport.started"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class TransportDelayedEventData(TypedDict):
    """What `data` of `TransportDelayedEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Reason for the delay; null if none was given
    reason: Optional[str]
    #: The delivery date after the delay; null if there is none
    requestedDelivery: Optional[str]


class TransportDelayedEvent(TypedDict):
    """`transport.delayed`: A delay was reported."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["transport.delayed"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: TransportDelayedEventData


class OrderRescheduledEventData(TypedDict):
    """What `data` of `OrderRescheduledEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: The new requested pickup; null if there is none
    requestedPickup: Optional[str]
    #: The previous requested pickup; null if there was none
    previousRequestedPickup: Optional[str]
    #: The new requested delivery; null if there is none
    requestedDelivery: Optional[str]
    #: The previous requested delivery; null if there was none
    previousRequestedDelivery: Optional[str]


class OrderRescheduledEvent(TypedDict):
    """`order.rescheduled`: A requested date changed, or the operator changed the order; read it for the other
    fields.
    """

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.rescheduled"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderRescheduledEventData


class DeliveryArrivedEvent(TypedDict):
    """`delivery.arrived`: The driver is at the destination."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["delivery.arrived"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderAcceptedEventData


class _VehicleDeliveredEventDataRequired(TypedDict):
    """The fields that every `VehicleDeliveredEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: When the vehicle was handed over
    actualDelivery: str
    #: Whether damage was noted at the handover
    hasDamage: bool
    #: Odometer in kilometres, from the protocol; null if not noted
    odometerKm: Optional[float]
    #: Level of the tank or battery in percent, from the protocol; null if not noted
    fuelLevelPercent: Optional[float]


class VehicleDeliveredEventData(_VehicleDeliveredEventDataRequired, total=False):
    """What `data` of `VehicleDeliveredEvent` holds."""

    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class VehicleDeliveredEvent(TypedDict):
    """`vehicle.delivered`: The vehicle was handed over; the protocol is available."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["vehicle.delivered"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: VehicleDeliveredEventData


class _DamageReportedEventDataRequired(TypedDict):
    """The fields that every `DamageReportedEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: True if it was reported after the handover, false if noted at it
    afterDelivery: bool
    #: Description of the damage; null if there is none
    description: Optional[str]


class DamageReportedEventData(_DamageReportedEventDataRequired, total=False):
    """What `data` of `DamageReportedEvent` holds."""

    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class DamageReportedEvent(TypedDict):
    """`damage.reported`: Damage was noted at the handover or afterwards."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["damage.reported"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: DamageReportedEventData


class OrderCompletedEvent(TypedDict):
    """`order.completed`: The order is finished."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.completed"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderCreatedEventData


class OrderCancelledEventData(TypedDict):
    """What `data` of `OrderCancelledEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Reason for the cancellation; null if none was given
    reason: Optional[str]


class OrderCancelledEvent(TypedDict):
    """`order.cancelled`: The order was cancelled."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.cancelled"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderCancelledEventData


class OrderRejectedEvent(TypedDict):
    """`order.rejected`: The request was withdrawn, declined or rejected."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["order.rejected"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderCancelledEventData


class DocumentUploadedEvent(TypedDict):
    """`document.uploaded`: A document was uploaded."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["document.uploaded"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: OrderCreatedEventData


class _QuoteOfferedEventDataRequired(TypedDict):
    """The fields that every `QuoteOfferedEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Number of the quote
    quoteNumber: str
    #: Version of the quote, which an acceptance can name
    version: int
    #: Until when it can be accepted
    validUntil: str


class QuoteOfferedEventData(_QuoteOfferedEventDataRequired, total=False):
    """What `data` of `QuoteOfferedEvent` holds."""

    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class QuoteOfferedEvent(TypedDict):
    """`quote.offered`: A quote is on offer."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["quote.offered"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: QuoteOfferedEventData


class _InvoiceCreatedEventDataRequired(TypedDict):
    """The fields that every `InvoiceCreatedEventData` has."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Number of the invoice
    invoiceNumber: str


class InvoiceCreatedEventData(_InvoiceCreatedEventDataRequired, total=False):
    """What `data` of `InvoiceCreatedEvent` holds."""

    #: Number of the invoice that this one cancels; absent otherwise
    cancelsInvoiceNumber: str
    #: Number of the invoice that this credit note reduces; absent otherwise
    creditsInvoiceNumber: str
    #: The document that came with this change; absent if none did
    document: OrderCreatedEventDataDocument


class InvoiceCreatedEvent(TypedDict):
    """`invoice.created`: An invoice, a cancellation invoice or a credit note was issued."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["invoice.created"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: InvoiceCreatedEventData


class InvoiceCancelledEventData(TypedDict):
    """What `data` of `InvoiceCancelledEvent` holds."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The status after this event
    #:
    #: - `QUOTE_REQUIRED`: A request that waits for a quote; it can be withdrawn
    #: - `QUOTE_OFFERED`: A request with a quote on offer; accept or decline the quote
    #: - `REJECTED`: A request that was withdrawn, declined or refused; final
    #: - `ACCEPTED`: Ordered, and no driver is assigned yet; also again after a driver dropped out
    #: - `SCHEDULED`: A driver is assigned
    #: - `PICKUP_IN_PROGRESS`: The driver is on the way to the vehicle or has arrived there; the last
    #: status that allows changes
    #: - `IN_TRANSIT`: The vehicle was picked up and is on its way; the pickup protocol exists
    #: - `DELIVERY_IN_PROGRESS`: The driver is at the destination, and the handover is running
    #: - `DELIVERED`: The vehicle was handed over; the delivery protocol exists
    #: - `COMPLETED`: The order is finished; an invoice may follow or exist already
    #: - `CANCELLED`: The order was cancelled by you or by the operator; final
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
    #: The id of the order or request
    orderId: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: The invoice that is no longer valid
    invoiceNumber: str
    #: The invoice that cancels it
    cancellationNumber: str
    #: Why it was cancelled
    reason: str


class InvoiceCancelledEvent(TypedDict):
    """`invoice.cancelled`: An invoice was cancelled by another one."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["invoice.cancelled"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
    data: InvoiceCancelledEventData


class WebhookTestEventData(TypedDict):
    """What `data` of `WebhookTestEvent` holds."""

    #: Null: a test message belongs to no order
    status: None
    #: A sentence stating that this is a test
    message: str


class WebhookTestEvent(TypedDict):
    """`webhook.test`: A test message."""

    #: The id of the event: the same for every endpoint and retry
    id: str
    #: The name of the event
    type: Literal["webhook.test"]
    #: The version of the format of this message
    apiVersion: Literal["2026-09-01"]
    #: When the change happened; strictly increasing within one order
    createdAt: str
    #: The id of the account
    tenantId: str
    #: The event and the order or request that it is about
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
