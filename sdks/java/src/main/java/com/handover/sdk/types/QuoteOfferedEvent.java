// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** quote.offered: A quote is on offer. */
public final class QuoteOfferedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public QuoteOfferedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public QuoteOfferedEventData data() {
    return record("data", QuoteOfferedEventData::new);
  }
}
