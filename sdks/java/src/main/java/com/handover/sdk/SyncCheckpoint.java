// The state of a run that follows orders.
package com.handover.sdk;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The state of a run of {@link Orders#sync(SyncOptions)}: store its text, and give it to the next run.
 *
 * @param since everything before this was given
 * @param seen the changes of the last minute before it that were given, as {@code <id>@<updatedAt>}
 */
public record SyncCheckpoint(Instant since, List<String> seen) {
  /**
   * Checks the parts.
   *
   * @param since everything before this was given
   * @param seen the changes of the last minute before it that were given
   */
  public SyncCheckpoint {
    Checks.present("since", since);
    seen = Checks.texts("seen", seen);
  }

  /**
   * Reads a stored checkpoint.
   *
   * @param json the text of {@link #toJson()}
   * @return the checkpoint
   * @throws ConfigurationException if the text is no checkpoint
   */
  public static SyncCheckpoint parse(String json) {
    try {
      Map<String, Object> fields = Json.parseObject(json);
      boolean isList = fields.get("seen") instanceof List<?> seen && seen.stream().allMatch(String.class::isInstance);
      if (isList && fields.get("since") instanceof String since) {
        List<String> keys = ((List<?>) fields.get("seen")).stream().map(String.class::cast).toList();
        return new SyncCheckpoint(OffsetDateTime.parse(since).toInstant(), keys);
      }
    } catch (JsonException | DateTimeException error) {
      // Reported below.
    }
    throw new ConfigurationException("This text is no checkpoint to follow orders from.");
  }

  /**
   * The text to store.
   *
   * @return JSON with {@code since} and {@code seen}
   */
  public String toJson() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("since", since.toString());
    fields.put("seen", seen);
    return Json.write(fields);
  }
}
