// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** An event, as a webhook delivers it. Each type has a class of its own; further types may be added. */
public class Event extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Event(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event of a message.
   *
   * @param fields the fields of the message
   * @return an event of the class of its type; of this class if the type is unknown
   */
  public static Event of(Map<String, ?> fields) {
    return switch (String.valueOf(fields.get("type"))) {
      case "order.created" -> new OrderCreatedEvent(fields);
      case "order.accepted" -> new OrderAcceptedEvent(fields);
      case "order.scheduled" -> new OrderScheduledEvent(fields);
      case "driver.assigned" -> new DriverAssignedEvent(fields);
      case "pickup.started" -> new PickupStartedEvent(fields);
      case "pickup.arrived" -> new PickupArrivedEvent(fields);
      case "vehicle.picked_up" -> new VehiclePickedUpEvent(fields);
      case "transport.started" -> new TransportStartedEvent(fields);
      case "transport.delayed" -> new TransportDelayedEvent(fields);
      case "order.rescheduled" -> new OrderRescheduledEvent(fields);
      case "delivery.arrived" -> new DeliveryArrivedEvent(fields);
      case "vehicle.delivered" -> new VehicleDeliveredEvent(fields);
      case "damage.reported" -> new DamageReportedEvent(fields);
      case "order.completed" -> new OrderCompletedEvent(fields);
      case "order.cancelled" -> new OrderCancelledEvent(fields);
      case "order.rejected" -> new OrderRejectedEvent(fields);
      case "document.uploaded" -> new DocumentUploadedEvent(fields);
      case "quote.offered" -> new QuoteOfferedEvent(fields);
      case "invoice.created" -> new InvoiceCreatedEvent(fields);
      case "invoice.cancelled" -> new InvoiceCancelledEvent(fields);
      case "webhook.test" -> new WebhookTestEvent(fields);
      default -> new Event(fields);
    };
  }

  /**
   * The id of the event, as in the header webhook-id.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * The name of the event. One of {@link Type}.
   *
   * @return the value
   */
  public String type() {
    return text("type");
  }

  /**
   * The version of the format.
   *
   * @return the value
   */
  public String apiVersion() {
    return text("apiVersion");
  }

  /**
   * Strictly increasing within one order.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * The account.
   *
   * @return the value
   */
  public String tenantId() {
    return text("tenantId");
  }

  /**
   * As in the webhook message of this type: the order and what the event is about.
   *
   * @return the value
   */
  public JsonRecord data() {
    return record("data", JsonRecord::new);
  }

  /** The values; further ones may be added. */
  public static final class Type {
    private Type() {}

    /** An order or request was created, or a quote was accepted. */
    public static final String ORDER_CREATED = "order.created";
    /** The order was accepted and released. */
    public static final String ORDER_ACCEPTED = "order.accepted";
    /** The trip was scheduled. */
    public static final String ORDER_SCHEDULED = "order.scheduled";
    /** A driver was assigned. */
    public static final String DRIVER_ASSIGNED = "driver.assigned";
    /** The driver is on the way to the pickup. */
    public static final String PICKUP_STARTED = "pickup.started";
    /** The driver is at the pickup. */
    public static final String PICKUP_ARRIVED = "pickup.arrived";
    /** The vehicle was picked up; the protocol is available. */
    public static final String VEHICLE_PICKED_UP = "vehicle.picked_up";
    /** The vehicle is on its way. */
    public static final String TRANSPORT_STARTED = "transport.started";
    /** A delay was reported. */
    public static final String TRANSPORT_DELAYED = "transport.delayed";
    /** A requested date changed, or the operator changed the order; read it for the other fields. */
    public static final String ORDER_RESCHEDULED = "order.rescheduled";
    /** The driver is at the destination. */
    public static final String DELIVERY_ARRIVED = "delivery.arrived";
    /** The vehicle was handed over; the protocol is available. */
    public static final String VEHICLE_DELIVERED = "vehicle.delivered";
    /** Damage was noted at the handover or afterwards. */
    public static final String DAMAGE_REPORTED = "damage.reported";
    /** The order is finished. */
    public static final String ORDER_COMPLETED = "order.completed";
    /** The order was cancelled. */
    public static final String ORDER_CANCELLED = "order.cancelled";
    /** The request was withdrawn, declined or rejected. */
    public static final String ORDER_REJECTED = "order.rejected";
    /** A document was uploaded. */
    public static final String DOCUMENT_UPLOADED = "document.uploaded";
    /** A quote is on offer. */
    public static final String QUOTE_OFFERED = "quote.offered";
    /** An invoice, a cancellation invoice or a credit note was issued. */
    public static final String INVOICE_CREATED = "invoice.created";
    /** An invoice was cancelled by another one. */
    public static final String INVOICE_CANCELLED = "invoice.cancelled";
    /** A test message. */
    public static final String WEBHOOK_TEST = "webhook.test";
  }
}
