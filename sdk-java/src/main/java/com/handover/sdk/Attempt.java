// One attempt of a call: sends it, waits for the whole answer, and throws the reason if none came.
package com.handover.sdk;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * An attempt.
 *
 * @param timeout maximum time of the whole attempt
 * @param answerWithin maximum time until the answer begins, at most {@code timeout}
 * @param maxBytes how much of a good answer is read
 * @param isReached whether the service has answered this client before
 */
record Attempt(HttpRequest request, Duration timeout, Duration answerWithin, long maxBytes, boolean isReached) {
  /** More than any JSON of the service. */
  static final long MAX_JSON_BYTES = 16L * 1024 * 1024;

  Answer send(HttpClient http) {
    long startedNanos = System.nanoTime();
    CompletableFuture<Void> begun = new CompletableFuture<>();
    CompletableFuture<HttpResponse<byte[]>> whole = http.sendAsync(request, response -> {
      begun.complete(null);
      long announced = response.headers().firstValueAsLong("content-length").orElse(0);
      return new LimitedBody(announced, response.statusCode() < 300 ? maxBytes : MAX_JSON_BYTES);
    });
    whole.whenComplete((response, error) -> begun.complete(null));
    try {
      waitFor(begun, answerWithin, answerWithin.toNanos());
      HttpResponse<byte[]> response =
          waitFor(whole, timeout, timeout.toNanos() - (System.nanoTime() - startedNanos));
      return new Answer(response.statusCode(), response.headers(), response.body());
    } finally {
      // Ends the exchange if it still runs.
      whole.cancel(true);
    }
  }

  private <T> T waitFor(CompletableFuture<T> future, Duration limit, long nanos) {
    try {
      return future.get(Math.max(0, nanos), TimeUnit.NANOSECONDS);
    } catch (TimeoutException error) {
      String message = "No answer within " + limit.toMillis() / 1000.0 + " s.";
      throw new ConnectionException(message, error, ConnectionException.Outcome.UNKNOWN, true);
    } catch (ExecutionException error) {
      throw ConnectionErrors.convert(request.uri(), error.getCause(), isReached);
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    }
  }
}
