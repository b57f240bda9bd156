// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover

// EventName is the name of an event. Values can be added to the API.
type EventName string

// The values of EventName.
const (
	// An order or request was created, or a quote was accepted.
	EventOrderCreated EventName = "order.created"
	// The order was accepted and released.
	EventOrderAccepted EventName = "order.accepted"
	// The trip was scheduled.
	EventOrderScheduled EventName = "order.scheduled"
	// A driver was assigned.
	EventDriverAssigned EventName = "driver.assigned"
	// The driver is on the way to the pickup.
	EventPickupStarted EventName = "pickup.started"
	// The driver is at the pickup.
	EventPickupArrived EventName = "pickup.arrived"
	// The vehicle was picked up; the protocol is available.
	EventVehiclePickedUp EventName = "vehicle.picked_up"
	// The vehicle is on its way.
	EventTransportStarted EventName = "transport.started"
	// A delay was reported.
	EventTransportDelayed EventName = "transport.delayed"
	// A requested date changed, or the operator changed the order; read it for the other fields.
	EventOrderRescheduled EventName = "order.rescheduled"
	// The driver is at the destination.
	EventDeliveryArrived EventName = "delivery.arrived"
	// The vehicle was handed over; the protocol is available.
	EventVehicleDelivered EventName = "vehicle.delivered"
	// Damage was noted at the handover or afterwards.
	EventDamageReported EventName = "damage.reported"
	// The order is finished.
	EventOrderCompleted EventName = "order.completed"
	// The order was cancelled.
	EventOrderCancelled EventName = "order.cancelled"
	// The request was withdrawn, declined or rejected.
	EventOrderRejected EventName = "order.rejected"
	// A document was uploaded.
	EventDocumentUploaded EventName = "document.uploaded"
	// A quote is on offer.
	EventQuoteOffered EventName = "quote.offered"
	// An invoice, a cancellation invoice or a credit note was issued.
	EventInvoiceCreated EventName = "invoice.created"
	// An invoice was cancelled by another one.
	EventInvoiceCancelled EventName = "invoice.cancelled"
	// A test message.
	EventWebhookTest EventName = "webhook.test"
	// The status of the order changed; only in the older format.
	EventOrderStatusChanged EventName = "order.status_changed"
	// The order was changed; only in the older format.
	EventOrderUpdated EventName = "order.updated"
	// The vehicle was handed over; only in the older format.
	EventOrderDelivered EventName = "order.delivered"
	// The protocol of the pickup is there; only in the older format.
	EventProtocolPickupSubmitted EventName = "protocol.pickup.submitted"
	// The protocol of the delivery is there; only in the older format.
	EventProtocolDeliverySubmitted EventName = "protocol.delivery.submitted"
)

// ReadinessStatus is whether an order can be planned. Values can be added to the API.
type ReadinessStatus string

// The values of ReadinessStatus.
const (
	// Dispatch has all that it needs to plan the trip.
	ReadinessReadyForPlanning ReadinessStatus = "READY_FOR_PLANNING"
	// The order is accepted, but the fields in missing are still needed.
	ReadinessIncomplete ReadinessStatus = "INCOMPLETE"
)

// RegistrationStatus is whether a vehicle is registered. Values can be added to the API.
type RegistrationStatus string

// The values of RegistrationStatus.
const (
	// The vehicle is registered and has valid plates.
	RegistrationRegistered RegistrationStatus = "REGISTERED"
	// The vehicle was never registered.
	RegistrationNotRegistered RegistrationStatus = "NOT_REGISTERED"
	// The vehicle was registered once and is not any more.
	RegistrationDeregistered RegistrationStatus = "DEREGISTERED"
)

// VehicleType is the type of a vehicle. Values can be added to the API.
type VehicleType string

// The values of VehicleType.
const (
	// A passenger car of another kind than those below.
	VehicleCar VehicleType = "CAR"
	// An estate car.
	VehicleCombi VehicleType = "COMBI"
	// A sport utility vehicle.
	VehicleSUV VehicleType = "SUV"
	// A van or minibus.
	VehicleVan VehicleType = "VAN"
	// A truck of up to 7.5 tonnes.
	VehicleTruck75 VehicleType = "TRUCK_7_5"
	// A truck of up to 12 tonnes.
	VehicleTruck12 VehicleType = "TRUCK_12"
	// A truck of up to 40 tonnes.
	VehicleTruck40 VehicleType = "TRUCK_40"
)

// FuelType is what a vehicle runs on. Values can be added to the API.
type FuelType string

// The values of FuelType.
const (
	// Diesel.
	FuelDiesel FuelType = "DIESEL"
	// Petrol.
	FuelPetrol FuelType = "PETROL"
	// Battery only.
	FuelElectric FuelType = "ELECTRIC"
	// A combustion engine and a battery.
	FuelHybrid FuelType = "HYBRID"
	// Hydrogen.
	FuelHydrogen FuelType = "HYDROGEN"
	// Liquefied petroleum gas.
	FuelLPG FuelType = "LPG"
	// Liquefied natural gas.
	FuelLng FuelType = "LNG"
)

