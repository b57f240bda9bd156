// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The clock of an order of the sandbox, and what it ran. */
public final class TestClock extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public TestClock(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Current time of the order's clock.
   *
   * @return the value
   */
  public Instant now() {
    return time("now");
  }

  /**
   * The steps that this call ran; QUOTE_EXPIRED if a quote ended.
   *
   * @return the value
   */
  public List<TestClockRan> ran() {
    return records("ran", TestClockRan::new);
  }

  /**
   * The next planned step; null if the scenario has ended or waits for your decision.
   *
   * @return the value, or null
   */
  public TestClockRan next() {
    return record("next", TestClockRan::new);
  }
}
