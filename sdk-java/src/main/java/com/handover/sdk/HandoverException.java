// The base class of all exceptions of the SDK.
package com.handover.sdk;

/** The base class of every exception that this SDK throws. */
public abstract class HandoverException extends RuntimeException {
  private static final long serialVersionUID = 1;

  HandoverException(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * Whether the service may have executed the call, although it failed.
   *
   * @return false if it certainly did not
   */
  public boolean uncertain() {
    return false;
  }
}
