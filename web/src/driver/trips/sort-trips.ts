// Groups the trips for the first screen: open trips, ended trips, and trips of later days.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { StoredDraft, StoredTrip } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { isUnsentWork } from '../outbox/queue.ts';
import { type TripView, toTripView } from './trip-view.ts';

export interface ShownTrip extends TripView {
  stored: StoredTrip;
  /** Whether an action on this trip is not sent yet. */
  unsent: boolean;
  drafts: readonly StoredDraft[];
}

export interface Day {
  /** Days from today: 1 is tomorrow. */
  days: number;
  trips: ShownTrip[];
}

export interface SortedTrips {
  open: ShownTrip[];
  /** Ended before the handover, and the driver has not seen it yet. */
  unseen: ShownTrip[];
  ended: ShownTrip[];
  days: Day[];
}

export function showTrip(stored: StoredTrip, { entries, drafts }: StoredData): ShownTrip {
  return {
    ...toTripView(stored.trip, entries),
    stored,
    unsent: entries.some((entry) => entry.tripId === stored.id && isUnsentWork(entry)),
    drafts: drafts.filter(({ tripId }) => tripId === stored.id),
  };
}

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
/** A pickup after midnight within this time still counts as today, for drivers who work at night. */
const NEXT_TRIP_WINDOW_MS = DAY_MS / 4;

function daysUntil({ trip }: ShownTrip, nowMs: number): number {
  if (trip.requestedPickup === null) return 0;
  return Math.round((startOfDay(Date.parse(trip.requestedPickup)) - startOfDay(nowMs)) / DAY_MS);
}

function pickupMs({ trip }: ShownTrip): number {
  return trip.requestedPickup === null ? Number.POSITIVE_INFINITY : Date.parse(trip.requestedPickup);
}

/** Running trips come first, then trips that wait for acceptance, then the others by pickup time. */
export function sortTrips(stored: StoredData, nowMs: number): SortedTrips {
  const shown = stored.trips
    .map((trip) => showTrip(trip, stored))
    .filter(({ declined }) => !declined)
    .sort((one, other) => pickupMs(one) - pickupMs(other));
  const hasEnded = (each: ShownTrip) => each.cancelled || each.stored.gone || each.progress > 5;
  const isUnseenEnd = (each: ShownTrip) =>
    (each.cancelled || each.stored.gone) && each.stored.endSeenAt === undefined;
  const isLater = (each: ShownTrip) =>
    each.progress === 0 && daysUntil(each, nowMs) > 0 && pickupMs(each) - nowMs > NEXT_TRIP_WINDOW_MS;
  const open = shown.filter((each) => !hasEnded(each) && !isLater(each));
  const rank = ({ progress }: ShownTrip) => (progress > 0 ? 0 : progress < 0 ? 1 : 2);
  const later = new Map<number, ShownTrip[]>();
  for (const each of shown.filter((trip) => !hasEnded(trip) && isLater(trip))) {
    const days = daysUntil(each, nowMs);
    later.set(days, [...(later.get(days) ?? []), each]);
  }
  return {
    open: open.sort((one, other) => rank(one) - rank(other)),
    unseen: shown.filter(isUnseenEnd),
    ended: shown.filter((each) => hasEnded(each) && !isUnseenEnd(each)),
    days: [...later].map(([days, trips]) => ({ days, trips })),
  };
}

/** The trip to continue with after this one. */
export function nextTrip(stored: StoredData, after: string, nowMs: number): ShownTrip | undefined {
  return sortTrips(stored, nowMs).open.find(({ stored: { id } }) => id !== after);
}
