// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover

import "encoding/json"

// Event is the message of any event; Message converts it to the type of its event.
type Event struct {
	// The id of the event, as in the header webhook-id
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format
	APIVersion string `json:"apiVersion"`
	// Strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The account
	TenantID string `json:"tenantId"`
	// As in the webhook message of this type: the order and what the event is about
	Data json.RawMessage `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Event) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Event) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Inbox is a URL of the sandbox that stores the messages sent to it.
type Inbox struct {
	// The id of the inbox
	ID string `json:"id"`
	// Where to send messages: the address for a webhook endpoint of the sandbox
	URL string `json:"url"`
	// When the inbox and its messages are deleted
	ExpiresAt Time `json:"expiresAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Inbox) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Inbox) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderReadiness is the field readiness of Order.
type OrderReadiness struct {
	// Whether dispatch can plan the order
	Status ReadinessStatus `json:"status"`
	// True if a registration or a short-term plate was ordered, for which the operator needs papers
	DocumentsRequired bool `json:"documentsRequired"`
	// Paths of the fields that dispatch still needs, such as vehicle.vin
	Missing []string `json:"missing"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderReadiness) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderReadiness) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderVehicleRegistration is the field registration of OrderVehicle.
type OrderVehicleRegistration struct {
	// Whether the vehicle is registered; null if not known
	Status *RegistrationStatus `json:"status"`
	// Number on its plates; null if none was given
	LicensePlate *string `json:"licensePlate"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderVehicleRegistration) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderVehicleRegistration) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderVehicleOperationalStatus is the field operationalStatus of OrderVehicle.
type OrderVehicleOperationalStatus struct {
	// Whether the vehicle can move by itself
	Driveable bool `json:"driveable"`
	// Whether it may be driven on public roads
	Roadworthy bool `json:"roadworthy"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderVehicleOperationalStatus) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderVehicleOperationalStatus) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderVehicle is the field vehicle of Order.
type OrderVehicle struct {
	// Vehicle identification number of 17 characters; null if not known yet
	VIN *string `json:"vin"`
	// Make, such as Volkswagen; null if none was given
	Manufacturer *string `json:"manufacturer"`
	// Model, such as Golf; null if none was given
	Model *string `json:"model"`
	// Year of the model; null if none was given
	ModelYear *int `json:"modelYear"`
	// Kind of vehicle
	Type VehicleType `json:"type"`
	// Fuel or energy source
	FuelType FuelType `json:"fuelType"`
	// Registration and plates of the vehicle
	Registration OrderVehicleRegistration `json:"registration"`
	// Whether the vehicle can be driven; DRIVEN transport needs both
	OperationalStatus OrderVehicleOperationalStatus `json:"operationalStatus"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderVehicle) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderVehicle) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderServices is the field services of Order.
type OrderServices struct {
	// Whether the operator registers the vehicle
	Registration bool `json:"registration"`
	// Whether the operator gets short-term plates for the trip
	ShortTermPlate bool `json:"shortTermPlate"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderServices) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderServices) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderPriceLines is the field lines of OrderPrice.
type OrderPriceLines struct {
	// What the line is for; null for a line that the operator wrote on a quote
	Code *string `json:"code"`
	// The same in words
	Description string `json:"description"`
	// Kilometres for DISTANCE, otherwise the number of units
	Quantity float64 `json:"quantity"`
	// Amount of one unit without VAT
	UnitNet float64 `json:"unitNet"`
	// Amount of the line without VAT
	Net float64 `json:"net"`
	// Rate of VAT in percent; 0 for an official fee that is passed on
	VATRate float64 `json:"vatRate"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderPriceLines) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderPriceLines) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Price is the price of an order.
type Price struct {
	// Amount without VAT, with up to two decimals
	Net float64 `json:"net"`
	// Amount with VAT, with up to two decimals
	Gross float64 `json:"gross"`
	// Rate of VAT in percent, such as 19
	VATRate float64 `json:"vatRate"`
	// Currency as an ISO 4217 code, such as EUR
	Currency string `json:"currency"`
	// The parts that add up to the net amount
	Lines []OrderPriceLines `json:"lines"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Price) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Price) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Driver is the driver as customers see them.
type Driver struct {
	// First name of the driver
	FirstName string `json:"firstName"`
	// First letter of the last name
	Initial string `json:"initial"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Driver) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Driver) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Order is an order, or a request that waits for its quote (Kind).
type Order struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The id that the service gave it; it stays the same when a request becomes an order
	ID string `json:"id"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number in the address of the public tracking page
	TrackingNumber string `json:"trackingNumber"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Status of the order or request
	Status Status `json:"status"`
	// Whether anything is missing for planning the order
	Readiness OrderReadiness `json:"readiness"`
	// How the vehicle is moved
	TransportType TransportType `json:"transportType"`
	// The vehicle to transfer
	Vehicle OrderVehicle `json:"vehicle"`
	// Where the vehicle is picked up
	Pickup Location `json:"pickup"`
	// Where the vehicle is delivered
	Delivery Location `json:"delivery"`
	// When the vehicle should be picked up; null if none was requested
	RequestedPickup *Time `json:"requestedPickup"`
	// When the vehicle should be delivered; a reported delay moves it; null if none was requested
	RequestedDelivery *Time `json:"requestedDelivery"`
	// When the vehicle was picked up; null until then
	ActualPickup *Time `json:"actualPickup"`
	// When the vehicle was handed over; null until then
	ActualDelivery *Time `json:"actualDelivery"`
	// What was ordered in addition to the transfer
	Services OrderServices `json:"services"`
	// Note for dispatch and driver; null if there is none
	Instructions *string `json:"instructions"`
	// The price by the agreement; null for a request until its quote is accepted
	Price *Price `json:"price"`
	// The driver; null unless one is assigned and the agreement shows drivers
	Driver *Driver `json:"driver"`
	// Your own data, returned unchanged
	Metadata map[string]any `json:"metadata"`
	// True in the sandbox, where nothing is driven or billed
	Sandbox bool `json:"sandbox"`
	// When the order or request was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change
	UpdatedAt Time `json:"updatedAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Order) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Order) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// QuoteAmounts is the field amounts of Quote.
type QuoteAmounts struct {
	// Amount without VAT
	Net float64 `json:"net"`
	// Amount with VAT
	Gross float64 `json:"gross"`
	// Amount of the VAT
	VAT float64 `json:"vat"`
	// Rate of VAT in percent, such as 19
	VATRate float64 `json:"vatRate"`
	// Currency as an ISO 4217 code, such as EUR
	Currency string `json:"currency"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *QuoteAmounts) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r QuoteAmounts) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// QuoteLineItems is the field lineItems of Quote.
type QuoteLineItems struct {
	// What the line is for
	Description string `json:"description"`
	// How many units
	Quantity float64 `json:"quantity"`
	// Amount of one unit without VAT
	UnitNet float64 `json:"unitNet"`
	// Amount of the line without VAT
	Net float64 `json:"net"`
	// Rate of VAT in percent; 0 for an official fee that is passed on
	VATRate float64 `json:"vatRate"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *QuoteLineItems) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r QuoteLineItems) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// QuoteAcceptance is the field acceptance of Quote.
type QuoteAcceptance struct {
	// Whether the agreement provides acceptance by API
	ViaAPI bool `json:"viaApi"`
	// The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide
	// on quotes
	URL *string `json:"url"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *QuoteAcceptance) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r QuoteAcceptance) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Quote is a quote with its version, amounts and line items.
