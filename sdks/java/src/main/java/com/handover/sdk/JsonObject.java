// A JSON object that cannot be changed, and the copy of any map into one.
package com.handover.sdk;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Immutable with all that is in it, so that records can share their parts without copies. */
final class JsonObject extends AbstractMap<String, Object> {
  private final Map<String, Object> fields;

  /** Takes the map over; its values are immutable. */
  JsonObject(Map<String, Object> fields) {
    this.fields = Collections.unmodifiableMap(fields);
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    return fields.entrySet();
  }

  @Override
  public Object get(Object name) {
    return fields.get(name);
  }

  @Override
  public boolean containsKey(Object name) {
    return fields.containsKey(name);
  }

  static JsonObject copyOf(Map<?, ?> given) {
    return copyOf(given, 0);
  }

  private static JsonObject copyOf(Map<?, ?> given, int depth) {
    if (given instanceof JsonObject object) return object;
    Map<String, Object> copy = new LinkedHashMap<>();
    given.forEach((name, value) -> {
      if (!(name instanceof String text)) throw new JsonException("The names of JSON fields are texts, not " + name + ".");
      copy.put(text, valueOf(value, depth + 1));
    });
    return new JsonObject(copy);
  }

  private static Object valueOf(Object value, int depth) {
    if (depth > JsonReader.MAX_DEPTH) throw new JsonException("The value is nested too deeply for JSON.");
    if (value == null || value instanceof String || value instanceof Boolean) return value;
    if (value instanceof Map<?, ?> map) return copyOf(map, depth);
    if (value instanceof JsonRecord item) return item.toMap();
    if (value instanceof Iterable<?> items) return listOf(items, depth);
    if (value instanceof Instant || value instanceof Enum<?>) return value.toString();
    if (value instanceof Number number) return numberOf(number);
    throw new JsonException("JSON has no form for a value of " + value.getClass().getName() + ".");
  }

  private static List<Object> listOf(Iterable<?> items, int depth) {
    List<Object> copy = new ArrayList<>();
    for (Object item : items) copy.add(valueOf(item, depth + 1));
    return Collections.unmodifiableList(copy);
  }

  private static Number numberOf(Number number) {
    if (number instanceof Long || number instanceof BigDecimal) return number;
    if (number instanceof Integer || number instanceof Short || number instanceof Byte) return number.longValue();
    if (number instanceof BigInteger whole) return new BigDecimal(whole);
    double value = number.doubleValue();
    if (!Double.isFinite(value)) throw new JsonException("JSON has no form for " + value + ".");
    return new BigDecimal(number.toString());
  }

  /** The immutable form of any value that JSON can have. */
  static Object freeze(Object value) {
    return valueOf(value, 0);
  }
}
