"""The records of the interface as typed dicts.

Written by scripts/generate.py from openapi/v1.json; do not edit.
"""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict

__all__ = [
    "AcceptQuoteBody",
    "AccessToken",
    "AdvanceSandboxOrderBody",
    "AdvancedOrder",
    "CancelOrderBody",
    "CreateWebhookSubscriptionBody",
    "CreatedWebhookSubscription",
    "CurrentCredential",
    "CurrentCredentialAccount",
    "CurrentCredentialAuthentication",
    "CurrentCredentialCredential",
    "Document",
    "Error",
    "ErrorError",
    "Inbox",
    "InboxMessage",
    "InboxMessageSignature",
    "InboxMessageSignatureChecks",
    "ListDocumentsAnswer",
    "ListInboxMessagesAnswer",
    "ListLoggedCallsAnswer",
    "ListOrdersAnswer",
    "ListWebhookSubscriptionsAnswer",
    "Location",
    "LocationContact",
    "LocationCoordinates",
    "OAuthError",
    "ObtainAccessTokenBody",
    "OlderCreateOrderBody",
    "OlderCreated",
    "OlderError",
    "OlderListProcessesAnswer",
    "OlderProcess",
    "OlderProcessVerlauf",
    "OlderStatus",
    "Order",
    "OrderChange",
    "OrderChangePickup",
    "OrderChangePickupContact",
    "OrderChangeVehicle",
    "OrderChangeVehicleRegistration",
    "OrderCheck",
    "OrderCreation",
    "OrderCreationPickup",
    "OrderCreationServices",
    "OrderCreationVehicle",
    "OrderCreationVehicleOperationalStatus",
    "OrderCreationVehicleRegistration",
    "OrderDriver",
    "OrderPrice",
    "OrderReadiness",
    "OrderServices",
    "OrderStatus",
    "OrderVehicle",
    "OrderVehicleOperationalStatus",
    "OrderVehicleRegistration",
    "Quote",
    "QuoteAcceptance",
    "QuoteAmounts",
    "QuoteLineItems",
    "RequestLogEntry",
    "RequestLogEntryCredential",
    "RequestLogEntryOrder",
    "Scenario",
    "Tracking",
    "TrackingLocation",
    "WebhookSubscription",
    "WebhookTestResult",
]


class ErrorError(TypedDict):
    """What `error` of `Error` holds."""

    #: Fixed value to evaluate
    code: str
    #: English sentence for people; may change
    message: str
    #: Also in the header X-Request-Id
    requestId: str
    #: What the code says more precisely
    details: Dict[str, Any]


class Error(TypedDict):
    """The record `Error`."""

    error: ErrorError


class Inbox(TypedDict):
    """The record `Inbox`."""

    id: str
    url: str
    #: ISO 8601, UTC
    expiresAt: str


class OrderReadiness(TypedDict):
    """What `readiness` of `Order` holds."""

    status: Literal["READY_FOR_PLANNING", "INCOMPLETE"]
    documentsRequired: bool
    #: Fields that dispatch still needs
    missing: List[str]


class OrderVehicleRegistration(TypedDict):
    """What `registration` of `OrderVehicle` holds."""

    status: Optional[Literal["REGISTERED", "NOT_REGISTERED", "DEREGISTERED"]]
    licensePlate: Optional[str]


class OrderVehicleOperationalStatus(TypedDict):
    """What `operationalStatus` of `OrderVehicle` holds."""

    driveable: bool
    roadworthy: bool


class OrderVehicle(TypedDict):
    """What `vehicle` of `Order` holds."""

    vin: Optional[str]
    manufacturer: Optional[str]
    model: Optional[str]
    modelYear: Optional[int]
    type: Literal["CAR", "COMBI", "SUV", "VAN", "TRUCK_7_5", "TRUCK_12", "TRUCK_40"]
    fuelType: Literal["DIESEL", "PETROL", "ELECTRIC", "HYBRID", "HYDROGEN", "LPG", "LNG"]
    registration: OrderVehicleRegistration
    operationalStatus: OrderVehicleOperationalStatus


class OrderServices(TypedDict):
    """What `services` of `Order` holds."""

    registration: bool
    shortTermPlate: bool


