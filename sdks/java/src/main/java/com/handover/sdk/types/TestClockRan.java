// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** The field ran of TestClock. */
public final class TestClockRan extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public TestClockRan(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The name of the step, such as VEHICLE_PICKED_UP.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }

  /**
   * When the step is planned, by the clock of the order.
   *
   * @return the value
   */
  public Instant at() {
    return time("at");
  }
}
