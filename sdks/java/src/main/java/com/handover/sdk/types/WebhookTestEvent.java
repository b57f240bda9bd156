// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** webhook.test: A test message. */
public final class WebhookTestEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookTestEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public WebhookTestEventData data() {
    return record("data", WebhookTestEventData::new);
  }
}
