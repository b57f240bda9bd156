// A call as it is sent, the same in all its attempts.
package com.handover.sdk;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A call.
 *
 * @param path relative to the base URL, with its query
 * @param body null if it has none
 * @param isRetryable true if repetitions have no further effect
 * @param isFile a file has more time and a higher limit than JSON
 * @param beforeRetry called before it is sent again, with the error of the last attempt
 * @param read reads a good answer; a JsonException here counts as a broken answer
 */
record Call<T>(
    String method,
    String path,
    Map<String, String> headers,
    String body,
    boolean isRetryable,
    boolean isFile,
    Consumer<HandoverException> beforeRetry,
    Function<Answer, T> read) {
  String name() {
    return method + " " + path;
  }

  Call<T> asFile() {
    return new Call<>(method, path, headers, body, isRetryable, true, beforeRetry, read);
  }

  /** The same with repetitions, whose errors are reported. */
  Call<T> repeated(Consumer<HandoverException> beforeRetry) {
    return new Call<>(method, path, headers, body, true, isFile, beforeRetry, read);
  }
}
