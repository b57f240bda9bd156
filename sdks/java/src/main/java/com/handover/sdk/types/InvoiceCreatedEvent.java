// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** invoice.created: An invoice, a cancellation invoice or a credit note was issued. */
public final class InvoiceCreatedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public InvoiceCreatedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public InvoiceCreatedEventData data() {
    return record("data", InvoiceCreatedEventData::new);
  }
}
