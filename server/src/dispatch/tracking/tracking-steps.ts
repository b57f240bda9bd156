// The public history of a transfer: which events become steps.

import type { EventName } from '../../model/orders/event-catalog.ts';
import type { AnnouncedStep } from '../../orders/history/timeline-store.ts';

export const STEPS = [
  'RECEIVED',
  'CONFIRMED',
  'SCHEDULED',
  'RESCHEDULED',
  'PICKUP_STARTED',
  'PICKUP_ARRIVED',
  'PICKED_UP',
  'DELAYED',
  'DELIVERY_ARRIVED',
  'DELIVERED',
  'CANCELLED',
  'REJECTED',
] as const;
type Step = (typeof STEPS)[number];

export interface TrackingStep {
  at: Date;
  step: Step;
  /** The new dates, if the step changed them. */
  newPickup: Date | null;
  newDelivery: Date | null;
}

const STEP_OF: Partial<Record<EventName, Step>> = {
  'order.created': 'RECEIVED',
  'order.accepted': 'CONFIRMED',
  'order.scheduled': 'SCHEDULED',
  'order.rescheduled': 'RESCHEDULED',
  'pickup.started': 'PICKUP_STARTED',
  'pickup.arrived': 'PICKUP_ARRIVED',
  'vehicle.picked_up': 'PICKED_UP',
  'transport.delayed': 'DELAYED',
  'delivery.arrived': 'DELIVERY_ARRIVED',
  'vehicle.delivered': 'DELIVERED',
  'order.cancelled': 'CANCELLED',
  'order.rejected': 'REJECTED',
};

export const STEP_EVENTS = Object.keys(STEP_OF) as EventName[];

/** Changes of dates by dispatch or the customer, which can fall between the steps of a driver without network. */
const DATE_CHANGES: readonly Step[] = ['RESCHEDULED', 'DELAYED'];

/** Oldest first, by the time when a step was done: a phone without network reports its steps later. */
export function buildTimeline(announced: readonly AnnouncedStep[]): TrackingStep[] {
  const steps: TrackingStep[] = [];
  for (const [i, event] of announced.entries()) {
    const step = STEP_OF[event.type as EventName]!;
    // Accepting a quote announces the order again, and a delay announces its new date in a second event.
    if (step === 'RECEIVED' && steps.length > 0) continue;
    if (step === 'RESCHEDULED' && announced[i - 1]?.type === 'transport.delayed') continue;
    const newPickup = moved(event.previousPickup, event.newPickup);
    const newDelivery = moved(event.previousDelivery, event.newDelivery);
    insertStep(steps, { at: event.actualTime ?? event.at, step, newPickup, newDelivery });
  }
  return steps;
}

/** The steps of a transfer keep their order, even if the clock of the phone is slow. */
function insertStep(steps: TrackingStep[], next: TrackingStep): void {
  const before = steps.findLastIndex(({ at, step }) => at <= next.at || !DATE_CHANGES.includes(step));
  const previous = steps[before];
  steps.splice(before + 1, 0, { ...next, at: previous && previous.at > next.at ? previous.at : next.at });
}

function moved(before: Date | null, after: Date | null): Date | null {
  return before?.getTime() === after?.getTime() ? null : after;
}
