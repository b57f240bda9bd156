// Where a vehicle on the road is, as the driver's phone said.
import type { Coordinates } from '../geo/ports.ts';

export interface Position extends Coordinates {
  recordedAt: Date;
  accuracyMeters: number | null;
  headingDegrees: number | null;
  speedKmh: number | null;
}

/** A position of one trip, before anybody asked whose trip it is. */
export interface TripPosition extends Position {
  tripId: string;
}
