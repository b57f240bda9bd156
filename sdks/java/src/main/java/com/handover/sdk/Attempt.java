// One attempt of a call: sends it, waits for the whole answer, and throws the reason if none came.
package com.handover.sdk;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
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
 * @param isReached whether the service has answered this client before
 */
record Attempt(HttpRequest request, Target target, Duration timeout, Duration answerWithin, boolean isReached) {
  <T> HttpResponse<T> send(HttpClient http, BodyHandler<T> reading) {
    long startedNanos = System.nanoTime();
    CompletableFuture<Void> begun = new CompletableFuture<>();
    CompletableFuture<HttpResponse<T>> whole = http.sendAsync(request, response -> {
      begun.complete(null);
      return reading.apply(response);
    });
    whole.whenComplete((response, error) -> begun.complete(null));
    try {
      waitFor(begun, answerWithin, answerWithin.toNanos());
      return waitFor(whole, timeout, timeout.toNanos() - (System.nanoTime() - startedNanos));
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
      throw ConnectionErrors.convert(target, error.getCause(), isReached);
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    }
  }
}
