// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field driver of Order. */
public final class OrderDriver extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderDriver(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * First name of the driver.
   *
   * @return the value
   */
  public String firstName() {
    return text("firstName");
  }

  /**
   * First letter of the last name.
   *
   * @return the value
   */
  public String initial() {
    return text("initial");
  }
}
