// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field account of CurrentCredential. */
public final class CurrentCredentialAccount extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public CurrentCredentialAccount(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the account, which messages carry as {@code tenantId}.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * The name of the account.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }
}
