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
    "ChangeWebhookSubscriptionBody",
    "CreateWebhookSubscriptionBody",
    "CreatedWebhookSubscription",
    "CurrentCredential",
    "CurrentCredentialAccount",
    "CurrentCredentialAuthentication",
    "CurrentCredentialCredential",
    "Document",
    "Error",
    "ErrorError",
    "Event",
    "EventPage",
    "Inbox",
    "InboxMessage",
    "InboxMessageSignature",
    "InboxMessageSignatureChecks",
    "ListDocumentsAnswer",
    "ListInboxMessagesAnswer",
    "ListInboxesAnswer",
    "ListLoggedCallsAnswer",
    "ListOrdersAnswer",
    "ListWebhookDeliveriesAnswer",
    "ListWebhookSubscriptionsAnswer",
    "ListedInbox",
    "Location",
    "LocationContact",
    "LocationCoordinates",
    "MoveSandboxClockBody",
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
    "OrderAtClock",
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
    "OrderPriceLines",
    "OrderReadiness",
    "OrderServices",
    "OrderStatus",
    "OrderVehicle",
    "OrderVehicleOperationalStatus",
    "OrderVehicleRegistration",
    "PausedWebhookSubscription",
    "Quote",
    "QuoteAcceptance",
    "QuoteAmounts",
    "QuoteLineItems",
    "RequestLogEntry",
    "RequestLogEntryCredential",
    "RequestLogEntryOrder",
    "ResendFailedWebhookDeliveriesBody",
    "ResentWebhookDeliveries",
    "RollWebhookSubscriptionSecretBody",
    "RolledWebhookSubscription",
    "Scenario",
    "TestClock",
    "TestClockRan",
    "Tracking",
    "TrackingLocation",
    "WebhookDelivery",
    "WebhookDeliveryDetails",
    "WebhookDeliveryDetailsAttemptLog",
    "WebhookSubscription",
    "WebhookTestResult",
]


class ErrorError(TypedDict):
    """What `error` of `Error` holds."""

    #: Fixed value to evaluate. Further codes may be added: handle an unknown code by its HTTP status
    #:
    #: - `ACCESS_TOKEN_REQUIRED`: A client secret was sent as a key. The secret of an OAuth client can only
    #: be exchanged for tokens; calls do not accept it.
    #: - `ACCOUNT_NOT_ELIGIBLE`: This account does not order transfers. Only accounts of ordering customers
    #: may call this interface.
    #: - `ACCOUNT_SUSPENDED`: The account is suspended. Every call of the account is refused until the
    #: operator ends the suspension. Orders in progress continue.
    #: - `CREDENTIALS_AWAITING_APPROVAL`: This key waits for approval. It may order in production, and the
    #: person who made it may not. The admins of your account got a mail about it.
    #: - `CREDENTIALS_DISABLED`: This key is disabled. A person of your account, or the operator, switched
    #: it off. It can be switched on again.
    #: - `CREDENTIALS_EXPIRED`: This key has expired. Its expiry was set when it was created. Calls with it
    #: have been refused since then.
    #: - `DOCUMENT_NOT_FOUND`: There is no such document. The order has no document with this id, or the
    #: key may not see its kind.
    #: - `ENDPOINT_PAUSED`: The endpoint is paused. It gets no messages until it is resumed.
    #: - `EXTERNAL_ORDER_ID_EXISTS`: An order with this externalOrderId already exists. Within 24 hours the
    #: same call gets the first answer again; after that the number itself prevents a second order.
    #: - `FEATURE_NOT_ENABLED`: API v1 is not enabled in production. The sandbox works at once; production
    #: is switched on by the operator.
    #: - `IDEMPOTENCY_KEY_REUSED`: The same key was sent with other content. An Idempotency-Key or
    #: externalOrderId belongs to one call. This one was already used for another call.
    #: - `IDEMPOTENCY_REQUEST_IN_PROGRESS`: The first call with this key is still running. Two calls with
    #: the same key arrived at the same time; the first one is still running.
    #: - `INSUFFICIENT_SCOPE`: The key may not do this. Each key has scopes. The one that this call needs
    #: is not among them.
    #: - `INTERNAL_ERROR`: Something went wrong on our side. Nothing was done partially: a call without a
    #: successful answer had no effect.
    #: - `INVALID_CREDENTIALS`: The key is unknown. It was revoked, rolled, copied incompletely, or the
    #: credential of a token was deleted.
    #: - `INVALID_CURSOR`: The cursor does not fit here. A cursor belongs to one list with its filters, and
    #: comes back exactly as it was sent.
    #: - `INVALID_IDEMPOTENCY_KEY`: The Idempotency-Key is empty, too long or not readable. It may have 1
    #: to 200 characters.
    #: - `INVALID_JSON`: The body is not valid JSON. It could not be read at all, so no field was checked.
    #: - `INVALID_REQUEST`: Fields are missing, wrong or unknown. Nothing was created or changed. All wrong
    #: fields are named at once.
    #: - `INVALID_SCENARIO`: The sandbox does not know this scenario. X-Sandbox-Scenario takes the name of
    #: a scenario; POST /extern/quotes only QUOTE_REQUIRED.
    #: - `INVALID_TOKEN`: The access token is not ours or was altered. Tokens are signed; a single missing
    #: character makes them invalid.
    #: - `INVALID_WEBHOOK_URL`: This address cannot receive webhooks. It must be https, public and without
    #: a redirect. details.reason says what is wrong.
    #: - `NOT_FOUND`: There is no such endpoint. No operation has this method and path.
    #: - `NO_CONTRACTING_PARTY`: No commercial contact is stored. Production orders need a contact to send
    #: quotes and invoices to.
    #: - `NO_V1_MESSAGE`: This event has no message in the new format. The endpoint was switched to API v1
    #: since then, and API v1 does not know this event.
    #: - `ORDER_NOT_CANCELLABLE`: Too late to cancel. The vehicle was picked up, or the request is closed.
    #: - `ORDER_NOT_CHANGEABLE`: Too late to change. Orders change until pickup; a request that waits for a
    #: quote does not change at all.
    #: - `ORDER_NOT_FOUND`: There is no such order here. Production and sandbox are separate, and every
    #: account sees only its own.
    #: - `PAYLOAD_TOO_LARGE`: The body is too large. At most 256 KiB are read.
    #: - `QUOTE_ACCEPTANCE_NOT_AGREED`: Your agreement has no acceptance by API. Quotes are signed through
    #: the link in the mail.
    #: - `QUOTE_ALREADY_DECIDED`: The quote is already decided. It was accepted, declined or withdrawn.
    #: details.status says which.
    #: - `QUOTE_DOCUMENT_NOT_FOUND`: There is no PDF of the quote. It exists only after the first quote,
    #: and never in the sandbox.
    #: - `QUOTE_EXPIRED`: The quote has expired. Its validity ended; the request waits for a new quote.
    #: - `QUOTE_NOT_FOUND`: There is no such request or quote. Production and sandbox are separate, and
    #: every account sees only its own.
    #: - `QUOTE_NOT_OFFERED`: There is nothing to decide on yet. No quote is on offer for this request.
    #: - `QUOTE_VERSION_MISMATCH`: Another version is on offer. The quote was revised since you read it.
    #: - `RATE_LIMITED`: Too many calls. A key may call 600 times a minute and 50 times a second; an
    #: address may be refused 30 sign-ins a minute.
    #: - `REQUEST_HAS_QUOTE`: A quote is on offer. A request with a quote is declined, not cancelled.
    #: - `SANDBOX_FINISHED`: The scenario has ended. There is no further step.
    #: - `SANDBOX_LIMIT`: The day’s test orders are used up. An account may create 500 a day (UTC).
    #: - `SANDBOX_ONLY`: This works only in the sandbox. This is a production key.
    #: - `SERVICE_BUSY`: Too many documents are being rendered right now. The queue of documents is full;
    #: nothing was changed.
    #: - `SERVICE_NOT_APPLICABLE`: This service does not fit the order. A short-term plate on a truck
    #: transport, for instance. details.errors lists all of them.
    #: - `SERVICE_NOT_SUPPORTED`: The operator does not offer this service. Export plates and customs are
    #: not offered.
    #: - `SERVICE_UNAVAILABLE`: The service cannot reach its database. For example while its database moves
    #: to another server, which takes seconds. Whether a change happened is unknown.
    #: - `STORAGE_UNAVAILABLE`: Files cannot be stored or read right now. The store that holds documents
    #: and photos does not answer. Nothing was changed, and calls without files work.
    #: - `SUBSCRIPTION_NOT_FOUND`: There is no such endpoint in this environment. It was deleted, or
    #: belongs to the other environment.
    #: - `TOKEN_EXPIRED`: The access token is older than an hour. This is normal: tokens last one hour.
    #: - `TOO_MANY_SUBSCRIPTIONS`: There are already ten endpoints. More than that is not possible in one
    #: environment.
    #: - `TRANSPORT_TYPE_NOT_ALLOWED`: Your agreement does not have this transport type. Which types you
    #: may order is agreed with the operator.
    #: - `UNAUTHORIZED`: No key was sent. The call had neither Authorization nor X-API-Key.
    #: - `VEHICLE_NOT_DRIVEABLE`: The vehicle cannot be driven. DRIVEN needs a vehicle that is driveable
    #: and roadworthy.
    code: str
    #: English sentence for people; may change
    message: str
    #: The id of the call, also in the header X-Request-Id
    requestId: str
    #: Details of the error; the errors page lists the fields of each code
    details: Dict[str, Any]


