// The story of a transfer as the public may read it: which events become steps, and what was agreed before a delay.

import type { AnnouncedStep } from '../orders/history/timeline-store.ts';
import type { EventName } from '../orders/model/event-catalog.ts';

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
  /** The dates that count from then on, where the step changed them. */
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

interface Story {
  /** Oldest first. */
  steps: TrackingStep[];
  /** The delivery that was planned before the first delay, as long as nobody agreed on another since. */
  deliveryBeforeDelay: Date | null;
}

/** A step with a device's time never stands before the step that led to it. */
export function tellStory(announced: readonly AnnouncedStep[]): Story {
  const steps: TrackingStep[] = [];
  let beforeDelay: { delivery: Date | null } | null = null;
  for (const [i, event] of announced.entries()) {
    const step = STEP_OF[event.type as EventName]!;
    // A quote that is accepted announces the order anew, and a delay its new date in a second event.
    if (step === 'RECEIVED' && steps.length > 0) continue;
    if (step === 'RESCHEDULED' && announced[i - 1]?.type === 'transport.delayed') {
      beforeDelay ??= { delivery: event.previousDelivery };
      continue;
    }
    if (step === 'RESCHEDULED') beforeDelay = null;
    const previous = steps.at(-1);
    const at = event.actualTime ?? event.at;
    steps.push({
      at: previous && previous.at > at ? previous.at : at,
      step,
      newPickup: moved(event.previousPickup, event.newPickup),
      newDelivery: moved(event.previousDelivery, event.newDelivery),
    });
  }
  return { steps, deliveryBeforeDelay: beforeDelay?.delivery ?? null };
}

function moved(before: Date | null, after: Date | null): Date | null {
  return before?.getTime() === after?.getTime() ? null : after;
}
