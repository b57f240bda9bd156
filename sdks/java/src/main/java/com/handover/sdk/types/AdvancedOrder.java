// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** An order of the sandbox with the state of its scenario. */
public final class AdvancedOrder extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public AdvancedOrder(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether this is an order or a request that waits for a quote. One of {@link Order.Kind}.
   *
   * @return the value
   */
  public String kind() {
    return text("kind");
  }

  /**
   * The id that the service gave it; it stays the same when a request becomes an order.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Number of the order, in the sandbox with the prefix {@code SBX-}; null while it is a request.
   *
   * @return the value, or null
   */
  public String orderNumber() {
    return text("orderNumber");
  }

  /**
   * Number in the address of the public tracking page.
   *
   * @return the value
   */
  public String trackingNumber() {
    return text("trackingNumber");
  }

  /**
   * Address of the public tracking page, which needs no login.
   *
   * @return the value
   */
  public String trackingUrl() {
    return text("trackingUrl");
  }

  /**
   * Number of the request; kept after it became an order; null if it never was a request.
   *
   * @return the value, or null
   */
  public String requestNumber() {
    return text("requestNumber");
  }

  /**
   * Your own number; null if you sent none.
   *
   * @return the value, or null
   */
  public String externalOrderId() {
    return text("externalOrderId");
  }

  /**
   * Your reference, which need not be unique and is printed on documents; null if you sent none.
   *
   * @return the value, or null
   */
  public String customerReference() {
    return text("customerReference");
  }

  /**
   * Your cost centre, which is on the lines of the invoice; null if you sent none.
   *
   * @return the value, or null
   */
  public String customerCostCentre() {
    return text("customerCostCentre");
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
   * How the vehicle is moved. One of {@link Order.TransportType}.
   *
   * @return the value
   */
  public String transportType() {
    return text("transportType");
  }

  /**
   * The vehicle to transfer.
   *
   * @return the value
   */
  public OrderVehicle vehicle() {
    return record("vehicle", OrderVehicle::new);
  }

  /**
   * Where the vehicle is picked up.
   *
   * @return the value
   */
  public Location pickup() {
    return record("pickup", Location::new);
  }

  /**
   * Where the vehicle is delivered.
   *
   * @return the value
   */
  public Location delivery() {
    return record("delivery", Location::new);
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
   * What was ordered in addition to the transfer.
   *
   * @return the value
   */
  public OrderServices services() {
    return record("services", OrderServices::new);
  }

  /**
   * Note for dispatch and driver; null if there is none.
   *
   * @return the value, or null
   */
  public String instructions() {
    return text("instructions");
  }

  /**
   * The price by the agreement; null for a request until its quote is accepted.
   *
   * @return the value, or null
   */
  public OrderPrice price() {
    return record("price", OrderPrice::new);
  }

  /**
   * The driver; null unless one is assigned and the agreement shows drivers.
   *
   * @return the value, or null
   */
  public OrderDriver driver() {
    return record("driver", OrderDriver::new);
  }

  /**
   * Your own data, returned unchanged.
   *
   * @return the value
   */
  public Map<String, Object> metadata() {
    return map("metadata");
  }

  /**
   * True in the sandbox, where nothing is driven or billed.
   *
   * @return the value
   */
  public boolean sandbox() {
    return flag("sandbox");
  }

  /**
   * When the order or request was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * Time of the last change.
   *
   * @return the value
   */
  public Instant updatedAt() {
    return time("updatedAt");
  }

  /**
   * Progress of the sandbox scenario.
   *
   * @return the value
   */
  public Scenario scenario() {
    return record("scenario", Scenario::new);
  }
}
