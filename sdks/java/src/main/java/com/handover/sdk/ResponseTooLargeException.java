// An answer that is larger than any of the service.
package com.handover.sdk;

/** The answer is larger than any of the service, so it was not read to its end. */
public final class ResponseTooLargeException extends HandoverException {
  private static final long serialVersionUID = 1;

  ResponseTooLargeException(long maxBytes) {
    super("The answer has more than " + maxBytes + " bytes, which are not read.", null, true);
  }
}
