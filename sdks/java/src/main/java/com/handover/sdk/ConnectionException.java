// A call without a complete answer.
package com.handover.sdk;

/** No complete answer came: no connection, a reset, half an answer, or a timeout. */
public final class ConnectionException extends HandoverException {
  private static final long serialVersionUID = 1;

  /** How far the call came. */
  enum Outcome {
    /** Nothing was sent, and a repetition cannot help. */
    PERMANENT,
    /** Nothing was sent. */
    NEVER_SENT,
    /** The service may have executed it. */
    UNKNOWN
  }

  /** How far the call came. */
  private final Outcome outcome;
  /** Whether nothing came in time. */
  private final boolean timedOut;

  ConnectionException(String message, Throwable cause, Outcome outcome, boolean timedOut) {
    super(message, cause, outcome == Outcome.UNKNOWN);
    this.outcome = outcome;
    this.timedOut = timedOut;
  }

  /**
   * Whether it ended because nothing came in time.
   *
   * @return true after a timeout
   */
  public boolean timedOut() {
    return timedOut;
  }

  /**
   * Whether a repetition cannot help, for instance with an untrusted certificate.
   *
   * @return true if it cannot
   */
  public boolean permanent() {
    return outcome == Outcome.PERMANENT;
  }
}
