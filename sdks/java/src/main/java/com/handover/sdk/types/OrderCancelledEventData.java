// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field data of OrderCancelledEvent. */
public final class OrderCancelledEventData extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCancelledEventData(Map<String, ?> fields) {
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
   * The status after this event. One of {@link Order.Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * The id of the order or request.
   *
   * @return the value
   */
  public String orderId() {
    return text("orderId");
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
   * Address of the public tracking page, which needs no login.
   *
   * @return the value
   */
  public String trackingUrl() {
    return text("trackingUrl");
  }

  /**
   * Reason for the cancellation; null if none was given.
   *
   * @return the value, or null
   */
  public String reason() {
    return text("reason");
  }
}
