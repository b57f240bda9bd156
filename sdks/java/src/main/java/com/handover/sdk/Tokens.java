// Access tokens of an OAuth client: one fetch for all waiting calls, renewed before expiry.
package com.handover.sdk;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

final class Tokens {
  /** A token is not used in its last minute, so that none expires on the way. */
  private static final double MARGIN_SECONDS = 60;
  private static final double NANOS_PER_SECOND = 1e9;

  record Fetched(String accessToken, double expiresInSeconds) {}

  private record Current(String token, long fromNanos, long lifetimeNanos) {
    boolean isValid() {
      return System.nanoTime() - fromNanos < lifetimeNanos;
    }
  }

  private final Supplier<Fetched> fetchToken;
  private Current current;
  private CompletableFuture<String> fetching;

  Tokens(Supplier<Fetched> fetchToken) {
    this.fetchToken = fetchToken;
  }

  String get() {
    for (;;) {
      try {
        return getOnce();
      } catch (CallInterruptedException error) {
        // The thread that fetched for all was interrupted, but not this one.
        if (Thread.currentThread().isInterrupted()) throw error;
      }
    }
  }

  private String getOnce() {
    CompletableFuture<String> result;
    boolean isMine;
    synchronized (this) {
      if (current != null && current.isValid()) return current.token();
      isMine = fetching == null;
      if (isMine) fetching = new CompletableFuture<>();
      result = fetching;
    }
    if (isMine) fetchInto(result);
    return await(result);
  }

  /** The service refused the token, so the next call fetches another one. */
  synchronized void discard(String token) {
    if (current != null && current.token().equals(token)) current = null;
  }

  private void fetchInto(CompletableFuture<String> result) {
    try {
      Current next = fetchNext();
      synchronized (this) {
        current = next;
        fetching = null;
      }
      result.complete(next.token());
    } catch (RuntimeException | Error error) {
      synchronized (this) {
        fetching = null;
      }
      result.completeExceptionally(error);
    }
  }

  private Current fetchNext() {
    long startedNanos = System.nanoTime();
    Fetched fetched = fetchToken.get();
    double seconds = fetched.expiresInSeconds();
    double lifetimeSeconds = Math.max(seconds - MARGIN_SECONDS, seconds / 2);
    return new Current(fetched.accessToken(), startedNanos, (long) (lifetimeSeconds * NANOS_PER_SECOND));
  }

  private static String await(CompletableFuture<String> result) {
    try {
      return result.get();
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    } catch (ExecutionException error) {
      if (error.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(error.getCause());
    }
  }
}
