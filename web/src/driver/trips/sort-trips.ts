// Which trips the first screen shows where: what runs, what needs an answer, what is done, what comes on other days.
import type { KeptDraft, KeptTrip } from '../kept/records.ts';
import type { Kept } from '../kept/use-kept.ts';
import { isOpen } from '../outbox/queue.ts';
import { type TripView, viewOf } from './view.ts';

export interface ShownTrip extends TripView {
  kept: KeptTrip;
  /** Something of it is still on this phone only. */
  unsent: boolean;
  drafts: readonly KeptDraft[];
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

export function showTrip(kept: KeptTrip, { entries, drafts }: Kept): ShownTrip {
  return {
    ...viewOf(kept.trip, entries),
    kept,
    unsent: entries.some((entry) => entry.tripId === kept.id && isOpen(entry)),
    drafts: drafts.filter(({ tripId }) => tripId === kept.id),
  };
}

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
const DAY_MS = 86_400_000;
/** Whoever drives through the night has the next trip before the day changes. */
const SOON_MS = DAY_MS / 4;

function daysUntil({ trip }: ShownTrip, nowMs: number): number {
  if (trip.requestedPickup === null) return 0;
  return Math.round((startOfDay(Date.parse(trip.requestedPickup)) - startOfDay(nowMs)) / DAY_MS);
}

function pickupMs({ trip }: ShownTrip): number {
  return trip.requestedPickup === null ? Number.POSITIVE_INFINITY : Date.parse(trip.requestedPickup);
}

/** What runs comes first, then what wants an answer, then by pickup. */
export function sortTrips(kept: Kept, nowMs: number): SortedTrips {
  const shown = kept.trips
    .map((trip) => showTrip(trip, kept))
    .filter(({ declined }) => !declined)
    .sort((one, other) => pickupMs(one) - pickupMs(other));
  const hasEnded = (each: ShownTrip) => each.cancelled || each.kept.gone || each.progress >= 5;
  const isLater = (each: ShownTrip) =>
    each.progress === 0 && daysUntil(each, nowMs) > 0 && pickupMs(each) - nowMs > SOON_MS;
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
export function nextTrip(kept: Kept, after: string, nowMs: number): ShownTrip | undefined {
  return sortTrips(kept, nowMs).open.find(({ kept: { id } }) => id !== after);
}
