// Where following orders begins, and whether it ends.
package com.handover.sdk;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Where following orders begins, and whether it ends. Each method returns a changed copy. */
public final class SyncOptions {
  private static final Duration POLL_EVERY = Duration.ofSeconds(30);

  private final SyncCheckpoint start;
  private final boolean once;
  private final Duration pollEvery;

  private SyncOptions(SyncCheckpoint start, boolean once, Duration pollEvery) {
    this.start = start;
    this.once = once;
    this.pollEvery = pollEvery;
  }

  /**
   * Begins with the changes since a time.
   *
   * @param since the time
   * @return the options
   */
  public static SyncOptions since(Instant since) {
    return new SyncOptions(new SyncCheckpoint(since, List.of()), false, POLL_EVERY);
  }

  /**
   * Continues where an earlier run ended, and repeats nothing.
   *
   * @param checkpoint the checkpoint of that run
   * @return the options
   */
  public static SyncOptions from(SyncCheckpoint checkpoint) {
    return new SyncOptions(Checks.present("checkpoint", checkpoint), false, POLL_EVERY);
  }

  /**
   * Ends when it has caught up, instead of polling.
   *
   * @return a copy that ends
   */
  public SyncOptions once() {
    return new SyncOptions(start, true, pollEvery);
  }

  /**
   * The pause after it has caught up. Default: 30 s.
   *
   * @param pause the pause
   * @return a copy with this pause
   */
  public SyncOptions pollEvery(Duration pause) {
    return new SyncOptions(start, once, Checks.timeLimit("pollEvery", pause));
  }

  SyncCheckpoint start() {
    return start;
  }

  /** Null if it ends when it has caught up. */
  Duration pollEveryOrNull() {
    return once ? null : pollEvery;
  }
}
