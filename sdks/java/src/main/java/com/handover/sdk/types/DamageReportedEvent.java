// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** damage.reported: Damage was noted at the handover or afterwards. */
public final class DamageReportedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public DamageReportedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public DamageReportedEventData data() {
    return record("data", DamageReportedEventData::new);
  }
}
