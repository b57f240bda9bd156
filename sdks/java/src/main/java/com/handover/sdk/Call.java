// A call as it is sent, the same in all its attempts.
package com.handover.sdk;

import java.util.Map;
import java.util.function.Function;

/**
 * A call.
 *
 * @param path relative to the base URL, with its query
 * @param body null if it has none
 * @param isRetryable true if repetitions have no further effect
 * @param isFile a file has more time and a higher limit than JSON
 * @param read reads a good answer; a JsonException here counts as a broken answer
 */
record Call<T>(
    String method,
    String path,
    Map<String, String> headers,
    String body,
    boolean isRetryable,
    boolean isFile,
    Function<Answer, T> read) {
  String name() {
    return method + " " + path;
  }

  Call<T> asFile() {
    return new Call<>(method, path, headers, body, isRetryable, true, read);
  }

  /** The same with repetitions, after which the caller looks whether an earlier attempt was executed. */
  Call<T> asRetryable() {
    return new Call<>(method, path, headers, body, true, isFile, read);
  }
}
