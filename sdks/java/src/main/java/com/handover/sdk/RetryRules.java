// Whether a failed call is repeated, and after which pause.
package com.handover.sdk;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

final class RetryRules {
  private static final Set<Integer> RETRYABLE_STATUSES = Set.of(500, 502, 503, 504);
  private static final int TOO_MANY_REQUESTS = 429;
  private static final int CONFLICT = 409;
  private static final double NANOS_PER_MS = 1e6;

  private RetryRules() {}

  /**
   * A call that was refused before it had an effect may always be repeated; a call that may have had an effect only if
   * repetitions have no further one.
   */
  static boolean shouldRetry(HandoverException error, boolean isRetryable) {
    if (error instanceof ConnectionException broken) return !broken.permanent() && (isRetryable || !broken.uncertain());
    if (error instanceof ChecksumException) return true;
    if (!(error instanceof ApiException refused)) return false;
    if (refused.status() == TOO_MANY_REQUESTS) return true;
    if (refused.status() == CONFLICT) return refused.retryAfter() != null;
    return RETRYABLE_STATUSES.contains(refused.status()) && (isRetryable || !refused.uncertain());
  }

  /**
   * The pause that the service asks for, else that of the plan, with jitter against simultaneous retries. A pause of less
   * than a second counts as none, so that {@code Retry-After: 0} or a past date makes no tight loop.
   */
  static Duration pauseBefore(HandoverException error, int failures, List<Duration> pauses) {
    Duration asked = error instanceof ApiException refused ? refused.retryAfter() : null;
    double random = ThreadLocalRandom.current().nextDouble();
    if (asked != null && asked.toMillis() >= 1000) {
      double maxJitterMs = Math.min(1000, 50 + asked.toMillis() / 10.0);
      return asked.plusNanos((long) (random * maxJitterMs * NANOS_PER_MS));
    }
    Duration planned = pauses.get(Math.min(failures, pauses.size()) - 1);
    return Duration.ofNanos((long) (planned.toNanos() * (0.9 + random * 0.2)));
  }

  static void pause(Duration time) {
    try {
      Thread.sleep(time.toMillis(), time.toNanosPart() % 1_000_000);
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    }
  }
}