class OrderPrice(TypedDict):
    """What `price` of `Order` holds."""

    net: float
    gross: float
    vatRate: float
    currency: str


class OrderDriver(TypedDict):
    """What `driver` of `Order` holds."""

    firstName: str
    initial: str


class Order(TypedDict):
    """The record `Order`."""

    kind: Literal["ORDER", "REQUEST"]
    id: str
    #: Null while it is a request
    orderNumber: Optional[str]
    trackingNumber: str
    #: Public tracking page, no login
    trackingUrl: str
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
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
    readiness: OrderReadiness
    transportType: Literal["DRIVEN", "TRAILER", "TRUCK"]
    vehicle: OrderVehicle
    pickup: Location
    delivery: Location
    requestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    actualPickup: Optional[str]
    actualDelivery: Optional[str]
    services: OrderServices
    instructions: Optional[str]
    #: By the agreement; null for a request until its quote is accepted
    price: Optional[OrderPrice]
    #: Null unless a driver is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]
    metadata: Dict[str, Any]
    sandbox: bool
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str


class QuoteAmounts(TypedDict):
    """What `amounts` of `Quote` holds."""

    net: float
    gross: float
    vat: float
    vatRate: float
    currency: str


class QuoteLineItems(TypedDict):
    """What `lineItems` of `Quote` holds."""

    description: str
    quantity: float
    unitNet: float
    net: float


class QuoteAcceptance(TypedDict):
    """What `acceptance` of `Quote` holds."""

    #: Whether the agreement provides acceptance by API
    viaApi: bool
    #: The page to accept or decline the quote; null when it is not on offer, or when the caller may not
    #: decide on quotes
    url: Optional[str]


class Quote(TypedDict):
    """The record `Quote`."""

    #: Also the id of the request
    id: str
    quoteNumber: Optional[str]
    requestId: str
    requestNumber: str
    #: Null until the quote is accepted
    orderId: Optional[str]
    orderNumber: Optional[str]
    state: Literal["REQUESTED", "OFFERED", "ACCEPTED", "DECLINED", "WITHDRAWN", "EXPIRED"]
    #: 0 before the first quote
    version: int
    validUntil: Optional[str]
    amounts: Optional[QuoteAmounts]
    lineItems: List[QuoteLineItems]
    acceptance: QuoteAcceptance
    documentUrl: Optional[str]
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str
    decidedAt: Optional[str]


class Document(TypedDict):
    """The record `Document`."""

    id: str
    kind: Literal[
        "PICKUP_PROTOCOL",
        "DELIVERY_PROTOCOL",
        "DAMAGE_REPORT",
        "AUTHORIZATION",
        "VEHICLE_DOCUMENT",
        "INVOICE",
        "QUOTE",
        "SIGNED_QUOTE",
    ]
    fileName: str
    contentType: str
    #: Bytes
    size: int
    #: Hexadecimal; verify it after the download
    sha256: str
    #: ISO 8601, UTC
    createdAt: str
    downloadUrl: str


class LocationContact(TypedDict):
    """What `contact` of `Location` holds."""

    name: Optional[str]
    phone: Optional[str]


class LocationCoordinates(TypedDict):
    """What `coordinates` of `Location` holds."""

    lat: float
    lng: float


class Location(TypedDict):
    """The record `Location`."""

    formatted: str
    company: Optional[str]
    street: str
    postalCode: str
    city: str
    #: ISO 3166-1 alpha-2
    country: str
    contact: LocationContact
    coordinates: Optional[LocationCoordinates]


class Scenario(TypedDict):
    """The record `Scenario`."""

    name: Literal[
        "STANDARD",
        "DELAY",
        "DAMAGE",
        "CANCELLATION",
        "QUOTE_REQUIRED",
        "EXTRAS",
        "CORRECTED_INVOICE",
        "TRIP_IN_VAIN",
    ]
    mode: Literal["automatic", "manual"]
    #: 1 = created
    step: int
    steps: int
    finished: bool
    #: The last step that ran
    last: Optional[str]
    next: Optional[str]


