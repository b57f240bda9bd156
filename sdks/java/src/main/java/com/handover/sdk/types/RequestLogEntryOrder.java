// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field order of RequestLogEntry. */
public final class RequestLogEntryOrder extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public RequestLogEntryOrder(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the order or request.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Its order number, or its request number while it is a request.
   *
   * @return the value
   */
  public String number() {
    return text("number");
  }
}
