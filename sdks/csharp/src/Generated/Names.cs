// The values of enumerations, the codes of errors and the ids of operations. Written from openapi/v1.json by scripts/write-types.mjs; not by hand.
using System;
using System.Collections.Generic;

namespace Handover
{
    /// <summary>The values of <c>type</c> of WebhookEvent; a later version of the service may have more.</summary>
    public static class EventNames
    {
        /// <summary>An order or request was created, or a quote was accepted.</summary>
        public const string OrderCreated = "order.created";

        /// <summary>The order was accepted and released.</summary>
        public const string OrderAccepted = "order.accepted";

        /// <summary>The trip was scheduled.</summary>
        public const string OrderScheduled = "order.scheduled";

        /// <summary>A driver was assigned.</summary>
        public const string DriverAssigned = "driver.assigned";

        /// <summary>The driver is on the way to the pickup.</summary>
        public const string PickupStarted = "pickup.started";

        /// <summary>The driver is at the pickup.</summary>
        public const string PickupArrived = "pickup.arrived";

        /// <summary>The vehicle was picked up; the protocol is available.</summary>
        public const string VehiclePickedUp = "vehicle.picked_up";

        /// <summary>The vehicle is on its way.</summary>
        public const string TransportStarted = "transport.started";

        /// <summary>A delay was reported.</summary>
        public const string TransportDelayed = "transport.delayed";

        /// <summary>
        /// A requested date changed, or the operator changed the order; read it for the other fields.
        /// </summary>
        public const string OrderRescheduled = "order.rescheduled";

        /// <summary>The driver is at the destination.</summary>
        public const string DeliveryArrived = "delivery.arrived";

        /// <summary>The vehicle was handed over; the protocol is available.</summary>
        public const string VehicleDelivered = "vehicle.delivered";

        /// <summary>Damage was noted at the handover or afterwards.</summary>
        public const string DamageReported = "damage.reported";

        /// <summary>The order is finished.</summary>
        public const string OrderCompleted = "order.completed";

        /// <summary>The order was cancelled.</summary>
        public const string OrderCancelled = "order.cancelled";

        /// <summary>The request was withdrawn, declined or rejected.</summary>
        public const string OrderRejected = "order.rejected";

        /// <summary>A document was uploaded.</summary>
        public const string DocumentUploaded = "document.uploaded";

        /// <summary>A quote is on offer.</summary>
        public const string QuoteOffered = "quote.offered";

        /// <summary>An invoice, a cancellation invoice or a credit note was issued.</summary>
        public const string InvoiceCreated = "invoice.created";

        /// <summary>An invoice was cancelled by another one.</summary>
        public const string InvoiceCancelled = "invoice.cancelled";

        /// <summary>A test message.</summary>
        public const string WebhookTest = "webhook.test";
    }

    /// <summary>The values of <c>kind</c> of Order; a later version of the service may have more.</summary>
    public static class OrderKinds
    {
        /// <summary>It is ordered and has a price.</summary>
        public const string Order = "ORDER";

        /// <summary>The agreement asks for a quote; accepting the quote makes it an order.</summary>
        public const string Request = "REQUEST";
    }

    /// <summary>The values of <c>status</c> of Order; a later version of the service may have more.</summary>
    public static class OrderStatuses
    {
        /// <summary>A request that waits for a quote; it can be withdrawn.</summary>
        public const string QuoteRequired = "QUOTE_REQUIRED";

        /// <summary>A request with a quote on offer; accept or decline the quote.</summary>
        public const string QuoteOffered = "QUOTE_OFFERED";

        /// <summary>A request that was withdrawn, declined or refused; final.</summary>
        public const string Rejected = "REJECTED";

        /// <summary>Ordered, and no driver is assigned yet; also again after a driver dropped out.</summary>
        public const string Accepted = "ACCEPTED";

        /// <summary>A driver is assigned.</summary>
        public const string Scheduled = "SCHEDULED";

        /// <summary>
        /// The driver is on the way to the vehicle or has arrived there; the last status that allows changes.
        /// </summary>
        public const string PickupInProgress = "PICKUP_IN_PROGRESS";

        /// <summary>The vehicle was picked up and is on its way; the pickup protocol exists.</summary>
        public const string InTransit = "IN_TRANSIT";

        /// <summary>The driver is at the destination, and the handover is running.</summary>
        public const string DeliveryInProgress = "DELIVERY_IN_PROGRESS";

        /// <summary>The vehicle was handed over; the delivery protocol exists.</summary>
        public const string Delivered = "DELIVERED";

        /// <summary>The order is finished; an invoice may follow or exist already.</summary>
        public const string Completed = "COMPLETED";