class TrackingLocation(TypedDict):
    """What `location` of `Tracking` holds."""

    lat: float
    lng: float
    #: ISO 8601, UTC
    recordedAt: str
    accuracyMeters: Optional[float]
    headingDegrees: Optional[float]
    speedKmh: Optional[float]


class Tracking(TypedDict):
    """The record `Tracking`."""

    #: Only between pickup and delivery, and only when the driver agreed to it
    location: Optional[TrackingLocation]
    #: The position is older than three intervals
    stale: bool
    #: Why there is no position; null when there is one
    locationUnavailableReason: Optional[Literal["NOT_IN_TRANSIT", "NO_POSITION", "SANDBOX"]]
    #: From the position, otherwise as requested; null once picked up
    estimatedPickup: Optional[str]
    #: From the position, otherwise from the plan
    estimatedDelivery: Optional[str]
    #: By road; null without a position
    distanceRemainingKm: Optional[float]
    #: Null unless a driver is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]


class OAuthError(TypedDict):
    """The record `OAuthError`."""

    error: Literal[
        "invalid_request",
        "invalid_client",
        "unauthorized_client",
        "unsupported_grant_type",
        "invalid_scope",
        "temporarily_unavailable",
        "server_error",
    ]
    error_description: str


class _OlderErrorRequired(TypedDict):
    """The fields that every `OlderError` has."""

    error: str
    #: German sentence for people
    message: str
    requestId: str


class OlderError(_OlderErrorRequired, total=False):
    """The record `OlderError`."""

    details: Dict[str, Any]


class OrderCheck(TypedDict):
    """The record `OrderCheck`."""

    #: REQUEST if the agreement asks for a quote
    kind: Literal["ORDER", "REQUEST"]
    #: By the agreement; null for a request
    price: Optional[OrderPrice]


class AccessToken(TypedDict):
    """The record `AccessToken`."""

    access_token: str
    token_type: Literal["Bearer"]
    expires_in: Literal[3600]
    scope: str


class OlderStatus(TypedDict):
    """The record `OlderStatus`."""

    art: Literal["ORDER", "REQUEST"]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    #: Interner Status
    status: str
    externalOrderId: Optional[str]
    trackingNumber: str
    pickupDate: Optional[str]
    expectedDeliveryDate: Optional[str]
    actualPickup: Optional[str]
    actualDelivery: Optional[str]
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str


class OrderChangePickupContact(TypedDict, total=False):
    """What `contact` of `OrderChangePickup` holds."""

    name: Optional[str]
    phone: Optional[str]


class OrderChangePickup(TypedDict, total=False):
    """What `pickup` of `OrderChange` holds."""

    contact: OrderChangePickupContact


class OrderChangeVehicleRegistration(TypedDict, total=False):
    """What `registration` of `OrderChangeVehicle` holds."""

    licensePlate: str


class OrderChangeVehicle(TypedDict, total=False):
    """What `vehicle` of `OrderChange` holds."""

    #: 17 letters and digits in either case, no I, O or Q
    vin: str
    registration: OrderChangeVehicleRegistration


class OrderChange(TypedDict, total=False):
    """The record `OrderChange`."""

    customerReference: Optional[str]
    requestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    pickup: OrderChangePickup
    delivery: OrderChangePickup
    instructions: Optional[str]
    vehicle: OrderChangeVehicle
    #: Replaces the previous value
    metadata: Dict[str, Any]


class OrderStatus(TypedDict):
    """The record `OrderStatus`."""

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
    readiness: OrderReadiness
    requestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    actualPickup: Optional[str]
    actualDelivery: Optional[str]
    #: Computed arrival while in transit, otherwise null
    estimatedDelivery: Optional[str]


class InboxMessageSignatureChecks(TypedDict):
    """What `checks` of `InboxMessageSignature` holds."""

    name: str
    ok: bool
    explanation: str


class InboxMessageSignature(TypedDict):
    """What `signature` of `InboxMessage` holds."""

    valid: bool
    checks: List[InboxMessageSignatureChecks]


class InboxMessage(TypedDict):
    """The record `InboxMessage`."""

    id: str
    #: ISO 8601, UTC
    receivedAt: str
    headers: Dict[str, str]
    #: Exactly the bytes that were signed
    body: str
    #: Null when no endpoint sends to this inbox any more
    signature: Optional[InboxMessageSignature]


