// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.List;
import java.util.Map;

/** The field signature of InboxMessage. */
public final class InboxMessageSignature extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public InboxMessageSignature(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether all checks succeeded.
   *
   * @return the value
   */
  public boolean valid() {
    return flag("valid");
  }

  /**
   * The steps of checking the signature, in order.
   *
   * @return the value
   */
  public List<InboxMessageSignatureChecks> checks() {
    return records("checks", InboxMessageSignatureChecks::new);
  }
}