        /// <summary>The order was cancelled by you or by the operator; final.</summary>
        public const string Cancelled = "CANCELLED";
    }

    /// <summary>The values of <c>transportType</c> of Order; a later version of the service may have more.</summary>
    public static class TransportTypes
    {
        /// <summary>A driver drives the vehicle on its own wheels.</summary>
        public const string Driven = "DRIVEN";

        /// <summary>The vehicle is carried alone, on a trailer.</summary>
        public const string Trailer = "TRAILER";

        /// <summary>The vehicle is carried with others, on a car transporter.</summary>
        public const string Truck = "TRUCK";
    }

    /// <summary>The values of <c>state</c> of Quote; a later version of the service may have more.</summary>
    public static class QuoteStates
    {
        /// <summary>No quote was made yet.</summary>
        public const string Requested = "REQUESTED";

        /// <summary>A quote is on offer and waits for a decision.</summary>
        public const string Offered = "OFFERED";

        /// <summary>The quote was accepted; the request became an order.</summary>
        public const string Accepted = "ACCEPTED";

        /// <summary>The quote was declined; the request is rejected.</summary>
        public const string Declined = "DECLINED";

        /// <summary>The operator withdrew the quote before a decision.</summary>
        public const string Withdrawn = "WITHDRAWN";

        /// <summary>The quote was valid until <c>validUntil</c> and nobody decided.</summary>
        public const string Expired = "EXPIRED";
    }

    /// <summary>The values of <c>kind</c> of Document; a later version of the service may have more.</summary>
    public static class DocumentKinds
    {
        /// <summary>The protocol of the pickup; exists from pickup on.</summary>
        public const string PickupProtocol = "PICKUP_PROTOCOL";

        /// <summary>The protocol of the delivery; exists from delivery on.</summary>
        public const string DeliveryProtocol = "DELIVERY_PROTOCOL";

        /// <summary>Damage that was noted at the handover or reported after it.</summary>
        public const string DamageReport = "DAMAGE_REPORT";

        /// <summary>A signed power of attorney that was uploaded.</summary>
        public const string Authorization = "AUTHORIZATION";

        /// <summary>Papers of the vehicle that were uploaded.</summary>
        public const string VehicleDocument = "VEHICLE_DOCUMENT";

        /// <summary>An invoice, a cancellation invoice or a credit note; needs <c>invoices:read</c> too.</summary>
        public const string Invoice = "INVOICE";

        /// <summary>The quote as it was offered; needs <c>quotes:read</c> too.</summary>
        public const string Quote = "QUOTE";

        /// <summary>The quote with the signature of its acceptance; needs <c>quotes:read</c> too.</summary>
        public const string SignedQuote = "SIGNED_QUOTE";
    }

    /// <summary>The values of <c>name</c> of Scenario; a later version of the service may have more.</summary>
    public static class ScenarioNames
    {
        /// <summary>From order to invoice without problems.</summary>
        public const string Standard = "STANDARD";

        /// <summary>On the road a delay is reported; the delivery moves by two hours.</summary>
        public const string Delay = "DELAY";

        /// <summary>Damage is noted at the handover, with a damage report.</summary>
        public const string Damage = "DAMAGE";

        /// <summary>The operator cancels after a driver was assigned.</summary>
        public const string Cancellation = "CANCELLATION";

        /// <summary>A request first, then a quote, its acceptance, and the order.</summary>
        public const string QuoteRequired = "QUOTE_REQUIRED";

        /// <summary>Waiting time and a fuel receipt are approved, invoiced with the transport, and paid.</summary>
        public const string Extras = "EXTRAS";

        /// <summary>The invoice is cancelled, and a new one is issued.</summary>
        public const string CorrectedInvoice = "CORRECTED_INVOICE";

        /// <summary>The vehicle is not there; the order is cancelled, and the trip is invoiced.</summary>
        public const string TripInVain = "TRIP_IN_VAIN";

        /// <summary>The operator changes the destination and the price, before the pickup and on the way.</summary>
        public const string ChangedOrder = "CHANGED_ORDER";
    }

    /// <summary>The values of <c>mode</c> of Scenario; a later version of the service may have more.</summary>
    public static class ScenarioModes
    {
        /// <summary>A step runs every 20 seconds.</summary>
        public const string Automatic = "automatic";

        /// <summary>A step runs only when you advance the order.</summary>
        public const string Manual = "manual";
    }

    /// <summary>
    /// The values of <c>locationUnavailableReason</c> of Tracking; a later version of the service may have more.
    /// </summary>
    public static class LocationUnavailableReasons
    {
        /// <summary>The vehicle is not picked up yet, or was delivered already.</summary>
        public const string NotInTransit = "NOT_IN_TRANSIT";

