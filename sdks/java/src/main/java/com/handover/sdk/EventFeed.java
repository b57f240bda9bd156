// Events as they happen, from cursor to cursor.
package com.handover.sdk;

import com.handover.sdk.types.Event;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/** Events as they happen, each once. Interrupting its thread ends it with a {@link CallInterruptedException}. */
public final class EventFeed implements Iterable<Event> {
  private final Function<String, EventPage> read;
  private final Duration pollEvery;
  private volatile String cursor;

  /** {@code read} gets a cursor or null; {@code pollEvery} is null if it ends when it has caught up. */
  EventFeed(Function<String, EventPage> read, String cursor, Duration pollEvery) {
    this.read = read;
    this.cursor = cursor;
    this.pollEvery = pollEvery;
  }

  /**
   * Where the next run continues. A run that ended within a page gets the events of that page again: recognise them by
   * their id.
   *
   * @return the cursor to store; null before the first page was handled
   */
  public String cursor() {
    return cursor;
  }

  @Override
  public Iterator<Event> iterator() {
    return new PollingIterator<>(pollEvery) {
      private EventPage page;

      @Override
      List<Event> read() {
        page = read.apply(cursor);
        return page.data();
      }

      @Override
      boolean endBatch() {
        cursor = page.resumeCursor();
        return page.nextCursor() == null;
      }
    };
  }
}