// OrderKind is an order, or a request that waits for its quote. Values can be added to the API.
type OrderKind string

// The values of OrderKind.
const (
	// It is ordered and has a price.
	KindOrder OrderKind = "ORDER"
	// The agreement asks for a quote; accepting the quote makes it an order.
	KindRequest OrderKind = "REQUEST"
)

// Status is the status of an order or a request. Values can be added to the API.
type Status string

// The values of Status.
const (
	// A request that waits for a quote; it can be withdrawn.
	StatusQuoteRequired Status = "QUOTE_REQUIRED"
	// A request with a quote on offer; accept or decline the quote.
	StatusQuoteOffered Status = "QUOTE_OFFERED"
	// A request that was withdrawn, declined or refused; final.
	StatusRejected Status = "REJECTED"
	// Ordered, and no driver is assigned yet; also again after a driver dropped out.
	StatusAccepted Status = "ACCEPTED"
	// A driver is assigned.
	StatusScheduled Status = "SCHEDULED"
	// The driver is on the way to the vehicle or has arrived there; the last status that allows changes.
	StatusPickupInProgress Status = "PICKUP_IN_PROGRESS"
	// The vehicle was picked up and is on its way; the pickup protocol exists.
	StatusInTransit Status = "IN_TRANSIT"
	// The driver is at the destination, and the handover is running.
	StatusDeliveryInProgress Status = "DELIVERY_IN_PROGRESS"
	// The vehicle was handed over; the delivery protocol exists.
	StatusDelivered Status = "DELIVERED"
	// The order is finished; an invoice may follow or exist already.
	StatusCompleted Status = "COMPLETED"
	// The order was cancelled by you or by the operator; final.
	StatusCancelled Status = "CANCELLED"
)

// TransportType is how the vehicle is moved. Values can be added to the API.
type TransportType string

// The values of TransportType.
const (
	// A driver drives the vehicle on its own wheels.
	TransportDriven TransportType = "DRIVEN"
	// The vehicle is carried alone, on a trailer.
	TransportTrailer TransportType = "TRAILER"
	// The vehicle is carried with others, on a car transporter.
	TransportTruck TransportType = "TRUCK"
)

// QuoteState is the state of a quote. Values can be added to the API.
type QuoteState string

// The values of QuoteState.
const (
	// No quote was made yet.
	QuoteRequested QuoteState = "REQUESTED"
	// A quote is on offer and waits for a decision.
	QuoteOffered QuoteState = "OFFERED"
	// The quote was accepted; the request became an order.
	QuoteAccepted QuoteState = "ACCEPTED"
	// The quote was declined; the request is rejected.
	QuoteDeclined QuoteState = "DECLINED"
	// The operator withdrew the quote before a decision.
	QuoteWithdrawn QuoteState = "WITHDRAWN"
	// The quote was valid until validUntil and nobody decided.
	QuoteExpired QuoteState = "EXPIRED"
)

// DocumentKind is the kind of a document. Values can be added to the API.
type DocumentKind string

// The values of DocumentKind.
const (
	// The protocol of the pickup; exists from pickup on.
	DocumentPickupProtocol DocumentKind = "PICKUP_PROTOCOL"
	// The protocol of the delivery; exists from delivery on.
	DocumentDeliveryProtocol DocumentKind = "DELIVERY_PROTOCOL"
	// Damage that was noted at the handover or reported after it.
	DocumentDamageReport DocumentKind = "DAMAGE_REPORT"
	// A signed power of attorney that was uploaded.
	DocumentAuthorization DocumentKind = "AUTHORIZATION"
	// Papers of the vehicle that were uploaded.
	DocumentVehicleDocument DocumentKind = "VEHICLE_DOCUMENT"
	// An invoice, a cancellation invoice or a credit note; needs invoices:read too.
	DocumentInvoice DocumentKind = "INVOICE"
	// The quote as it was offered; needs quotes:read too.
	DocumentQuote DocumentKind = "QUOTE"
	// The quote with the signature of its acceptance; needs quotes:read too.
	DocumentSignedQuote DocumentKind = "SIGNED_QUOTE"
)

// ScenarioName is the name of a scenario of the sandbox. Values can be added to the API.
type ScenarioName string

// The values of ScenarioName.
const (
	// From order to invoice without problems.
	ScenarioStandard ScenarioName = "STANDARD"
	// On the road a delay is reported; the delivery moves by two hours.
	ScenarioDelay ScenarioName = "DELAY"
	// Damage is noted at the handover, with a damage report.
	ScenarioDamage ScenarioName = "DAMAGE"
	// The operator cancels after a driver was assigned.
	ScenarioCancellation ScenarioName = "CANCELLATION"
	// A request first, then a quote, its acceptance, and the order.
	ScenarioQuoteRequired ScenarioName = "QUOTE_REQUIRED"
	// Waiting time and a fuel receipt are approved, invoiced with the transport, and paid.
	ScenarioExtras ScenarioName = "EXTRAS"
	// The invoice is cancelled, and a new one is issued.
	ScenarioCorrectedInvoice ScenarioName = "CORRECTED_INVOICE"
	// The vehicle is not there; the order is cancelled, and the trip is invoiced.
	ScenarioTripInVain ScenarioName = "TRIP_IN_VAIN"
	// The operator changes the destination and the price, before the pickup and on the way.
	ScenarioChangedOrder ScenarioName = "CHANGED_ORDER"
)

