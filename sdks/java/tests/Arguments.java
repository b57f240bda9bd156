// The arguments of a command of the case driver, read by their type.

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

record Arguments(Map<String, Object> fields) {
  /** A value does not fit the type that the SDK takes. */
  static final class UnfitValue extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnfitValue(String name) {
      super(name + " does not fit its type.");
    }
  }

  boolean has(String name) {
    return fields.get(name) != null;
  }

  /** Null if it is absent. */
  String text(String name) {
    return value(name, String.class);
  }

  double number(String name) {
    return value(name, Number.class).doubleValue();
  }

  long integer(String name) {
    return value(name, Long.class);
  }

  Duration milliseconds(String name) {
    return Duration.ofNanos(Math.round(number(name) * 1e6));
  }

  Instant time(String name) {
    try {
      return OffsetDateTime.parse(text(name)).toInstant();
    } catch (DateTimeException | NullPointerException error) {
      throw new UnfitValue(name);
    }
  }

  Arguments inner(String name) {
    return new Arguments(has(name) ? map(name) : Map.of());
  }

  @SuppressWarnings("unchecked")
  Map<String, Object> map(String name) {
    return value(name, Map.class);
  }

  List<String> texts(String name) {
    return ((List<?>) value(name, List.class)).stream().map(item -> cast(name, item, String.class)).toList();
  }

  String[] oneOrMore(String name) {
    if (!has(name)) return new String[0];
    if (fields.get(name) instanceof String text) return new String[] {text};
    return texts(name).toArray(String[]::new);
  }

  Duration[] pauses(String name) {
    return ((List<?>) value(name, List.class)).stream()
        .map(item -> Duration.ofNanos(Math.round(cast(name, item, Number.class).doubleValue() * 1e6)))
        .toArray(Duration[]::new);
  }

  private <T> T value(String name, Class<T> type) {
    return cast(name, fields.get(name), type);
  }

  private static <T> T cast(String name, Object value, Class<T> type) {
    if (value == null || type.isInstance(value)) return type.cast(value);
    throw new UnfitValue(name);
  }
}
