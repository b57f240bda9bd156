// Whether an attempt of a call may have been executed although it failed.
package com.handover.sdk;

final class Doubt {
  private boolean exists;

  /** Marks the error if it or an earlier one leaves open whether the call was executed. */
  void note(HandoverException error) {
    exists |= error.uncertain();
    error.markUncertain(exists);
  }

  /** Marks the error of another call, which must not hide that an earlier attempt of this one may have been executed. */
  void keep(HandoverException error) {
    if (exists) error.markUncertain(true);
  }
}
