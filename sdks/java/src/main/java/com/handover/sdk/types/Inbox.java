// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** A URL of the sandbox that stores the messages sent to it. */
public final class Inbox extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Inbox(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the inbox.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Where to send messages: the address for a webhook endpoint of the sandbox.
   *
   * @return the value
   */
  public String url() {
    return text("url");
  }

  /**
   * When the inbox and its messages are deleted.
   *
   * @return the value
   */
  public Instant expiresAt() {
    return time("expiresAt");
  }
}
