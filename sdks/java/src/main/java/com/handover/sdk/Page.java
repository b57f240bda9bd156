// A page of a list.
package com.handover.sdk;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A page of a list.
 *
 * @param <T> the type of its items
 */
public class Page<T> extends JsonRecord {
  private final List<T> data;

  Page(Map<String, Object> fields, Function<Map<String, Object>, T> read) {
    super(fields);
    List<T> items = records("data", read);
    if (items == null) throw new JsonException("The answer has no list.");
    data = items;
  }

  /**
   * The items of this page.
   *
   * @return a list that cannot be changed
   */
  public final List<T> data() {
    return data;
  }

  /**
   * The cursor of the next page.
   *
   * @return the cursor; null on the last page
   */
  public final String nextCursor() {
    return text("nextCursor");
  }
}