        /// <summary>The driver does not share positions, or none arrived yet.</summary>
        public const string NoPosition = "NO_POSITION";

        /// <summary>No vehicle is driven in the sandbox.</summary>
        public const string Sandbox = "SANDBOX";
    }

    /// <summary>The values of <c>type</c> of OrderVehicle; a later version of the service may have more.</summary>
    public static class VehicleTypes
    {
        /// <summary>A passenger car of another kind than those below.</summary>
        public const string Car = "CAR";

        /// <summary>An estate car.</summary>
        public const string Combi = "COMBI";

        /// <summary>A sport utility vehicle.</summary>
        public const string Suv = "SUV";

        /// <summary>A van or minibus.</summary>
        public const string Van = "VAN";

        /// <summary>A truck of up to 7.5 tonnes.</summary>
        public const string Truck75 = "TRUCK_7_5";

        /// <summary>A truck of up to 12 tonnes.</summary>
        public const string Truck12 = "TRUCK_12";

        /// <summary>A truck of up to 40 tonnes.</summary>
        public const string Truck40 = "TRUCK_40";
    }

    /// <summary>The values of <c>fuelType</c> of OrderVehicle; a later version of the service may have more.</summary>
    public static class FuelTypes
    {
        /// <summary>Diesel.</summary>
        public const string Diesel = "DIESEL";

        /// <summary>Petrol.</summary>
        public const string Petrol = "PETROL";

        /// <summary>Battery only.</summary>
        public const string Electric = "ELECTRIC";

        /// <summary>A combustion engine and a battery.</summary>
        public const string Hybrid = "HYBRID";

        /// <summary>Hydrogen.</summary>
        public const string Hydrogen = "HYDROGEN";

        /// <summary>Liquefied petroleum gas.</summary>
        public const string Lpg = "LPG";

        /// <summary>Liquefied natural gas.</summary>
        public const string Lng = "LNG";
    }

    /// <summary>The values of <c>status</c> of OrderReadiness; a later version of the service may have more.</summary>
    public static class OrderReadinessStatuses
    {
        /// <summary>Dispatch has all that it needs to plan the trip.</summary>
        public const string ReadyForPlanning = "READY_FOR_PLANNING";

        /// <summary>The order is accepted, but the fields in <c>missing</c> are still needed.</summary>
        public const string Incomplete = "INCOMPLETE";
    }

    /// <summary>The values of <c>code</c> of OrderPriceLines; a later version of the service may have more.</summary>
    public static class OrderPriceLinesCodes
    {
        /// <summary>The transfer itself.</summary>
        public const string Base = "BASE";

        /// <summary>Kilometres; one line for each tier of the agreement.</summary>
        public const string Distance = "DISTANCE";

        /// <summary>Supplement to the minimum price.</summary>
        public const string Minimum = "MINIMUM";

        /// <summary>Surcharge for a weekend.</summary>
        public const string Weekend = "WEEKEND";

        /// <summary>Surcharge for short notice.</summary>
        public const string Express = "EXPRESS";

        /// <summary>Fuel surcharge of the month.</summary>
        public const string Fuel = "FUEL";

        /// <summary>Registration of the vehicle.</summary>
        public const string Registration = "REGISTRATION";

        /// <summary>Short-term plate.</summary>
        public const string ShortTermPlate = "SHORT_TERM_PLATE";

        /// <summary>Official fee of the registration, without VAT.</summary>
        public const string RegistrationFee = "REGISTRATION_FEE";

        /// <summary>Official fee of the short-term plate, without VAT.</summary>
        public const string ShortTermPlateFee = "SHORT_TERM_PLATE_FEE";
    }

    /// <summary>The values of <c>state</c> of WebhookDelivery; a later version of the service may have more.</summary>
    public static class WebhookDeliveryStates
    {
        /// <summary>Not tried yet.</summary>
        public const string Pending = "PENDING";

        /// <summary>Answered with 2xx.</summary>
        public const string Delivered = "DELIVERED";

        /// <summary>Failed; another attempt follows.</summary>
        public const string FailedRetrying = "FAILED_RETRYING";

        /// <summary>Given up, or ended by a pause.</summary>
        public const string DeadLetter = "DEAD_LETTER";
    }

    /// <summary>
    /// The values of <c>environment</c> of CurrentCredential; a later version of the service may have more.
    /// </summary>
    public static class Environments
    {
        /// <summary>Real orders: vehicles are driven and billed.</summary>
        public const string Production = "production";

        /// <summary>Simulated orders: nothing is driven or billed.</summary>
        public const string Sandbox = "sandbox";
    }

    /// <summary>
    /// The values of <c>status</c> of WebhookSubscription; a later version of the service may have more.
    /// </summary>
    public static class WebhookSubscriptionStatuses
    {
        /// <summary>Messages are sent.</summary>
        public const string Active = "ACTIVE";

