// Follows the changes of all orders by polling with `updatedSince` and an overlap, each change once.
package com.handover.sdk;

import com.handover.sdk.types.Order;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Changed orders, the earliest change first. Iterate it in one thread; {@link #checkpoint()} can be called by any.
 * Interrupting the thread ends it with a {@link CallInterruptedException}.
 */
public final class OrderSync implements Iterable<Order> {
  /** Changes that are written at the same time can become visible out of order. */
  private static final Duration OVERLAP = Duration.ofSeconds(60);
  private static final int PAGE_SIZE = 100;

  private final Orders orders;
  private final SyncOptions options;
  private final Map<String, Instant> seen = new LinkedHashMap<>();
  private Instant since;

  OrderSync(Orders orders, SyncOptions options) {
    this.orders = orders;
    this.options = options;
    since = options.start().since();
    for (String key : options.start().seen()) seen.put(key, timeOf(key));
  }

  private static Instant timeOf(String key) {
    try {
      return OffsetDateTime.parse(key.substring(key.lastIndexOf('@') + 1)).toInstant();
    } catch (DateTimeException error) {
      throw new ConfigurationException("\"" + key + "\" is no change of a checkpoint.");
    }
  }

  /**
   * The current state: the order that was given last counts as done.
   *
   * @return the checkpoint to store
   */
  public synchronized SyncCheckpoint checkpoint() {
    dropOldKeys();
    return new SyncCheckpoint(since, List.copyOf(seen.keySet()));
  }

  @Override
  public Iterator<Order> iterator() {
    return new PollingIterator<>(options.pollEveryOrNull()) {
      @Override
      List<Order> read() {
        return changes();
      }

      @Override
      boolean endBatch() {
        dropOldKeys();
        return true;
      }

      @Override
      public Order next() {
        Order order = super.next();
        markGiven(order);
        return order;
      }
    };
  }

  private List<Order> changes() {
    OrderQuery query = OrderQuery.all().updatedSince(since().minus(OVERLAP)).limit(PAGE_SIZE);
    List<Order> found = new ArrayList<>();
    for (Order order : orders.list(query)) if (!isSeen(order)) found.add(order);
    found.sort(Comparator.comparing(Order::updatedAt));
    return found;
  }

  private synchronized Instant since() {
    return since;
  }

  private synchronized boolean isSeen(Order order) {
    return seen.containsKey(keyOf(order));
  }

  /** Before the caller gets it, so that a checkpoint in the loop counts this order as done. */
  private synchronized void markGiven(Order order) {
    Instant at = order.updatedAt();
    seen.put(keyOf(order), at);
    if (at.isAfter(since)) since = at;
  }

  /** Changes older than the overlap are not read again. */
  private synchronized void dropOldKeys() {
    seen.values().removeIf(at -> at.isBefore(since.minus(OVERLAP)));
  }

  private static String keyOf(Order order) {
    return order.id() + "@" + order.get("updatedAt");
  }
}
