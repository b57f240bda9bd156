// A call whose thread was interrupted.
package com.handover.sdk;

/** The thread was interrupted while it waited; its interrupt flag is set again. The service may have executed the call. */
public final class CallInterruptedException extends HandoverException {
  private static final long serialVersionUID = 1;

  CallInterruptedException(InterruptedException cause) {
    super("The thread was interrupted while it waited for the service.", cause, true);
    Thread.currentThread().interrupt();
  }
}