        /// <summary>Nothing is sent until the endpoint is resumed.</summary>
        public const string Paused = "PAUSED";
    }

    /// <summary>
    /// The values of <c>format</c> of WebhookSubscription; a later version of the service may have more.
    /// </summary>
    public static class WebhookSubscriptionFormats
    {
        /// <summary>Messages of API v1.</summary>
        public const string V20260901 = "2026-09-01";

        /// <summary>
        /// Messages of the older format, which endpoints created before 2026-09-23 get until they are switched.
        /// </summary>
        public const string Legacy = "legacy";
    }

    /// <summary>
    /// The values of <c>status</c> of OrderVehicleRegistration; a later version of the service may have more.
    /// </summary>
    public static class RegistrationStatuses
    {
        /// <summary>The vehicle is registered and has valid plates.</summary>
        public const string Registered = "REGISTERED";

        /// <summary>The vehicle was never registered.</summary>
        public const string NotRegistered = "NOT_REGISTERED";

        /// <summary>The vehicle was registered once and is not any more.</summary>
        public const string Deregistered = "DEREGISTERED";
    }

    /// <summary>
    /// The values of <c>type</c> of CurrentCredentialCredential; a later version of the service may have more.
    /// </summary>
    public static class CredentialTypes
    {
        /// <summary>An API key, which is sent with every call.</summary>
        public const string ApiKey = "api_key";

        /// <summary>An OAuth client, which exchanges its secret for access tokens of one hour.</summary>
        public const string OauthClient = "oauth_client";
    }

    /// <summary>
    /// The values of <c>scopes</c> of CurrentCredentialCredential; a later version of the service may have more.
    /// </summary>
    public static class Scopes
    {
        /// <summary>Read orders, requests and their status.</summary>
        public const string OrdersRead = "orders:read";

        /// <summary>Create, change and cancel orders; advance sandbox processes.</summary>
        public const string OrdersWrite = "orders:write";

        /// <summary>Read location and arrival.</summary>
        public const string TrackingRead = "tracking:read";

        /// <summary>List and download documents.</summary>
        public const string DocumentsRead = "documents:read";

        /// <summary>See invoices among the documents.</summary>
        public const string InvoicesRead = "invoices:read";

        /// <summary>Read quotes and their documents.</summary>
        public const string QuotesRead = "quotes:read";

        /// <summary>Request, accept and decline quotes.</summary>
        public const string QuotesWrite = "quotes:write";

        /// <summary>Manage webhook endpoints and test inboxes; read the request log.</summary>
        public const string WebhooksManage = "webhooks:manage";
    }

    /// <summary>
    /// The values of <c>method</c> of CurrentCredentialAuthentication; a later version of the service may have more.
    /// </summary>
    public static class AuthenticationMethods
    {
        /// <summary>With an access token of an OAuth client.</summary>
        public const string AccessToken = "access_token";

        /// <summary>With an API key.</summary>
        public const string ApiKey = "api_key";
    }

    /// <summary>The codes of errors; a later version of the service may have more.</summary>
    public static class ErrorCodes
    {
        /// <summary>
        /// 401: This is the secret of an OAuth client. Exchange it for an access token at POST /extern/oauth/token.
        /// </summary>
        public const string AccessTokenRequired = "ACCESS_TOKEN_REQUIRED";

        /// <summary>403: Only accounts of ordering customers can use this interface.</summary>
        public const string AccountNotEligible = "ACCOUNT_NOT_ELIGIBLE";

        /// <summary>403: The account is suspended. Please contact the operator.</summary>
        public const string AccountSuspended = "ACCOUNT_SUSPENDED";

        /// <summary>
        /// 401: The credential may order in production and waits for the approval of an admin of your account, who got
        /// a mail about it.
        /// </summary>
        public const string CredentialsAwaitingApproval = "CREDENTIALS_AWAITING_APPROVAL";

        /// <summary>401: The credential is disabled. Enable it again or use another one.</summary>
        public const string CredentialsDisabled = "CREDENTIALS_DISABLED";

        /// <summary>401: The credential has expired. Create a new one.</summary>
        public const string CredentialsExpired = "CREDENTIALS_EXPIRED";

        /// <summary>404: There is no such document, or this credential may not see it.</summary>
        public const string DocumentNotFound = "DOCUMENT_NOT_FOUND";

        /// <summary>409: The webhook endpoint is paused and gets nothing. Resume it first.</summary>
        public const string EndpointPaused = "ENDPOINT_PAUSED";

        /// <summary>409: An order or request exists under this externalOrderId; details names it.</summary>
        public const string ExternalOrderIdExists = "EXTERNAL_ORDER_ID_EXISTS";