class OlderCreated(TypedDict):
    """The record `OlderCreated`."""

    art: Literal["ORDER", "REQUEST"]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    #: Interner Status
    status: str
    externalOrderId: Optional[str]
    #: Ob dies die erste Antwort noch einmal ist
    wiederholung: bool
    verworfeneFelder: List[str]
    hinweis: Optional[str]


class OlderProcessVerlauf(TypedDict):
    """What `verlauf` of `OlderProcess` holds."""

    schritt: int
    name: str
    #: ISO 8601, UTC
    zeitpunkt: str


class OlderProcess(TypedDict):
    """The record `OlderProcess`."""

    art: Literal["ORDER", "REQUEST"]
    orderId: str
    orderNumber: Optional[str]
    requestNumber: Optional[str]
    #: Interner Status
    status: str
    externalOrderId: Optional[str]
    szenario: str
    modus: Literal["automatic", "manual"]
    schritt: int
    schritte: int
    abgeschlossen: bool
    letzterSchritt: Optional[str]
    naechsterSchritt: Optional[str]
    verlauf: List[OlderProcessVerlauf]


class AdvancedOrder(TypedDict):
    """The record `AdvancedOrder`."""

    kind: Literal["ORDER", "REQUEST"]
    id: str
    #: Null while it is a request
    orderNumber: Optional[str]
    trackingNumber: str
    #: Public tracking page, no login
    trackingUrl: str
    requestNumber: Optional[str]
    externalOrderId: Optional[str]
    customerReference: Optional[str]
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
    readiness: OrderReadiness
    transportType: Literal["DRIVEN", "TRAILER", "TRUCK"]
    vehicle: OrderVehicle
    pickup: Location
    delivery: Location
    requestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    actualPickup: Optional[str]
    actualDelivery: Optional[str]
    services: OrderServices
    instructions: Optional[str]
    #: By the agreement; null for a request until its quote is accepted
    price: Optional[OrderPrice]
    #: Null unless a driver is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]
    metadata: Dict[str, Any]
    sandbox: bool
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str
    scenario: Scenario


class OrderCreationVehicleRegistration(TypedDict, total=False):
    """What `registration` of `OrderCreationVehicle` holds."""

    status: Optional[Literal["REGISTERED", "NOT_REGISTERED", "DEREGISTERED"]]
    licensePlate: Optional[str]


class OrderCreationVehicleOperationalStatus(TypedDict, total=False):
    """What `operationalStatus` of `OrderCreationVehicle` holds."""

    driveable: Optional[bool]
    roadworthy: Optional[bool]


class OrderCreationVehicle(TypedDict, total=False):
    """What `vehicle` of `OrderCreation` holds."""

    vin: Optional[str]
    manufacturer: Optional[str]
    model: Optional[str]
    modelYear: Optional[int]
    type: Optional[Literal["CAR", "COMBI", "SUV", "VAN", "TRUCK_7_5", "TRUCK_12", "TRUCK_40"]]
    fuelType: Optional[Literal["DIESEL", "PETROL", "ELECTRIC", "HYBRID", "HYDROGEN", "LPG", "LNG"]]
    registration: Optional[OrderCreationVehicleRegistration]
    operationalStatus: Optional[OrderCreationVehicleOperationalStatus]


class _OrderCreationPickupRequired(TypedDict):
    """The fields that every `OrderCreationPickup` has."""

    street: str
    #: In the form of the country, for example 20539 in DE
    postalCode: str
    city: str


class OrderCreationPickup(_OrderCreationPickupRequired, total=False):
    """What `pickup` of `OrderCreation` holds."""

    company: Optional[str]
    country: Optional[str]
    contact: Optional[OrderChangePickupContact]


class OrderCreationServices(TypedDict, total=False):
    """What `services` of `OrderCreation` holds."""

    registration: Optional[bool]
    shortTermPlate: Optional[bool]
    #: Not offered
    exportPlate: Optional[bool]
    #: Not offered
    customs: Optional[bool]


class _OrderCreationRequired(TypedDict):
    """The fields that every `OrderCreation` has."""

    pickup: OrderCreationPickup
    delivery: OrderCreationPickup


