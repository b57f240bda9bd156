// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** Account, environment and scopes of a credential. */
public final class CurrentCredential extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public CurrentCredential(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The environment of this call, determined by the credential alone. One of {@link
   * RequestLogEntry.Environment}.
   *
   * @return the value
   */
  public String environment() {
    return text("environment");
  }

  /**
   * The account that the credential belongs to.
   *
   * @return the value
   */
  public CurrentCredentialAccount account() {
    return record("account", CurrentCredentialAccount::new);
  }

  /**
   * The credential of this call, without its secret.
   *
   * @return the value
   */
  public CurrentCredentialCredential credential() {
    return record("credential", CurrentCredentialCredential::new);
  }

  /**
   * How this call authenticated, and for how long.
   *
   * @return the value
   */
  public CurrentCredentialAuthentication authentication() {
    return record("authentication", CurrentCredentialAuthentication::new);
  }

  /**
   * The version of the interface.
   *
   * @return the value
   */
  public String apiVersion() {
    return text("apiVersion");
  }
}
