// The messages of webhooks, by their names. Written from openapi/v1.json by scripts/write-types.mjs; not by hand.
using System;
using System.Collections.Generic;

namespace Handover
{
    /// <summary>An event: the base of all messages, and the class of those that are newer than the SDK.</summary>
    public class WebhookEvent : JsonRecord
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event of the class that its type has.</summary>
        /// <param name="json">Its fields.</param>
        public static WebhookEvent Read(JsonObject json)
        {
            switch (json["type"] as string)
            {
                case "order.created": return new OrderCreatedEvent(json);
                case "order.accepted": return new OrderAcceptedEvent(json);
                case "order.scheduled": return new OrderScheduledEvent(json);
                case "driver.assigned": return new DriverAssignedEvent(json);
                case "pickup.started": return new PickupStartedEvent(json);
                case "pickup.arrived": return new PickupArrivedEvent(json);
                case "vehicle.picked_up": return new VehiclePickedUpEvent(json);
                case "transport.started": return new TransportStartedEvent(json);
                case "transport.delayed": return new TransportDelayedEvent(json);
                case "order.rescheduled": return new OrderRescheduledEvent(json);
                case "delivery.arrived": return new DeliveryArrivedEvent(json);
                case "vehicle.delivered": return new VehicleDeliveredEvent(json);
                case "damage.reported": return new DamageReportedEvent(json);
                case "order.completed": return new OrderCompletedEvent(json);
                case "order.cancelled": return new OrderCancelledEvent(json);
                case "order.rejected": return new OrderRejectedEvent(json);
                case "document.uploaded": return new DocumentUploadedEvent(json);
                case "quote.offered": return new QuoteOfferedEvent(json);
                case "invoice.created": return new InvoiceCreatedEvent(json);
                case "invoice.cancelled": return new InvoiceCancelledEvent(json);
                case "webhook.test": return new WebhookTestEvent(json);
                default: return new WebhookEvent(json);
            }
        }

        /// <summary>The id of the event, as in the header webhook-id.</summary>
        public string Id => GetText("id");

        /// <summary>The name of the event. See <see cref="EventNames"/>.</summary>
        public string Type => GetText("type");

        /// <summary>The version of the format.</summary>
        public string ApiVersion => GetText("apiVersion");

        /// <summary>Strictly increasing within one order.</summary>
        public DateTimeOffset CreatedAt => GetTime("createdAt");

        /// <summary>The account.</summary>
        public string TenantId => GetText("tenantId");

        /// <summary>As in the webhook message of this type: the order and what the event is about.</summary>
        public JsonObject Data => GetObject("data");
    }

    /// <summary>order.created: An order or request was created, or a quote was accepted.</summary>
    public sealed class OrderCreatedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCreatedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderDocumentEventData Data => GetRecord("data", json => new OrderDocumentEventData(json));
    }

    /// <summary>order.accepted: The order was accepted and released.</summary>
    public sealed class OrderAcceptedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderAcceptedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>order.scheduled: The trip was scheduled.</summary>
    public sealed class OrderScheduledEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderScheduledEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>driver.assigned: A driver was assigned.</summary>
    public sealed class DriverAssignedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DriverAssignedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new DriverAssignedEventData Data => GetRecord("data", json => new DriverAssignedEventData(json));
    }

    /// <summary>pickup.started: The driver is on the way to the pickup.</summary>
    public sealed class PickupStartedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public PickupStartedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>pickup.arrived: The driver is at the pickup.</summary>
    public sealed class PickupArrivedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public PickupArrivedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>vehicle.picked_up: The vehicle was picked up; the protocol is available.</summary>
    public sealed class VehiclePickedUpEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public VehiclePickedUpEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new VehiclePickedUpEventData Data => GetRecord("data", json => new VehiclePickedUpEventData(json));
    }

    /// <summary>transport.started: The vehicle is on its way.</summary>
    public sealed class TransportStartedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TransportStartedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>transport.delayed: A delay was reported.</summary>
    public sealed class TransportDelayedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public TransportDelayedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new TransportDelayedEventData Data => GetRecord("data", json => new TransportDelayedEventData(json));
    }

    /// <summary>
    /// order.rescheduled: A requested date changed, or the operator changed the order; read it for the other fields.
    /// </summary>
    public sealed class OrderRescheduledEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderRescheduledEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderRescheduledEventData Data => GetRecord("data", json => new OrderRescheduledEventData(json));
    }

    /// <summary>delivery.arrived: The driver is at the destination.</summary>
    public sealed class DeliveryArrivedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DeliveryArrivedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEventData Data => GetRecord("data", json => new OrderEventData(json));
    }

    /// <summary>vehicle.delivered: The vehicle was handed over; the protocol is available.</summary>
    public sealed class VehicleDeliveredEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public VehicleDeliveredEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new VehicleDeliveredEventData Data => GetRecord("data", json => new VehicleDeliveredEventData(json));
    }

    /// <summary>damage.reported: Damage was noted at the handover or afterwards.</summary>
    public sealed class DamageReportedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DamageReportedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new DamageReportedEventData Data => GetRecord("data", json => new DamageReportedEventData(json));
    }

    /// <summary>order.completed: The order is finished.</summary>
    public sealed class OrderCompletedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCompletedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderDocumentEventData Data => GetRecord("data", json => new OrderDocumentEventData(json));
    }

    /// <summary>order.cancelled: The order was cancelled.</summary>
    public sealed class OrderCancelledEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderCancelledEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEndEventData Data => GetRecord("data", json => new OrderEndEventData(json));
    }

    /// <summary>order.rejected: The request was withdrawn, declined or rejected.</summary>
    public sealed class OrderRejectedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public OrderRejectedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderEndEventData Data => GetRecord("data", json => new OrderEndEventData(json));
    }

    /// <summary>document.uploaded: A document was uploaded.</summary>
    public sealed class DocumentUploadedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public DocumentUploadedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new OrderDocumentEventData Data => GetRecord("data", json => new OrderDocumentEventData(json));
    }

    /// <summary>quote.offered: A quote is on offer.</summary>
    public sealed class QuoteOfferedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public QuoteOfferedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new QuoteOfferedEventData Data => GetRecord("data", json => new QuoteOfferedEventData(json));
    }

    /// <summary>invoice.created: An invoice, a cancellation invoice or a credit note was issued.</summary>
    public sealed class InvoiceCreatedEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InvoiceCreatedEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new InvoiceCreatedEventData Data => GetRecord("data", json => new InvoiceCreatedEventData(json));
    }

    /// <summary>invoice.cancelled: An invoice was cancelled by another one.</summary>
    public sealed class InvoiceCancelledEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public InvoiceCancelledEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new InvoiceCancelledEventData Data => GetRecord("data", json => new InvoiceCancelledEventData(json));
    }

    /// <summary>webhook.test: A test message.</summary>
    public sealed class WebhookTestEvent : WebhookEvent
    {
        /// <summary>Reads the record from JSON, for instance from a stored one.</summary>
        /// <param name="json">Its fields.</param>
        public WebhookTestEvent(JsonObject json) : base(json)
        {
        }

        /// <summary>The event and the order or request that it is about.</summary>
        public new WebhookTestEventData Data => GetRecord("data", json => new WebhookTestEventData(json));
    }
}