        /// <summary>
        /// 403: API v1 is not enabled for production of this account. Use the sandbox or contact the operator.
        /// </summary>
        public const string FeatureNotEnabled = "FEATURE_NOT_ENABLED";

        /// <summary>409: This key was used with other content. Use a new key for a new order.</summary>
        public const string IdempotencyKeyReused = "IDEMPOTENCY_KEY_REUSED";

        /// <summary>409: The first call with this key is still running. Repeat after Retry-After seconds.</summary>
        public const string IdempotencyRequestInProgress = "IDEMPOTENCY_REQUEST_IN_PROGRESS";

        /// <summary>
        /// 403: The credential lacks a scope that this call needs; details names required and granted ones.
        /// </summary>
        public const string InsufficientScope = "INSUFFICIENT_SCOPE";

        /// <summary>500: Unexpected error. Repeat later; with an Idempotency-Key that is safe.</summary>
        public const string InternalError = "INTERNAL_ERROR";

        /// <summary>401: The credential is unknown or has been revoked. Check that it was copied whole.</summary>
        public const string InvalidCredentials = "INVALID_CREDENTIALS";

        /// <summary>
        /// 400: The cursor is not valid here. Send nextCursor of the previous page unchanged, or start without.
        /// </summary>
        public const string InvalidCursor = "INVALID_CURSOR";

        /// <summary>400: The Idempotency-Key may have 1 to 200 characters.</summary>
        public const string InvalidIdempotencyKey = "INVALID_IDEMPOTENCY_KEY";

        /// <summary>400: The body is not valid JSON. Send one JSON document in UTF-8.</summary>
        public const string InvalidJson = "INVALID_JSON";

        /// <summary>
        /// 400: The request has missing, wrong or unknown fields; details.fields names each of them.
        /// </summary>
        public const string InvalidRequest = "INVALID_REQUEST";

        /// <summary>
        /// 400: Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used here. The documentation of
        /// the sandbox has further ones about money.
        /// </summary>
        public const string InvalidScenario = "INVALID_SCENARIO";

        /// <summary>
        /// 401: The access token was altered, cut or not issued by this service. Obtain a new one; API keys begin with
        /// svc_test_ or svc_live_.
        /// </summary>
        public const string InvalidToken = "INVALID_TOKEN";

        /// <summary>400: This address cannot be used as a webhook endpoint; details.reason says why.</summary>
        public const string InvalidWebhookUrl = "INVALID_WEBHOOK_URL";

        /// <summary>404: There is no such endpoint. Compare method and path with the interface description.</summary>
        public const string NotFound = "NOT_FOUND";

        /// <summary>409: No commercial contact is stored for the account. Please contact the operator.</summary>
        public const string NoContractingParty = "NO_CONTRACTING_PARTY";

        /// <summary>
        /// 409: The endpoint was switched to API v1 since, and API v1 has no message for this event of the older
        /// format.
        /// </summary>
        public const string NoV1Message = "NO_V1_MESSAGE";

        /// <summary>409: The order can be cancelled only until pickup.</summary>
        public const string OrderNotCancellable = "ORDER_NOT_CANCELLABLE";

        /// <summary>
        /// 409: An order can be changed only until pickup, and a request not while it waits for a quote.
        /// </summary>
        public const string OrderNotChangeable = "ORDER_NOT_CHANGEABLE";

        /// <summary>
        /// 404: There is no order or request with this id or number in this account and environment.
        /// </summary>
        public const string OrderNotFound = "ORDER_NOT_FOUND";

        /// <summary>413: The body is too large. Send at most 256 KiB.</summary>
        public const string PayloadTooLarge = "PAYLOAD_TOO_LARGE";

        /// <summary>403: The agreement does not provide acceptance by API. Use the link in the quote mail.</summary>
        public const string QuoteAcceptanceNotAgreed = "QUOTE_ACCEPTANCE_NOT_AGREED";

        /// <summary>409: The quote was already accepted, declined or withdrawn; details.status says which.</summary>
        public const string QuoteAlreadyDecided = "QUOTE_ALREADY_DECIDED";

        /// <summary>404: There is no quote PDF yet.</summary>
        public const string QuoteDocumentNotFound = "QUOTE_DOCUMENT_NOT_FOUND";

        /// <summary>409: The quote is no longer valid. Ask for a new one.</summary>
        public const string QuoteExpired = "QUOTE_EXPIRED";

        /// <summary>
        /// 404: There is no request or quote with this id or number in this account and environment.
        /// </summary>
        public const string QuoteNotFound = "QUOTE_NOT_FOUND";

        /// <summary>409: There is no quote to accept or decline yet.</summary>
        public const string QuoteNotOffered = "QUOTE_NOT_OFFERED";

