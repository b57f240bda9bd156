// The times that a phone reports. Its clock may be wrong, and it says by how much.

/** The true time: `clockOffsetSeconds` is how far the phone's clock is ahead of the service's. */
export function correctDeviceTime(time: Date | string, clockOffsetSeconds = 0): Date {
  return new Date(new Date(time).getTime() - clockOffsetSeconds * 1000);
}
