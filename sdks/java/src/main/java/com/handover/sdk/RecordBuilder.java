// The base class of the builders of bodies: a field that was not set is not sent.
package com.handover.sdk;

import java.util.LinkedHashMap;
import java.util.Map;

/** Collects the fields of a body. A field that was not set is not sent; one that was set to null is sent as null. */
public abstract class RecordBuilder {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /** An empty body. */
  protected RecordBuilder() {}

  /**
   * Sets a field.
   *
   * @param name its name in the API
   * @param value its value; null is sent as null
   */
  protected final void set(String name, Object value) {
    fields.put(name, JsonObject.freeze(value));
  }

  /**
   * Sets a field that cannot be null.
   *
   * @param name its name in the API
   * @param value its value
   */
  protected final void setPresent(String name, Object value) {
    if (value == null) throw new ConfigurationException(name + " cannot be null; leave it out to send nothing.");
    set(name, value);
  }

  /**
   * The fields that were set.
   *
   * @return a copy
   */
  protected final Map<String, Object> fields() {
    return new LinkedHashMap<>(fields);
  }
}
