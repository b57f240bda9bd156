// What the tests share: checks with a name, and comparisons.

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

final class Expect {
  interface Check {
    void run() throws Exception;
  }

  private Expect() {}

  static void check(String name, Check test) throws Exception {
    try {
      test.run();
    } catch (Exception | AssertionError error) {
      throw new AssertionError(name + ": " + error, error);
    }
  }

  static void equal(Object actual, Object expected) {
    if (!Objects.equals(actual, expected)) throw new AssertionError(actual + " instead of " + expected);
  }

  static <T extends Throwable> T throwing(Class<T> type, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException error) {
      if (type.isInstance(error)) return type.cast(error);
      throw new AssertionError("It threw " + error + ".", error);
    }
    throw new AssertionError("It threw nothing.");
  }

  static Map<String, Object> mapOf(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) map.put((String) namesAndValues[at], namesAndValues[at + 1]);
    return map;
  }
}