        /// <summary>409: Another version of the quote is on offer; details.currentVersion names it.</summary>
        public const string QuoteVersionMismatch = "QUOTE_VERSION_MISMATCH";

        /// <summary>429: Too many requests. Wait for Retry-After seconds.</summary>
        public const string RateLimited = "RATE_LIMITED";

        /// <summary>409: A quote is on offer for this request. Decline the quote instead.</summary>
        public const string RequestHasQuote = "REQUEST_HAS_QUOTE";

        /// <summary>409: The scenario of this sandbox process is already finished.</summary>
        public const string SandboxFinished = "SANDBOX_FINISHED";

        /// <summary>
        /// 429: The daily number of sandbox processes is used up. Counting starts again at midnight UTC.
        /// </summary>
        public const string SandboxLimit = "SANDBOX_LIMIT";

        /// <summary>403: This endpoint works only with test credentials.</summary>
        public const string SandboxOnly = "SANDBOX_ONLY";

        /// <summary>503: Too much is being rendered right now. Repeat after Retry-After seconds.</summary>
        public const string ServiceBusy = "SERVICE_BUSY";

        /// <summary>422: This service does not fit the order.</summary>
        public const string ServiceNotApplicable = "SERVICE_NOT_APPLICABLE";

        /// <summary>422: The operator does not offer this service.</summary>
        public const string ServiceNotSupported = "SERVICE_NOT_SUPPORTED";

        /// <summary>
        /// 503: The service cannot reach its database right now. Repeat after Retry-After seconds; with an
        /// Idempotency-Key that is safe.
        /// </summary>
        public const string ServiceUnavailable = "SERVICE_UNAVAILABLE";

        /// <summary>503: Files cannot be stored or read right now. Repeat after Retry-After seconds.</summary>
        public const string StorageUnavailable = "STORAGE_UNAVAILABLE";

        /// <summary>404: There is no webhook endpoint with this id in this environment.</summary>
        public const string SubscriptionNotFound = "SUBSCRIPTION_NOT_FOUND";

        /// <summary>401: The access token has expired. Obtain a new one from POST /extern/oauth/token.</summary>
        public const string TokenExpired = "TOKEN_EXPIRED";

        /// <summary>409: This environment already has ten webhook endpoints. Delete one first.</summary>
        public const string TooManySubscriptions = "TOO_MANY_SUBSCRIPTIONS";

        /// <summary>422: The agreement does not allow this transport type.</summary>
        public const string TransportTypeNotAllowed = "TRANSPORT_TYPE_NOT_ALLOWED";

        /// <summary>
        /// 401: No credentials. Send "Authorization: Bearer &lt;access token or API key&gt;" or "X-API-Key: &lt;API
        /// key&gt;".
        /// </summary>
        public const string Unauthorized = "UNAUTHORIZED";

        /// <summary>422: DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER or TRUCK.</summary>
        public const string VehicleNotDriveable = "VEHICLE_NOT_DRIVEABLE";
    }

    /// <summary>The codes of a 503 after which nothing was executed.</summary>
    internal static class BusyCodes
    {
        internal static readonly string[] All = { "NUMBER_COLLISION", "SERVICE_BUSY", "STORAGE_UNAVAILABLE" };
    }

    /// <summary>The ids of all operations.</summary>
    public static class OperationIds
    {
        /// <summary>Obtain an access token.</summary>
        public const string ObtainAccessToken = "obtainAccessToken";

        /// <summary>Create an order (older interface).</summary>
        public const string OlderCreateOrder = "olderCreateOrder";

        /// <summary>Status of an order or request (older interface).</summary>
        public const string OlderGetStatus = "olderGetStatus";

        /// <summary>Latest test processes (older interface).</summary>
        public const string OlderListProcesses = "olderListProcesses";

        /// <summary>Run the next scenario step (older interface).</summary>
        public const string OlderAdvance = "olderAdvance";

        /// <summary>Run all remaining scenario steps (older interface).</summary>
        public const string OlderFinish = "olderFinish";

        /// <summary>Test the connection.</summary>
        public const string GetCurrentCredential = "getCurrentCredential";

        /// <summary>List the calls of your systems, newest first.</summary>
        public const string ListLoggedCalls = "listLoggedCalls";

        /// <summary>Create an order or a request.</summary>
        public const string CreateOrder = "createOrder";

        /// <summary>List orders.</summary>
        public const string ListOrders = "listOrders";

        /// <summary>Check an order without creating it.</summary>
        public const string CheckOrder = "checkOrder";

        /// <summary>Get an order.</summary>
        public const string GetOrder = "getOrder";

        /// <summary>Change an order until pickup.</summary>
        public const string ChangeOrder = "changeOrder";

