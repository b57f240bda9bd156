// Reads JSON strictly, as RFC 8259 defines it.
package com.handover.sdk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class JsonReader {
  /** More than any answer has; each level takes a frame of the stack. */
  static final int MAX_DEPTH = 500;
  /** BigDecimal takes quadratic time for longer ones. */
  private static final int MAX_NUMBER_LENGTH = 1000;
  private static final int MAX_LONG_DIGITS = 18;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    if (text == null) throw new JsonException("There is no text to read as JSON.");
    this.text = text;
  }

  Object readAll() {
    Object value = readValue();
    skipBlanks();
    if (at < text.length()) throw broken("something follows the value");
    return value;
  }

  private Object readValue() {
    skipBlanks();
    switch (peek()) {
      case '{':
        return nested(this::readObject);
      case '[':
        return nested(this::readArray);
      case '"':
        return readText();
      case 't':
        return readWord("true", Boolean.TRUE);
      case 'f':
        return readWord("false", Boolean.FALSE);
      case 'n':
        return readWord("null", null);
      default:
        return readNumber();
    }
  }

  private interface Part {
    Object read();
  }

  private Object nested(Part part) {
    depth += 1;
    if (depth > MAX_DEPTH) throw broken("it is nested too deeply");
    at += 1;
    Object value = part.read();
    depth -= 1;
    return value;
  }

  private JsonObject readObject() {
    Map<String, Object> fields = new LinkedHashMap<>();
    skipBlanks();
    if (take('}')) return new JsonObject(fields);
    do {
      skipBlanks();
      if (peek() != '"') throw broken("the name of a field is expected");
      String name = readText();
      skipBlanks();
      expect(':');
      fields.put(name, readValue());
      skipBlanks();
    } while (take(','));
    expect('}');
    return new JsonObject(fields);
  }

  private List<Object> readArray() {
    List<Object> items = new ArrayList<>();
    skipBlanks();
    if (take(']')) return Collections.unmodifiableList(items);
    do {
      items.add(readValue());
      skipBlanks();
    } while (take(','));
    expect(']');
    return Collections.unmodifiableList(items);
  }

  private String readText() {
    int start = ++at;
    while (at < text.length() && isPlain(text.charAt(at))) at += 1;
    if (peek() == '"') return text.substring(start, at++);
    StringBuilder read = new StringBuilder(text.substring(start, at));
    while (!take('"')) {
      char next = peek();
      at += 1;
      if (next < ' ') throw broken("a text has a control character");
      read.append(next == '\\' ? readEscape() : next);
    }
    return read.toString();
  }

  private static boolean isPlain(char letter) {
    return letter >= ' ' && letter != '"' && letter != '\\';
  }

  private char readEscape() {
    char letter = peek();
    at += 1;
    switch (letter) {
      case '"', '\\', '/':
        return letter;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        return readHex();
      default:
        throw broken("a text has an unknown escape");
    }
  }

  private char readHex() {
    int code = 0;
    for (int digits = 0; digits < 4; digits += 1) {
      char letter = peek();
      int digit = letter < 128 ? Character.digit(letter, 16) : -1;
      if (digit < 0) throw broken("four hexadecimal digits are expected");
      code = code * 16 + digit;
      at += 1;
    }
    return (char) code;
  }

  private Object readWord(String word, Object value) {
    if (!text.startsWith(word, at)) throw broken("a value is expected");
    at += word.length();
    return value;
  }

  private Number readNumber() {
    int start = at;
    take('-');
    if (!take('0')) readDigits();
    boolean isWhole = true;
    if (take('.')) {
      isWhole = false;
      readDigits();
    }
    if (take('e') || take('E')) {
      isWhole = false;
      if (!take('+')) take('-');
      readDigits();
    }
    String number = text.substring(start, at);
    if (number.length() > MAX_NUMBER_LENGTH) throw broken("a number has too many digits");
    return isWhole && number.length() <= MAX_LONG_DIGITS ? Long.valueOf(number) : exact(number);
  }

  private Number exact(String number) {
    try {
      BigDecimal value = new BigDecimal(number);
      return value.scale() == 0 && value.precision() <= MAX_LONG_DIGITS + 1 && isLong(value) ? value.longValue() : value;
    } catch (NumberFormatException error) {
      throw broken("the exponent of a number is too large");
    }
  }

  private static boolean isLong(BigDecimal value) {
    return value.compareTo(BigDecimal.valueOf(Long.MIN_VALUE)) >= 0 && value.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0;
  }

  private void readDigits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at += 1;
    if (at == start) throw broken(at < text.length() ? "a value is expected" : "it ends too early");
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at += 1;
  }

  private char peek() {
    if (at >= text.length()) throw broken("it ends too early");
    return text.charAt(at);
  }

  private boolean take(char letter) {
    if (at >= text.length() || text.charAt(at) != letter) return false;
    at += 1;
    return true;
  }

  private void expect(char letter) {
    if (take(letter)) return;
    peek();
    throw broken("\"" + letter + "\" is expected");
  }

  /** Without the text itself, which may hold a secret. */
  private JsonException broken(String problem) {
    return new JsonException("This is no JSON: " + problem + " (at character " + (at + 1) + ").");
  }
}
