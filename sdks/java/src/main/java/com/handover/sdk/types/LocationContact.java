// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field contact of Location. */
public final class LocationContact extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public LocationContact(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Name of the person on site; null if none was given.
   *
   * @return the value, or null
   */
  public String name() {
    return text("name");
  }

  /**
   * Phone number of that person; null if none was given.
   *
   * @return the value, or null
   */
  public String phone() {
    return text("phone");
  }
}
