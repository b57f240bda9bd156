// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field checks of InboxMessageSignature. */
public final class InboxMessageSignatureChecks extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public InboxMessageSignatureChecks(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * What was checked.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }

  /**
   * Whether this check succeeded.
   *
   * @return the value
   */
  public boolean ok() {
    return flag("ok");
  }

  /**
   * The finding, in one sentence.
   *
   * @return the value
   */
  public String explanation() {
    return text("explanation");
  }
}