type Quote struct {
	// The id of the quote, which is also the id of the request
	ID string `json:"id"`
	// Number of the quote; null before the first one
	QuoteNumber *string `json:"quoteNumber"`
	// The id of the request
	RequestID string `json:"requestId"`
	// Number of the request; of a quote for a change, the number of the order
	RequestNumber string `json:"requestNumber"`
	// The id of the order; null until the quote is accepted, unless it is for a change of an order
	OrderID *string `json:"orderId"`
	// Number of the order; null until the quote is accepted
	OrderNumber *string `json:"orderNumber"`
	// Status of the quote
	State QuoteState `json:"state"`
	// Version of the quote, counted from 1; 0 before the first quote
	Version int `json:"version"`
	// It can be accepted until this time; null before the first quote
	ValidUntil *Time `json:"validUntil"`
	// What the order will cost; null before the first quote
	Amounts *QuoteAmounts `json:"amounts"`
	// The lines that add up to the net amount; empty before the first quote
	LineItems []QuoteLineItems `json:"lineItems"`
	// How the quote can be accepted
	Acceptance QuoteAcceptance `json:"acceptance"`
	// Where to download the quote as PDF; null before it exists
	DocumentURL *string `json:"documentUrl"`
	// When the first quote was made; until then, when the request was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change of the quote; before the first quote, that of the request
	UpdatedAt Time `json:"updatedAt"`
	// When it was accepted, declined or withdrawn; null until then
	DecidedAt *Time `json:"decidedAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Quote) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Quote) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Document is a document of an order, with the checksum of its file.
type Document struct {
	// The id of the document
	ID string `json:"id"`
	// Kind of document
	Kind DocumentKind `json:"kind"`
	// File name for saving
	FileName string `json:"fileName"`
	// Media type of the file, such as application/pdf
	ContentType string `json:"contentType"`
	// Size of the file in bytes
	Size int `json:"size"`
	// SHA-256 of the file in hexadecimal; compare it after the download
	SHA256 string `json:"sha256"`
	// When the document was stored
	CreatedAt Time `json:"createdAt"`
	// Where to download the file, with the same credential
	DownloadURL string `json:"downloadUrl"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Document) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Document) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// LocationContact is the field contact of Location.
type LocationContact struct {
	// Name of the person on site; null if none was given
	Name *string `json:"name"`
	// Phone number of that person; null if none was given
	Phone *string `json:"phone"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *LocationContact) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r LocationContact) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// LocationCoordinates is the field coordinates of Location.
type LocationCoordinates struct {
	// Latitude in degrees, WGS 84
	Lat float64 `json:"lat"`
	// Longitude in degrees, WGS 84
	Lng float64 `json:"lng"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *LocationCoordinates) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r LocationCoordinates) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Location is an address as orders hold it.
type Location struct {
	// The whole address in one line, for showing it to people
	Formatted string `json:"formatted"`
	// Company at the address; null if none was given
	Company *string `json:"company"`
	// Street and house number
	Street string `json:"street"`
	// Postal code in the form of the country
	PostalCode string `json:"postalCode"`
	// Town or city
	City string `json:"city"`
	// Country as an ISO 3166-1 alpha-2 code, such as DE
	Country string `json:"country"`
	// The contact person on site
	Contact LocationContact `json:"contact"`
	// Coordinates of the address; null until they were found
	Coordinates *LocationCoordinates `json:"coordinates"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Location) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Location) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Scenario is the state of a scenario of the sandbox.
type Scenario struct {
	// The scenario that the order plays
	Name ScenarioName `json:"name"`
	// How the next step is started
	Mode SandboxMode `json:"mode"`
	// Number of the last step that ran; 1 is the creation
	Step int `json:"step"`
	// Number of steps of the scenario
	Steps int `json:"steps"`
	// Whether all steps have run
	Finished bool `json:"finished"`
	// Name of the last step that ran, such as DRIVER_ASSIGNED
	Last *string `json:"last"`
	// Name of the next step; null at the end
	Next *string `json:"next"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Scenario) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Scenario) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TrackingLocation is the field location of Tracking.
type TrackingLocation struct {
	// Latitude in degrees, WGS 84
	Lat float64 `json:"lat"`
	// Longitude in degrees, WGS 84
	Lng float64 `json:"lng"`
	// When the device measured the position
	RecordedAt Time `json:"recordedAt"`
	// Radius of uncertainty in metres; null if not known
	AccuracyMeters *float64 `json:"accuracyMeters"`
	// Direction of travel, clockwise from north; null if not known
	HeadingDegrees *float64 `json:"headingDegrees"`
	// Speed in km/h; null if not known
	SpeedKmh *float64 `json:"speedKmh"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TrackingLocation) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TrackingLocation) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Tracking is position and computed arrival.
type Tracking struct {
	// Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it
	Location *TrackingLocation `json:"location"`
	// True when the position is older than three intervals
	Stale bool `json:"stale"`
	// Why there is no position; null when there is one
	LocationUnavailableReason *LocationUnavailableReason `json:"locationUnavailableReason"`
	// When the driver will probably be at the pickup: from the position, otherwise as requested; null once
	// picked up
	EstimatedPickup *Time `json:"estimatedPickup"`
	// When the vehicle will probably arrive: from the position, otherwise from the plan
	EstimatedDelivery *Time `json:"estimatedDelivery"`
	// Kilometres by road to the destination; null without a position
	DistanceRemainingKm *float64 `json:"distanceRemainingKm"`
	// The driver; null unless one is assigned and the agreement shows drivers
	Driver *Driver `json:"driver"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Tracking) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r Tracking) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// EventPage is a page of events, oldest first.
type EventPage struct {
	// Oldest first; each is exactly the body of the webhook message
	Data []Event `json:"data"`
	// Send it as cursor to get the next page; null on the last page
	NextCursor *string `json:"nextCursor"`
	// Never null: send it as cursor with the next poll to get newer events
	ResumeCursor string `json:"resumeCursor"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *EventPage) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r EventPage) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TestClockRan is the field ran of TestClock.
type TestClockRan struct {
	// The name of the step, such as VEHICLE_PICKED_UP
	Name string `json:"name"`
	// When the step is planned, by the clock of the order
	At Time `json:"at"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TestClockRan) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TestClockRan) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TestClock is the clock of an order of the sandbox, and what it ran.
type TestClock struct {
	// Current time of the order's clock
	Now Time `json:"now"`
	// The steps that this call ran; QUOTE_EXPIRED if a quote ended
	Ran []TestClockRan `json:"ran"`
	// The next planned step; null if the scenario has ended or waits for your decision
	Next *TestClockRan `json:"next"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TestClock) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TestClock) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCheck is what creating an order would give.
type OrderCheck struct {
	// The result of creating it now
	Kind OrderKind `json:"kind"`
	// The price by the agreement; null for a request
	Price *Price `json:"price"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCheck) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderCheck) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// ListedInbox is a record of the API.
