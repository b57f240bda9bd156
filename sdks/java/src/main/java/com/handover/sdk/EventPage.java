// A page of events.
package com.handover.sdk;

import com.handover.sdk.types.Event;
import java.util.Map;

/** A page of events, oldest first. */
public final class EventPage extends Page<Event> {
  EventPage(Map<String, Object> fields) {
    super(fields, Event::of);
  }

  /**
   * Where the next poll continues. Store it.
   *
   * @return the cursor, never null
   */
  public String resumeCursor() {
    return text("resumeCursor");
  }
}
