// What the hook before each repetition gets.
package com.handover.sdk;

import java.time.Duration;

/**
 * A call that is about to be repeated.
 *
 * @param call the method and path of the call
 * @param attempts how many attempts were made
 * @param error the error of the last attempt
 * @param pause how long it waits before the next one
 */
public record Retry(String call, int attempts, HandoverException error, Duration pause) {}