type ListedInbox struct {
	// The id of the inbox
	ID string `json:"id"`
	// Where to send messages: the address for a webhook endpoint of the sandbox
	URL string `json:"url"`
	// When the inbox and its messages are deleted
	ExpiresAt Time `json:"expiresAt"`
	// When it was created
	CreatedAt Time `json:"createdAt"`
	// How many messages it has
	Messages int `json:"messages"`
	// When the newest one came
	LastMessageAt *Time `json:"lastMessageAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *ListedInbox) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r ListedInbox) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderStatus is the status of an order in the older interface.
type OlderStatus struct {
	// Whether this is an order or a request
	Art OrderKind `json:"art"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; null if it never was one
	RequestNumber *string `json:"requestNumber"`
	// The internal status, for example OPEN
	Status string `json:"status"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Number of the public tracking page
	TrackingNumber string `json:"trackingNumber"`
	// When the vehicle should be picked up, in UTC; null if none was requested
	PickupDate *Time `json:"pickupDate"`
	// When the vehicle should be delivered, in UTC; null if none was requested
	ExpectedDeliveryDate *Time `json:"expectedDeliveryDate"`
	// When the vehicle was picked up; null until then
	ActualPickup *Time `json:"actualPickup"`
	// When the vehicle was handed over; null until then
	ActualDelivery *Time `json:"actualDelivery"`
	// When the order or request was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change
	UpdatedAt Time `json:"updatedAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderStatus) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OlderStatus) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// AddressContact is the contact person at an address, in a body that is sent.
type AddressContact struct {
	// Name of the person on site
	Name Optional[string] `json:"name,omitempty"`
	// Phone number of that person; the driver may call it
	Phone Optional[string] `json:"phone,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *AddressContact) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r AddressContact) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// AddressChange is what can be changed of a pickup or a delivery.
type AddressChange struct {
	// The contact on site: fields that are not sent stay, and a field that is null is cleared
	Contact Optional[AddressContact] `json:"contact,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *AddressChange) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r AddressChange) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderChangeVehicleRegistration is the field registration of OrderChangeVehicle.
type OrderChangeVehicleRegistration struct {
	// Number on its plates
	LicensePlate Optional[string] `json:"licensePlate,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderChangeVehicleRegistration) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderChangeVehicleRegistration) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderChangeVehicle is the field vehicle of OrderChange.
type OrderChangeVehicle struct {
	// Vehicle identification number: 17 letters and digits in either case, no I, O or Q
	VIN Optional[string] `json:"vin,omitempty"`
	// Of the registration only the plate can change
	Registration Optional[OrderChangeVehicleRegistration] `json:"registration,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderChangeVehicle) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderChangeVehicle) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderChange is the fields that can be changed until pickup; only the fields that are set change.
type OrderChange struct {
	// Your reference, which need not be unique and is printed on documents; null clears it
	CustomerReference Optional[string] `json:"customerReference,omitempty"`
	// Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it
	CustomerCostCentre Optional[string] `json:"customerCostCentre,omitempty"`
	// When the vehicle should be picked up: ISO 8601 with a time zone; null clears it
	RequestedPickup Optional[Time] `json:"requestedPickup,omitempty"`
	// When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it
	RequestedDelivery Optional[Time] `json:"requestedDelivery,omitempty"`
	// At the pickup only the contact can change
	Pickup Optional[AddressChange] `json:"pickup,omitempty"`
	// At the delivery only the contact can change
	Delivery Optional[AddressChange] `json:"delivery,omitempty"`
	// Note for dispatch and driver; null clears it
	Instructions Optional[string] `json:"instructions,omitempty"`
	// Of the vehicle only VIN and plate can change
	Vehicle Optional[OrderChangeVehicle] `json:"vehicle,omitempty"`
	// Your own data, at most 16 KiB and 5 levels; replaces the previous value completely
	Metadata Optional[map[string]any] `json:"metadata,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderChange) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderChange) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderStatus is the status of an order, in short.
type OrderStatus struct {
	// Status of the order or request
	Status Status `json:"status"`
	// Whether anything is missing for planning the order
	Readiness OrderReadiness `json:"readiness"`
	// When the vehicle should be picked up; null if none was requested
	RequestedPickup *Time `json:"requestedPickup"`
	// When the vehicle should be delivered; a reported delay moves it; null if none was requested
	RequestedDelivery *Time `json:"requestedDelivery"`
	// When the vehicle was picked up; null until then
	ActualPickup *Time `json:"actualPickup"`
	// When the vehicle was handed over; null until then
	ActualDelivery *Time `json:"actualDelivery"`
	// When the vehicle will probably arrive, computed while it is in transit; otherwise null
	EstimatedDelivery *Time `json:"estimatedDelivery"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderStatus) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderStatus) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InboxMessageSignatureChecks is the field checks of InboxMessageSignature.
type InboxMessageSignatureChecks struct {
	// What was checked
	Name string `json:"name"`
	// Whether this check succeeded
	Ok bool `json:"ok"`
	// The finding, in one sentence
	Explanation string `json:"explanation"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InboxMessageSignatureChecks) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InboxMessageSignatureChecks) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InboxMessageSignature is the field signature of InboxMessage.
type InboxMessageSignature struct {
	// Whether all checks succeeded
	Valid bool `json:"valid"`
	// The steps of checking the signature, in order
	Checks []InboxMessageSignatureChecks `json:"checks"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InboxMessageSignature) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InboxMessageSignature) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InboxMessage is a message in an inbox, with its signature checked step by step.
type InboxMessage struct {
	// The id of the stored message
	ID string `json:"id"`
	// When the inbox received it
	ReceivedAt Time `json:"receivedAt"`
	// The headers of the message, by their name in lower case
	Headers map[string]string `json:"headers"`
	// The body as it was received: exactly the bytes that were signed
	Body string `json:"body"`
	// The checked signature; null when no endpoint sends to this inbox any more
	Signature *InboxMessageSignature `json:"signature"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InboxMessage) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InboxMessage) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderCreated is the answer of the older interface to a new order.
type OlderCreated struct {
	// Whether this is an order or a request
	Art OrderKind `json:"art"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; null if it never was one
	RequestNumber *string `json:"requestNumber"`
	// The internal status, for example OPEN
	Status string `json:"status"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Whether this repeats the first answer
	Wiederholung bool `json:"wiederholung"`
	// Names of the price and control fields that were dropped
	VerworfeneFelder []string `json:"verworfeneFelder"`
	// A German sentence about the reason of a request and about dropped fields; null without both
	Hinweis *string `json:"hinweis"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderCreated) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OlderCreated) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderProcessVerlauf is the field verlauf of OlderProcess.
type OlderProcessVerlauf struct {
	// Number of the step
	Schritt int `json:"schritt"`
	// Name of the step
	Name string `json:"name"`
	// When the step ran
	Zeitpunkt Time `json:"zeitpunkt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderProcessVerlauf) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OlderProcessVerlauf) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderProcess is an order of the sandbox in the older interface.
type OlderProcess struct {
	// Whether this is an order or a request
	Art OrderKind `json:"art"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; null if it never was one
	RequestNumber *string `json:"requestNumber"`
	// The internal status, for example OPEN
	Status string `json:"status"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Name of the scenario, for example STANDARD
	Szenario string `json:"szenario"`
	// How the next step is started
	Modus SandboxMode `json:"modus"`
	// Number of the last step that ran; 1 is the creation
	Schritt int `json:"schritt"`
	// Number of steps of the scenario
	Schritte int `json:"schritte"`
	// Whether all steps have run
	Abgeschlossen bool `json:"abgeschlossen"`
	// Name of the last step that ran
	LetzterSchritt *string `json:"letzterSchritt"`
	// Name of the next step; null at the end
	NaechsterSchritt *string `json:"naechsterSchritt"`
	// The steps so far, oldest first
	Verlauf []OlderProcessVerlauf `json:"verlauf"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderProcess) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OlderProcess) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderAtClock is an order of the sandbox at a moment of its clock.
