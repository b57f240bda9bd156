// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** The field authentication of CurrentCredential. */
public final class CurrentCredentialAuthentication extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public CurrentCredentialAuthentication(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * How this call authenticated. One of {@link Method}.
   *
   * @return the value
   */
  public String method() {
    return text("method");
  }

  /**
   * When the access token expires; null for an API key.
   *
   * @return the value, or null
   */
  public Instant expiresAt() {
    return time("expiresAt");
  }

  /** The values; further ones may be added. */
  public static final class Method {
    private Method() {}

    /** With an access token of an OAuth client. */
    public static final String ACCESS_TOKEN = "access_token";
    /** With an API key. */
    public static final String API_KEY = "api_key";
  }
}
