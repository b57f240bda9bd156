// Events of the sandbox that are no longer available.
package com.handover.sdk;

/**
 * Events that are no longer available; {@link Orders#sync(SyncOptions)} gives the current state of the orders.
 *
 * @param reason {@code TOO_OLD}, or {@code UNKNOWN_POSITION}
 * @param since the stream continues from here
 */
public record StreamGap(String reason, String since) {}