type OrderAtClock struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The id that the service gave it; it stays the same when a request becomes an order
	ID string `json:"id"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number in the address of the public tracking page
	TrackingNumber string `json:"trackingNumber"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Status of the order or request
	Status Status `json:"status"`
	// Whether anything is missing for planning the order
	Readiness OrderReadiness `json:"readiness"`
	// How the vehicle is moved
	TransportType TransportType `json:"transportType"`
	// The vehicle to transfer
	Vehicle OrderVehicle `json:"vehicle"`
	// Where the vehicle is picked up
	Pickup Location `json:"pickup"`
	// Where the vehicle is delivered
	Delivery Location `json:"delivery"`
	// When the vehicle should be picked up; null if none was requested
	RequestedPickup *Time `json:"requestedPickup"`
	// When the vehicle should be delivered; a reported delay moves it; null if none was requested
	RequestedDelivery *Time `json:"requestedDelivery"`
	// When the vehicle was picked up; null until then
	ActualPickup *Time `json:"actualPickup"`
	// When the vehicle was handed over; null until then
	ActualDelivery *Time `json:"actualDelivery"`
	// What was ordered in addition to the transfer
	Services OrderServices `json:"services"`
	// Note for dispatch and driver; null if there is none
	Instructions *string `json:"instructions"`
	// The price by the agreement; null for a request until its quote is accepted
	Price *Price `json:"price"`
	// The driver; null unless one is assigned and the agreement shows drivers
	Driver *Driver `json:"driver"`
	// Your own data, returned unchanged
	Metadata map[string]any `json:"metadata"`
	// True in the sandbox, where nothing is driven or billed
	Sandbox bool `json:"sandbox"`
	// When the order or request was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change
	UpdatedAt Time `json:"updatedAt"`
	// The progress of the scenario
	Scenario Scenario `json:"scenario"`
	// The clock of the order and what it ran
	Clock TestClock `json:"clock"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderAtClock) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderAtClock) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// AdvancedOrder is an order of the sandbox with the state of its scenario.
type AdvancedOrder struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The id that the service gave it; it stays the same when a request becomes an order
	ID string `json:"id"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number in the address of the public tracking page
	TrackingNumber string `json:"trackingNumber"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Status of the order or request
	Status Status `json:"status"`
	// Whether anything is missing for planning the order
	Readiness OrderReadiness `json:"readiness"`
	// How the vehicle is moved
	TransportType TransportType `json:"transportType"`
	// The vehicle to transfer
	Vehicle OrderVehicle `json:"vehicle"`
	// Where the vehicle is picked up
	Pickup Location `json:"pickup"`
	// Where the vehicle is delivered
	Delivery Location `json:"delivery"`
	// When the vehicle should be picked up; null if none was requested
	RequestedPickup *Time `json:"requestedPickup"`
	// When the vehicle should be delivered; a reported delay moves it; null if none was requested
	RequestedDelivery *Time `json:"requestedDelivery"`
	// When the vehicle was picked up; null until then
	ActualPickup *Time `json:"actualPickup"`
	// When the vehicle was handed over; null until then
	ActualDelivery *Time `json:"actualDelivery"`
	// What was ordered in addition to the transfer
	Services OrderServices `json:"services"`
	// Note for dispatch and driver; null if there is none
	Instructions *string `json:"instructions"`
	// The price by the agreement; null for a request until its quote is accepted
	Price *Price `json:"price"`
	// The driver; null unless one is assigned and the agreement shows drivers
	Driver *Driver `json:"driver"`
	// Your own data, returned unchanged
	Metadata map[string]any `json:"metadata"`
	// True in the sandbox, where nothing is driven or billed
	Sandbox bool `json:"sandbox"`
	// When the order or request was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change
	UpdatedAt Time `json:"updatedAt"`
	// Progress of the sandbox scenario
	Scenario Scenario `json:"scenario"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *AdvancedOrder) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r AdvancedOrder) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreationVehicleRegistration is the field registration of OrderCreationVehicle.
