// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** invoice.cancelled: An invoice was cancelled by another one. */
public final class InvoiceCancelledEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public InvoiceCancelledEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public InvoiceCancelledEventData data() {
    return record("data", InvoiceCancelledEventData::new);
  }
}
