// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/**  */
public final class ListedInbox extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public ListedInbox(Map<String, ?> fields) {
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

  /**
   * When it was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * How many messages it has.
   *
   * @return the value
   */
  public long messages() {
    return integer("messages");
  }

  /**
   * When the newest one came.
   *
   * @return the value, or null
   */
  public Instant lastMessageAt() {
    return time("lastMessageAt");
  }
}