type OrderCreationVehicleRegistration struct {
	// Whether the vehicle is registered
	Status Optional[RegistrationStatus] `json:"status,omitempty"`
	// Number on its plates
	LicensePlate Optional[string] `json:"licensePlate,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreationVehicleRegistration) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderCreationVehicleRegistration) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreationVehicleOperationalStatus is the field operationalStatus of OrderCreationVehicle.
type OrderCreationVehicleOperationalStatus struct {
	// Whether the vehicle can move by itself
	Driveable Optional[bool] `json:"driveable,omitempty"`
	// Whether it may be driven on public roads
	Roadworthy Optional[bool] `json:"roadworthy,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreationVehicleOperationalStatus) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderCreationVehicleOperationalStatus) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreationVehicle is the field vehicle of OrderCreation.
type OrderCreationVehicle struct {
	// Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it
	// before the trip
	VIN Optional[string] `json:"vin,omitempty"`
	// Make, such as Volkswagen
	Manufacturer Optional[string] `json:"manufacturer,omitempty"`
	// Model, such as Golf
	Model Optional[string] `json:"model,omitempty"`
	// Year of the model
	ModelYear Optional[int] `json:"modelYear,omitempty"`
	// Kind of vehicle; prices may depend on it
	Type Optional[VehicleType] `json:"type,omitempty"`
	// Fuel or energy source
	FuelType Optional[FuelType] `json:"fuelType,omitempty"`
	// Registration and plates of the vehicle
	Registration Optional[OrderCreationVehicleRegistration] `json:"registration,omitempty"`
	// Whether the vehicle can be driven; DRIVEN transport needs both
	OperationalStatus Optional[OrderCreationVehicleOperationalStatus] `json:"operationalStatus,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreationVehicle) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderCreationVehicle) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// Address is the address of a pickup or a delivery in a new order.
type Address struct {
	// Company at the address
	Company Optional[string] `json:"company,omitempty"`
	// Street and house number
	Street string `json:"street,omitempty"`
	// Postal code in the form of the country, for example 20539 in DE
	PostalCode string `json:"postalCode,omitempty"`
	// Town or city
	City string `json:"city,omitempty"`
	// Country as an ISO 3166-1 alpha-2 code in either case
	Country Optional[string] `json:"country,omitempty"`
	// The contact person on site; dispatch needs name and phone number before the trip
	Contact Optional[AddressContact] `json:"contact,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *Address) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r Address) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreationServices is the field services of OrderCreation.
type OrderCreationServices struct {
	// Whether the operator registers the vehicle
	Registration Optional[bool] `json:"registration,omitempty"`
	// Whether the operator gets short-term plates for the trip; only for DRIVEN transport
	ShortTermPlate Optional[bool] `json:"shortTermPlate,omitempty"`
	// Not offered: true is refused with SERVICE_NOT_SUPPORTED
	ExportPlate Optional[bool] `json:"exportPlate,omitempty"`
	// Not offered: true is refused with SERVICE_NOT_SUPPORTED
	Customs Optional[bool] `json:"customs,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreationServices) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderCreationServices) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreation is the body of a new order or quote request.
type OrderCreation struct {
	// Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to
	// repeat
	ExternalOrderID Optional[string] `json:"externalOrderId,omitempty"`
	// Your reference, which need not be unique and is printed on documents
	CustomerReference Optional[string] `json:"customerReference,omitempty"`
	// Your cost centre, at most 100 characters; it is on the lines of the invoice
	CustomerCostCentre Optional[string] `json:"customerCostCentre,omitempty"`
	// How the vehicle is moved; the agreement says which ways are possible and which need a quote
	TransportType Optional[TransportType] `json:"transportType,omitempty"`
	// The vehicle to transfer
	Vehicle Optional[OrderCreationVehicle] `json:"vehicle,omitempty"`
	// Where the vehicle is picked up; it cannot be changed later
	Pickup Address `json:"pickup,omitempty"`
	// Where the vehicle is delivered; it cannot be changed later
	Delivery Address `json:"delivery,omitempty"`
	// When the vehicle should be picked up: ISO 8601 with a time zone
	RequestedPickup Optional[Time] `json:"requestedPickup,omitempty"`
	// When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone
	RequestedDelivery Optional[Time] `json:"requestedDelivery,omitempty"`
	// What is ordered in addition to the transfer
	Services Optional[OrderCreationServices] `json:"services,omitempty"`
	// Note for dispatch and driver
	Instructions Optional[string] `json:"instructions,omitempty"`
	// E-mail address of your end customer, who receives the tracking link and status messages; no account is
	// created
	EndCustomerEmail Optional[string] `json:"endCustomerEmail,omitempty"`
	// Your own data, returned unchanged: at most 16 KiB and 5 levels
	Metadata Optional[map[string]any] `json:"metadata,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreation) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OrderCreation) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// RequestLogEntryCredential is the field credential of RequestLogEntry.
type RequestLogEntryCredential struct {
	// The id of the credential
	ID string `json:"id"`
	// Its name in the portal
	Name string `json:"name"`
	// Kind of credential
	Type CredentialType `json:"type"`
	// The readable start of the key or secret
	Prefix string `json:"prefix"`
	// The id of the OAuth client; null for an API key
	ClientID *string `json:"clientId"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *RequestLogEntryCredential) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r RequestLogEntryCredential) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// RequestLogEntryOrder is the field order of RequestLogEntry.
type RequestLogEntryOrder struct {
	// The id of the order or request
	ID string `json:"id"`
	// Its order number, or its request number while it is a request
	Number string `json:"number"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *RequestLogEntryOrder) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r RequestLogEntryOrder) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// RequestLogEntry is a call of one of your systems.
type RequestLogEntry struct {
	// The id of the call, as in the header X-Request-Id
	RequestID string `json:"requestId"`
	// When the call arrived
	At Time `json:"at"`
	// Which interface was called
	Interface Interface `json:"interface"`
	// The environment of the credential
	Environment Environment `json:"environment"`
	// HTTP method
	Method string `json:"method"`
	// The called path without the query, which is not stored
	Path string `json:"path"`
	// HTTP status of the answer
	Status int `json:"status"`
	// Response time in milliseconds
	DurationMs float64 `json:"durationMs"`
	// The credential of the call; null if none was recognised
	Credential *RequestLogEntryCredential `json:"credential"`
	// The order that the call was about; null if none
	Order *RequestLogEntryOrder `json:"order"`
	// Your own number in the call or of its order; null if none
	ExternalOrderID *string `json:"externalOrderId"`
	// The error code of API v1, also for calls of the older interface; null for a success
	ErrorCode *string `json:"errorCode"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *RequestLogEntry) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r RequestLogEntry) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookDelivery is a message to an endpoint, with the result of its last attempt.
type WebhookDelivery struct {
	// As in X-Service-Delivery-Id
	ID string `json:"id"`
	// The endpoint that the message is for
	EndpointID string `json:"endpointId"`
	// The id of the event, as in the message
	EventID string `json:"eventId"`
	// The name of the event
	Event string `json:"event"`
	// The order or request; null for a test message
	OrderID *string `json:"orderId"`
	// Status of the delivery
	State DeliveryState `json:"state"`
	// Number of attempts, including those before a resend
	Attempts int `json:"attempts"`
	// When the next attempt is due; null if no attempt follows
	NextAttemptAt *Time `json:"nextAttemptAt"`
	// HTTP status of the last attempt
	Status *int `json:"status"`
	// Duration of the last attempt in milliseconds
	DurationMs *int `json:"durationMs"`
	// The beginning of the last response
	Response *string `json:"response"`
	// Why the last attempt failed, if no response came
	Error *string `json:"error"`
	// When the message was created
	CreatedAt Time `json:"createdAt"`
	// When it was delivered or given up; null while attempts follow
	FinishedAt *Time `json:"finishedAt"`
	// Number of the order or request
	OrderNumber *string `json:"orderNumber"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookDelivery) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookDelivery) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// CurrentCredentialAccount is the field account of CurrentCredential.
type CurrentCredentialAccount struct {
	// The id of the account, which messages carry as tenantId
	ID string `json:"id"`
	// The name of the account
	Name string `json:"name"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *CurrentCredentialAccount) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r CurrentCredentialAccount) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// CurrentCredentialCredential is the field credential of CurrentCredential.
type CurrentCredentialCredential struct {
	// The id of the credential
	ID string `json:"id"`
	// Its name in the portal
	Name string `json:"name"`
	// The id of the OAuth client; null for an API key
	ClientID *string `json:"clientId"`
	// The readable start of the key or secret
	Prefix string `json:"prefix"`
	// The environment in which the credential acts
	Environment Environment `json:"environment"`
	// Kind of credential
	Type CredentialType `json:"type"`
	// The scopes of this call: a token may hold fewer than its client
	Scopes []Scope `json:"scopes"`
	// When the credential expires; null if it does not expire
	ExpiresAt *Time `json:"expiresAt"`
	// When the credential was created
	CreatedAt Time `json:"createdAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *CurrentCredentialCredential) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r CurrentCredentialCredential) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// CurrentCredentialAuthentication is the field authentication of CurrentCredential.
type CurrentCredentialAuthentication struct {
	// How this call authenticated
	Method AuthenticationMethod `json:"method"`
	// When the access token expires; null for an API key
	ExpiresAt *Time `json:"expiresAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *CurrentCredentialAuthentication) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r CurrentCredentialAuthentication) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// CurrentCredential is account, environment and scopes of a credential.
type CurrentCredential struct {
	// The environment of this call, determined by the credential alone
	Environment Environment `json:"environment"`
	// The account that the credential belongs to
	Account CurrentCredentialAccount `json:"account"`
	// The credential of this call, without its secret
	Credential CurrentCredentialCredential `json:"credential"`
	// How this call authenticated, and for how long
	Authentication CurrentCredentialAuthentication `json:"authentication"`
	// The version of the interface
	APIVersion string `json:"apiVersion"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *CurrentCredential) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r CurrentCredential) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookTestResult is the result of a test message.
type WebhookTestResult struct {
	// Whether the endpoint answered with a 2xx in time
	Delivered bool `json:"delivered"`
	// HTTP status of the answer; null if there was none
	Status *int `json:"status"`
	// Response time in milliseconds
	DurationMs int `json:"durationMs"`
	// The beginning of the response
	Response string `json:"response"`
	// Why there was no answer, such as a refused connection; null if there was one
	Error *string `json:"error"`
	// The id of the delivery, as in the header X-Service-Delivery-Id
	DeliveryID string `json:"deliveryId"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookTestResult) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookTestResult) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookSubscription is a webhook endpoint, without its secret.
type WebhookSubscription struct {
	// The id of the endpoint
	ID string `json:"id"`
	// Where messages are sent
	URL string `json:"url"`
	// The names of the events that the endpoint receives
	Events []string `json:"events"`
	// Your note about the endpoint; null if there is none
	Description *string `json:"description"`
	// The environment whose events it receives
	Environment Environment `json:"environment"`
	// Whether messages are sent
	Status WebhookStatus `json:"status"`
	// The format of its messages
	Format WebhookFormat `json:"format"`
	// When the endpoint was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change of the endpoint
	UpdatedAt Time `json:"updatedAt"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookSubscription) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookSubscription) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookDeliveryDetailsAttemptLog is the field attemptLog of WebhookDeliveryDetails.
