// A trip as the driver sees it: what the service told, and on top of it what was done on this phone since.
import type { DriverAction, Entry, Trip } from '../local-store/records.ts';
import { inOrder, isOpen } from '../outbox/queue.ts';

/** The steps after accepting, one after the other. */
export const NEXT_STEPS = [
  'start',
  'arrive-pickup',
  'pickup',
  'arrive-delivery',
  'delivery',
  'finish',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export interface TripView {
  trip: Trip;
  /** Steps that are done: -1 before it is accepted, 6 at the end. */
  progress: number;
  next: NextStep | null;
  declined: boolean;
  cancelled: boolean;
}

const PROGRESS_BY_STATUS: Record<Trip['status'], number> = {
  ASSIGNED: -1,
  ACCEPTED: 0,
  PICKUP: 1,
  IN_TRANSIT: 3,
  DELIVERY: 4,
  DELIVERED: 5,
  COMPLETED: 6,
  CANCELLED: -1,
};

/** What each act on the phone makes of a trip. */
function after(trip: Trip, act: DriverAction, at: string): Trip {
  if (act.type === 'submit') {
    return act.kind === 'pickup'
      ? { ...trip, status: 'IN_TRANSIT', actualPickup: at }
      : { ...trip, status: 'DELIVERED', actualDelivery: at };
  }
  if (act.type !== 'step') return trip;
  switch (act.step) {
    case 'accept':
      return { ...trip, status: 'ACCEPTED' };
    case 'start':
      return { ...trip, status: 'PICKUP' };
    case 'arrive-pickup':
      return { ...trip, arrivedAtPickup: at };
    case 'arrive-delivery':
      return { ...trip, status: 'DELIVERY' };
    case 'finish':
      return { ...trip, status: 'COMPLETED' };
  }
}

export function progressOf({ status, arrivedAtPickup }: Trip): number {
  return status === 'PICKUP' && arrivedAtPickup ? 2 : PROGRESS_BY_STATUS[status];
}

/** Steps never lead back: dispatch may have set one that the phone reports only now. */
export function toTripView(told: Trip, entries: readonly Entry[]): TripView {
  const own = entries.filter((entry) => entry.tripId === told.id && isOpen(entry)).sort(inOrder);
  let trip = told;
  if (told.status !== 'CANCELLED') {
    for (const { act, at } of own) {
      const then = after(trip, act, at);
      if (progressOf(then) > progressOf(trip)) trip = then;
    }
  }
  const progress = progressOf(trip);
  const cancelled = trip.status === 'CANCELLED';
  return {
    trip,
    progress,
    next: cancelled || progress < 0 ? null : (NEXT_STEPS[progress] ?? null),
    declined: own.some(({ act }) => act.type === 'decline'),
    cancelled,
  };
}

/** While it runs, the location may be shared. */
export function isOnTheRoad({ progress, cancelled }: TripView): boolean {
  return !cancelled && progress >= 1 && progress < 5;
}