        /// <summary>Cancel an order or withdraw a request.</summary>
        public const string CancelOrder = "cancelOrder";

        /// <summary>Get the status of an order.</summary>
        public const string GetOrderStatus = "getOrderStatus";

        /// <summary>Track an order.</summary>
        public const string GetTracking = "getTracking";

        /// <summary>List the documents of an order.</summary>
        public const string ListDocuments = "listDocuments";

        /// <summary>Download a document.</summary>
        public const string DownloadDocument = "downloadDocument";

        /// <summary>Request a quote.</summary>
        public const string RequestQuote = "requestQuote";

        /// <summary>Get a quote.</summary>
        public const string GetQuote = "getQuote";

        /// <summary>Accept a quote.</summary>
        public const string AcceptQuote = "acceptQuote";

        /// <summary>Decline a quote.</summary>
        public const string DeclineQuote = "declineQuote";

        /// <summary>Download a quote as PDF.</summary>
        public const string DownloadQuote = "downloadQuote";

        /// <summary>Create a webhook endpoint.</summary>
        public const string CreateWebhookSubscription = "createWebhookSubscription";

        /// <summary>List the webhook endpoints of the environment.</summary>
        public const string ListWebhookSubscriptions = "listWebhookSubscriptions";

        /// <summary>Get a webhook endpoint.</summary>
        public const string GetWebhookSubscription = "getWebhookSubscription";

        /// <summary>Delete a webhook endpoint with its delivery log.</summary>
        public const string DeleteWebhookSubscription = "deleteWebhookSubscription";

        /// <summary>Change address, events or description of a webhook endpoint.</summary>
        public const string ChangeWebhookSubscription = "changeWebhookSubscription";

        /// <summary>Send a test message now.</summary>
        public const string TestWebhookSubscription = "testWebhookSubscription";

        /// <summary>Pause a webhook endpoint.</summary>
        public const string PauseWebhookSubscription = "pauseWebhookSubscription";

        /// <summary>Resume a paused webhook endpoint.</summary>
        public const string ResumeWebhookSubscription = "resumeWebhookSubscription";

        /// <summary>Roll the secret of a webhook endpoint.</summary>
        public const string RollWebhookSubscriptionSecret = "rollWebhookSubscriptionSecret";

        /// <summary>List the deliveries of a webhook endpoint, newest first.</summary>
        public const string ListWebhookDeliveries = "listWebhookDeliveries";

        /// <summary>Get a delivery with its message and all attempts.</summary>
        public const string GetWebhookDelivery = "getWebhookDelivery";

        /// <summary>Resend a delivery.</summary>
        public const string ResendWebhookDelivery = "resendWebhookDelivery";

        /// <summary>Resend everything that failed since a time.</summary>
        public const string ResendFailedWebhookDeliveries = "resendFailedWebhookDeliveries";

        /// <summary>List events, oldest first.</summary>
        public const string ListEvents = "listEvents";

        /// <summary>Run the next step of a scenario.</summary>
        public const string AdvanceSandboxOrder = "advanceSandboxOrder";

        /// <summary>Move the test clock of an order.</summary>
        public const string MoveSandboxClock = "moveSandboxClock";

        /// <summary>Listen to the events of the sandbox.</summary>
        public const string ListenToSandbox = "listenToSandbox";

        /// <summary>Create a test inbox.</summary>
        public const string CreateInbox = "createInbox";

        /// <summary>List the test inboxes, newest first.</summary>
        public const string ListInboxes = "listInboxes";

        /// <summary>Delete a test inbox.</summary>
        public const string DeleteInbox = "deleteInbox";

        /// <summary>Read the messages of a test inbox, newest first.</summary>
        public const string ListInboxMessages = "listInboxMessages";
    }