type WebhookDeliveryDetailsAttemptLog struct {
	// Counts from 1
	Attempt int `json:"attempt"`
	// When the attempt began
	At Time `json:"at"`
	// HTTP status; null if no response came
	Status *int `json:"status"`
	// Duration of the attempt in milliseconds
	DurationMs int `json:"durationMs"`
	// The beginning of the response
	Response string `json:"response"`
	// Why it failed, if no response came
	Error *string `json:"error"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookDeliveryDetailsAttemptLog) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookDeliveryDetailsAttemptLog) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookDeliveryDetails is a delivery with its message and all attempts.
type WebhookDeliveryDetails struct {
	// As in X-Service-Delivery-Id
	ID string `json:"id"`
	// The endpoint that the message is for
	EndpointID string `json:"endpointId"`
	// The id of the event, as in the message
	EventID string `json:"eventId"`
	// The name of the event
	Event string `json:"event"`
	// The order or request; null for a test message
	OrderID *string `json:"orderId"`
	// Status of the delivery
	State DeliveryState `json:"state"`
	// Number of attempts, including those before a resend
	Attempts int `json:"attempts"`
	// When the next attempt is due; null if no attempt follows
	NextAttemptAt *Time `json:"nextAttemptAt"`
	// HTTP status of the last attempt
	Status *int `json:"status"`
	// Duration of the last attempt in milliseconds
	DurationMs *int `json:"durationMs"`
	// The beginning of the last response
	Response *string `json:"response"`
	// Why the last attempt failed, if no response came
	Error *string `json:"error"`
	// When the message was created
	CreatedAt Time `json:"createdAt"`
	// When it was delivered or given up; null while attempts follow
	FinishedAt *Time `json:"finishedAt"`
	// Number of the order or request
	OrderNumber *string `json:"orderNumber"`
	// The exact bytes of the message
	Body string `json:"body"`
	// Every attempt, oldest first
	AttemptLog []WebhookDeliveryDetailsAttemptLog `json:"attemptLog"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookDeliveryDetails) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookDeliveryDetails) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// ResentWebhookDeliveries is how many deliveries are sent again.
type ResentWebhookDeliveries struct {
	// Number of deliveries that are sent again
	Resent int `json:"resent"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *ResentWebhookDeliveries) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r ResentWebhookDeliveries) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// PausedWebhookSubscription is an endpoint that was paused, and how many open messages ended.
type PausedWebhookSubscription struct {
	// The id of the endpoint
	ID string `json:"id"`
	// Where messages are sent
	URL string `json:"url"`
	// The names of the events that the endpoint receives
	Events []string `json:"events"`
	// Your note about the endpoint; null if there is none
	Description *string `json:"description"`
	// The environment whose events it receives
	Environment Environment `json:"environment"`
	// Whether messages are sent
	Status WebhookStatus `json:"status"`
	// The format of its messages
	Format WebhookFormat `json:"format"`
	// When the endpoint was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change of the endpoint
	UpdatedAt Time `json:"updatedAt"`
	// Number of open messages that ended; they can be resent after resuming
	Ended int `json:"ended"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *PausedWebhookSubscription) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r PausedWebhookSubscription) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// RolledWebhookSubscription is an endpoint with a new secret, and until when the old one also signs.
type RolledWebhookSubscription struct {
	// The id of the endpoint
	ID string `json:"id"`
	// Where messages are sent
	URL string `json:"url"`
	// The names of the events that the endpoint receives
	Events []string `json:"events"`
	// Your note about the endpoint; null if there is none
	Description *string `json:"description"`
	// The environment whose events it receives
	Environment Environment `json:"environment"`
	// Whether messages are sent
	Status WebhookStatus `json:"status"`
	// The format of its messages
	Format WebhookFormat `json:"format"`
	// When the endpoint was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change of the endpoint
	UpdatedAt Time `json:"updatedAt"`
	// The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC
	Secret string `json:"secret"`
	// The same secret as Standard Webhooks libraries take it
	StandardWebhooksSecret string `json:"standardWebhooksSecret"`
	// The old secret stays valid until then
	OldSecretUntil Time `json:"oldSecretUntil"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *RolledWebhookSubscription) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r RolledWebhookSubscription) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// CreatedWebhookSubscription is a new webhook endpoint, this once with its secret.
type CreatedWebhookSubscription struct {
	// The id of the endpoint
	ID string `json:"id"`
	// Where messages are sent
	URL string `json:"url"`
	// The names of the events that the endpoint receives
	Events []string `json:"events"`
	// Your note about the endpoint; null if there is none
	Description *string `json:"description"`
	// The environment whose events it receives
	Environment Environment `json:"environment"`
	// Whether messages are sent
	Status WebhookStatus `json:"status"`
	// The format of its messages
	Format WebhookFormat `json:"format"`
	// When the endpoint was created
	CreatedAt Time `json:"createdAt"`
	// Time of the last change of the endpoint
	UpdatedAt Time `json:"updatedAt"`
	// The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC
	Secret string `json:"secret"`
	// The same secret as Standard Webhooks libraries take it
	StandardWebhooksSecret string `json:"standardWebhooksSecret"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *CreatedWebhookSubscription) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r CreatedWebhookSubscription) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderCreateOrderBody is a new order of the older interface.
