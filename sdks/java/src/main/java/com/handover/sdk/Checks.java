// Checks options and arguments before anything is sent.
package com.handover.sdk;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

final class Checks {
  /** As in the other SDKs, whose timers overflow above this. */
  static final Duration MAX_DURATION = Duration.ofMillis(Integer.MAX_VALUE);
  private static final Pattern HEADER_VALUE = Pattern.compile("[!-~](?:[ -~]*[!-~])?");

  private Checks() {}

  static Duration duration(String name, Duration given, Duration min, Duration max) {
    if (given != null && given.compareTo(min) >= 0 && given.compareTo(max) <= 0) return given;
    throw new ConfigurationException(name + " is a time from " + min.toMillis() + " ms to " + max.toMillis() + " ms, not "
        + (given == null ? "null" : given.toMillis() + " ms") + ".");
  }

  static Duration timeLimit(String name, Duration given) {
    return duration(name, given, Duration.ofMillis(1), MAX_DURATION);
  }

  /** Text that can be sent as a header: visible ASCII characters, and blanks between them. */
  static String header(String name, String given) {
    if (given != null && HEADER_VALUE.matcher(given).matches()) return given;
    String problem = given == null ? "null" : given.isEmpty() ? "empty" : "not plain ASCII";
    throw new ConfigurationException(name + " is " + problem
        + ": it may only have letters, digits and signs that can be sent as a header, without blanks or line breaks at its"
        + " ends.");
  }

  /** Refuses a value that would change the path and so call another operation. */
  static String pathSegment(String name, String value) {
    boolean isSegment = value != null && !value.isEmpty() && !value.equals(".") && !value.equals("..");
    if (isSegment && StandardCharsets.UTF_8.newEncoder().canEncode(value)) return value;
    String shown = value == null ? "" : value;
    throw new ConfigurationException("\"" + shown + "\" is no " + name + " that an operation could be called with.");
  }

  /** Without null among them. */
  static List<String> texts(String name, Collection<String> values) {
    List<String> copy = new ArrayList<>(present(name, values));
    for (String each : copy) present(name, each);
    return Collections.unmodifiableList(copy);
  }

  static <T> T present(String name, T value) {
    if (value != null) return value;
    throw new ConfigurationException("Give " + name + ", not null.");
  }
}
