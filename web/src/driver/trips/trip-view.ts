// A trip as the driver sees it: the service's data plus the actions on this phone that are not sent yet.
import type { DriverAction, Entry, Trip } from '../local-store/records.ts';
import { inOrder, isOpen } from '../outbox/queue.ts';

/** The steps after acceptance, in order. */
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
  /** The number of completed steps: -1 before acceptance or until a change is confirmed, 6 at the end. */
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

/** Applies an action of the driver to a trip. */
function after(trip: Trip, act: DriverAction, at: string): Trip {
  if (act.type === 'submit') {
    return act.kind === 'pickup'
      ? { ...trip, status: 'IN_TRANSIT', actualPickup: at }
      : { ...trip, status: 'DELIVERED', actualDelivery: at };
  }
  if (act.type !== 'step') return trip;
  switch (act.step) {
    case 'accept':
      return { ...trip, status: 'ACCEPTED', toConfirm: false };
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

function progressOf({ status, toConfirm, arrivedAtPickup }: Trip): number {
  if (status === 'ACCEPTED' && toConfirm) return -1;
  return status === 'PICKUP' && arrivedAtPickup ? 2 : PROGRESS_BY_STATUS[status];
}

/** Progress never decreases: dispatch may have set a step that the phone reports only now. */
export function toTripView(received: Trip, entries: readonly Entry[]): TripView {
  const own = entries.filter((entry) => entry.tripId === received.id && isOpen(entry)).sort(inOrder);
  let trip = received;
  if (received.status !== 'CANCELLED') {
    for (const { act, at } of own) {
      const then = after(trip, act, at);
      if (progressOf(then) > progressOf(trip)) trip = then;
    }
  }
  const progress = progressOf(trip);
  const cancelled = trip.status === 'CANCELLED' || own.some(({ act }) => act.type === 'trip-in-vain');
  return {
    trip,
    progress,
    next: cancelled || progress < 0 ? null : (NEXT_STEPS[progress] ?? null),
    declined: own.some(({ act }) => act.type === 'decline'),
    cancelled,
  };
}

/** The location may be shared only during this time. */
export function isOnTheRoad({ progress, cancelled }: TripView): boolean {
  return !cancelled && progress >= 1 && progress < 5;
}
