// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** An endpoint with a new secret, and until when the old one also signs. */
public final class RolledWebhookSubscription extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public RolledWebhookSubscription(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the endpoint.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Where messages are sent.
   *
   * @return the value
   */
  public String url() {
    return text("url");
  }

  /**
   * The names of the events that the endpoint receives.
   *
   * @return the value
   */
  public List<String> events() {
    return texts("events");
  }

  /**
   * Your note about the endpoint; null if there is none.
   *
   * @return the value, or null
   */
  public String description() {
    return text("description");
  }

  /**
   * The environment whose events it receives. One of {@link RequestLogEntry.Environment}.
   *
   * @return the value
   */
  public String environment() {
    return text("environment");
  }

  /**
   * Whether messages are sent. One of {@link WebhookSubscription.Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * The format of its messages. One of {@link WebhookSubscription.Format}.
   *
   * @return the value
   */
  public String format() {
    return text("format");
  }

  /**
   * When the endpoint was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * Time of the last change of the endpoint.
   *
   * @return the value
   */
  public Instant updatedAt() {
    return time("updatedAt");
  }

  /**
   * The secret, shown once: 64 hexadecimal characters that, as text, are the key of the HMAC.
   *
   * @return the value
   */
  public String secret() {
    return text("secret");
  }

  /**
   * The same secret as Standard Webhooks libraries take it.
   *
   * @return the value
   */
  public String standardWebhooksSecret() {
    return text("standardWebhooksSecret");
  }

  /**
   * The old secret stays valid until then.
   *
   * @return the value
   */
  public Instant oldSecretUntil() {
    return time("oldSecretUntil");
  }
}
