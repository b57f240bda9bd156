// The base class of all records: the fields as the service sent them.
package com.handover.sdk;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A record of the API. It holds all fields that the service sent, also those that this version of the SDK does not know,
 * and cannot be changed. A field that is absent or null is null.
 */
public class JsonRecord {
  private final JsonObject fields;

  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public JsonRecord(Map<String, ?> fields) {
    if (fields == null) throw new ConfigurationException("A record needs its fields, not null.");
    this.fields = JsonObject.copyOf(fields);
  }

  /**
   * Any field, also one that this version of the SDK does not know.
   *
   * @param name its name in the API
   * @return a text, {@code Long}, {@code BigDecimal}, {@code Boolean}, list, map or null
   */
  public final Object get(String name) {
    return fields.get(name);
  }

  /**
   * Whether the record has this field, even if it is null.
   *
   * @param name its name in the API
   * @return true if it has
   */
  public final boolean has(String name) {
    return fields.containsKey(name);
  }

  /**
   * All fields, also those that are null.
   *
   * @return a map that cannot be changed
   */
  public final Map<String, Object> toMap() {
    return fields;
  }

  /**
   * The record as JSON, with all its fields.
   *
   * @return the text
   */
  public final String toJson() {
    return Json.write(fields);
  }

  /**
   * Reads a text.
   *
   * @param name the field
   * @return its value or null
   */
  protected final String text(String name) {
    return value(name, String.class, "text");
  }

  /**
   * Reads a time.
   *
   * @param name the field
   * @return its value or null
   */
  protected final Instant time(String name) {
    String text = text(name);
    try {
      return text == null ? null : OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException error) {
      throw wrongType(name, "time");
    }
  }

  /**
   * Reads yes or no.
   *
   * @param name the field
   * @return its value or null
   */
  protected final Boolean flagOrNull(String name) {
    return value(name, Boolean.class, "boolean");
  }

  /**
   * Reads yes or no.
   *
   * @param name the field, which records of this type always have
   * @return its value
   */
  protected final boolean flag(String name) {
    return present(name, flagOrNull(name));
  }

  /**
   * Reads a whole number.
   *
   * @param name the field
   * @return its value or null
   */
  protected final Long integerOrNull(String name) {
    BigDecimal number = number(name);
    try {
      return number == null ? null : number.longValueExact();
    } catch (ArithmeticException error) {
      throw wrongType(name, "whole number");
    }
  }

  /**
   * Reads a whole number.
   *
   * @param name the field, which records of this type always have
   * @return its value
   */
  protected final long integer(String name) {
    return present(name, integerOrNull(name));
  }

  /**
   * Reads a number.
   *
   * @param name the field
   * @return its exact value or null
   */
  protected final BigDecimal number(String name) {
    Number number = value(name, Number.class, "number");
    return number instanceof Long whole ? BigDecimal.valueOf(whole) : (BigDecimal) number;
  }

  /**
   * Reads a list.
   *
   * @param name the field
   * @param <T> the type of its items
   * @param read reads an item
   * @return the items, or null
   */
  protected final <T> List<T> list(String name, Function<Object, T> read) {
    List<?> items = value(name, List.class, "list");
    return items == null ? null : items.stream().map(item -> read.apply(item)).toList();
  }

  /**
   * Reads a list of texts.
   *
   * @param name the field
   * @return the texts, or null
   */
  protected final List<String> texts(String name) {
    return list(name, item -> cast(name, item, String.class, "list of texts"));
  }

  /**
   * Reads a list of records.
   *
   * @param name the field
   * @param <T> their type
   * @param read makes the record of its fields
   * @return the records, or null
   */
  protected final <T> List<T> records(String name, Function<Map<String, Object>, T> read) {
    return list(name, item -> read.apply(cast(name, item, JsonObject.class, "list of records")));
  }

  /**
   * Reads a record.
   *
   * @param name the field
   * @param <T> its type
   * @param read makes the record of its fields
   * @return the record, or null
   */
  protected final <T> T record(String name, Function<Map<String, Object>, T> read) {
    Map<String, Object> inner = map(name);
    return inner == null ? null : read.apply(inner);
  }

  /**
   * Reads fields whose names the API leaves open.
   *
   * @param name the field
   * @return the fields, or null
   */
  protected final Map<String, Object> map(String name) {
    return value(name, JsonObject.class, "record");
  }

  private <T> T value(String name, Class<T> type, String expected) {
    return cast(name, fields.get(name), type, expected);
  }

  private <T> T cast(String name, Object value, Class<T> type, String expected) {
    if (value == null || type.isInstance(value)) return type.cast(value);
    throw wrongType(name, expected);
  }

  private <T> T present(String name, T value) {
    if (value != null) return value;
    throw new JsonException("The field " + name + " of " + getClass().getSimpleName() + " is missing.");
  }

  private JsonException wrongType(String name, String expected) {
    return new JsonException("The field " + name + " of " + getClass().getSimpleName() + " is no " + expected + ".");
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof JsonRecord that && getClass() == that.getClass() && fields.equals(that.fields);
  }

  @Override
  public final int hashCode() {
    return fields.hashCode();
  }

  /** Without the fields, because logs may show it and a field may be a secret. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + (fields.get("id") instanceof String id ? "[" + id + "]" : "");
  }
}
