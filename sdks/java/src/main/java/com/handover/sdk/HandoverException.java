// The base class of all exceptions of the SDK.
package com.handover.sdk;

/** The base class of every exception that this SDK throws. */
public abstract class HandoverException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Whether the service may have executed the call. */
  private volatile boolean uncertain;

  HandoverException(String message, Throwable cause, boolean uncertain) {
    super(message, cause);
    this.uncertain = uncertain;
  }

  /**
   * Whether the service may have executed the call, in this or an earlier attempt, although it failed.
   *
   * @return false if it certainly did not
   */
  public final boolean uncertain() {
    return uncertain;
  }

  /** Of the whole call: an earlier attempt may have been executed, or nothing but a token was asked for. */
  final void markUncertain(boolean isUncertain) {
    uncertain = isUncertain;
  }
}
