// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field credential of RequestLogEntry. */
public final class RequestLogEntryCredential extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public RequestLogEntryCredential(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the credential.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Its name in the portal.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }

  /**
   * Kind of credential. One of {@link Type}.
   *
   * @return the value
   */
  public String type() {
    return text("type");
  }

  /**
   * The readable start of the key or secret.
   *
   * @return the value
   */
  public String prefix() {
    return text("prefix");
  }

  /**
   * The id of the OAuth client; null for an API key.
   *
   * @return the value, or null
   */
  public String clientId() {
    return text("clientId");
  }

  /** The values; further ones may be added. */
  public static final class Type {
    private Type() {}

    /** An API key, which is sent with every call. */
    public static final String API_KEY = "api_key";
    /** An OAuth client, which exchanges its secret for access tokens of one hour. */
    public static final String OAUTH_CLIENT = "oauth_client";
  }
}
