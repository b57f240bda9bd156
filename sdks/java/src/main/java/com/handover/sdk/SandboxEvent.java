// An event of the sandbox.
package com.handover.sdk;

import com.handover.sdk.types.Event;

/**
 * An event of the sandbox, as a webhook would deliver it.
 *
 * @param position the position of the stream after this event: give it as {@code lastEventId} to continue from here
 * @param body exactly the body that a webhook of this event has
 * @param event the body, parsed
 */
public record SandboxEvent(String position, String body, Event event) {}
