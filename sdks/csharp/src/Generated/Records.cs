// The records that the service answers. Written from openapi/v1.json by scripts/write-types.mjs; not by hand.
using System;
using System.Collections.Generic;

namespace Handover
{
    /// <summary>An order of the sandbox with the state of its scenario.</summary>
    public class AdvancedOrder : Order
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public AdvancedOrder(JsonObject json) : base(json)
        {
        }

        /// <summary>Progress of the sandbox scenario.</summary>
        public Scenario Scenario => GetRecord("scenario", json => new Scenario(json));
    }

    /// <summary>A new webhook endpoint, this once with its secret.</summary>
    public sealed class CreatedWebhookSubscription : WebhookSubscription
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public CreatedWebhookSubscription(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC.
        /// </summary>
        public string Secret => GetText("secret");

        /// <summary>The same secret as Standard Webhooks libraries take it.</summary>
        public string StandardWebhooksSecret => GetText("standardWebhooksSecret");
    }

    /// <summary>Account, environment and scopes of a credential.</summary>
    public sealed class CurrentCredential : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public CurrentCredential(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// The environment of this call, determined by the credential alone. See <see cref="Environments"/>.
        /// </summary>
        public string Environment => GetText("environment");

        /// <summary>The account that the credential belongs to.</summary>
        public CurrentCredentialAccount Account => GetRecord("account", json => new CurrentCredentialAccount(json));

        /// <summary>The credential of this call, without its secret.</summary>
        public CurrentCredentialCredential Credential => GetRecord("credential", json => new CurrentCredentialCredential(json));

        /// <summary>How this call authenticated, and for how long.</summary>
        public CurrentCredentialAuthentication Authentication => GetRecord("authentication", json => new CurrentCredentialAuthentication(json));

        /// <summary>The version of the interface.</summary>
        public string ApiVersion => GetText("apiVersion");
    }

    /// <summary>The field account of CurrentCredential.</summary>
    public sealed class CurrentCredentialAccount : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public CurrentCredentialAccount(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the account, which messages carry as <c>tenantId</c>.</summary>
        public string Id => GetText("id");

        /// <summary>The name of the account.</summary>
        public string Name => GetText("name");
    }

    /// <summary>The field authentication of CurrentCredential.</summary>
    public sealed class CurrentCredentialAuthentication : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public CurrentCredentialAuthentication(JsonObject json) : base(json)
        {
        }

        /// <summary>How this call authenticated. See <see cref="AuthenticationMethods"/>.</summary>
        public string Method => GetText("method");

        /// <summary>When the access token expires; null for an API key.</summary>
        public DateTimeOffset? ExpiresAt => GetTimeOrNull("expiresAt");
    }

    /// <summary>The field credential of CurrentCredential.</summary>
    public sealed class CurrentCredentialCredential : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public CurrentCredentialCredential(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the credential.</summary>
        public string Id => GetText("id");

        /// <summary>Its name in the portal.</summary>
        public string Name => GetText("name");

        /// <summary>The id of the OAuth client; null for an API key.</summary>
        public string ClientId => GetText("clientId");

        /// <summary>The readable start of the key or secret.</summary>
        public string Prefix => GetText("prefix");

        /// <summary>The environment in which the credential acts. See <see cref="Environments"/>.</summary>
        public string Environment => GetText("environment");

        /// <summary>Kind of credential. See <see cref="CredentialTypes"/>.</summary>
        public string Type => GetText("type");

        /// <summary>
        /// The scopes of this call: a token may hold fewer than its client. See <see cref="Scopes"/>.
        /// </summary>
        public IReadOnlyList<string> Scopes => GetTexts("scopes");

        /// <summary>When the credential expires; null if it does not expire.</summary>
        public DateTimeOffset? ExpiresAt => GetTimeOrNull("expiresAt");

        /// <summary>When the credential was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");
    }

    /// <summary>The field data of DamageReportedEvent.</summary>
    public sealed class DamageReportedEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DamageReportedEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>True if it was reported after the handover, false if noted at it.</summary>
        public bool AfterDelivery => GetFlag("afterDelivery");

        /// <summary>Description of the damage; null if there is none.</summary>
        public string Description => GetText("description");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary>A document of an order, with the checksum of its file.</summary>
    public sealed class Document : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Document(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the document.</summary>
        public string Id => GetText("id");

        /// <summary>Kind of document. See <see cref="DocumentKinds"/>.</summary>
        public string Kind => GetText("kind");

        /// <summary>File name for saving.</summary>
        public string FileName => GetText("fileName");

        /// <summary>Media type of the file, such as application/pdf.</summary>
        public string ContentType => GetText("contentType");

        /// <summary>Size of the file in bytes.</summary>
        public long Size => GetInteger("size");

        /// <summary>SHA-256 of the file in hexadecimal; compare it after the download.</summary>
        public string Sha256 => GetText("sha256");

        /// <summary>When the document was stored.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>Where to download the file, with the same credential.</summary>
        public string DownloadUrl => GetText("downloadUrl");
    }

    /// <summary>The field data of DriverAssignedEvent.</summary>
    public sealed class DriverAssignedEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DriverAssignedEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>The driver; null unless the agreement shows drivers.</summary>
        public OrderDriver Driver => GetRecord("driver", json => new OrderDriver(json));
    }

    /// <summary>The document of an event.</summary>
    public sealed class EventDocument : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public EventDocument(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the document.</summary>
        public string Id => GetText("id");

        /// <summary>Kind of document, as in the list of documents.</summary>
        public string Kind => GetText("kind");

        /// <summary>File name for saving.</summary>
        public string FileName => GetText("fileName");

        /// <summary>Media type of the file, such as application/pdf.</summary>
        public string ContentType => GetText("contentType");

        /// <summary>Size of the file in bytes.</summary>
        public long Size => GetInteger("size");

        /// <summary>SHA-256 of the file in hexadecimal; compare it after the download.</summary>
        public string Sha256 => GetText("sha256");

        /// <summary>Where to download the file, with a credential that has <c>documents:read</c>.</summary>
        public string DownloadUrl => GetText("downloadUrl");
    }

    /// <summary>A URL of the sandbox that stores the messages sent to it.</summary>
    public sealed class Inbox : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Inbox(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the inbox.</summary>
        public string Id => GetText("id");

        /// <summary>Where to send messages: the address for a webhook endpoint of the sandbox.</summary>
        public string Url => GetText("url");

        /// <summary>When the inbox and its messages are deleted.</summary>
        public DateTimeOffset ExpiresAt => GetTime("expiresAt");
    }

    /// <summary>A message in an inbox, with its signature checked step by step.</summary>
    public sealed class InboxMessage : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InboxMessage(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the stored message.</summary>
        public string Id => GetText("id");

        /// <summary>When the inbox received it.</summary>
        public DateTimeOffset ReceivedAt => GetTime("receivedAt");

        /// <summary>The headers of the message, by their name in lower case.</summary>
        public IReadOnlyDictionary<string, string> Headers => GetTextMap("headers");

        /// <summary>The body as it was received: exactly the bytes that were signed.</summary>
        public string Body => GetText("body");

        /// <summary>The checked signature; null when no endpoint sends to this inbox any more.</summary>
        public InboxMessageSignature Signature => GetRecord("signature", json => new InboxMessageSignature(json));
    }

    /// <summary>The field signature of InboxMessage.</summary>
    public sealed class InboxMessageSignature : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InboxMessageSignature(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether all checks succeeded.</summary>
        public bool Valid => GetFlag("valid");

        /// <summary>The steps of checking the signature, in order.</summary>
        public IReadOnlyList<InboxMessageSignatureChecks> Checks => GetRecords("checks", json => new InboxMessageSignatureChecks(json));
    }

    /// <summary>The field checks of InboxMessageSignature.</summary>
    public sealed class InboxMessageSignatureChecks : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InboxMessageSignatureChecks(JsonObject json) : base(json)
        {
        }

        /// <summary>What was checked.</summary>
        public string Name => GetText("name");

        /// <summary>Whether this check succeeded.</summary>
        public bool Ok => GetFlag("ok");

        /// <summary>The finding, in one sentence.</summary>
        public string Explanation => GetText("explanation");
    }

    /// <summary>The field data of InvoiceCancelledEvent.</summary>
    public sealed class InvoiceCancelledEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InvoiceCancelledEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>The invoice that is no longer valid.</summary>
        public string InvoiceNumber => GetText("invoiceNumber");

        /// <summary>The invoice that cancels it.</summary>
        public string CancellationNumber => GetText("cancellationNumber");

        /// <summary>Why it was cancelled.</summary>
        public string Reason => GetText("reason");
    }

    /// <summary>The field data of InvoiceCreatedEvent.</summary>
    public sealed class InvoiceCreatedEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InvoiceCreatedEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>Number of the invoice.</summary>
        public string InvoiceNumber => GetText("invoiceNumber");

        /// <summary>Number of the invoice that this one cancels; absent otherwise.</summary>
        public string CancelsInvoiceNumber => GetText("cancelsInvoiceNumber");

        /// <summary>Number of the invoice that this credit note reduces; absent otherwise.</summary>
        public string CreditsInvoiceNumber => GetText("creditsInvoiceNumber");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary></summary>
    public sealed class ListedInbox : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public ListedInbox(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the inbox.</summary>
        public string Id => GetText("id");

        /// <summary>Where to send messages: the address for a webhook endpoint of the sandbox.</summary>
        public string Url => GetText("url");

        /// <summary>When the inbox and its messages are deleted.</summary>
        public DateTimeOffset ExpiresAt => GetTime("expiresAt");

        /// <summary>When it was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>How many messages it has.</summary>
        public long Messages => GetInteger("messages");

        /// <summary>When the newest one came.</summary>
        public DateTimeOffset? LastMessageAt => GetTimeOrNull("lastMessageAt");
    }

    /// <summary>An address as orders hold it.</summary>
    public sealed class Location : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Location(JsonObject json) : base(json)
        {
        }

        /// <summary>The whole address in one line, for showing it to people.</summary>
        public string Formatted => GetText("formatted");

        /// <summary>Company at the address; null if none was given.</summary>
        public string Company => GetText("company");

        /// <summary>Street and house number.</summary>
        public string Street => GetText("street");

        /// <summary>Postal code in the form of the country.</summary>
        public string PostalCode => GetText("postalCode");

        /// <summary>Town or city.</summary>
        public string City => GetText("city");

        /// <summary>Country as an ISO 3166-1 alpha-2 code, such as DE.</summary>
        public string Country => GetText("country");

        /// <summary>The contact person on site.</summary>
        public LocationContact Contact => GetRecord("contact", json => new LocationContact(json));

        /// <summary>Coordinates of the address; null until they were found.</summary>
        public LocationCoordinates Coordinates => GetRecord("coordinates", json => new LocationCoordinates(json));
    }

    /// <summary>The field contact of Location.</summary>
    public sealed class LocationContact : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public LocationContact(JsonObject json) : base(json)
        {
        }

        /// <summary>Name of the person on site; null if none was given.</summary>
        public string Name => GetText("name");

        /// <summary>Phone number of that person; null if none was given.</summary>
        public string Phone => GetText("phone");
    }

    /// <summary>The field coordinates of Location.</summary>
    public sealed class LocationCoordinates : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public LocationCoordinates(JsonObject json) : base(json)
        {
        }

        /// <summary>Latitude in degrees, WGS 84.</summary>
        public decimal Lat => GetNumber("lat");

        /// <summary>Longitude in degrees, WGS 84.</summary>
        public decimal Lng => GetNumber("lng");
    }

    /// <summary>An order, or a request that waits for its quote (<c>Kind</c>).</summary>
    public class Order : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Order(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The id that the service gave it; it stays the same when a request becomes an order.</summary>
        public string Id => GetText("id");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number in the address of the public tracking page.</summary>
        public string TrackingNumber => GetText("trackingNumber");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Status of the order or request. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>Whether anything is missing for planning the order.</summary>
        public OrderReadiness Readiness => GetRecord("readiness", json => new OrderReadiness(json));

        /// <summary>How the vehicle is moved. See <see cref="TransportTypes"/>.</summary>
        public string TransportType => GetText("transportType");

        /// <summary>The vehicle to transfer.</summary>
        public OrderVehicle Vehicle => GetRecord("vehicle", json => new OrderVehicle(json));

        /// <summary>Where the vehicle is picked up.</summary>
        public Location Pickup => GetRecord("pickup", json => new Location(json));

        /// <summary>Where the vehicle is delivered.</summary>
        public Location Delivery => GetRecord("delivery", json => new Location(json));

        /// <summary>When the vehicle should be picked up; null if none was requested.</summary>
        public DateTimeOffset? RequestedPickup => GetTimeOrNull("requestedPickup");

        /// <summary>
        /// When the vehicle should be delivered; a reported delay moves it; null if none was requested.
        /// </summary>
        public DateTimeOffset? RequestedDelivery => GetTimeOrNull("requestedDelivery");

        /// <summary>When the vehicle was picked up; null until then.</summary>
        public DateTimeOffset? ActualPickup => GetTimeOrNull("actualPickup");

        /// <summary>When the vehicle was handed over; null until then.</summary>
        public DateTimeOffset? ActualDelivery => GetTimeOrNull("actualDelivery");

        /// <summary>What was ordered in addition to the transfer.</summary>
        public OrderServices Services => GetRecord("services", json => new OrderServices(json));

        /// <summary>Note for dispatch and driver; null if there is none.</summary>
        public string Instructions => GetText("instructions");

        /// <summary>The price by the agreement; null for a request until its quote is accepted.</summary>
        public OrderPrice Price => GetRecord("price", json => new OrderPrice(json));

        /// <summary>The driver; null unless one is assigned and the agreement shows drivers.</summary>
        public OrderDriver Driver => GetRecord("driver", json => new OrderDriver(json));

        /// <summary>Your own data, returned unchanged.</summary>
        public JsonObject Metadata => GetObject("metadata");

        /// <summary>True in the sandbox, where nothing is driven or billed.</summary>
        public bool Sandbox => GetFlag("sandbox");

        /// <summary>When the order or request was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>Time of the last change.</summary>
        public DateTimeOffset UpdatedAt => GetTime("updatedAt");
    }

    /// <summary>An order of the sandbox at a moment of its clock.</summary>
    public sealed class OrderAtClock : AdvancedOrder
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderAtClock(JsonObject json) : base(json)
        {
        }

        /// <summary>The clock of the order and what it ran.</summary>
        public TestClock Clock => GetRecord("clock", json => new TestClock(json));
    }

    /// <summary>What creating an order would give.</summary>
    public sealed class OrderCheck : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCheck(JsonObject json) : base(json)
        {
        }

        /// <summary>The result of creating it now. See <see cref="OrderKinds"/>.</summary>
        public string Kind => GetText("kind");

        /// <summary>The price by the agreement; null for a request.</summary>
        public OrderPrice Price => GetRecord("price", json => new OrderPrice(json));
    }

    /// <summary>The order and its status, with a document if there is one.</summary>
    public sealed class OrderDocumentEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderDocumentEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary>The field driver of Order.</summary>
    public sealed class OrderDriver : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderDriver(JsonObject json) : base(json)
        {
        }

        /// <summary>First name of the driver.</summary>
        public string FirstName => GetText("firstName");

        /// <summary>First letter of the last name.</summary>
        public string Initial => GetText("initial");
    }

    /// <summary>The order and its status, with the reason of its end.</summary>
    public sealed class OrderEndEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderEndEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>Reason for the cancellation; null if none was given.</summary>
        public string Reason => GetText("reason");
    }

    /// <summary>What most events say: the order and its status.</summary>
    public sealed class OrderEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");
    }

    /// <summary>The field price of Order.</summary>
    public sealed class OrderPrice : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderPrice(JsonObject json) : base(json)
        {
        }

        /// <summary>Amount without VAT, with up to two decimals.</summary>
        public decimal Net => GetNumber("net");

        /// <summary>Amount with VAT, with up to two decimals.</summary>
        public decimal Gross => GetNumber("gross");

        /// <summary>Rate of VAT in percent, such as 19.</summary>
        public decimal VatRate => GetNumber("vatRate");

        /// <summary>Currency as an ISO 4217 code, such as EUR.</summary>
        public string Currency => GetText("currency");

        /// <summary>The parts that add up to the net amount.</summary>
        public IReadOnlyList<OrderPriceLines> Lines => GetRecords("lines", json => new OrderPriceLines(json));
    }

    /// <summary>The field lines of OrderPrice.</summary>
    public sealed class OrderPriceLines : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderPriceLines(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// What the line is for; null for a line that the operator wrote on a quote. See <see
        /// cref="OrderPriceLinesCodes"/>.
        /// </summary>
        public string Code => GetText("code");

        /// <summary>The same in words.</summary>
        public string Description => GetText("description");

        /// <summary>Kilometres for <c>DISTANCE</c>, otherwise the number of units.</summary>
        public decimal Quantity => GetNumber("quantity");

        /// <summary>Amount of one unit without VAT.</summary>
        public decimal UnitNet => GetNumber("unitNet");

        /// <summary>Amount of the line without VAT.</summary>
        public decimal Net => GetNumber("net");

        /// <summary>Rate of VAT in percent; 0 for an official fee that is passed on.</summary>
        public decimal VatRate => GetNumber("vatRate");
    }

    /// <summary>The field readiness of Order.</summary>
    public sealed class OrderReadiness : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderReadiness(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether dispatch can plan the order. See <see cref="OrderReadinessStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>
        /// True if a registration or a short-term plate was ordered, for which the operator needs papers.
        /// </summary>
        public bool DocumentsRequired => GetFlag("documentsRequired");

        /// <summary>Paths of the fields that dispatch still needs, such as <c>vehicle.vin</c>.</summary>
        public IReadOnlyList<string> Missing => GetTexts("missing");
    }

    /// <summary>The field data of OrderRescheduledEvent.</summary>
    public sealed class OrderRescheduledEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderRescheduledEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>The new requested pickup; null if there is none.</summary>
        public DateTimeOffset? RequestedPickup => GetTimeOrNull("requestedPickup");

        /// <summary>The previous requested pickup; null if there was none.</summary>
        public DateTimeOffset? PreviousRequestedPickup => GetTimeOrNull("previousRequestedPickup");

        /// <summary>The new requested delivery; null if there is none.</summary>
        public DateTimeOffset? RequestedDelivery => GetTimeOrNull("requestedDelivery");

        /// <summary>The previous requested delivery; null if there was none.</summary>
        public DateTimeOffset? PreviousRequestedDelivery => GetTimeOrNull("previousRequestedDelivery");
    }

    /// <summary>The field services of Order.</summary>
    public sealed class OrderServices : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderServices(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the operator registers the vehicle.</summary>
        public bool Registration => GetFlag("registration");

        /// <summary>Whether the operator gets short-term plates for the trip.</summary>
        public bool ShortTermPlate => GetFlag("shortTermPlate");
    }

    /// <summary>The status of an order, in short.</summary>
    public sealed class OrderStatus : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderStatus(JsonObject json) : base(json)
        {
        }

        /// <summary>Status of the order or request. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>Whether anything is missing for planning the order.</summary>
        public OrderReadiness Readiness => GetRecord("readiness", json => new OrderReadiness(json));

        /// <summary>When the vehicle should be picked up; null if none was requested.</summary>
        public DateTimeOffset? RequestedPickup => GetTimeOrNull("requestedPickup");

        /// <summary>
        /// When the vehicle should be delivered; a reported delay moves it; null if none was requested.
        /// </summary>
        public DateTimeOffset? RequestedDelivery => GetTimeOrNull("requestedDelivery");

        /// <summary>When the vehicle was picked up; null until then.</summary>
        public DateTimeOffset? ActualPickup => GetTimeOrNull("actualPickup");

        /// <summary>When the vehicle was handed over; null until then.</summary>
        public DateTimeOffset? ActualDelivery => GetTimeOrNull("actualDelivery");

        /// <summary>When the vehicle will probably arrive, computed while it is in transit; otherwise null.</summary>
        public DateTimeOffset? EstimatedDelivery => GetTimeOrNull("estimatedDelivery");
    }

    /// <summary>The field vehicle of Order.</summary>
    public sealed class OrderVehicle : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderVehicle(JsonObject json) : base(json)
        {
        }

        /// <summary>Vehicle identification number of 17 characters; null if not known yet.</summary>
        public string Vin => GetText("vin");

        /// <summary>Make, such as Volkswagen; null if none was given.</summary>
        public string Manufacturer => GetText("manufacturer");

        /// <summary>Model, such as Golf; null if none was given.</summary>
        public string Model => GetText("model");

        /// <summary>Year of the model; null if none was given.</summary>
        public long? ModelYear => GetIntegerOrNull("modelYear");

        /// <summary>Kind of vehicle. See <see cref="VehicleTypes"/>.</summary>
        public string Type => GetText("type");

        /// <summary>Fuel or energy source. See <see cref="FuelTypes"/>.</summary>
        public string FuelType => GetText("fuelType");

        /// <summary>Registration and plates of the vehicle.</summary>
        public OrderVehicleRegistration Registration => GetRecord("registration", json => new OrderVehicleRegistration(json));

        /// <summary>Whether the vehicle can be driven; <c>DRIVEN</c> transport needs both.</summary>
        public OrderVehicleOperationalStatus OperationalStatus => GetRecord("operationalStatus", json => new OrderVehicleOperationalStatus(json));
    }

    /// <summary>The field operationalStatus of OrderVehicle.</summary>
    public sealed class OrderVehicleOperationalStatus : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderVehicleOperationalStatus(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the vehicle can move by itself.</summary>
        public bool Driveable => GetFlag("driveable");

        /// <summary>Whether it may be driven on public roads.</summary>
        public bool Roadworthy => GetFlag("roadworthy");
    }

    /// <summary>The field registration of OrderVehicle.</summary>
    public sealed class OrderVehicleRegistration : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderVehicleRegistration(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether the vehicle is registered; null if not known. See <see cref="RegistrationStatuses"/>.
        /// </summary>
        public string Status => GetText("status");

        /// <summary>Number on its plates; null if none was given.</summary>
        public string LicensePlate => GetText("licensePlate");
    }

    /// <summary>An endpoint that was paused, and how many open messages ended.</summary>
    public sealed class PausedWebhookSubscription : WebhookSubscription
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public PausedWebhookSubscription(JsonObject json) : base(json)
        {
        }

        /// <summary>Number of open messages that ended; they can be resent after resuming.</summary>
        public long Ended => GetInteger("ended");
    }

    /// <summary>A quote with its version, amounts and line items.</summary>
    public sealed class Quote : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Quote(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the quote, which is also the id of the request.</summary>
        public string Id => GetText("id");

        /// <summary>Number of the quote; null before the first one.</summary>
        public string QuoteNumber => GetText("quoteNumber");

        /// <summary>The id of the request.</summary>
        public string RequestId => GetText("requestId");

        /// <summary>Number of the request; of a quote for a change, the number of the order.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>
        /// The id of the order; null until the quote is accepted, unless it is for a change of an order.
        /// </summary>
        public string OrderId => GetText("orderId");

        /// <summary>Number of the order; null until the quote is accepted.</summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Status of the quote. See <see cref="QuoteStates"/>.</summary>
        public string State => GetText("state");

        /// <summary>Version of the quote, counted from 1; 0 before the first quote.</summary>
        public long Version => GetInteger("version");

        /// <summary>It can be accepted until this time; null before the first quote.</summary>
        public DateTimeOffset? ValidUntil => GetTimeOrNull("validUntil");

        /// <summary>What the order will cost; null before the first quote.</summary>
        public QuoteAmounts Amounts => GetRecord("amounts", json => new QuoteAmounts(json));

        /// <summary>The lines that add up to the net amount; empty before the first quote.</summary>
        public IReadOnlyList<QuoteLineItem> LineItems => GetRecords("lineItems", json => new QuoteLineItem(json));

        /// <summary>How the quote can be accepted.</summary>
        public QuoteAcceptance Acceptance => GetRecord("acceptance", json => new QuoteAcceptance(json));

        /// <summary>Where to download the quote as PDF; null before it exists.</summary>
        public string DocumentUrl => GetText("documentUrl");

        /// <summary>When the first quote was made; until then, when the request was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>Time of the last change of the quote; before the first quote, that of the request.</summary>
        public DateTimeOffset UpdatedAt => GetTime("updatedAt");

        /// <summary>When it was accepted, declined or withdrawn; null until then.</summary>
        public DateTimeOffset? DecidedAt => GetTimeOrNull("decidedAt");
    }

    /// <summary>The field acceptance of Quote.</summary>
    public sealed class QuoteAcceptance : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public QuoteAcceptance(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the agreement provides acceptance by API.</summary>
        public bool ViaApi => GetFlag("viaApi");

        /// <summary>
        /// The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on
        /// quotes.
        /// </summary>
        public string Url => GetText("url");
    }

    /// <summary>The field amounts of Quote.</summary>
    public sealed class QuoteAmounts : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public QuoteAmounts(JsonObject json) : base(json)
        {
        }

        /// <summary>Amount without VAT.</summary>
        public decimal Net => GetNumber("net");

        /// <summary>Amount with VAT.</summary>
        public decimal Gross => GetNumber("gross");

        /// <summary>Amount of the VAT.</summary>
        public decimal Vat => GetNumber("vat");

        /// <summary>Rate of VAT in percent, such as 19.</summary>
        public decimal VatRate => GetNumber("vatRate");

        /// <summary>Currency as an ISO 4217 code, such as EUR.</summary>
        public string Currency => GetText("currency");
    }

    /// <summary>The field lineItems of Quote.</summary>
    public sealed class QuoteLineItem : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public QuoteLineItem(JsonObject json) : base(json)
        {
        }

        /// <summary>What the line is for.</summary>
        public string Description => GetText("description");

        /// <summary>How many units.</summary>
        public decimal Quantity => GetNumber("quantity");

        /// <summary>Amount of one unit without VAT.</summary>
        public decimal UnitNet => GetNumber("unitNet");

        /// <summary>Amount of the line without VAT.</summary>
        public decimal Net => GetNumber("net");

        /// <summary>Rate of VAT in percent; 0 for an official fee that is passed on.</summary>
        public decimal VatRate => GetNumber("vatRate");
    }

    /// <summary>The field data of QuoteOfferedEvent.</summary>
    public sealed class QuoteOfferedEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public QuoteOfferedEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>Number of the quote.</summary>
        public string QuoteNumber => GetText("quoteNumber");

        /// <summary>Version of the quote, which an acceptance can name.</summary>
        public long Version => GetInteger("version");

        /// <summary>Until when it can be accepted.</summary>
        public DateTimeOffset ValidUntil => GetTime("validUntil");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary>How many messages are sent again.</summary>
    public sealed class ResentWebhookDeliveries : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public ResentWebhookDeliveries(JsonObject json) : base(json)
        {
        }

        /// <summary>Number of deliveries that are sent again.</summary>
        public long Resent => GetInteger("resent");
    }

    /// <summary>An endpoint with a new secret, and until when the old one also signs.</summary>
    public sealed class RolledWebhookSubscription : WebhookSubscription
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public RolledWebhookSubscription(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC.
        /// </summary>
        public string Secret => GetText("secret");

        /// <summary>The same secret as Standard Webhooks libraries take it.</summary>
        public string StandardWebhooksSecret => GetText("standardWebhooksSecret");

        /// <summary>The old secret stays valid until then.</summary>
        public DateTimeOffset OldSecretUntil => GetTime("oldSecretUntil");
    }

    /// <summary>The state of a scenario of the sandbox.</summary>
    public sealed class Scenario : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Scenario(JsonObject json) : base(json)
        {
        }

        /// <summary>The scenario that the order plays. See <see cref="ScenarioNames"/>.</summary>
        public string Name => GetText("name");

        /// <summary>How the next step is started. See <see cref="ScenarioModes"/>.</summary>
        public string Mode => GetText("mode");

        /// <summary>Number of the last step that ran; 1 is the creation.</summary>
        public long Step => GetInteger("step");

        /// <summary>Number of steps of the scenario.</summary>
        public long Steps => GetInteger("steps");

        /// <summary>Whether all steps have run.</summary>
        public bool Finished => GetFlag("finished");

        /// <summary>Name of the last step that ran, such as <c>DRIVER_ASSIGNED</c>.</summary>
        public string Last => GetText("last");

        /// <summary>Name of the next step; null at the end.</summary>
        public string Next => GetText("next");
    }

    /// <summary>The clock of an order of the sandbox, and what it ran.</summary>
    public sealed class TestClock : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TestClock(JsonObject json) : base(json)
        {
        }

        /// <summary>Current time of the order's clock.</summary>
        public DateTimeOffset Now => GetTime("now");

        /// <summary>The steps that this call ran; QUOTE_EXPIRED if a quote ended.</summary>
        public IReadOnlyList<TestClockStep> Ran => GetRecords("ran", json => new TestClockStep(json));

        /// <summary>The next planned step; null if the scenario has ended or waits for your decision.</summary>
        public TestClockStep Next => GetRecord("next", json => new TestClockStep(json));
    }

    /// <summary>The field ran of TestClock.</summary>
    public sealed class TestClockStep : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TestClockStep(JsonObject json) : base(json)
        {
        }

        /// <summary>The name of the step, such as VEHICLE_PICKED_UP.</summary>
        public string Name => GetText("name");

        /// <summary>When the step is planned, by the clock of the order.</summary>
        public DateTimeOffset At => GetTime("at");
    }

    /// <summary>Position and computed arrival.</summary>
    public sealed class Tracking : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public Tracking(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it.
        /// </summary>
        public TrackingLocation Location => GetRecord("location", json => new TrackingLocation(json));

        /// <summary>True when the position is older than three intervals.</summary>
        public bool Stale => GetFlag("stale");

        /// <summary>
        /// Why there is no position; null when there is one. See <see cref="LocationUnavailableReasons"/>.
        /// </summary>
        public string LocationUnavailableReason => GetText("locationUnavailableReason");

        /// <summary>
        /// When the driver will probably be at the pickup: from the position, otherwise as requested; null once picked
        /// up.
        /// </summary>
        public DateTimeOffset? EstimatedPickup => GetTimeOrNull("estimatedPickup");

        /// <summary>When the vehicle will probably arrive: from the position, otherwise from the plan.</summary>
        public DateTimeOffset? EstimatedDelivery => GetTimeOrNull("estimatedDelivery");

        /// <summary>Kilometres by road to the destination; null without a position.</summary>
        public decimal? DistanceRemainingKm => GetNumberOrNull("distanceRemainingKm");

        /// <summary>The driver; null unless one is assigned and the agreement shows drivers.</summary>
        public OrderDriver Driver => GetRecord("driver", json => new OrderDriver(json));
    }

    /// <summary>The field location of Tracking.</summary>
    public sealed class TrackingLocation : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TrackingLocation(JsonObject json) : base(json)
        {
        }

        /// <summary>Latitude in degrees, WGS 84.</summary>
        public decimal Lat => GetNumber("lat");

        /// <summary>Longitude in degrees, WGS 84.</summary>
        public decimal Lng => GetNumber("lng");

        /// <summary>When the device measured the position.</summary>
        public DateTimeOffset RecordedAt => GetTime("recordedAt");

        /// <summary>Radius of uncertainty in metres; null if not known.</summary>
        public decimal? AccuracyMeters => GetNumberOrNull("accuracyMeters");

        /// <summary>Direction of travel, clockwise from north; null if not known.</summary>
        public decimal? HeadingDegrees => GetNumberOrNull("headingDegrees");

        /// <summary>Speed in km/h; null if not known.</summary>
        public decimal? SpeedKmh => GetNumberOrNull("speedKmh");
    }

    /// <summary>The field data of TransportDelayedEvent.</summary>
    public sealed class TransportDelayedEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TransportDelayedEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>Reason for the delay; null if none was given.</summary>
        public string Reason => GetText("reason");

        /// <summary>The delivery date after the delay; null if there is none.</summary>
        public DateTimeOffset? RequestedDelivery => GetTimeOrNull("requestedDelivery");
    }

    /// <summary>The field data of VehicleDeliveredEvent.</summary>
    public sealed class VehicleDeliveredEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public VehicleDeliveredEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>When the vehicle was handed over.</summary>
        public DateTimeOffset ActualDelivery => GetTime("actualDelivery");

        /// <summary>Whether damage was noted at the handover.</summary>
        public bool HasDamage => GetFlag("hasDamage");

        /// <summary>Odometer in kilometres, from the protocol; null if not noted.</summary>
        public decimal? OdometerKm => GetNumberOrNull("odometerKm");

        /// <summary>Level of the tank or battery in percent, from the protocol; null if not noted.</summary>
        public decimal? FuelLevelPercent => GetNumberOrNull("fuelLevelPercent");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary>The field data of VehiclePickedUpEvent.</summary>
    public sealed class VehiclePickedUpEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public VehiclePickedUpEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Whether this is an order or a request that waits for a quote. See <see cref="OrderKinds"/>.
        /// </summary>
        public string Kind => GetText("kind");

        /// <summary>The status after this event. See <see cref="OrderStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The id of the order or request.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>
        /// Number of the order, in the sandbox with the prefix <c>SBX-</c>; null while it is a request.
        /// </summary>
        public string OrderNumber => GetText("orderNumber");

        /// <summary>Number of the request; kept after it became an order; null if it never was a request.</summary>
        public string RequestNumber => GetText("requestNumber");

        /// <summary>Your own number; null if you sent none.</summary>
        public string ExternalOrderId => GetText("externalOrderId");

        /// <summary>
        /// Your reference, which need not be unique and is printed on documents; null if you sent none.
        /// </summary>
        public string CustomerReference => GetText("customerReference");

        /// <summary>Your cost centre, which is on the lines of the invoice; null if you sent none.</summary>
        public string CustomerCostCentre => GetText("customerCostCentre");

        /// <summary>Address of the public tracking page, which needs no login.</summary>
        public string TrackingUrl => GetText("trackingUrl");

        /// <summary>When the vehicle was picked up.</summary>
        public DateTimeOffset ActualPickup => GetTime("actualPickup");

        /// <summary>Odometer in kilometres, from the protocol; null if not noted.</summary>
        public decimal? OdometerKm => GetNumberOrNull("odometerKm");

        /// <summary>Level of the tank or battery in percent, from the protocol; null if not noted.</summary>
        public decimal? FuelLevelPercent => GetNumberOrNull("fuelLevelPercent");

        /// <summary>The document that came with this change; absent if none did.</summary>
        public EventDocument Document => GetRecord("document", json => new EventDocument(json));
    }

    /// <summary>A message to an endpoint, with the result of its last attempt.</summary>
    public class WebhookDelivery : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookDelivery(JsonObject json) : base(json)
        {
        }

        /// <summary>As in X-Service-Delivery-Id.</summary>
        public string Id => GetText("id");

        /// <summary>The endpoint that the message is for.</summary>
        public string EndpointId => GetText("endpointId");

        /// <summary>The id of the event, as in the message.</summary>
        public string EventId => GetText("eventId");

        /// <summary>The name of the event.</summary>
        public string Event => GetText("event");

        /// <summary>The order or request; null for a test message.</summary>
        public string OrderId => GetText("orderId");

        /// <summary>Status of the delivery. See <see cref="WebhookDeliveryStates"/>.</summary>
        public string State => GetText("state");

        /// <summary>Number of attempts, including those before a resend.</summary>
        public long Attempts => GetInteger("attempts");

        /// <summary>When the next attempt is due; null if no attempt follows.</summary>
        public DateTimeOffset? NextAttemptAt => GetTimeOrNull("nextAttemptAt");

        /// <summary>HTTP status of the last attempt.</summary>
        public long? Status => GetIntegerOrNull("status");

        /// <summary>Duration of the last attempt in milliseconds.</summary>
        public long? DurationMs => GetIntegerOrNull("durationMs");

        /// <summary>The beginning of the last response.</summary>
        public string Response => GetText("response");

        /// <summary>Why the last attempt failed, if no response came.</summary>
        public string Error => GetText("error");

        /// <summary>When the message was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>When it was delivered or given up; null while attempts follow.</summary>
        public DateTimeOffset? FinishedAt => GetTimeOrNull("finishedAt");

        /// <summary>Number of the order or request.</summary>
        public string OrderNumber => GetText("orderNumber");
    }

    /// <summary>A delivery with its message and all attempts.</summary>
    public sealed class WebhookDeliveryDetails : WebhookDelivery
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookDeliveryDetails(JsonObject json) : base(json)
        {
        }

        /// <summary>The exact bytes of the message.</summary>
        public string Body => GetText("body");

        /// <summary>Every attempt, oldest first.</summary>
        public IReadOnlyList<WebhookDeliveryDetailsAttemptLog> AttemptLog => GetRecords("attemptLog", json => new WebhookDeliveryDetailsAttemptLog(json));
    }

    /// <summary>The field attemptLog of WebhookDeliveryDetails.</summary>
    public sealed class WebhookDeliveryDetailsAttemptLog : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookDeliveryDetailsAttemptLog(JsonObject json) : base(json)
        {
        }

        /// <summary>Counts from 1.</summary>
        public long Attempt => GetInteger("attempt");

        /// <summary>When the attempt began.</summary>
        public DateTimeOffset At => GetTime("at");

        /// <summary>HTTP status; null if no response came.</summary>
        public long? Status => GetIntegerOrNull("status");

        /// <summary>Duration of the attempt in milliseconds.</summary>
        public long DurationMs => GetInteger("durationMs");

        /// <summary>The beginning of the response.</summary>
        public string Response => GetText("response");

        /// <summary>Why it failed, if no response came.</summary>
        public string Error => GetText("error");
    }

    /// <summary>A webhook endpoint, without its secret.</summary>
    public class WebhookSubscription : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookSubscription(JsonObject json) : base(json)
        {
        }

        /// <summary>The id of the endpoint.</summary>
        public string Id => GetText("id");

        /// <summary>Where messages are sent.</summary>
        public string Url => GetText("url");

        /// <summary>The names of the events that the endpoint receives.</summary>
        public IReadOnlyList<string> Events => GetTexts("events");

        /// <summary>Your note about the endpoint; null if there is none.</summary>
        public string Description => GetText("description");

        /// <summary>The environment whose events it receives. See <see cref="Environments"/>.</summary>
        public string Environment => GetText("environment");

        /// <summary>Whether messages are sent. See <see cref="WebhookSubscriptionStatuses"/>.</summary>
        public string Status => GetText("status");

        /// <summary>The format of its messages. See <see cref="WebhookSubscriptionFormats"/>.</summary>
        public string Format => GetText("format");

        /// <summary>When the endpoint was created.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>Time of the last change of the endpoint.</summary>
        public DateTimeOffset UpdatedAt => GetTime("updatedAt");
    }

    /// <summary>The field data of WebhookTestEvent.</summary>
    public sealed class WebhookTestEventData : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookTestEventData(JsonObject json) : base(json)
        {
        }

        /// <summary>A sentence stating that this is a test.</summary>
        public string Message => GetText("message");
    }

    /// <summary>The result of a test message.</summary>
    public sealed class WebhookTestResult : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookTestResult(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the endpoint answered with a 2xx in time.</summary>
        public bool Delivered => GetFlag("delivered");

        /// <summary>HTTP status of the answer; null if there was none.</summary>
        public long? Status => GetIntegerOrNull("status");

        /// <summary>Response time in milliseconds.</summary>
        public long DurationMs => GetInteger("durationMs");

        /// <summary>The beginning of the response.</summary>
        public string Response => GetText("response");

        /// <summary>Why there was no answer, such as a refused connection; null if there was one.</summary>
        public string Error => GetText("error");

        /// <summary>The id of the delivery, as in the header X-Service-Delivery-Id.</summary>
        public string DeliveryId => GetText("deliveryId");
    }
}
