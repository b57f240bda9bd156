// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.List;
import java.util.Map;

/** A new webhook endpoint. */
public final class WebhookCreation extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookCreation(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Begins a body. A field that is not set is not sent.
   *
   * @return an empty builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Where messages are sent: an https address that can be reached publicly.
   *
   * @return the value
   */
  public String url() {
    return text("url");
  }

  /**
   * The events that the endpoint receives. One of {@link Event.Type}.
   *
   * @return the value
   */
  public List<String> events() {
    return texts("events");
  }

  /**
   * Your note about the endpoint.
   *
   * @return the value, or null
   */
  public String description() {
    return text("description");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Where messages are sent: an https address that can be reached publicly.
     *
     * @param url the value
     * @return this builder
     */
    public Builder url(String url) {
      setPresent("url", url);
      return this;
    }

    /**
     * The events that the endpoint receives. One of {@link Event.Type}.
     *
     * @param events the value
     * @return this builder
     */
    public Builder events(List<String> events) {
      setPresent("events", events);
      return this;
    }

    /**
     * Your note about the endpoint.
     *
     * @param description the value; null is sent as null
     * @return this builder
     */
    public Builder description(String description) {
      set("description", description);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public WebhookCreation build() {
      return new WebhookCreation(fields());
    }
  }
}
