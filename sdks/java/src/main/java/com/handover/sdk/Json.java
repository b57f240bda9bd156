// JSON as maps, lists, texts, numbers, booleans and null.
package com.handover.sdk;

import java.util.Map;

/**
 * Reads and writes JSON. Objects are {@code Map<String, Object>} in the order of their fields, arrays are {@code List<Object>},
 * whole numbers are {@code Long}, other numbers {@code BigDecimal}. What was read cannot be changed.
 */
public final class Json {
  private Json() {}

  /**
   * Reads JSON.
   *
   * @param text the text, which has one value and nothing else
   * @return the value; null for {@code null}
   * @throws JsonException if the text is no JSON
   */
  public static Object parse(String text) {
    return new JsonReader(text).readAll();
  }

  /**
   * Reads a JSON object.
   *
   * @param text the text
   * @return the fields
   * @throws JsonException if the text is no JSON, or no object
   */
  public static Map<String, Object> parseObject(String text) {
    if (parse(text) instanceof JsonObject object) return object;
    throw new JsonException("This JSON is no object.");
  }

  /**
   * Writes JSON without blanks.
   *
   * @param value a map, list, text, number, boolean, time ({@code Instant}), {@link JsonRecord} or null
   * @return the text
   * @throws JsonException if JSON has no form for a value
   */
  public static String write(Object value) {
    return JsonWriter.write(value);
  }
}