type OlderCreateOrderBody struct {
	// Your own number, up to 200 characters; identifies a repeated call
	ExternalOrderID Optional[any] `json:"externalOrderId,omitempty"`
	// Where the vehicle is picked up, in one line: street, number, postal code, city
	Pickup any `json:"pickup,omitempty"`
	// Where the vehicle is delivered, in one line: street, number, postal code, city
	Delivery any `json:"delivery,omitempty"`
	// Postal code of the pickup; stored, not evaluated
	PickupZip Optional[any] `json:"pickupZip,omitempty"`
	// Postal code of the delivery; stored, not evaluated
	DeliveryZip Optional[any] `json:"deliveryZip,omitempty"`
	// When the vehicle should be picked up; without a time zone in German time
	PickupDate Optional[any] `json:"pickupDate,omitempty"`
	// When the vehicle should be delivered; without a time zone in German time
	ExpectedDeliveryDate Optional[any] `json:"expectedDeliveryDate,omitempty"`
	// Kind of vehicle, by default CAR; in any letter case
	VehicleType Optional[any] `json:"vehicleType,omitempty"`
	// Fuel or energy source, by default DIESEL; in any letter case
	FuelType Optional[any] `json:"fuelType,omitempty"`
	// Vehicle identification number
	VIN Optional[any] `json:"vin,omitempty"`
	// Make of the vehicle, such as Volkswagen
	VehicleMake Optional[any] `json:"vehicleMake,omitempty"`
	// Model of the vehicle, such as Golf
	VehicleModel Optional[any] `json:"vehicleModel,omitempty"`
	// Year of the model, as a number or as text
	VehicleYear Optional[any] `json:"vehicleYear,omitempty"`
	// Number on the plates of the vehicle
	LicensePlate Optional[any] `json:"licensePlate,omitempty"`
	// Name of the person at the pickup
	PickupContactName Optional[any] `json:"pickupContactName,omitempty"`
	// Phone number of the person at the pickup
	PickupContactPhone Optional[any] `json:"pickupContactPhone,omitempty"`
	// Name of the person at the delivery
	DeliveryContactName Optional[any] `json:"deliveryContactName,omitempty"`
	// Phone number of the person at the delivery
	DeliveryContactPhone Optional[any] `json:"deliveryContactPhone,omitempty"`
	// Note for dispatch and driver, up to 500 characters
	Notes Optional[any] `json:"notes,omitempty"`
	// Whether the operator registers the vehicle; in any letter case
	RegistrationService Optional[any] `json:"registrationService,omitempty"`
	// How the vehicle is moved; in any letter case
	TransportMode Optional[any] `json:"transportMode,omitempty"`
	// Plates with which the vehicle is driven; in any letter case
	RoadMovementMethod Optional[any] `json:"roadMovementMethod,omitempty"`
	// Whether the vehicle is registered; unknown if it is not sent; in any letter case
	RegistrationStatus Optional[any] `json:"registrationStatus,omitempty"`
	// Distance in kilometres, as a number or as text; shown to dispatch and never used for the price
	Distance Optional[any] `json:"distance,omitempty"`
	// E-mail address of your end customer, who receives the tracking link and status messages
	EndCustomerEmail Optional[any] `json:"endCustomerEmail,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderCreateOrderBody) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r OlderCreateOrderBody) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OlderListProcessesAnswer is the latest orders of the sandbox in the older interface.
type OlderListProcessesAnswer struct {
	// The newest processes of the sandbox, at most 50
	Vorgaenge []OlderProcess `json:"vorgaenge"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OlderListProcessesAnswer) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OlderListProcessesAnswer) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// RequestLogPage is a page of the calls of your systems.