// SandboxMode is whether the steps of a scenario run automatically. Values can be added to the API.
type SandboxMode string

// The values of SandboxMode.
const (
	// A step runs every 20 seconds.
	ModeAutomatic SandboxMode = "automatic"
	// A step runs only when you advance the order.
	ModeManual SandboxMode = "manual"
)

// LocationUnavailableReason is why there is no position. Values can be added to the API.
type LocationUnavailableReason string

// The values of LocationUnavailableReason.
const (
	// The vehicle is not picked up yet, or was delivered already.
	LocationNotInTransit LocationUnavailableReason = "NOT_IN_TRANSIT"
	// The driver does not share positions, or none arrived yet.
	LocationNoPosition LocationUnavailableReason = "NO_POSITION"
	// No vehicle is driven in the sandbox.
	LocationSandbox LocationUnavailableReason = "SANDBOX"
)

// Environment is production or sandbox. Values can be added to the API.
type Environment string

// The values of Environment.
const (
	// Real orders: vehicles are driven and billed.
	EnvironmentProduction Environment = "production"
	// Simulated orders: nothing is driven or billed.
	EnvironmentSandbox Environment = "sandbox"
)

// CredentialType is the type of a credential. Values can be added to the API.
type CredentialType string

// The values of CredentialType.
const (
	// An API key, which is sent with every call.
	CredentialAPIKey CredentialType = "api_key"
	// An OAuth client, which exchanges its secret for access tokens of one hour.
	CredentialOAuthClient CredentialType = "oauth_client"
)

// Scope is a right of a credential. Values can be added to the API.
type Scope string

// The values of Scope.
const (
	// Read orders, requests and their status.
	ScopeOrdersRead Scope = "orders:read"
	// Create, change and cancel orders; advance sandbox processes.
	ScopeOrdersWrite Scope = "orders:write"
	// Read location and arrival.
	ScopeTrackingRead Scope = "tracking:read"
	// List and download documents.
	ScopeDocumentsRead Scope = "documents:read"
	// See invoices among the documents.
	ScopeInvoicesRead Scope = "invoices:read"
	// Read quotes and their documents.
	ScopeQuotesRead Scope = "quotes:read"
	// Request, accept and decline quotes.
	ScopeQuotesWrite Scope = "quotes:write"
	// Manage webhook endpoints and test inboxes; read the request log.
	ScopeWebhooksManage Scope = "webhooks:manage"
)

// AuthenticationMethod is how a call was authorised. Values can be added to the API.
type AuthenticationMethod string

// The values of AuthenticationMethod.
const (
	// With an access token of an OAuth client.
	AuthenticationAccessToken AuthenticationMethod = "access_token"
	// With an API key.
	AuthenticationAPIKey AuthenticationMethod = "api_key"
)

// Interface is an interface of the service. Values can be added to the API.
type Interface string

// The values of Interface.
const (
	// A call of API v1.
	InterfaceV1 Interface = "v1"
	// A call of the older interface.
	InterfaceLegacy Interface = "legacy"
	// A call of the token endpoint.
	InterfaceOAuth Interface = "oauth"
	// A tool that an agent called.
	InterfaceMCP Interface = "mcp"
)

// DeliveryState is the state of a webhook delivery. Values can be added to the API.
type DeliveryState string

// The values of DeliveryState.
const (
	// Not tried yet.
	DeliveryPending DeliveryState = "PENDING"
	// Answered with 2xx.
	DeliveryDelivered DeliveryState = "DELIVERED"
	// Failed; another attempt follows.
	DeliveryFailedRetrying DeliveryState = "FAILED_RETRYING"
	// Given up, or ended by a pause.
	DeliveryDeadLetter DeliveryState = "DEAD_LETTER"
)

// WebhookStatus is whether an endpoint gets messages. Values can be added to the API.
type WebhookStatus string

// The values of WebhookStatus.
const (
	// Messages are sent.
	WebhookActive WebhookStatus = "ACTIVE"
	// Nothing is sent until the endpoint is resumed.
	WebhookPaused WebhookStatus = "PAUSED"
)

// WebhookFormat is the format of webhook messages. Values can be added to the API.
type WebhookFormat string

// The values of WebhookFormat.
const (
	// Messages of API v1.
	Format20260901 WebhookFormat = "2026-09-01"
	// Messages of the older format, which endpoints created before 2026-09-23 get until they are switched.
	FormatLegacy WebhookFormat = "legacy"
)
