// The position of a vehicle on the road, as the driver's phone reported it.
import type { Coordinates } from '../../geo/ports.ts';

export interface Position extends Coordinates {
  recordedAt: Date;
  accuracyMeters: number | null;
  headingDegrees: number | null;
  speedKmh: number | null;
}

/** A position with the time that the device sent. */
export interface SentPosition extends TripPosition {
  deviceAt: Date;
}

/** A position for a trip, before checking whose trip it is. */
export interface TripPosition extends Position {
  tripId: string;
}
