// The bodies that are sent to the service. Written from openapi/v1.json by scripts/write-types.mjs; not by hand.
using System;
using System.Collections.Generic;

namespace Handover
{
    /// <summary>Where a vehicle is picked up or delivered.</summary>
    public sealed class Address : JsonBody
    {
        /// <summary>An empty body.</summary>
        public Address() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public Address(JsonObject json) : base(json)
        {
        }

        /// <summary>Company at the address.</summary>
        public string Company
        {
            get => GetText("company");
            set => SetNullable("company", value);
        }

        /// <summary>Street and house number.</summary>
        public string Street
        {
            get => GetText("street");
            set => Set("street", value);
        }

        /// <summary>Postal code in the form of the country, for example 20539 in DE.</summary>
        public string PostalCode
        {
            get => GetText("postalCode");
            set => Set("postalCode", value);
        }

        /// <summary>Town or city.</summary>
        public string City
        {
            get => GetText("city");
            set => Set("city", value);
        }

        /// <summary>Country as an ISO 3166-1 alpha-2 code in either case.</summary>
        public string Country
        {
            get => GetText("country");
            set => SetNullable("country", value);
        }

        /// <summary>The contact person on site; dispatch needs name and phone number before the trip.</summary>
        public ContactInput Contact
        {
            get => GetRecord("contact", json => new ContactInput(json));
            set => SetNullable("contact", value);
        }
    }

    /// <summary>Whom the driver asks for.</summary>
    public sealed class ContactInput : JsonBody
    {
        /// <summary>An empty body.</summary>
        public ContactInput() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public ContactInput(JsonObject json) : base(json)
        {
        }

        /// <summary>Name of the person on site.</summary>
        public string Name
        {
            get => GetText("name");
            set => SetNullable("name", value);
        }

        /// <summary>Phone number of that person; the driver may call it.</summary>
        public string Phone
        {
            get => GetText("phone");
            set => SetNullable("phone", value);
        }
    }

    /// <summary>What can be changed of a place.</summary>
    public sealed class LocationChange : JsonBody
    {
        /// <summary>An empty body.</summary>
        public LocationChange() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public LocationChange(JsonObject json) : base(json)
        {
        }

        /// <summary>The contact on site: fields that are not sent stay, and a field that is null is cleared.</summary>
        public ContactInput Contact
        {
            get => GetRecord("contact", json => new ContactInput(json));
            set => Set("contact", value);
        }
    }

    /// <summary>The fields that can be changed until pickup; only the fields that are set change.</summary>
    public sealed class OrderChange : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderChange() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderChange(JsonObject json) : base(json)
        {
        }

        /// <summary>Your reference, which need not be unique and is printed on documents; null clears it.</summary>
        public string CustomerReference
        {
            get => GetText("customerReference");
            set => SetNullable("customerReference", value);
        }

        /// <summary>
        /// Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it.
        /// </summary>
        public string CustomerCostCentre
        {
            get => GetText("customerCostCentre");
            set => SetNullable("customerCostCentre", value);
        }

        /// <summary>When the vehicle should be picked up: ISO 8601 with a time zone; null clears it.</summary>
        public DateTimeOffset? RequestedPickup
        {
            get => GetTimeOrNull("requestedPickup");
            set => SetNullable("requestedPickup", value);
        }

        /// <summary>
        /// When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it.
        /// </summary>
        public DateTimeOffset? RequestedDelivery
        {
            get => GetTimeOrNull("requestedDelivery");
            set => SetNullable("requestedDelivery", value);
        }

        /// <summary>At the pickup only the contact can change.</summary>
        public LocationChange Pickup
        {
            get => GetRecord("pickup", json => new LocationChange(json));
            set => Set("pickup", value);
        }

        /// <summary>At the delivery only the contact can change.</summary>
        public LocationChange Delivery
        {
            get => GetRecord("delivery", json => new LocationChange(json));
            set => Set("delivery", value);
        }

        /// <summary>Note for dispatch and driver; null clears it.</summary>
        public string Instructions
        {
            get => GetText("instructions");
            set => SetNullable("instructions", value);
        }

        /// <summary>Of the vehicle only VIN and plate can change.</summary>
        public OrderChangeVehicle Vehicle
        {
            get => GetRecord("vehicle", json => new OrderChangeVehicle(json));
            set => Set("vehicle", value);
        }

