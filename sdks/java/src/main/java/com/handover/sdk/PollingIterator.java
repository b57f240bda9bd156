// Items that are read in batches, by polling.
package com.handover.sdk;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A batch counts as handled when the caller asks for an item after its last one. */
abstract class PollingIterator<T> implements Iterator<T> {
  /** Null ends it when it has caught up. */
  private final Duration pollEvery;
  private Iterator<T> batch = List.<T>of().iterator();
  private boolean isBatchOpen;
  private boolean hasEnded;

  PollingIterator(Duration pollEvery) {
    this.pollEvery = pollEvery;
  }

  /** Reads the next items. */
  abstract List<T> read();

  /** All items of the batch were handled. Returns whether it has caught up. */
  abstract boolean endBatch();

  @Override
  public boolean hasNext() {
    while (!batch.hasNext() && !hasEnded) {
      boolean hasCaughtUp = isBatchOpen && endBatch();
      isBatchOpen = false;
      if (hasCaughtUp) {
        hasEnded = pollEvery == null;
        if (hasEnded) return false;
        RetryRules.pause(pollEvery);
      }
      batch = read().iterator();
      isBatchOpen = true;
    }
    return batch.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) throw new NoSuchElementException();
    return batch.next();
  }
}
