// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** A message in an inbox, with its signature checked step by step. */
public final class InboxMessage extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public InboxMessage(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the stored message.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * When the inbox received it.
   *
   * @return the value
   */
  public Instant receivedAt() {
    return time("receivedAt");
  }

  /**
   * The headers of the message, by their name in lower case.
   *
   * @return the value
   */
  public Map<String, Object> headers() {
    return map("headers");
  }

  /**
   * The body as it was received: exactly the bytes that were signed.
   *
   * @return the value
   */
  public String body() {
    return text("body");
  }

  /**
   * The checked signature; null when no endpoint sends to this inbox any more.
   *
   * @return the value, or null
   */
  public InboxMessageSignature signature() {
    return record("signature", InboxMessageSignature::new);
  }
}