        /// <summary>Your own data, at most 16 KiB and 5 levels; replaces the previous value completely.</summary>
        public JsonObject Metadata
        {
            get => GetObject("metadata");
            set => Set("metadata", value);
        }
    }

    /// <summary>The field vehicle of OrderChange.</summary>
    public sealed class OrderChangeVehicle : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderChangeVehicle() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderChangeVehicle(JsonObject json) : base(json)
        {
        }

        /// <summary>Vehicle identification number: 17 letters and digits in either case, no I, O or Q.</summary>
        public string Vin
        {
            get => GetText("vin");
            set => Set("vin", value);
        }

        /// <summary>Of the registration only the plate can change.</summary>
        public OrderChangeVehicleRegistration Registration
        {
            get => GetRecord("registration", json => new OrderChangeVehicleRegistration(json));
            set => Set("registration", value);
        }
    }

    /// <summary>The field registration of OrderChangeVehicle.</summary>
    public sealed class OrderChangeVehicleRegistration : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderChangeVehicleRegistration() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderChangeVehicleRegistration(JsonObject json) : base(json)
        {
        }

        /// <summary>Number on its plates.</summary>
        public string LicensePlate
        {
            get => GetText("licensePlate");
            set => Set("licensePlate", value);
        }
    }

    /// <summary>The body of a new order or quote request.</summary>
    public sealed class OrderCreation : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderCreation() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreation(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to
        /// repeat.
        /// </summary>
        public string ExternalOrderId
        {
            get => GetText("externalOrderId");
            set => SetNullable("externalOrderId", value);
        }

        /// <summary>Your reference, which need not be unique and is printed on documents.</summary>
        public string CustomerReference
        {
            get => GetText("customerReference");
            set => SetNullable("customerReference", value);
        }

        /// <summary>Your cost centre, at most 100 characters; it is on the lines of the invoice.</summary>
        public string CustomerCostCentre
        {
            get => GetText("customerCostCentre");
            set => SetNullable("customerCostCentre", value);
        }

        /// <summary>
        /// How the vehicle is moved; the agreement says which ways are possible and which need a quote. See <see
        /// cref="TransportTypes"/>.
        /// </summary>
        public string TransportType
        {
            get => GetText("transportType");
            set => SetNullable("transportType", value);
        }

        /// <summary>The vehicle to transfer.</summary>
        public OrderCreationVehicle Vehicle
        {
            get => GetRecord("vehicle", json => new OrderCreationVehicle(json));
            set => SetNullable("vehicle", value);
        }

        /// <summary>Where the vehicle is picked up; it cannot be changed later.</summary>
        public Address Pickup
        {
            get => GetRecord("pickup", json => new Address(json));
            set => Set("pickup", value);
        }

        /// <summary>Where the vehicle is delivered; it cannot be changed later.</summary>
        public Address Delivery
        {
            get => GetRecord("delivery", json => new Address(json));
            set => Set("delivery", value);
        }

        /// <summary>When the vehicle should be picked up: ISO 8601 with a time zone.</summary>
        public DateTimeOffset? RequestedPickup
        {
            get => GetTimeOrNull("requestedPickup");
            set => SetNullable("requestedPickup", value);
        }

        /// <summary>When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone.</summary>
        public DateTimeOffset? RequestedDelivery
        {
            get => GetTimeOrNull("requestedDelivery");
            set => SetNullable("requestedDelivery", value);
        }

        /// <summary>What is ordered in addition to the transfer.</summary>
        public OrderCreationServices Services
        {
            get => GetRecord("services", json => new OrderCreationServices(json));
            set => SetNullable("services", value);
        }

        /// <summary>Note for dispatch and driver.</summary>
        public string Instructions
        {
            get => GetText("instructions");
            set => SetNullable("instructions", value);
        }

        /// <summary>
        /// E-mail address of your end customer, who receives the tracking link and status messages; no account is
        /// created.
        /// </summary>
        public string EndCustomerEmail
        {
            get => GetText("endCustomerEmail");
            set => SetNullable("endCustomerEmail", value);
        }

        /// <summary>Your own data, returned unchanged: at most 16 KiB and 5 levels.</summary>
        public JsonObject Metadata
        {
            get => GetObject("metadata");
            set => SetNullable("metadata", value);
        }
    }

    /// <summary>The field services of OrderCreation.</summary>
    public sealed class OrderCreationServices : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderCreationServices() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreationServices(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the operator registers the vehicle.</summary>
        public bool? Registration
        {
            get => GetFlagOrNull("registration");
            set => SetNullable("registration", value);
        }

        /// <summary>
        /// Whether the operator gets short-term plates for the trip; only for <c>DRIVEN</c> transport.
        /// </summary>
        public bool? ShortTermPlate
        {
            get => GetFlagOrNull("shortTermPlate");
            set => SetNullable("shortTermPlate", value);
        }

        /// <summary>Not offered: true is refused with SERVICE_NOT_SUPPORTED.</summary>
        public bool? ExportPlate
        {
            get => GetFlagOrNull("exportPlate");
            set => SetNullable("exportPlate", value);
        }

        /// <summary>Not offered: true is refused with SERVICE_NOT_SUPPORTED.</summary>
        public bool? Customs
        {
            get => GetFlagOrNull("customs");
            set => SetNullable("customs", value);
        }
    }

    /// <summary>The field vehicle of OrderCreation.</summary>
    public sealed class OrderCreationVehicle : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderCreationVehicle() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreationVehicle(JsonObject json) : base(json)
        {
        }

        /// <summary>
        /// Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it before
        /// the trip.
        /// </summary>
        public string Vin
        {
            get => GetText("vin");
            set => SetNullable("vin", value);
        }

        /// <summary>Make, such as Volkswagen.</summary>
        public string Manufacturer
        {
            get => GetText("manufacturer");
            set => SetNullable("manufacturer", value);
        }

        /// <summary>Model, such as Golf.</summary>
        public string Model
        {
            get => GetText("model");
            set => SetNullable("model", value);
        }

        /// <summary>Year of the model.</summary>
        public long? ModelYear
        {
            get => GetIntegerOrNull("modelYear");
            set => SetNullable("modelYear", value);
        }

        /// <summary>Kind of vehicle; prices may depend on it. See <see cref="VehicleTypes"/>.</summary>
        public string Type
        {
            get => GetText("type");
            set => SetNullable("type", value);
        }

        /// <summary>Fuel or energy source. See <see cref="FuelTypes"/>.</summary>
        public string FuelType
        {
            get => GetText("fuelType");
            set => SetNullable("fuelType", value);
        }

        /// <summary>Registration and plates of the vehicle.</summary>
        public OrderCreationVehicleRegistration Registration
        {
            get => GetRecord("registration", json => new OrderCreationVehicleRegistration(json));
            set => SetNullable("registration", value);
        }

        /// <summary>Whether the vehicle can be driven; <c>DRIVEN</c> transport needs both.</summary>
        public OrderCreationVehicleOperationalStatus OperationalStatus
        {
            get => GetRecord("operationalStatus", json => new OrderCreationVehicleOperationalStatus(json));
            set => SetNullable("operationalStatus", value);
        }
    }

    /// <summary>The field operationalStatus of OrderCreationVehicle.</summary>
    public sealed class OrderCreationVehicleOperationalStatus : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderCreationVehicleOperationalStatus() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreationVehicleOperationalStatus(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the vehicle can move by itself.</summary>
        public bool? Driveable
        {
            get => GetFlagOrNull("driveable");
            set => SetNullable("driveable", value);
        }

        /// <summary>Whether it may be driven on public roads.</summary>
        public bool? Roadworthy
        {
            get => GetFlagOrNull("roadworthy");
            set => SetNullable("roadworthy", value);
        }
    }

    /// <summary>The field registration of OrderCreationVehicle.</summary>
    public sealed class OrderCreationVehicleRegistration : JsonBody
    {
        /// <summary>An empty body.</summary>
        public OrderCreationVehicleRegistration() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreationVehicleRegistration(JsonObject json) : base(json)
        {
        }

        /// <summary>Whether the vehicle is registered. See <see cref="RegistrationStatuses"/>.</summary>
        public string Status
        {
            get => GetText("status");
            set => SetNullable("status", value);
        }

        /// <summary>Number on its plates.</summary>
        public string LicensePlate
        {
            get => GetText("licensePlate");
            set => SetNullable("licensePlate", value);
        }
    }

    /// <summary>What can be changed of an endpoint; only the fields that are set change.</summary>
    public sealed class WebhookChange : JsonBody
    {
        /// <summary>An empty body.</summary>
        public WebhookChange() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookChange(JsonObject json) : base(json)
        {
        }

        /// <summary>Where messages are sent: an https address that can be reached publicly.</summary>
        public string Url
        {
            get => GetText("url");
            set => Set("url", value);
        }

        /// <summary>Replaces the list of events; those of the older format only for endpoints that have it.</summary>
        public IReadOnlyList<string> Events
        {
            get => GetTexts("events");
            set => Set("events", value);
        }

        /// <summary>Null clears it.</summary>
        public string Description
        {
            get => GetText("description");
            set => SetNullable("description", value);
        }
    }

    /// <summary>A new webhook endpoint.</summary>
    public sealed class WebhookInput : JsonBody
    {
        /// <summary>An empty body.</summary>
        public WebhookInput() : base(new JsonObject())
        {
        }

        /// <summary>A body with these fields, which may include fields that this version of the SDK does not know.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookInput(JsonObject json) : base(json)
        {
        }

        /// <summary>Where messages are sent: an https address that can be reached publicly.</summary>
        public string Url
        {
            get => GetText("url");
            set => Set("url", value);
        }

        /// <summary>The events that the endpoint receives. See <see cref="EventNames"/>.</summary>
        public IReadOnlyList<string> Events
        {
            get => GetTexts("events");
            set => Set("events", value);
        }

        /// <summary>Your note about the endpoint.</summary>
        public string Description
        {
            get => GetText("description");
            set => SetNullable("description", value);
        }
    }
}