class OrderCreation(_OrderCreationRequired, total=False):
    """The record `OrderCreation`."""

    externalOrderId: Optional[str]
    customerReference: Optional[str]
    transportType: Optional[Literal["DRIVEN", "TRAILER", "TRUCK"]]
    vehicle: Optional[OrderCreationVehicle]
    requestedPickup: Optional[str]
    requestedDelivery: Optional[str]
    services: Optional[OrderCreationServices]
    #: Note for dispatch and driver
    instructions: Optional[str]
    #: Receives the tracking link and status messages
    endCustomerEmail: Optional[str]
    metadata: Optional[Dict[str, Any]]


class RequestLogEntryCredential(TypedDict):
    """What `credential` of `RequestLogEntry` holds."""

    id: str
    name: str
    type: Literal["api_key", "oauth_client"]
    prefix: str
    clientId: Optional[str]


class RequestLogEntryOrder(TypedDict):
    """What `order` of `RequestLogEntry` holds."""

    id: str
    number: str


class RequestLogEntry(TypedDict):
    """The record `RequestLogEntry`."""

    requestId: str
    #: ISO 8601, UTC
    at: str
    interface: Literal["v1", "legacy", "oauth"]
    environment: Literal["production", "sandbox"]
    method: str
    #: Without the query, which is not stored
    path: str
    status: int
    durationMs: float
    credential: Optional[RequestLogEntryCredential]
    order: Optional[RequestLogEntryOrder]
    externalOrderId: Optional[str]
    #: The error code of API v1, also for calls of the older interface
    errorCode: Optional[str]


class CurrentCredentialAccount(TypedDict):
    """What `account` of `CurrentCredential` holds."""

    id: str
    name: str


class CurrentCredentialCredential(TypedDict):
    """What `credential` of `CurrentCredential` holds."""

    id: str
    name: str
    #: The id of the OAuth client; null for an API key
    clientId: Optional[str]
    #: The readable start of the key or secret
    prefix: str
    environment: Literal["production", "sandbox"]
    type: Literal["oauth_client", "api_key"]
    #: The scopes of this call: a token may hold fewer than its client
    scopes: List[Literal[
        "orders:read",
        "orders:write",
        "tracking:read",
        "documents:read",
        "invoices:read",
        "quotes:read",
        "quotes:write",
        "webhooks:manage",
    ]]
    expiresAt: Optional[str]
    #: ISO 8601, UTC
    createdAt: str


class CurrentCredentialAuthentication(TypedDict):
    """What `authentication` of `CurrentCredential` holds."""

    method: Literal["access_token", "api_key"]
    #: When the access token ends; null for an API key
    expiresAt: Optional[str]


class CurrentCredential(TypedDict):
    """The record `CurrentCredential`."""

    environment: Literal["production", "sandbox"]
    account: CurrentCredentialAccount
    credential: CurrentCredentialCredential
    authentication: CurrentCredentialAuthentication
    apiVersion: Literal["2026-09-01"]


class WebhookTestResult(TypedDict):
    """The record `WebhookTestResult`."""

    delivered: bool
    #: HTTP status of the answer
    status: Optional[int]
    durationMs: int
    #: The beginning of the response
    response: str
    error: Optional[str]
    deliveryId: str


class WebhookSubscription(TypedDict):
    """The record `WebhookSubscription`."""

    id: str
    url: str
    events: List[str]
    description: Optional[str]
    environment: Literal["production", "sandbox"]
    status: Literal["ACTIVE", "PAUSED"]
    format: Literal["2026-09-01", "legacy"]
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str


class CreatedWebhookSubscription(TypedDict):
    """The record `CreatedWebhookSubscription`."""

    id: str
    url: str
    events: List[str]
    description: Optional[str]
    environment: Literal["production", "sandbox"]
    status: Literal["ACTIVE", "PAUSED"]
    format: Literal["2026-09-01", "legacy"]
    #: ISO 8601, UTC
    createdAt: str
    #: ISO 8601, UTC
    updatedAt: str
    #: 64 hexadecimal characters, shown once; as text they are the key of the HMAC
    secret: str
    #: The same secret as Standard Webhooks libraries take it
    standardWebhooksSecret: str


