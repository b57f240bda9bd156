// Writes JSON without blanks, with the escapes that JavaScript uses.
package com.handover.sdk;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

final class JsonWriter {
  /** Beyond these, numbers are written with an exponent, as JavaScript does. */
  private static final int MAX_PLAIN_DIGITS = 21;

  private final StringBuilder text = new StringBuilder();

  private JsonWriter() {}

  static String write(Object value) {
    JsonWriter writer = new JsonWriter();
    writer.writeValue(JsonObject.freeze(value));
    return writer.text.toString();
  }

  private void writeValue(Object value) {
    if (value instanceof String string) writeText(string);
    else if (value instanceof Map<?, ?> map) writeObject(map);
    else if (value instanceof List<?> list) writeArray(list);
    else if (value instanceof BigDecimal number) text.append(numberText(number));
    else text.append(value);
  }

  private static String numberText(BigDecimal number) {
    long digits = (long) number.precision() + Math.abs((long) number.scale());
    return digits <= MAX_PLAIN_DIGITS ? number.toPlainString() : number.toString();
  }

  private void writeObject(Map<?, ?> fields) {
    String separator = "{";
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      text.append(separator);
      writeText((String) field.getKey());
      text.append(':');
      writeValue(field.getValue());
      separator = ",";
    }
    text.append(fields.isEmpty() ? "{}" : "}");
  }

  private void writeArray(List<?> items) {
    String separator = "[";
    for (Object item : items) {
      text.append(separator);
      writeValue(item);
      separator = ",";
    }
    text.append(items.isEmpty() ? "[]" : "]");
  }

  private void writeText(String value) {
    text.append('"');
    for (int at = 0; at < value.length(); at += 1) {
      char letter = value.charAt(at);
      if (isPaired(value, at)) text.append(letter).append(value.charAt(++at));
      else writeLetter(letter);
    }
    text.append('"');
  }

  private static boolean isPaired(String value, int at) {
    return at + 1 < value.length() && Character.isSurrogatePair(value.charAt(at), value.charAt(at + 1));
  }

  private void writeLetter(char letter) {
    switch (letter) {
      case '"', '\\' -> text.append('\\').append(letter);
      case '\b' -> text.append("\\b");
      case '\f' -> text.append("\\f");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> {
        // Half a surrogate pair has no form in UTF-8.
        if (letter < ' ' || Character.isSurrogate(letter)) text.append(String.format("\\u%04x", (int) letter));
        else text.append(letter);
      }
    }
  }
}
