// Which trips the first screen shows where: what runs, what needs an answer, what is done, what comes on other days.
import type { StoredDraft, StoredTrip } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { isOpen } from '../outbox/queue.ts';
import { type TripView, toTripView } from './trip-view.ts';

export interface ShownTrip extends TripView {
  stored: StoredTrip;
  /** Something of it is still on this phone only. */
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
  ended: ShownTrip[];
  days: Day[];
}

export function showTrip(stored: StoredTrip, { entries, drafts }: StoredData): ShownTrip {
  return {
    ...toTripView(stored.trip, entries),
    stored,
    unsent: entries.some((entry) => entry.tripId === stored.id && isOpen(entry)),
    drafts: drafts.filter(({ tripId }) => tripId === stored.id),
  };
}

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
const DAY_MS = 86_400_000;
/** Whoever drives through the night has the next trip before the day changes. */
const NEXT_TRIP_WINDOW_MS = DAY_MS / 4;

function daysUntil({ trip }: ShownTrip, nowMs: number): number {
  if (trip.requestedPickup === null) return 0;
  return Math.round((startOfDay(Date.parse(trip.requestedPickup)) - startOfDay(nowMs)) / DAY_MS);
}

function pickupMs({ trip }: ShownTrip): number {
  return trip.requestedPickup === null ? Number.POSITIVE_INFINITY : Date.parse(trip.requestedPickup);
}

/** What runs comes first, then what wants an answer, then by pickup. */
export function sortTrips(stored: StoredData, nowMs: number): SortedTrips {
  const shown = stored.trips
    .map((trip) => showTrip(trip, stored))
    .filter(({ declined }) => !declined)
    .sort((one, other) => pickupMs(one) - pickupMs(other));
  const hasEnded = (each: ShownTrip) => each.cancelled || each.stored.gone || each.progress >= 5;
  const isLater = (each: ShownTrip) =>
    each.progress === 0 && daysUntil(each, nowMs) > 0 && pickupMs(each) - nowMs > NEXT_TRIP_WINDOW_MS;
  const open = shown.filter((each) => !hasEnded(each) && !isLater(each));
  const rank = ({ progress }: ShownTrip) => (progress > 0 ? 0 : progress < 0 ? 1 : 2);
  const later = Map.groupBy(
    shown.filter((each) => !hasEnded(each) && isLater(each)),
    (each) => daysUntil(each, nowMs),
  );
  return {
    open: open.sort((one, other) => rank(one) - rank(other)),
    ended: shown.filter(hasEnded),
    days: [...later].map(([days, trips]) => ({ days, trips })),
  };
}

/** The one to go on with after this one. */
export function nextTrip(stored: StoredData, after: string, nowMs: number): ShownTrip | undefined {
  return sortTrips(stored, nowMs).open.find(({ stored: { id } }) => id !== after);
}
