// Accepts batches of positions from a phone and stores only those that may be stored.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { isOneOf, ON_THE_ROAD, type Status } from '../../model/orders/status.ts';
import type { Core } from '../../orders/records/core.ts';
import { topicsOfPosition } from '../../orders/records/order-topics.ts';
import type { Driver } from '../drivers/driver.ts';
import type { SentPosition, TripPosition } from './position.ts';
import { findTripsOfDriver, insertPositions } from './position-store.ts';

export const IGNORED_REASONS = ['ORDER_NOT_FOUND', 'NOT_ON_THE_ROAD', 'NO_CONSENT'] as const;
type IgnoredReason = (typeof IGNORED_REASONS)[number];

interface Recorded {
  accepted: number;
  /**
   * A trip that ended or was reassigned does not fail the batch: otherwise the phone would resend it
   * endlessly.
   */
  ignored: { tripId: string; reason: IgnoredReason }[];
}

/** Stores nothing without consent or for trips not on the road: data that is not stored cannot leak. */
export async function recordPositions(
  { sql, clock, changes }: Core,
  driver: Driver,
  positions: readonly TripPosition[],
): Promise<Recorded> {
  const now = clock.now();
  const tripIds = [...new Set(positions.map(({ tripId }) => tripId))];
  const trips = await findTripsOfDriver(sql, driver.id, tripIds);
  const ignored = tripIds.flatMap((tripId) => {
    const reason = reasonToIgnore(driver, trips.get(tripId)?.status);
    return reason === null ? [] : { tripId, reason };
  });
  const kept = shiftIntoPast(positions, now).filter(
    ({ tripId }) => !ignored.some((entry) => entry.tripId === tripId),
  );
  if (kept.length > 0) await insertPositions(sql, driver.id, kept, now);
  for (const tripId of new Set(kept.map((position) => position.tripId))) {
    changes.publish(topicsOfPosition(trips.get(tripId)!));
  }
  return { accepted: kept.length, ignored };
}

/** A phone stores positions for about a day: a time further from the others is wrong by itself. */
const MAX_DISTANCE_MS = DAY_MS;

/**
 * A clock that is ahead shifts all positions of a batch by the same time, so that their distances remain. A
 * single wrong time shifts nothing but itself.
 */
function shiftIntoPast(positions: readonly TripPosition[], now: Date): SentPosition[] {
  const times = positions.map(({ recordedAt }) => recordedAt.getTime()).sort((one, other) => one - other);
  const median = times[Math.floor((times.length - 1) / 2)]!;
  const newest = times.findLast((time) => time - median <= MAX_DISTANCE_MS)!;
  const aheadMs = Math.max(0, newest - now.getTime());
  return positions.map((position) => ({
    ...position,
    deviceAt: position.recordedAt,
    recordedAt: new Date(Math.min(position.recordedAt.getTime() - aheadMs, now.getTime())),
  }));
}

function reasonToIgnore(driver: Driver, status: Status | undefined): IgnoredReason | null {
  if (status === undefined) return 'ORDER_NOT_FOUND';
  if (!driver.locationConsent) return 'NO_CONSENT';
  return isOneOf(ON_THE_ROAD, { status }) ? null : 'NOT_ON_THE_ROAD';
}
