// What the hook after each answer gets.
package com.handover.sdk;

import java.time.Duration;

/**
 * A call that the service answered.
 *
 * @param call the method and path of the call
 * @param status the HTTP status
 * @param requestId give it when you ask for help; null if a proxy removed it
 * @param attempts how many attempts were made
 * @param duration how long the last attempt took
 */
public record AnsweredCall(String call, int status, String requestId, int attempts, Duration duration) {}
