// The address of a trip in the app, for the worker, which has no history to navigate in.

const ID = /^[0-9a-f-]{36}$/;

/** The list of trips if there is no trip. */
export function addressOf(tripId: string | null): string {
  return tripId !== null && ID.test(tripId) ? `/driver/trips/${tripId}` : '/driver';
}
