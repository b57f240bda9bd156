// What an operation takes when it is called by its name.
package com.handover.sdk;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What an operation takes: path and query parameters, headers and a body. Each method returns a changed copy. */
public final class CallInput {
  private static final CallInput NONE = new CallInput(Map.of(), Map.of(), Map.of(), null);

  private final Map<String, String> path;
  private final Map<String, String> query;
  private final Map<String, String> headers;
  private final String body;

  private CallInput(Map<String, String> path, Map<String, String> query, Map<String, String> headers, String body) {
    this.path = path;
    this.query = query;
    this.headers = headers;
    this.body = body;
  }

  /**
   * No parameters and no body.
   *
   * @return an empty input
   */
  public static CallInput none() {
    return NONE;
  }

  /**
   * Sets a parameter of the path.
   *
   * @param name its name in the API
   * @param value its value
   * @return a copy with it
   */
  public CallInput path(String name, String value) {
    return new CallInput(with(path, name, value), query, headers, body);
  }

  /**
   * Sets a parameter of the query.
   *
   * @param name its name in the API
   * @param value a text, number or time, or a list of texts; null leaves it out
   * @return a copy with it
   */
  public CallInput query(String name, Object value) {
    return value == null ? this : new CallInput(path, with(query, name, queryText(value)), headers, body);
  }

  /**
   * Sets a header.
   *
   * @param name its name
   * @param value its value; null leaves it out
   * @return a copy with it
   */
  public CallInput header(String name, String value) {
    return value == null ? this : new CallInput(path, query, with(headers, name, value), body);
  }

  /**
   * Sets the body.
   *
   * @param fields the fields of the body
   * @return a copy with it
   */
  public CallInput body(Map<String, ?> fields) {
    return new CallInput(path, query, headers, Json.write(Checks.present("body", fields)));
  }

  /**
   * Sets the body.
   *
   * @param content the body
   * @return a copy with it
   */
  public CallInput body(JsonRecord content) {
    return body(Checks.present("body", content).toMap());
  }

  private static String queryText(Object value) {
    if (!(value instanceof Collection<?> values)) return value.toString();
    return String.join(",", values.stream().map(String::valueOf).toList());
  }

  private static Map<String, String> with(Map<String, String> values, String name, String value) {
    Map<String, String> copy = new LinkedHashMap<>(values);
    copy.put(name, value);
    return Collections.unmodifiableMap(copy);
  }

  Map<String, String> path() {
    return path;
  }

  Map<String, String> query() {
    return query;
  }

  Map<String, String> headers() {
    return headers;
  }

  String body() {
    return body;
  }
}
