// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.List;
import java.util.Map;

/** What can be changed of an endpoint; only the fields that are set change. */
public final class WebhookChange extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookChange(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Begins a body. A field that is not set is not sent.
   *
   * @return an empty builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Where messages are sent: an https address that can be reached publicly.
   *
   * @return the value, or null
   */
  public String url() {
    return text("url");
  }

  /**
   * Replaces the list of events; those of the older format only for endpoints that have it. One of {@link
   * Events}.
   *
   * @return the value, or null
   */
  public List<String> events() {
    return texts("events");
  }

  /**
   * Null clears it.
   *
   * @return the value, or null
   */
  public String description() {
    return text("description");
  }

  /** The values; further ones may be added. */
  public static final class Events {
    private Events() {}

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
    /** The status of the order changed; only in the older format. */
    public static final String ORDER_STATUS_CHANGED = "order.status_changed";
    /** The order was changed; only in the older format. */
    public static final String ORDER_UPDATED = "order.updated";
    /** The vehicle was handed over; only in the older format. */
    public static final String ORDER_DELIVERED = "order.delivered";
    /** The protocol of the pickup is there; only in the older format. */
    public static final String PROTOCOL_PICKUP_SUBMITTED = "protocol.pickup.submitted";
    /** The protocol of the delivery is there; only in the older format. */
    public static final String PROTOCOL_DELIVERY_SUBMITTED = "protocol.delivery.submitted";
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Where messages are sent: an https address that can be reached publicly.
     *
     * @param url the value
     * @return this builder
     */
    public Builder url(String url) {
      setPresent("url", url);
      return this;
    }

    /**
     * Replaces the list of events; those of the older format only for endpoints that have it. One of {@link
     * Events}.
     *
     * @param events the value
     * @return this builder
     */
    public Builder events(List<String> events) {
      setPresent("events", events);
      return this;
    }

    /**
     * Null clears it.
     *
     * @param description the value; null is sent as null
     * @return this builder
     */
    public Builder description(String description) {
      set("description", description);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public WebhookChange build() {
      return new WebhookChange(fields());
    }
  }
}