type RequestLogPage struct {
	// The calls of this page
	Data []RequestLogEntry `json:"data"`
	// Send it as cursor to get the next page; null on the last page
	NextCursor *string `json:"nextCursor"`
	// Set when the search stopped before the page was full: the next page continues from here
	SearchedTo *Time `json:"searchedTo"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *RequestLogPage) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r RequestLogPage) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookInput is the body of a new endpoint.
type WebhookInput struct {
	// Where messages are sent: an https address that can be reached publicly
	URL string `json:"url,omitempty"`
	// The events that the endpoint receives
	Events []EventName `json:"events,omitempty"`
	// Your note about the endpoint
	Description Optional[string] `json:"description,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookInput) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r WebhookInput) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookChange is what can be changed of an endpoint; only the fields that are set change.
type WebhookChange struct {
	// Where messages are sent: an https address that can be reached publicly
	URL Optional[string] `json:"url,omitempty"`
	// Replaces the list of events; those of the older format only for endpoints that have it
	Events Optional[[]EventName] `json:"events,omitempty"`
	// Null clears it
	Description Optional[string] `json:"description,omitempty"`
	// Fields that this version does not know, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookChange) UnmarshalJSON(data []byte) error {
	return readBody(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields that are set.
func (r WebhookChange) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// ListInboxesAnswer is the answer of listInboxes.
type ListInboxesAnswer struct {
	// All inboxes of the account
	Data []ListedInbox `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *ListInboxesAnswer) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r ListInboxesAnswer) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// EventDocument is the document that came with an event.
type EventDocument struct {
	// The id of the document
	ID string `json:"id"`
	// Kind of document, as in the list of documents
	Kind string `json:"kind"`
	// File name for saving
	FileName string `json:"fileName"`
	// Media type of the file, such as application/pdf
	ContentType string `json:"contentType"`
	// Size of the file in bytes
	Size int `json:"size"`
	// SHA-256 of the file in hexadecimal; compare it after the download
	SHA256 string `json:"sha256"`
	// Where to download the file, with a credential that has documents:read
	DownloadURL string `json:"downloadUrl"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *EventDocument) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r EventDocument) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderDocumentEventData is the data of an event of an order that may have a document.
type OrderDocumentEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderDocumentEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderDocumentEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCreatedEvent is the message of order.created: An order or request was created, or a quote was
// accepted.
type OrderCreatedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderDocumentEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCreatedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderCreatedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderEventData is the data that every event of an order has.
type OrderEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderAcceptedEvent is the message of order.accepted: The order was accepted and released.
type OrderAcceptedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderAcceptedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderAcceptedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderScheduledEvent is the message of order.scheduled: The trip was scheduled.
type OrderScheduledEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderScheduledEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderScheduledEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DriverAssignedEventData is the field data of DriverAssignedEvent.
type DriverAssignedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// The driver; null unless the agreement shows drivers
	Driver *Driver `json:"driver"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DriverAssignedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DriverAssignedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DriverAssignedEvent is the message of driver.assigned: A driver was assigned.
type DriverAssignedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data DriverAssignedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DriverAssignedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DriverAssignedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// PickupStartedEvent is the message of pickup.started: The driver is on the way to the pickup.
type PickupStartedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *PickupStartedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r PickupStartedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// PickupArrivedEvent is the message of pickup.arrived: The driver is at the pickup.
type PickupArrivedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *PickupArrivedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r PickupArrivedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// VehiclePickedUpEventData is the field data of VehiclePickedUpEvent.
type VehiclePickedUpEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// When the vehicle was picked up
	ActualPickup Time `json:"actualPickup"`
	// Odometer in kilometres, from the protocol; null if not noted
	OdometerKm *float64 `json:"odometerKm"`
	// Level of the tank or battery in percent, from the protocol; null if not noted
	FuelLevelPercent *float64 `json:"fuelLevelPercent"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *VehiclePickedUpEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r VehiclePickedUpEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// VehiclePickedUpEvent is the message of vehicle.picked_up: The vehicle was picked up; the protocol is
// available.
type VehiclePickedUpEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data VehiclePickedUpEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *VehiclePickedUpEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r VehiclePickedUpEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TransportStartedEvent is the message of transport.started: The vehicle is on its way.
type TransportStartedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TransportStartedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TransportStartedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TransportDelayedEventData is the field data of TransportDelayedEvent.
type TransportDelayedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Reason for the delay; null if none was given
	Reason *string `json:"reason"`
	// The delivery date after the delay; null if there is none
	RequestedDelivery *Time `json:"requestedDelivery"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TransportDelayedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TransportDelayedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// TransportDelayedEvent is the message of transport.delayed: A delay was reported.
type TransportDelayedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data TransportDelayedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *TransportDelayedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r TransportDelayedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderRescheduledEventData is the field data of OrderRescheduledEvent.
type OrderRescheduledEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// The new requested pickup; null if there is none
	RequestedPickup *Time `json:"requestedPickup"`
	// The previous requested pickup; null if there was none
	PreviousRequestedPickup *Time `json:"previousRequestedPickup"`
	// The new requested delivery; null if there is none
	RequestedDelivery *Time `json:"requestedDelivery"`
	// The previous requested delivery; null if there was none
	PreviousRequestedDelivery *Time `json:"previousRequestedDelivery"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderRescheduledEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderRescheduledEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderRescheduledEvent is the message of order.rescheduled: A requested date changed, or the operator
// changed the order; read it for the other fields.
type OrderRescheduledEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderRescheduledEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderRescheduledEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderRescheduledEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DeliveryArrivedEvent is the message of delivery.arrived: The driver is at the destination.
type DeliveryArrivedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DeliveryArrivedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DeliveryArrivedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// VehicleDeliveredEventData is the field data of VehicleDeliveredEvent.
type VehicleDeliveredEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// When the vehicle was handed over
	ActualDelivery Time `json:"actualDelivery"`
	// Whether damage was noted at the handover
	HasDamage bool `json:"hasDamage"`
	// Odometer in kilometres, from the protocol; null if not noted
	OdometerKm *float64 `json:"odometerKm"`
	// Level of the tank or battery in percent, from the protocol; null if not noted
	FuelLevelPercent *float64 `json:"fuelLevelPercent"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *VehicleDeliveredEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r VehicleDeliveredEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// VehicleDeliveredEvent is the message of vehicle.delivered: The vehicle was handed over; the protocol is
// available.
type VehicleDeliveredEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data VehicleDeliveredEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *VehicleDeliveredEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r VehicleDeliveredEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DamageReportedEventData is the field data of DamageReportedEvent.
type DamageReportedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// True if it was reported after the handover, false if noted at it
	AfterDelivery bool `json:"afterDelivery"`
	// Description of the damage; null if there is none
	Description *string `json:"description"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DamageReportedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DamageReportedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DamageReportedEvent is the message of damage.reported: Damage was noted at the handover or afterwards.
type DamageReportedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data DamageReportedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DamageReportedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DamageReportedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCompletedEvent is the message of order.completed: The order is finished.
type OrderCompletedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderDocumentEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCompletedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderCompletedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderEndedEventData is the data of an event that ends an order or a request.
type OrderEndedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Reason for the cancellation; null if none was given
	Reason *string `json:"reason"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderEndedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderEndedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderCancelledEvent is the message of order.cancelled: The order was cancelled.
type OrderCancelledEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEndedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderCancelledEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderCancelledEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// OrderRejectedEvent is the message of order.rejected: The request was withdrawn, declined or rejected.
type OrderRejectedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderEndedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *OrderRejectedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r OrderRejectedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// DocumentUploadedEvent is the message of document.uploaded: A document was uploaded.
type DocumentUploadedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data OrderDocumentEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *DocumentUploadedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r DocumentUploadedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// QuoteOfferedEventData is the field data of QuoteOfferedEvent.
type QuoteOfferedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Number of the quote
	QuoteNumber string `json:"quoteNumber"`
	// Version of the quote, which an acceptance can name
	Version int `json:"version"`
	// Until when it can be accepted
	ValidUntil Time `json:"validUntil"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *QuoteOfferedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r QuoteOfferedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// QuoteOfferedEvent is the message of quote.offered: A quote is on offer.
type QuoteOfferedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data QuoteOfferedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *QuoteOfferedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r QuoteOfferedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InvoiceCreatedEventData is the field data of InvoiceCreatedEvent.
type InvoiceCreatedEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// Number of the invoice
	InvoiceNumber string `json:"invoiceNumber"`
	// Number of the invoice that this one cancels; absent otherwise
	CancelsInvoiceNumber *string `json:"cancelsInvoiceNumber,omitempty"`
	// Number of the invoice that this credit note reduces; absent otherwise
	CreditsInvoiceNumber *string `json:"creditsInvoiceNumber,omitempty"`
	// The document that came with this change; absent if none did
	Document *EventDocument `json:"document,omitempty"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InvoiceCreatedEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InvoiceCreatedEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InvoiceCreatedEvent is the message of invoice.created: An invoice, a cancellation invoice or a credit note
// was issued.
type InvoiceCreatedEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data InvoiceCreatedEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InvoiceCreatedEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InvoiceCreatedEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InvoiceCancelledEventData is the field data of InvoiceCancelledEvent.
type InvoiceCancelledEventData struct {
	// Whether this is an order or a request that waits for a quote
	Kind OrderKind `json:"kind"`
	// The status after this event
	Status Status `json:"status"`
	// The id of the order or request
	OrderID string `json:"orderId"`
	// Number of the order, in the sandbox with the prefix SBX-; null while it is a request
	OrderNumber *string `json:"orderNumber"`
	// Number of the request; kept after it became an order; null if it never was a request
	RequestNumber *string `json:"requestNumber"`
	// Your own number; null if you sent none
	ExternalOrderID *string `json:"externalOrderId"`
	// Your reference, which need not be unique and is printed on documents; null if you sent none
	CustomerReference *string `json:"customerReference"`
	// Your cost centre, which is on the lines of the invoice; null if you sent none
	CustomerCostCentre *string `json:"customerCostCentre"`
	// Address of the public tracking page, which needs no login
	TrackingURL string `json:"trackingUrl"`
	// The invoice that is no longer valid
	InvoiceNumber string `json:"invoiceNumber"`
	// The invoice that cancels it
	CancellationNumber string `json:"cancellationNumber"`
	// Why it was cancelled
	Reason string `json:"reason"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InvoiceCancelledEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InvoiceCancelledEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// InvoiceCancelledEvent is the message of invoice.cancelled: An invoice was cancelled by another one.
type InvoiceCancelledEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data InvoiceCancelledEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *InvoiceCancelledEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r InvoiceCancelledEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookTestEventData is the field data of WebhookTestEvent.
type WebhookTestEventData struct {
	// Null: a test message belongs to no order
	Status any `json:"status"`
	// A sentence stating that this is a test
	Message string `json:"message"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookTestEventData) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookTestEventData) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}

// WebhookTestEvent is the message of webhook.test: A test message.
type WebhookTestEvent struct {
	// The id of the event: the same for every endpoint and retry
	ID string `json:"id"`
	// The name of the event
	Type EventName `json:"type"`
	// The version of the format of this message
	APIVersion string `json:"apiVersion"`
	// When the change happened; strictly increasing within one order
	CreatedAt Time `json:"createdAt"`
	// The id of the account
	TenantID string `json:"tenantId"`
	// The event and the order or request that it is about
	Data WebhookTestEventData `json:"data"`
	// Fields that this version does not know, and values that do not fit their field, by their name in JSON.
	Extra map[string]json.RawMessage `json:"-"`
}

// UnmarshalJSON reads the record.
func (r *WebhookTestEvent) UnmarshalJSON(data []byte) error {
	return readRecord(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields.
func (r WebhookTestEvent) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}
