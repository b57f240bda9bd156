// Whether an attempt of a call may have been executed although it failed.
package com.handover.sdk;

final class Doubt {
  private boolean exists;

  void note(HandoverException error) {
    exists |= error.uncertain();
  }

  boolean exists() {
    return exists;
  }
}
