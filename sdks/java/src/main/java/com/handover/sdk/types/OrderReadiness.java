// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.List;
import java.util.Map;

/** The field readiness of Order. */
public final class OrderReadiness extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderReadiness(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether dispatch can plan the order. One of {@link Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * True if a registration or a short-term plate was ordered, for which the operator needs papers.
   *
   * @return the value
   */
  public boolean documentsRequired() {
    return flag("documentsRequired");
  }

  /**
   * Paths of the fields that dispatch still needs, such as {@code vehicle.vin}.
   *
   * @return the value
   */
  public List<String> missing() {
    return texts("missing");
  }

  /** The values; further ones may be added. */
  public static final class Status {
    private Status() {}

    /** Dispatch has all that it needs to plan the trip. */
    public static final String READY_FOR_PLANNING = "READY_FOR_PLANNING";
    /** The order is accepted, but the fields in {@code missing} are still needed. */
    public static final String INCOMPLETE = "INCOMPLETE";
  }
}
