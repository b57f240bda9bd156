// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** The status of an order, in short. */
public final class OrderStatus extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderStatus(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Status of the order or request. One of {@link Order.Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * Whether anything is missing for planning the order.
   *
   * @return the value
   */
  public OrderReadiness readiness() {
    return record("readiness", OrderReadiness::new);
  }

  /**
   * When the vehicle should be picked up; null if none was requested.
   *
   * @return the value, or null
   */
  public Instant requestedPickup() {
    return time("requestedPickup");
  }

  /**
   * When the vehicle should be delivered; a reported delay moves it; null if none was requested.
   *
   * @return the value, or null
   */
  public Instant requestedDelivery() {
    return time("requestedDelivery");
  }

  /**
   * When the vehicle was picked up; null until then.
   *
   * @return the value, or null
   */
  public Instant actualPickup() {
    return time("actualPickup");
  }

  /**
   * When the vehicle was handed over; null until then.
   *
   * @return the value, or null
   */
  public Instant actualDelivery() {
    return time("actualDelivery");
  }

  /**
   * When the vehicle will probably arrive, computed while it is in transit; otherwise null.
   *
   * @return the value, or null
   */
  public Instant estimatedDelivery() {
    return time("estimatedDelivery");
  }
}
