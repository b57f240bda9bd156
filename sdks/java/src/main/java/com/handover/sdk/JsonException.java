// Text that is no JSON, or a field of another type than expected.
package com.handover.sdk;

/** Text that is no JSON, a value that JSON has no form for, or a field that has another type than its record says. */
public final class JsonException extends HandoverException {
  private static final long serialVersionUID = 1;

  JsonException(String message) {
    super(message, null, false);
  }
}