class Error(TypedDict):
    """The record `Error`."""

    #: What went wrong
    error: ErrorError


class Event(TypedDict):
    """The record `Event`."""

    #: The id of the event, as in the header webhook-id
    id: str
    #: The name of the event
    #:
    #: - `order.created`: An order or request was created, or a quote was accepted
    #: - `order.accepted`: The order was accepted and released
    #: - `order.scheduled`: The trip was scheduled
    #: - `driver.assigned`: A driver was assigned
    #: - `pickup.started`: The driver is on the way to the pickup
    #: - `pickup.arrived`: The driver is at the pickup
    #: - `vehicle.picked_up`: The vehicle was picked up; the protocol is available
    #: - `transport.started`: The vehicle is on its way
    #: - `transport.delayed`: A delay was reported
    #: - `order.rescheduled`: A requested date changed, or the operator changed the order; read it for the
    #: other fields
    #: - `delivery.arrived`: The driver is at the destination
    #: - `vehicle.delivered`: The vehicle was handed over; the protocol is available
    #: - `damage.reported`: Damage was noted at the handover or afterwards
    #: - `order.completed`: The order is finished
    #: - `order.cancelled`: The order was cancelled
    #: - `order.rejected`: The request was withdrawn, declined or rejected
    #: - `document.uploaded`: A document was uploaded
    #: - `quote.offered`: A quote is on offer
    #: - `invoice.created`: An invoice, a cancellation invoice or a credit note was issued
    #: - `invoice.cancelled`: An invoice was cancelled by another one
    #: - `webhook.test`: A test message
    type: Literal[
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
    #: The version of the format
    apiVersion: Literal["2026-09-01"]
    #: Strictly increasing within one order
    createdAt: str
    #: The account
    tenantId: str
    #: As in the webhook message of this type: the order and what the event is about
    data: Dict[str, Any]


class Inbox(TypedDict):
    """The record `Inbox`."""

    #: The id of the inbox
    id: str
    #: Where to send messages: the address for a webhook endpoint of the sandbox
    url: str
    #: When the inbox and its messages are deleted
    expiresAt: str


class OrderReadiness(TypedDict):
    """What `readiness` of `Order` holds."""

    #: Whether dispatch can plan the order
    #:
    #: - `READY_FOR_PLANNING`: Dispatch has all that it needs to plan the trip
    #: - `INCOMPLETE`: The order is accepted, but the fields in `missing` are still needed
    status: Literal["READY_FOR_PLANNING", "INCOMPLETE"]
    #: True if a registration or a short-term plate was ordered, for which the operator needs papers
    documentsRequired: bool
    #: Paths of the fields that dispatch still needs, such as `vehicle.vin`
    missing: List[str]


class OrderVehicleRegistration(TypedDict):
    """What `registration` of `OrderVehicle` holds."""

    #: Whether the vehicle is registered; null if not known
    #:
    #: - `REGISTERED`: The vehicle is registered and has valid plates
    #: - `NOT_REGISTERED`: The vehicle was never registered
    #: - `DEREGISTERED`: The vehicle was registered once and is not any more
    status: Optional[Literal["REGISTERED", "NOT_REGISTERED", "DEREGISTERED"]]
    #: Number on its plates; null if none was given
    licensePlate: Optional[str]


class OrderVehicleOperationalStatus(TypedDict):
    """What `operationalStatus` of `OrderVehicle` holds."""

    #: Whether the vehicle can move by itself
    driveable: bool
    #: Whether it may be driven on public roads
    roadworthy: bool


class OrderVehicle(TypedDict):
    """What `vehicle` of `Order` holds."""

    #: Vehicle identification number of 17 characters; null if not known yet
    vin: Optional[str]
    #: Make, such as Volkswagen; null if none was given
    manufacturer: Optional[str]
    #: Model, such as Golf; null if none was given
    model: Optional[str]
    #: Year of the model; null if none was given
    modelYear: Optional[int]
    #: Kind of vehicle
    #:
    #: - `CAR`: A passenger car of another kind than those below
    #: - `COMBI`: An estate car
    #: - `SUV`: A sport utility vehicle
    #: - `VAN`: A van or minibus
    #: - `TRUCK_7_5`: A truck of up to 7.5 tonnes
    #: - `TRUCK_12`: A truck of up to 12 tonnes
    #: - `TRUCK_40`: A truck of up to 40 tonnes
    type: Literal["CAR", "COMBI", "SUV", "VAN", "TRUCK_7_5", "TRUCK_12", "TRUCK_40"]
    #: Fuel or energy source
    #:
    #: - `DIESEL`: Diesel
    #: - `PETROL`: Petrol
    #: - `ELECTRIC`: Battery only
    #: - `HYBRID`: A combustion engine and a battery
    #: - `HYDROGEN`: Hydrogen
    #: - `LPG`: Liquefied petroleum gas
    #: - `LNG`: Liquefied natural gas
    fuelType: Literal["DIESEL", "PETROL", "ELECTRIC", "HYBRID", "HYDROGEN", "LPG", "LNG"]
    #: Registration and plates of the vehicle
    registration: OrderVehicleRegistration
    #: Whether the vehicle can be driven; `DRIVEN` transport needs both
    operationalStatus: OrderVehicleOperationalStatus


class OrderServices(TypedDict):
    """What `services` of `Order` holds."""

    #: Whether the operator registers the vehicle
    registration: bool
    #: Whether the operator gets short-term plates for the trip
    shortTermPlate: bool


class OrderPriceLines(TypedDict):
    """What `lines` of `OrderPrice` holds."""

    #: What the line is for; null for a line that the operator wrote on a quote
    #:
    #: - `BASE`: The transfer itself
    #: - `DISTANCE`: Kilometres; one line for each tier of the agreement
    #: - `MINIMUM`: Supplement to the minimum price
    #: - `WEEKEND`: Surcharge for a weekend
    #: - `EXPRESS`: Surcharge for short notice
    #: - `FUEL`: Fuel surcharge of the month
    #: - `REGISTRATION`: Registration of the vehicle
    #: - `SHORT_TERM_PLATE`: Short-term plate
    #: - `REGISTRATION_FEE`: Official fee of the registration, without VAT
    #: - `SHORT_TERM_PLATE_FEE`: Official fee of the short-term plate, without VAT
    code: Optional[Literal[
        "BASE",
        "DISTANCE",
        "MINIMUM",
        "WEEKEND",
        "EXPRESS",
        "FUEL",
        "REGISTRATION",
        "SHORT_TERM_PLATE",
        "REGISTRATION_FEE",
        "SHORT_TERM_PLATE_FEE",
    ]]
    #: The same in words
    description: str
    #: Kilometres for `DISTANCE`, otherwise the number of units
    quantity: float
    #: Amount of one unit without VAT
    unitNet: float
    #: Amount of the line without VAT
    net: float
    #: Rate of VAT in percent; 0 for an official fee that is passed on
    vatRate: float


class OrderPrice(TypedDict):
    """What `price` of `Order` holds."""

    #: Amount without VAT, with up to two decimals
    net: float
    #: Amount with VAT, with up to two decimals
    gross: float
    #: Rate of VAT in percent, such as 19
    vatRate: float
    #: Currency as an ISO 4217 code, such as EUR
    currency: str
    #: The parts that add up to the net amount
    lines: List[OrderPriceLines]


class OrderDriver(TypedDict):
    """What `driver` of `Order` holds."""

    #: First name of the driver
    firstName: str
    #: First letter of the last name
    initial: str


class Order(TypedDict):
    """The record `Order`."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The id that the service gave it; it stays the same when a request becomes an order
    id: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number in the address of the public tracking page
    trackingNumber: str
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Status of the order or request
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
    #: Whether anything is missing for planning the order
    readiness: OrderReadiness
    #: How the vehicle is moved
    #:
    #: - `DRIVEN`: A driver drives the vehicle on its own wheels
    #: - `TRAILER`: The vehicle is carried alone, on a trailer
    #: - `TRUCK`: The vehicle is carried with others, on a car transporter
    transportType: Literal["DRIVEN", "TRAILER", "TRUCK"]
    #: The vehicle to transfer
    vehicle: OrderVehicle
    #: Where the vehicle is picked up
    pickup: Location
    #: Where the vehicle is delivered
    delivery: Location
    #: When the vehicle should be picked up; null if none was requested
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered; a reported delay moves it; null if none was requested
    requestedDelivery: Optional[str]
    #: When the vehicle was picked up; null until then
    actualPickup: Optional[str]
    #: When the vehicle was handed over; null until then
    actualDelivery: Optional[str]
    #: What was ordered in addition to the transfer
    services: OrderServices
    #: Note for dispatch and driver; null if there is none
    instructions: Optional[str]
    #: The price by the agreement; null for a request until its quote is accepted
    price: Optional[OrderPrice]
    #: The driver; null unless one is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]
    #: Your own data, returned unchanged
    metadata: Dict[str, Any]
    #: True in the sandbox, where nothing is driven or billed
    sandbox: bool
    #: When the order or request was created
    createdAt: str
    #: Time of the last change
    updatedAt: str


class QuoteAmounts(TypedDict):
    """What `amounts` of `Quote` holds."""

    #: Amount without VAT
    net: float
    #: Amount with VAT
    gross: float
    #: Amount of the VAT
    vat: float
    #: Rate of VAT in percent, such as 19
    vatRate: float
    #: Currency as an ISO 4217 code, such as EUR
    currency: str


class QuoteLineItems(TypedDict):
    """What `lineItems` of `Quote` holds."""

    #: What the line is for
    description: str
    #: How many units
    quantity: float
    #: Amount of one unit without VAT
    unitNet: float
    #: Amount of the line without VAT
    net: float
    #: Rate of VAT in percent; 0 for an official fee that is passed on
    vatRate: float


class QuoteAcceptance(TypedDict):
    """What `acceptance` of `Quote` holds."""

    #: Whether the agreement provides acceptance by API
    viaApi: bool
    #: The page to accept or decline the quote; null when it is not on offer, or when the caller may not
    #: decide on quotes
    url: Optional[str]


class Quote(TypedDict):
    """The record `Quote`."""

    #: The id of the quote, which is also the id of the request
    id: str
    #: Number of the quote; null before the first one
    quoteNumber: Optional[str]
    #: The id of the request
    requestId: str
    #: Number of the request; of a quote for a change, the number of the order
    requestNumber: str
    #: The id of the order; null until the quote is accepted, unless it is for a change of an order
    orderId: Optional[str]
    #: Number of the order; null until the quote is accepted
    orderNumber: Optional[str]
    #: Status of the quote
    #:
    #: - `REQUESTED`: No quote was made yet
    #: - `OFFERED`: A quote is on offer and waits for a decision
    #: - `ACCEPTED`: The quote was accepted; the request became an order
    #: - `DECLINED`: The quote was declined; the request is rejected
    #: - `WITHDRAWN`: The operator withdrew the quote before a decision
    #: - `EXPIRED`: The quote was valid until `validUntil` and nobody decided
    state: Literal["REQUESTED", "OFFERED", "ACCEPTED", "DECLINED", "WITHDRAWN", "EXPIRED"]
    #: Version of the quote, counted from 1; 0 before the first quote
    version: int
    #: It can be accepted until this time; null before the first quote
    validUntil: Optional[str]
    #: What the order will cost; null before the first quote
    amounts: Optional[QuoteAmounts]
    #: The lines that add up to the net amount; empty before the first quote
    lineItems: List[QuoteLineItems]
    #: How the quote can be accepted
    acceptance: QuoteAcceptance
    #: Where to download the quote as PDF; null before it exists
    documentUrl: Optional[str]
    #: When the first quote was made; until then, when the request was created
    createdAt: str
    #: Time of the last change of the quote; before the first quote, that of the request
    updatedAt: str
    #: When it was accepted, declined or withdrawn; null until then
    decidedAt: Optional[str]


class Document(TypedDict):
    """The record `Document`."""

    #: The id of the document
    id: str
    #: Kind of document
    #:
    #: - `PICKUP_PROTOCOL`: The protocol of the pickup; exists from pickup on
    #: - `DELIVERY_PROTOCOL`: The protocol of the delivery; exists from delivery on
    #: - `DAMAGE_REPORT`: Damage that was noted at the handover or reported after it
    #: - `AUTHORIZATION`: A signed power of attorney that was uploaded
    #: - `VEHICLE_DOCUMENT`: Papers of the vehicle that were uploaded
    #: - `INVOICE`: An invoice, a cancellation invoice or a credit note; needs `invoices:read` too
    #: - `QUOTE`: The quote as it was offered; needs `quotes:read` too
    #: - `SIGNED_QUOTE`: The quote with the signature of its acceptance; needs `quotes:read` too
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
    #: File name for saving
    fileName: str
    #: Media type of the file, such as application/pdf
    contentType: str
    #: Size of the file in bytes
    size: int
    #: SHA-256 of the file in hexadecimal; compare it after the download
    sha256: str
    #: When the document was stored
    createdAt: str
    #: Where to download the file, with the same credential
    downloadUrl: str


class LocationContact(TypedDict):
    """What `contact` of `Location` holds."""

    #: Name of the person on site; null if none was given
    name: Optional[str]
    #: Phone number of that person; null if none was given
    phone: Optional[str]


class LocationCoordinates(TypedDict):
    """What `coordinates` of `Location` holds."""

    #: Latitude in degrees, WGS 84
    lat: float
    #: Longitude in degrees, WGS 84
    lng: float


class Location(TypedDict):
    """The record `Location`."""

    #: The whole address in one line, for showing it to people
    formatted: str
    #: Company at the address; null if none was given
    company: Optional[str]
    #: Street and house number
    street: str
    #: Postal code in the form of the country
    postalCode: str
    #: Town or city
    city: str
    #: Country as an ISO 3166-1 alpha-2 code, such as DE
    country: str
    #: The contact person on site
    contact: LocationContact
    #: Coordinates of the address; null until they were found
    coordinates: Optional[LocationCoordinates]


class Scenario(TypedDict):
    """The record `Scenario`."""

    #: The scenario that the order plays
    #:
    #: - `STANDARD`: From order to invoice without problems
    #: - `DELAY`: On the road a delay is reported; the delivery moves by two hours
    #: - `DAMAGE`: Damage is noted at the handover, with a damage report
    #: - `CANCELLATION`: The operator cancels after a driver was assigned
    #: - `QUOTE_REQUIRED`: A request first, then a quote, its acceptance, and the order
    #: - `EXTRAS`: Waiting time and a fuel receipt are approved, invoiced with the transport, and paid
    #: - `CORRECTED_INVOICE`: The invoice is cancelled, and a new one is issued
    #: - `TRIP_IN_VAIN`: The vehicle is not there; the order is cancelled, and the trip is invoiced
    #: - `CHANGED_ORDER`: The operator changes the destination and the price, before the pickup and on the
    #: way
    name: Literal[
        "STANDARD",
        "DELAY",
        "DAMAGE",
        "CANCELLATION",
        "QUOTE_REQUIRED",
        "EXTRAS",
        "CORRECTED_INVOICE",
        "TRIP_IN_VAIN",
        "CHANGED_ORDER",
    ]
    #: How the next step is started
    #:
    #: - `automatic`: A step runs every 20 seconds
    #: - `manual`: A step runs only when you advance the order
    mode: Literal["automatic", "manual"]
    #: Number of the last step that ran; 1 is the creation
    step: int
    #: Number of steps of the scenario
    steps: int
    #: Whether all steps have run
    finished: bool
    #: Name of the last step that ran, such as `DRIVER_ASSIGNED`
    last: Optional[str]
    #: Name of the next step; null at the end
    next: Optional[str]


class TrackingLocation(TypedDict):
    """What `location` of `Tracking` holds."""

    #: Latitude in degrees, WGS 84
    lat: float
    #: Longitude in degrees, WGS 84
    lng: float
    #: When the device measured the position
    recordedAt: str
    #: Radius of uncertainty in metres; null if not known
    accuracyMeters: Optional[float]
    #: Direction of travel, clockwise from north; null if not known
    headingDegrees: Optional[float]
    #: Speed in km/h; null if not known
    speedKmh: Optional[float]


class Tracking(TypedDict):
    """The record `Tracking`."""

    #: Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it
    location: Optional[TrackingLocation]
    #: True when the position is older than three intervals
    stale: bool
    #: Why there is no position; null when there is one
    #:
    #: - `NOT_IN_TRANSIT`: The vehicle is not picked up yet, or was delivered already
    #: - `NO_POSITION`: The driver does not share positions, or none arrived yet
    #: - `SANDBOX`: No vehicle is driven in the sandbox
    locationUnavailableReason: Optional[Literal["NOT_IN_TRANSIT", "NO_POSITION", "SANDBOX"]]
    #: When the driver will probably be at the pickup: from the position, otherwise as requested; null once
    #: picked up
    estimatedPickup: Optional[str]
    #: When the vehicle will probably arrive: from the position, otherwise from the plan
    estimatedDelivery: Optional[str]
    #: Kilometres by road to the destination; null without a position
    distanceRemainingKm: Optional[float]
    #: The driver; null unless one is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]


class EventPage(TypedDict):
    """The record `EventPage`."""

    #: Oldest first; each is exactly the body of the webhook message
    data: List[Event]
    #: Send it as `cursor` to get the next page; null on the last page
    nextCursor: Optional[str]
    #: Never null: send it as `cursor` with the next poll to get newer events
    resumeCursor: str


class TestClockRan(TypedDict):
    """What `ran` of `TestClock` holds."""

    #: The name of the step, such as VEHICLE_PICKED_UP
    name: str
    #: When the step is planned, by the clock of the order
    at: str


class TestClock(TypedDict):
    """The record `TestClock`."""

    #: Current time of the order's clock
    now: str
    #: The steps that this call ran; QUOTE_EXPIRED if a quote ended
    ran: List[TestClockRan]
    #: The next planned step; null if the scenario has ended or waits for your decision
    next: Optional[TestClockRan]


class OAuthError(TypedDict):
    """The record `OAuthError`."""

    #: The code of RFC 6749 to evaluate
    #:
    #: - `invalid_request`: A parameter is missing or sent twice, or the body cannot be read
    #: - `invalid_client`: The client id is unknown or the secret is wrong; the answer does not say which
    #: - `unauthorized_client`: The client or its account is disabled, expired, suspended or waits for
    #: approval
    #: - `unsupported_grant_type`: The grant is not `client_credentials`
    #: - `invalid_scope`: The client does not hold a scope that was asked for
    #: - `temporarily_unavailable`: Too many token requests, or the service has no database right now; wait
    #: for Retry-After seconds
    #: - `server_error`: An unexpected error of the service
    error: Literal[
        "invalid_request",
        "invalid_client",
        "unauthorized_client",
        "unsupported_grant_type",
        "invalid_scope",
        "temporarily_unavailable",
        "server_error",
    ]
    #: English sentence for people; may change
    error_description: str


class _OlderErrorRequired(TypedDict):
    """The fields that every `OlderError` has."""

    #: The code to evaluate
    error: str
    #: German sentence for people
    message: str
    #: The id of the call, as in the header X-Request-Id
    requestId: str


class OlderError(_OlderErrorRequired, total=False):
    """The record `OlderError`."""

    #: For wrong fields `fehler`, a list of `feld` and `grund`; absent if there is nothing to add
    details: Dict[str, Any]


class OrderCheck(TypedDict):
    """The record `OrderCheck`."""

    #: The result of creating it now
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The price by the agreement; null for a request
    price: Optional[OrderPrice]


class AccessToken(TypedDict):
    """The record `AccessToken`."""

    #: The token, to be sent as `Authorization: Bearer`
    access_token: str
    #: How the token is sent
    token_type: Literal["Bearer"]
    #: For how many seconds the token is valid
    expires_in: Literal[3600]
    #: The scopes of the token, separated by spaces
    scope: str


class ListedInbox(TypedDict):
    """The record `ListedInbox`."""

    #: The id of the inbox
    id: str
    #: Where to send messages: the address for a webhook endpoint of the sandbox
    url: str
    #: When the inbox and its messages are deleted
    expiresAt: str
    #: When it was created
    createdAt: str
    #: How many messages it has
    messages: int
    #: When the newest one came
    lastMessageAt: Optional[str]


class OlderStatus(TypedDict):
    """The record `OlderStatus`."""

    #: Whether this is an order or a request
    #:
    #: - `ORDER`: An order
    #: - `REQUEST`: A request that needs a quote
    art: Literal["ORDER", "REQUEST"]
    #: The id of the order or request
    orderId: str
    #: Number of the order; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; null if it never was one
    requestNumber: Optional[str]
    #: The internal status, for example OPEN
    status: str
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Number of the public tracking page
    trackingNumber: str
    #: When the vehicle should be picked up, in UTC; null if none was requested
    pickupDate: Optional[str]
    #: When the vehicle should be delivered, in UTC; null if none was requested
    expectedDeliveryDate: Optional[str]
    #: When the vehicle was picked up; null until then
    actualPickup: Optional[str]
    #: When the vehicle was handed over; null until then
    actualDelivery: Optional[str]
    #: When the order or request was created
    createdAt: str
    #: Time of the last change
    updatedAt: str


class OrderChangePickupContact(TypedDict, total=False):
    """What `contact` of `OrderChangePickup` holds."""

    #: Name of the person on site
    name: Optional[str]
    #: Phone number of that person; the driver may call it
    phone: Optional[str]


class OrderChangePickup(TypedDict, total=False):
    """What `pickup` of `OrderChange` holds."""

    #: The contact on site: fields that are not sent stay, and a field that is null is cleared
    contact: OrderChangePickupContact


class OrderChangeVehicleRegistration(TypedDict, total=False):
    """What `registration` of `OrderChangeVehicle` holds."""

    #: Number on its plates
    licensePlate: str


class OrderChangeVehicle(TypedDict, total=False):
    """What `vehicle` of `OrderChange` holds."""

    #: Vehicle identification number: 17 letters and digits in either case, no I, O or Q
    vin: str
    #: Of the registration only the plate can change
    registration: OrderChangeVehicleRegistration


class OrderChange(TypedDict, total=False):
    """The record `OrderChange`."""

    #: Your reference, which need not be unique and is printed on documents; null clears it
    customerReference: Optional[str]
    #: Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it
    customerCostCentre: Optional[str]
    #: When the vehicle should be picked up: ISO 8601 with a time zone; null clears it
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears
    #: it
    requestedDelivery: Optional[str]
    #: At the pickup only the contact can change
    pickup: OrderChangePickup
    #: At the delivery only the contact can change
    delivery: OrderChangePickup
    #: Note for dispatch and driver; null clears it
    instructions: Optional[str]
    #: Of the vehicle only VIN and plate can change
    vehicle: OrderChangeVehicle
    #: Your own data, at most 16 KiB and 5 levels; replaces the previous value completely
    metadata: Dict[str, Any]


class OrderStatus(TypedDict):
    """The record `OrderStatus`."""

    #: Status of the order or request
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
    #: Whether anything is missing for planning the order
    readiness: OrderReadiness
    #: When the vehicle should be picked up; null if none was requested
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered; a reported delay moves it; null if none was requested
    requestedDelivery: Optional[str]
    #: When the vehicle was picked up; null until then
    actualPickup: Optional[str]
    #: When the vehicle was handed over; null until then
    actualDelivery: Optional[str]
    #: When the vehicle will probably arrive, computed while it is in transit; otherwise null
    estimatedDelivery: Optional[str]


class InboxMessageSignatureChecks(TypedDict):
    """What `checks` of `InboxMessageSignature` holds."""

    #: What was checked
    name: str
    #: Whether this check succeeded
    ok: bool
    #: The finding, in one sentence
    explanation: str


class InboxMessageSignature(TypedDict):
    """What `signature` of `InboxMessage` holds."""

    #: Whether all checks succeeded
    valid: bool
    #: The steps of checking the signature, in order
    checks: List[InboxMessageSignatureChecks]


class InboxMessage(TypedDict):
    """The record `InboxMessage`."""

    #: The id of the stored message
    id: str
    #: When the inbox received it
    receivedAt: str
    #: The headers of the message, by their name in lower case
    headers: Dict[str, str]
    #: The body as it was received: exactly the bytes that were signed
    body: str
    #: The checked signature; null when no endpoint sends to this inbox any more
    signature: Optional[InboxMessageSignature]


class OlderCreated(TypedDict):
    """The record `OlderCreated`."""

    #: Whether this is an order or a request
    #:
    #: - `ORDER`: An order
    #: - `REQUEST`: A request that needs a quote
    art: Literal["ORDER", "REQUEST"]
    #: The id of the order or request
    orderId: str
    #: Number of the order; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; null if it never was one
    requestNumber: Optional[str]
    #: The internal status, for example OPEN
    status: str
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Whether this repeats the first answer
    wiederholung: bool
    #: Names of the price and control fields that were dropped
    verworfeneFelder: List[str]
    #: A German sentence about the reason of a request and about dropped fields; null without both
    hinweis: Optional[str]


class OlderProcessVerlauf(TypedDict):
    """What `verlauf` of `OlderProcess` holds."""

    #: Number of the step
    schritt: int
    #: Name of the step
    name: str
    #: When the step ran
    zeitpunkt: str


class OlderProcess(TypedDict):
    """The record `OlderProcess`."""

    #: Whether this is an order or a request
    #:
    #: - `ORDER`: An order
    #: - `REQUEST`: A request that needs a quote
    art: Literal["ORDER", "REQUEST"]
    #: The id of the order or request
    orderId: str
    #: Number of the order; null while it is a request
    orderNumber: Optional[str]
    #: Number of the request; null if it never was one
    requestNumber: Optional[str]
    #: The internal status, for example OPEN
    status: str
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Name of the scenario, for example STANDARD
    szenario: str
    #: How the next step is started
    #:
    #: - `automatic`: A step runs every 20 seconds
    #: - `manual`: A step runs only when you advance the order
    modus: Literal["automatic", "manual"]
    #: Number of the last step that ran; 1 is the creation
    schritt: int
    #: Number of steps of the scenario
    schritte: int
    #: Whether all steps have run
    abgeschlossen: bool
    #: Name of the last step that ran
    letzterSchritt: Optional[str]
    #: Name of the next step; null at the end
    naechsterSchritt: Optional[str]
    #: The steps so far, oldest first
    verlauf: List[OlderProcessVerlauf]


class OrderAtClock(TypedDict):
    """The record `OrderAtClock`."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The id that the service gave it; it stays the same when a request becomes an order
    id: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number in the address of the public tracking page
    trackingNumber: str
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Status of the order or request
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
    #: Whether anything is missing for planning the order
    readiness: OrderReadiness
    #: How the vehicle is moved
    #:
    #: - `DRIVEN`: A driver drives the vehicle on its own wheels
    #: - `TRAILER`: The vehicle is carried alone, on a trailer
    #: - `TRUCK`: The vehicle is carried with others, on a car transporter
    transportType: Literal["DRIVEN", "TRAILER", "TRUCK"]
    #: The vehicle to transfer
    vehicle: OrderVehicle
    #: Where the vehicle is picked up
    pickup: Location
    #: Where the vehicle is delivered
    delivery: Location
    #: When the vehicle should be picked up; null if none was requested
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered; a reported delay moves it; null if none was requested
    requestedDelivery: Optional[str]
    #: When the vehicle was picked up; null until then
    actualPickup: Optional[str]
    #: When the vehicle was handed over; null until then
    actualDelivery: Optional[str]
    #: What was ordered in addition to the transfer
    services: OrderServices
    #: Note for dispatch and driver; null if there is none
    instructions: Optional[str]
    #: The price by the agreement; null for a request until its quote is accepted
    price: Optional[OrderPrice]
    #: The driver; null unless one is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]
    #: Your own data, returned unchanged
    metadata: Dict[str, Any]
    #: True in the sandbox, where nothing is driven or billed
    sandbox: bool
    #: When the order or request was created
    createdAt: str
    #: Time of the last change
    updatedAt: str
    #: The progress of the scenario
    scenario: Scenario
    #: The clock of the order and what it ran
    clock: TestClock


class AdvancedOrder(TypedDict):
    """The record `AdvancedOrder`."""

    #: Whether this is an order or a request that waits for a quote
    #:
    #: - `ORDER`: It is ordered and has a price
    #: - `REQUEST`: The agreement asks for a quote; accepting the quote makes it an order
    kind: Literal["ORDER", "REQUEST"]
    #: The id that the service gave it; it stays the same when a request becomes an order
    id: str
    #: Number of the order, in the sandbox with the prefix `SBX-`; null while it is a request
    orderNumber: Optional[str]
    #: Number in the address of the public tracking page
    trackingNumber: str
    #: Address of the public tracking page, which needs no login
    trackingUrl: str
    #: Number of the request; kept after it became an order; null if it never was a request
    requestNumber: Optional[str]
    #: Your own number; null if you sent none
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents; null if you sent none
    customerReference: Optional[str]
    #: Your cost centre, which is on the lines of the invoice; null if you sent none
    customerCostCentre: Optional[str]
    #: Status of the order or request
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
    #: Whether anything is missing for planning the order
    readiness: OrderReadiness
    #: How the vehicle is moved
    #:
    #: - `DRIVEN`: A driver drives the vehicle on its own wheels
    #: - `TRAILER`: The vehicle is carried alone, on a trailer
    #: - `TRUCK`: The vehicle is carried with others, on a car transporter
    transportType: Literal["DRIVEN", "TRAILER", "TRUCK"]
    #: The vehicle to transfer
    vehicle: OrderVehicle
    #: Where the vehicle is picked up
    pickup: Location
    #: Where the vehicle is delivered
    delivery: Location
    #: When the vehicle should be picked up; null if none was requested
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered; a reported delay moves it; null if none was requested
    requestedDelivery: Optional[str]
    #: When the vehicle was picked up; null until then
    actualPickup: Optional[str]
    #: When the vehicle was handed over; null until then
    actualDelivery: Optional[str]
    #: What was ordered in addition to the transfer
    services: OrderServices
    #: Note for dispatch and driver; null if there is none
    instructions: Optional[str]
    #: The price by the agreement; null for a request until its quote is accepted
    price: Optional[OrderPrice]
    #: The driver; null unless one is assigned and the agreement shows drivers
    driver: Optional[OrderDriver]
    #: Your own data, returned unchanged
    metadata: Dict[str, Any]
    #: True in the sandbox, where nothing is driven or billed
    sandbox: bool
    #: When the order or request was created
    createdAt: str
    #: Time of the last change
    updatedAt: str
    #: Progress of the sandbox scenario
    scenario: Scenario


class OrderCreationVehicleRegistration(TypedDict, total=False):
    """What `registration` of `OrderCreationVehicle` holds."""

    #: Whether the vehicle is registered
    #:
    #: - `REGISTERED`: The vehicle is registered and has valid plates
    #: - `NOT_REGISTERED`: The vehicle was never registered
    #: - `DEREGISTERED`: The vehicle was registered once and is not any more
    status: Optional[Literal["REGISTERED", "NOT_REGISTERED", "DEREGISTERED"]]
    #: Number on its plates
    licensePlate: Optional[str]


class OrderCreationVehicleOperationalStatus(TypedDict, total=False):
    """What `operationalStatus` of `OrderCreationVehicle` holds."""

    #: Whether the vehicle can move by itself
    driveable: Optional[bool]
    #: Whether it may be driven on public roads
    roadworthy: Optional[bool]


class OrderCreationVehicle(TypedDict, total=False):
    """What `vehicle` of `OrderCreation` holds."""

    #: Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it
    #: before the trip
    vin: Optional[str]
    #: Make, such as Volkswagen
    manufacturer: Optional[str]
    #: Model, such as Golf
    model: Optional[str]
    #: Year of the model
    modelYear: Optional[int]
    #: Kind of vehicle; prices may depend on it
    #:
    #: - `CAR`: A passenger car of another kind than those below
    #: - `COMBI`: An estate car
    #: - `SUV`: A sport utility vehicle
    #: - `VAN`: A van or minibus
    #: - `TRUCK_7_5`: A truck of up to 7.5 tonnes
    #: - `TRUCK_12`: A truck of up to 12 tonnes
    #: - `TRUCK_40`: A truck of up to 40 tonnes
    type: Optional[Literal["CAR", "COMBI", "SUV", "VAN", "TRUCK_7_5", "TRUCK_12", "TRUCK_40"]]
    #: Fuel or energy source
    #:
    #: - `DIESEL`: Diesel
    #: - `PETROL`: Petrol
    #: - `ELECTRIC`: Battery only
    #: - `HYBRID`: A combustion engine and a battery
    #: - `HYDROGEN`: Hydrogen
    #: - `LPG`: Liquefied petroleum gas
    #: - `LNG`: Liquefied natural gas
    fuelType: Optional[Literal["DIESEL", "PETROL", "ELECTRIC", "HYBRID", "HYDROGEN", "LPG", "LNG"]]
    #: Registration and plates of the vehicle
    registration: Optional[OrderCreationVehicleRegistration]
    #: Whether the vehicle can be driven; `DRIVEN` transport needs both
    operationalStatus: Optional[OrderCreationVehicleOperationalStatus]


class _OrderCreationPickupRequired(TypedDict):
    """The fields that every `OrderCreationPickup` has."""

    #: Street and house number
    street: str
    #: Postal code in the form of the country, for example 20539 in DE
    postalCode: str
    #: Town or city
    city: str


class OrderCreationPickup(_OrderCreationPickupRequired, total=False):
    """What `pickup` of `OrderCreation` holds."""

    #: Company at the address
    company: Optional[str]
    #: Country as an ISO 3166-1 alpha-2 code in either case
    country: Optional[str]
    #: The contact person on site; dispatch needs name and phone number before the trip
    contact: Optional[OrderChangePickupContact]


class OrderCreationServices(TypedDict, total=False):
    """What `services` of `OrderCreation` holds."""

    #: Whether the operator registers the vehicle
    registration: Optional[bool]
    #: Whether the operator gets short-term plates for the trip; only for `DRIVEN` transport
    shortTermPlate: Optional[bool]
    #: Not offered: true is refused with SERVICE_NOT_SUPPORTED
    exportPlate: Optional[bool]
    #: Not offered: true is refused with SERVICE_NOT_SUPPORTED
    customs: Optional[bool]


class _OrderCreationRequired(TypedDict):
    """The fields that every `OrderCreation` has."""

    #: Where the vehicle is picked up; it cannot be changed later
    pickup: OrderCreationPickup
    #: Where the vehicle is delivered; it cannot be changed later
    delivery: OrderCreationPickup


class OrderCreation(_OrderCreationRequired, total=False):
    """The record `OrderCreation`."""

    #: Your own number, unique in account and environment; without an Idempotency-Key it makes the call
    #: safe to repeat
    externalOrderId: Optional[str]
    #: Your reference, which need not be unique and is printed on documents
    customerReference: Optional[str]
    #: Your cost centre, at most 100 characters; it is on the lines of the invoice
    customerCostCentre: Optional[str]
    #: How the vehicle is moved; the agreement says which ways are possible and which need a quote
    #:
    #: - `DRIVEN`: A driver drives the vehicle on its own wheels
    #: - `TRAILER`: The vehicle is carried alone, on a trailer
    #: - `TRUCK`: The vehicle is carried with others, on a car transporter
    transportType: Optional[Literal["DRIVEN", "TRAILER", "TRUCK"]]
    #: The vehicle to transfer
    vehicle: Optional[OrderCreationVehicle]
    #: When the vehicle should be picked up: ISO 8601 with a time zone
    requestedPickup: Optional[str]
    #: When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone
    requestedDelivery: Optional[str]
    #: What is ordered in addition to the transfer
    services: Optional[OrderCreationServices]
    #: Note for dispatch and driver
    instructions: Optional[str]
    #: E-mail address of your end customer, who receives the tracking link and status messages; no account
    #: is created
    endCustomerEmail: Optional[str]
    #: Your own data, returned unchanged: at most 16 KiB and 5 levels
    metadata: Optional[Dict[str, Any]]


class RequestLogEntryCredential(TypedDict):
    """What `credential` of `RequestLogEntry` holds."""

    #: The id of the credential
    id: str
    #: Its name in the portal
    name: str
    #: Kind of credential
    #:
    #: - `api_key`: An API key, which is sent with every call
    #: - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
    type: Literal["api_key", "oauth_client"]
    #: The readable start of the key or secret
    prefix: str
    #: The id of the OAuth client; null for an API key
    clientId: Optional[str]


class RequestLogEntryOrder(TypedDict):
    """What `order` of `RequestLogEntry` holds."""

    #: The id of the order or request
    id: str
    #: Its order number, or its request number while it is a request
    number: str


class RequestLogEntry(TypedDict):
    """The record `RequestLogEntry`."""

    #: The id of the call, as in the header X-Request-Id
    requestId: str
    #: When the call arrived
    at: str
    #: Which interface was called
    #:
    #: - `v1`: A call of API v1
    #: - `legacy`: A call of the older interface
    #: - `oauth`: A call of the token endpoint
    #: - `mcp`: A tool that an agent called
    interface: Literal["v1", "legacy", "oauth", "mcp"]
    #: The environment of the credential
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: HTTP method
    method: str
    #: The called path without the query, which is not stored
    path: str
    #: HTTP status of the answer
    status: int
    #: Response time in milliseconds
    durationMs: float
    #: The credential of the call; null if none was recognised
    credential: Optional[RequestLogEntryCredential]
    #: The order that the call was about; null if none
    order: Optional[RequestLogEntryOrder]
    #: Your own number in the call or of its order; null if none
    externalOrderId: Optional[str]
    #: The error code of API v1, also for calls of the older interface; null for a success
    errorCode: Optional[str]


class WebhookDelivery(TypedDict):
    """The record `WebhookDelivery`."""

    #: As in X-Service-Delivery-Id
    id: str
    #: The endpoint that the message is for
    endpointId: str
    #: The id of the event, as in the message
    eventId: str
    #: The name of the event
    event: str
    #: The order or request; null for a test message
    orderId: Optional[str]
    #: Status of the delivery
    #:
    #: - `PENDING`: Not tried yet
    #: - `DELIVERED`: Answered with 2xx
    #: - `FAILED_RETRYING`: Failed; another attempt follows
    #: - `DEAD_LETTER`: Given up, or ended by a pause
    state: Literal["PENDING", "DELIVERED", "FAILED_RETRYING", "DEAD_LETTER"]
    #: Number of attempts, including those before a resend
    attempts: int
    #: When the next attempt is due; null if no attempt follows
    nextAttemptAt: Optional[str]
    #: HTTP status of the last attempt
    status: Optional[int]
    #: Duration of the last attempt in milliseconds
    durationMs: Optional[int]
    #: The beginning of the last response
    response: Optional[str]
    #: Why the last attempt failed, if no response came
    error: Optional[str]
    #: When the message was created
    createdAt: str
    #: When it was delivered or given up; null while attempts follow
    finishedAt: Optional[str]
    #: Number of the order or request
    orderNumber: Optional[str]


class CurrentCredentialAccount(TypedDict):
    """What `account` of `CurrentCredential` holds."""

    #: The id of the account, which messages carry as `tenantId`
    id: str
    #: The name of the account
    name: str


class CurrentCredentialCredential(TypedDict):
    """What `credential` of `CurrentCredential` holds."""

    #: The id of the credential
    id: str
    #: Its name in the portal
    name: str
    #: The id of the OAuth client; null for an API key
    clientId: Optional[str]
    #: The readable start of the key or secret
    prefix: str
    #: The environment in which the credential acts
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: Kind of credential
    #:
    #: - `api_key`: An API key, which is sent with every call
    #: - `oauth_client`: An OAuth client, which exchanges its secret for access tokens of one hour
    type: Literal["api_key", "oauth_client"]
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
    #: When the credential expires; null if it does not expire
    expiresAt: Optional[str]
    #: When the credential was created
    createdAt: str


class CurrentCredentialAuthentication(TypedDict):
    """What `authentication` of `CurrentCredential` holds."""

    #: How this call authenticated
    #:
    #: - `access_token`: With an access token of an OAuth client
    #: - `api_key`: With an API key
    method: Literal["access_token", "api_key"]
    #: When the access token expires; null for an API key
    expiresAt: Optional[str]


class CurrentCredential(TypedDict):
    """The record `CurrentCredential`."""

    #: The environment of this call, determined by the credential alone
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: The account that the credential belongs to
    account: CurrentCredentialAccount
    #: The credential of this call, without its secret
    credential: CurrentCredentialCredential
    #: How this call authenticated, and for how long
    authentication: CurrentCredentialAuthentication
    #: The version of the interface
    apiVersion: Literal["2026-09-01"]


class WebhookTestResult(TypedDict):
    """The record `WebhookTestResult`."""

    #: Whether the endpoint answered with a 2xx in time
    delivered: bool
    #: HTTP status of the answer; null if there was none
    status: Optional[int]
    #: Response time in milliseconds
    durationMs: int
    #: The beginning of the response
    response: str
    #: Why there was no answer, such as a refused connection; null if there was one
    error: Optional[str]
    #: The id of the delivery, as in the header X-Service-Delivery-Id
    deliveryId: str


class WebhookSubscription(TypedDict):
    """The record `WebhookSubscription`."""

    #: The id of the endpoint
    id: str
    #: Where messages are sent
    url: str
    #: The names of the events that the endpoint receives
    events: List[str]
    #: Your note about the endpoint; null if there is none
    description: Optional[str]
    #: The environment whose events it receives
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: Whether messages are sent
    #:
    #: - `ACTIVE`: Messages are sent
    #: - `PAUSED`: Nothing is sent until the endpoint is resumed
    status: Literal["ACTIVE", "PAUSED"]
    #: The format of its messages
    #:
    #: - `2026-09-01`: Messages of API v1
    #: - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they
    #: are switched
    format: Literal["2026-09-01", "legacy"]
    #: When the endpoint was created
    createdAt: str
    #: Time of the last change of the endpoint
    updatedAt: str


class WebhookDeliveryDetailsAttemptLog(TypedDict):
    """What `attemptLog` of `WebhookDeliveryDetails` holds."""

    #: Counts from 1
    attempt: int
    #: When the attempt began
    at: str
    #: HTTP status; null if no response came
    status: Optional[int]
    #: Duration of the attempt in milliseconds
    durationMs: int
    #: The beginning of the response
    response: str
    #: Why it failed, if no response came
    error: Optional[str]


class WebhookDeliveryDetails(TypedDict):
    """The record `WebhookDeliveryDetails`."""

    #: As in X-Service-Delivery-Id
    id: str
    #: The endpoint that the message is for
    endpointId: str
    #: The id of the event, as in the message
    eventId: str
    #: The name of the event
    event: str
    #: The order or request; null for a test message
    orderId: Optional[str]
    #: Status of the delivery
    #:
    #: - `PENDING`: Not tried yet
    #: - `DELIVERED`: Answered with 2xx
    #: - `FAILED_RETRYING`: Failed; another attempt follows
    #: - `DEAD_LETTER`: Given up, or ended by a pause
    state: Literal["PENDING", "DELIVERED", "FAILED_RETRYING", "DEAD_LETTER"]
    #: Number of attempts, including those before a resend
    attempts: int
    #: When the next attempt is due; null if no attempt follows
    nextAttemptAt: Optional[str]
    #: HTTP status of the last attempt
    status: Optional[int]
    #: Duration of the last attempt in milliseconds
    durationMs: Optional[int]
    #: The beginning of the last response
    response: Optional[str]
    #: Why the last attempt failed, if no response came
    error: Optional[str]
    #: When the message was created
    createdAt: str
    #: When it was delivered or given up; null while attempts follow
    finishedAt: Optional[str]
    #: Number of the order or request
    orderNumber: Optional[str]
    #: The exact bytes of the message
    body: str
    #: Every attempt, oldest first
    attemptLog: List[WebhookDeliveryDetailsAttemptLog]


class ResentWebhookDeliveries(TypedDict):
    """The record `ResentWebhookDeliveries`."""

    #: Number of deliveries that are sent again
    resent: int


class PausedWebhookSubscription(TypedDict):
    """The record `PausedWebhookSubscription`."""

    #: The id of the endpoint
    id: str
    #: Where messages are sent
    url: str
    #: The names of the events that the endpoint receives
    events: List[str]
    #: Your note about the endpoint; null if there is none
    description: Optional[str]
    #: The environment whose events it receives
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: Whether messages are sent
    #:
    #: - `ACTIVE`: Messages are sent
    #: - `PAUSED`: Nothing is sent until the endpoint is resumed
    status: Literal["ACTIVE", "PAUSED"]
    #: The format of its messages
    #:
    #: - `2026-09-01`: Messages of API v1
    #: - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they
    #: are switched
    format: Literal["2026-09-01", "legacy"]
    #: When the endpoint was created
    createdAt: str
    #: Time of the last change of the endpoint
    updatedAt: str
    #: Number of open messages that ended; they can be resent after resuming
    ended: int


class RolledWebhookSubscription(TypedDict):
    """The record `RolledWebhookSubscription`."""

    #: The id of the endpoint
    id: str
    #: Where messages are sent
    url: str
    #: The names of the events that the endpoint receives
    events: List[str]
    #: Your note about the endpoint; null if there is none
    description: Optional[str]
    #: The environment whose events it receives
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: Whether messages are sent
    #:
    #: - `ACTIVE`: Messages are sent
    #: - `PAUSED`: Nothing is sent until the endpoint is resumed
    status: Literal["ACTIVE", "PAUSED"]
    #: The format of its messages
    #:
    #: - `2026-09-01`: Messages of API v1
    #: - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they
    #: are switched
    format: Literal["2026-09-01", "legacy"]
    #: When the endpoint was created
    createdAt: str
    #: Time of the last change of the endpoint
    updatedAt: str
    #: The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC
    secret: str
    #: The same secret as Standard Webhooks libraries take it
    standardWebhooksSecret: str
    #: The old secret stays valid until then
    oldSecretUntil: str


class CreatedWebhookSubscription(TypedDict):
    """The record `CreatedWebhookSubscription`."""

    #: The id of the endpoint
    id: str
    #: Where messages are sent
    url: str
    #: The names of the events that the endpoint receives
    events: List[str]
    #: Your note about the endpoint; null if there is none
    description: Optional[str]
    #: The environment whose events it receives
    #:
    #: - `production`: Real orders: vehicles are driven and billed
    #: - `sandbox`: Simulated orders: nothing is driven or billed
    environment: Literal["production", "sandbox"]
    #: Whether messages are sent
    #:
    #: - `ACTIVE`: Messages are sent
    #: - `PAUSED`: Nothing is sent until the endpoint is resumed
    status: Literal["ACTIVE", "PAUSED"]
    #: The format of its messages
    #:
    #: - `2026-09-01`: Messages of API v1
    #: - `legacy`: Messages of the older format, which endpoints created before 2026-09-23 get until they
    #: are switched
    format: Literal["2026-09-01", "legacy"]
    #: When the endpoint was created
    createdAt: str
    #: Time of the last change of the endpoint
    updatedAt: str
    #: The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC
    secret: str
    #: The same secret as Standard Webhooks libraries take it
    standardWebhooksSecret: str


class _ObtainAccessTokenBodyRequired(TypedDict):
    """The fields that every `ObtainAccessTokenBody` has."""

    #: The only supported grant
    grant_type: Literal["client_credentials"]


class ObtainAccessTokenBody(_ObtainAccessTokenBodyRequired, total=False):
    """What obtainAccessToken takes."""

    #: The id of the client, unless it is sent with HTTP Basic
    client_id: str
    #: The secret of the client, unless it is sent with HTTP Basic
    client_secret: str
    #: Requested scopes, separated by spaces; by default all scopes of the client
    scope: str


class _OlderCreateOrderBodyRequired(TypedDict):
    """The fields that every `OlderCreateOrderBody` has."""

    #: Where the vehicle is picked up, in one line: street, number, postal code, city
    pickup: Any
    #: Where the vehicle is delivered, in one line: street, number, postal code, city
    delivery: Any


class OlderCreateOrderBody(_OlderCreateOrderBodyRequired, total=False):
    """What olderCreateOrder takes."""

    #: Your own number, up to 200 characters; identifies a repeated call
    externalOrderId: Any
    #: Postal code of the pickup; stored, not evaluated
    pickupZip: Any
    #: Postal code of the delivery; stored, not evaluated
    deliveryZip: Any
    #: When the vehicle should be picked up; without a time zone in German time
    pickupDate: Any
    #: When the vehicle should be delivered; without a time zone in German time
    expectedDeliveryDate: Any
    #: Kind of vehicle, by default `CAR`; in any letter case
    #:
    #: - `CAR`: A passenger car of another kind than those below
    #: - `COMBI`: An estate car
    #: - `SUV`: A sport utility vehicle
    #: - `VAN`: A van or minibus
    #: - `TRUCK_7_5`: A truck of up to 7.5 tonnes
    #: - `TRUCK_12`: A truck of up to 12 tonnes
    #: - `TRUCK_40`: A truck of up to 40 tonnes
    vehicleType: Any
    #: Fuel or energy source, by default `DIESEL`; in any letter case
    #:
    #: - `DIESEL`: Diesel
    #: - `PETROL`: Petrol
    #: - `ELECTRIC`: Battery only
    #: - `HYBRID`: A combustion engine and a battery
    #: - `HYDROGEN`: Hydrogen
    #: - `LPG`: Liquefied petroleum gas
    #: - `LNG`: Liquefied natural gas
    fuelType: Any
    #: Vehicle identification number
    vin: Any
    #: Make of the vehicle, such as Volkswagen
    vehicleMake: Any
    #: Model of the vehicle, such as Golf
    vehicleModel: Any
    #: Year of the model, as a number or as text
    vehicleYear: Any
    #: Number on the plates of the vehicle
    licensePlate: Any
    #: Name of the person at the pickup
    pickupContactName: Any
    #: Phone number of the person at the pickup
    pickupContactPhone: Any
    #: Name of the person at the delivery
    deliveryContactName: Any
    #: Phone number of the person at the delivery
    deliveryContactPhone: Any
    #: Note for dispatch and driver, up to 500 characters
    notes: Any
    #: Whether the operator registers the vehicle; in any letter case
    #:
    #: - `NONE`: No registration
    #: - `FULL_REGISTRATION`: The operator registers the vehicle
    registrationService: Any
    #: How the vehicle is moved; in any letter case
    #:
    #: - `DRIVEN_SINGLE`: A driver drives the vehicle on its own wheels
    #: - `CARRIER_SINGLE`: The vehicle is carried alone, on a trailer
    #: - `CARRIER_MULTI`: The vehicle is carried with others, on a car transporter
    #: - `FLEXIBLE`: Any transport type is accepted; the vehicle is driven
    transportMode: Any
    #: Plates with which the vehicle is driven; in any letter case
    #:
    #: - `EXISTING_REGISTRATION`: With its own plates
    #: - `RED_PLATE`: With red plates; stored for dispatch
    #: - `SHORT_TERM_PLATE`: With short-term plates, which the operator gets
    #: - `AUTO_SELECT`: Dispatch decides
    #: - `NOT_REQUIRED`: No plates are needed
    roadMovementMethod: Any
    #: Whether the vehicle is registered; unknown if it is not sent; in any letter case
    #:
    #: - `REGISTERED`: The vehicle is registered and has valid plates
    #: - `NOT_REGISTERED`: The vehicle was never registered
    #: - `DEREGISTERED`: The vehicle was registered once and is not any more
    registrationStatus: Any
    #: Distance in kilometres, as a number or as text; shown to dispatch and never used for the price
    distance: Any
    #: E-mail address of your end customer, who receives the tracking link and status messages
    endCustomerEmail: Any


class OlderListProcessesAnswer(TypedDict):
    """What olderListProcesses answers."""

    #: The newest processes of the sandbox, at most 50
    vorgaenge: List[OlderProcess]


class ListLoggedCallsAnswer(TypedDict):
    """What listLoggedCalls answers."""

    #: The calls of this page
    data: List[RequestLogEntry]
    #: Send it as `cursor` to get the next page; null on the last page
    nextCursor: Optional[str]
    #: Set when the search stopped before the page was full: the next page continues from here
    searchedTo: Optional[str]


class ListOrdersAnswer(TypedDict):
    """What listOrders answers."""

    #: The orders and requests of this page
    data: List[Order]
    #: Send it as `cursor` to get the next page; null on the last page
    nextCursor: Optional[str]


class CancelOrderBody(TypedDict, total=False):
    """What cancelOrder takes."""

    #: Reason for the cancellation; included in the event and shown to the operator
    reason: Optional[str]


class ListDocumentsAnswer(TypedDict):
    """What listDocuments answers."""

    #: The documents that the credential may see, oldest first
    data: List[Document]


class AcceptQuoteBody(TypedDict, total=False):
    """What acceptQuote takes."""

    #: The version to decide on; by default the version on offer
    version: int


class _CreateWebhookSubscriptionBodyRequired(TypedDict):
    """The fields that every `CreateWebhookSubscriptionBody` has."""

    #: Where messages are sent: an https address that can be reached publicly
    url: str
    #: The events that the endpoint receives
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

    #: Your note about the endpoint
    description: Optional[str]


class ListWebhookSubscriptionsAnswer(TypedDict):
    """What listWebhookSubscriptions answers."""

    #: The endpoints of the environment
    data: List[WebhookSubscription]


class ChangeWebhookSubscriptionBody(TypedDict, total=False):
    """What changeWebhookSubscription takes."""

    #: Where messages are sent: an https address that can be reached publicly
    url: str
    #: Replaces the list of events; those of the older format only for endpoints that have it
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
        "order.status_changed",
        "order.updated",
        "order.delivered",
        "protocol.pickup.submitted",
        "protocol.delivery.submitted",
    ]]
    #: Null clears it
    description: Optional[str]