    /// <summary>The method and the path of each operation.</summary>
    internal static class OperationTable
    {
        internal static readonly Dictionary<string, KeyValuePair<string, string>> All =
            new Dictionary<string, KeyValuePair<string, string>>
        {
            [OperationIds.ObtainAccessToken] = new KeyValuePair<string, string>("POST", "/extern/oauth/token"),
            [OperationIds.OlderCreateOrder] = new KeyValuePair<string, string>("POST", "/extern/transportauftraege"),
            [OperationIds.OlderGetStatus] = new KeyValuePair<string, string>("GET", "/extern/transportauftraege/{reference}"),
            [OperationIds.OlderListProcesses] = new KeyValuePair<string, string>("GET", "/extern/sandbox/transportauftraege"),
            [OperationIds.OlderAdvance] = new KeyValuePair<string, string>("POST", "/extern/sandbox/transportauftraege/{reference}/weiter"),
            [OperationIds.OlderFinish] = new KeyValuePair<string, string>("POST", "/extern/sandbox/transportauftraege/{reference}/abschliessen"),
            [OperationIds.GetCurrentCredential] = new KeyValuePair<string, string>("GET", "/extern/me"),
            [OperationIds.ListLoggedCalls] = new KeyValuePair<string, string>("GET", "/extern/request-log"),
            [OperationIds.CreateOrder] = new KeyValuePair<string, string>("POST", "/extern/orders"),
            [OperationIds.ListOrders] = new KeyValuePair<string, string>("GET", "/extern/orders"),
            [OperationIds.CheckOrder] = new KeyValuePair<string, string>("POST", "/extern/orders/check"),
            [OperationIds.GetOrder] = new KeyValuePair<string, string>("GET", "/extern/orders/{id}"),
            [OperationIds.ChangeOrder] = new KeyValuePair<string, string>("PATCH", "/extern/orders/{id}"),
            [OperationIds.CancelOrder] = new KeyValuePair<string, string>("POST", "/extern/orders/{id}/cancel"),
            [OperationIds.GetOrderStatus] = new KeyValuePair<string, string>("GET", "/extern/orders/{id}/status"),
            [OperationIds.GetTracking] = new KeyValuePair<string, string>("GET", "/extern/orders/{id}/tracking"),
            [OperationIds.ListDocuments] = new KeyValuePair<string, string>("GET", "/extern/orders/{id}/documents"),
            [OperationIds.DownloadDocument] = new KeyValuePair<string, string>("GET", "/extern/orders/{id}/documents/{documentId}"),
            [OperationIds.RequestQuote] = new KeyValuePair<string, string>("POST", "/extern/quotes"),
            [OperationIds.GetQuote] = new KeyValuePair<string, string>("GET", "/extern/quotes/{id}"),
            [OperationIds.AcceptQuote] = new KeyValuePair<string, string>("POST", "/extern/quotes/{id}/accept"),
            [OperationIds.DeclineQuote] = new KeyValuePair<string, string>("POST", "/extern/quotes/{id}/decline"),
            [OperationIds.DownloadQuote] = new KeyValuePair<string, string>("GET", "/extern/quotes/{id}/document"),
            [OperationIds.CreateWebhookSubscription] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions"),
            [OperationIds.ListWebhookSubscriptions] = new KeyValuePair<string, string>("GET", "/extern/webhook-subscriptions"),
            [OperationIds.GetWebhookSubscription] = new KeyValuePair<string, string>("GET", "/extern/webhook-subscriptions/{id}"),
            [OperationIds.DeleteWebhookSubscription] = new KeyValuePair<string, string>("DELETE", "/extern/webhook-subscriptions/{id}"),
            [OperationIds.ChangeWebhookSubscription] = new KeyValuePair<string, string>("PATCH", "/extern/webhook-subscriptions/{id}"),
            [OperationIds.TestWebhookSubscription] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/test"),
            [OperationIds.PauseWebhookSubscription] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/pause"),
            [OperationIds.ResumeWebhookSubscription] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/resume"),
            [OperationIds.RollWebhookSubscriptionSecret] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/roll-secret"),
            [OperationIds.ListWebhookDeliveries] = new KeyValuePair<string, string>("GET", "/extern/webhook-subscriptions/{id}/deliveries"),
            [OperationIds.GetWebhookDelivery] = new KeyValuePair<string, string>("GET", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}"),
            [OperationIds.ResendWebhookDelivery] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}/resend"),
            [OperationIds.ResendFailedWebhookDeliveries] = new KeyValuePair<string, string>("POST", "/extern/webhook-subscriptions/{id}/resend"),
            [OperationIds.ListEvents] = new KeyValuePair<string, string>("GET", "/extern/events"),
            [OperationIds.AdvanceSandboxOrder] = new KeyValuePair<string, string>("POST", "/extern/sandbox/orders/{id}/advance"),
            [OperationIds.MoveSandboxClock] = new KeyValuePair<string, string>("POST", "/extern/sandbox/orders/{id}/clock"),
            [OperationIds.ListenToSandbox] = new KeyValuePair<string, string>("GET", "/extern/sandbox/events"),
            [OperationIds.CreateInbox] = new KeyValuePair<string, string>("POST", "/extern/sandbox/inboxes"),
            [OperationIds.ListInboxes] = new KeyValuePair<string, string>("GET", "/extern/sandbox/inboxes"),
            [OperationIds.DeleteInbox] = new KeyValuePair<string, string>("DELETE", "/extern/sandbox/inboxes/{id}"),
            [OperationIds.ListInboxMessages] = new KeyValuePair<string, string>("GET", "/extern/sandbox/inboxes/{id}/messages"),
        };
    }
}