class _ObtainAccessTokenBodyRequired(TypedDict):
    """The fields that every `ObtainAccessTokenBody` has."""

    grant_type: Literal["client_credentials"]


class ObtainAccessTokenBody(_ObtainAccessTokenBodyRequired, total=False):
    """What obtainAccessToken takes."""

    #: Unless sent with HTTP Basic
    client_id: str
    #: Unless sent with HTTP Basic
    client_secret: str
    #: Space-separated subset of the scopes of the client; default all
    scope: str


class _OlderCreateOrderBodyRequired(TypedDict):
    """The fields that every `OlderCreateOrderBody` has."""

    #: text
    pickup: Any
    #: text
    delivery: Any


class OlderCreateOrderBody(_OlderCreateOrderBodyRequired, total=False):
    """What olderCreateOrder takes."""

    #: text
    externalOrderId: Any
    #: text
    pickupZip: Any
    #: text
    deliveryZip: Any
    #: time
    pickupDate: Any
    #: time
    expectedDeliveryDate: Any
    #: CAR, COMBI, SUV, VAN, TRUCK_7_5, TRUCK_12, TRUCK_40, in any letter case
    vehicleType: Any
    #: DIESEL, PETROL, ELECTRIC, HYBRID, HYDROGEN, LPG, LNG, in any letter case
    fuelType: Any
    #: text
    vin: Any
    #: text
    vehicleMake: Any
    #: text
    vehicleModel: Any
    #: integer
    vehicleYear: Any
    #: text
    licensePlate: Any
    #: text
    pickupContactName: Any
    #: text
    pickupContactPhone: Any
    #: text
    deliveryContactName: Any
    #: text
    deliveryContactPhone: Any
    #: text
    notes: Any
    #: NONE, FULL_REGISTRATION, in any letter case
    registrationService: Any
    #: DRIVEN_SINGLE, CARRIER_SINGLE, CARRIER_MULTI, FLEXIBLE, in any letter case
    transportMode: Any
    #: EXISTING_REGISTRATION, RED_PLATE, SHORT_TERM_PLATE, AUTO_SELECT, NOT_REQUIRED, in any letter case
    roadMovementMethod: Any
    #: REGISTERED, NOT_REGISTERED, DEREGISTERED, in any letter case
    registrationStatus: Any
    #: number
    distance: Any
    #: email
    endCustomerEmail: Any


class OlderListProcessesAnswer(TypedDict):
    """What olderListProcesses answers."""

    vorgaenge: List[OlderProcess]


class ListLoggedCallsAnswer(TypedDict):
    """What listLoggedCalls answers."""

    data: List[RequestLogEntry]
    #: Null when there is no further page
    nextCursor: Optional[str]
    #: Set when the search stopped before the page was full: the next page continues from here
    searchedTo: Optional[str]


class ListOrdersAnswer(TypedDict):
    """What listOrders answers."""

    data: List[Order]
    #: Null when there is no further page
    nextCursor: Optional[str]


class CancelOrderBody(TypedDict, total=False):
    """What cancelOrder takes."""

    reason: Optional[str]


class ListDocumentsAnswer(TypedDict):
    """What listDocuments answers."""

    data: List[Document]


class AcceptQuoteBody(TypedDict, total=False):
    """What acceptQuote takes."""

    #: The version that you decide on
    version: int


class _CreateWebhookSubscriptionBodyRequired(TypedDict):
    """The fields that every `CreateWebhookSubscriptionBody` has."""

    #: https, publicly reachable
    url: str
    events: List[Literal[
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
    ]]


class CreateWebhookSubscriptionBody(_CreateWebhookSubscriptionBodyRequired, total=False):
    """What createWebhookSubscription takes."""

    description: Optional[str]


class ListWebhookSubscriptionsAnswer(TypedDict):
    """What listWebhookSubscriptions answers."""

    data: List[WebhookSubscription]


class AdvanceSandboxOrderBody(TypedDict, total=False):
    """What advanceSandboxOrder takes."""

    toEnd: bool


class ListInboxMessagesAnswer(TypedDict):
    """What listInboxMessages answers."""

    data: List[InboxMessage]