class RollWebhookSubscriptionSecretBody(TypedDict):
    """What rollWebhookSubscriptionSecret takes."""

    #: Hours for which the old secret stays valid, 1 to 72
    hours: int


class ListWebhookDeliveriesAnswer(TypedDict):
    """What listWebhookDeliveries answers."""

    #: The deliveries, newest first
    data: List[WebhookDelivery]
    #: Send it as `cursor` to get the next page; null on the last page
    nextCursor: Optional[str]


class ResendFailedWebhookDeliveriesBody(TypedDict):
    """What resendFailedWebhookDeliveries takes."""

    #: Deliveries created since this time
    failedSince: str


class AdvanceSandboxOrderBody(TypedDict, total=False):
    """What advanceSandboxOrder takes."""

    #: True runs all remaining steps, false only the next one
    toEnd: bool


class MoveSandboxClockBody(TypedDict, total=False):
    """What moveSandboxClock takes."""

    #: The new time of the clock, in ISO 8601 with a time zone; not earlier than its current time
    to: str
    #: Duration to move the clock by, in ISO 8601: P2D is two days, PT90M is 90 minutes
    by: str


class ListInboxesAnswer(TypedDict):
    """What listInboxes answers."""

    #: All inboxes of the account
    data: List[ListedInbox]


class ListInboxMessagesAnswer(TypedDict):
    """What listInboxMessages answers."""

    #: The messages of the inbox, newest first
    data: List[InboxMessage]
