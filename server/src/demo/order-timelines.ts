// Turns the orders of the first two weeks into dated steps: who does what, and when.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import type { Command } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import { expireQuotes } from '../orders/quotes/issue-quote.ts';
import type { Core } from '../orders/records/core.ts';
import { orderByApi } from './call-api.ts';
import { acceptByDemoCarrier, offerToDemoCarriers } from './carriers.ts';
import { CUSTOMERS, DRIVERS } from './company.ts';
import { historyId } from './content.ts';
import { assignDriver, dispatch, offerQuote, refuseQuote, signQuote } from './demo-actions.ts';
import { type DemoContext, findDemoOrder } from './demo-context.ts';
import type { DemoOrder, Moment } from './orders.ts';
import {
  fromPickup,
  LIVE_TRIP_MINUTES,
  phoneStep,
  redirectedStep,
  type TimelineStep,
} from './trip-timeline.ts';

export interface HistoryStep {
  at: Date;
  /** Runs with the clock at that time. */
  run(demo: DemoContext, core: Core): Promise<void>;
}

const PAST_TRIP_MINUTES = 360;

function instantOf(moment: Moment, start: number): number {
  if ('minutes' in moment) return start + moment.minutes * MINUTE_MS;
  return Math.floor(start / DAY_MS) * DAY_MS + moment.day * DAY_MS + moment.hour * HOUR_MS;
}

/** No step is after the first start, except for pickups that are still to come. */
export function stepsOf(order: DemoOrder, number: number, start: Date): HistoryStep[] {
  const latest = start.getTime();
  const pickup = instantOf(order.pickup, latest);
  const placed = order.quote
    ? Math.min(pickup - 5 * DAY_MS, latest - 32 * HOUR_MS)
    : Math.min(pickup - 52 * HOUR_MS, latest - (2 + (number % 7)) * HOUR_MS);
  const tripMinutes = 'minutes' in order.pickup ? LIVE_TRIP_MINUTES : PAST_TRIP_MINUTES;
  const externalOrderId = historyId(number);
  const place: HistoryStep = {
    at: new Date(placed),
    async run(demo, core) {
      const { customer, from, to, model, transportType } = order;
      const route = { from, to, model, transportType, requestedPickup: new Date(pickup) };
      await orderByApi(demo, core, customer, { ...route, externalOrderId, number, tripMinutes });
    },
  };
  const timeline = [
    ...untilReleased(order, placed),
    ...redirectedStep(order, 'OFFERED', 'OPEN', latest - 3 * HOUR_MS),
    ...untilPickup(order, { placed, pickup, latest }),
    ...fromPickup(order, { pickup, latest, tripMinutes, number }),
  ];
  const last = timeline.findLastIndex(({ reaches }) => reaches === order.reaches);
  const steps = timeline.slice(0, last + 1).map(
    ({ at, run }): HistoryStep => ({
      at: new Date(Math.min(at, latest)),
      async run(demo, core) {
        const found = await findDemoOrder(demo, order.customer, externalOrderId);
        if (found) await run(core, found, demo);
      },
    }),
  );
  return [place, ...steps];
}

const command = (given: Command) => (core: Core, order: Order) => dispatch(core, order, given);

function untilReleased({ quote, customer }: DemoOrder, placed: number): TimelineStep[] {
  const { signer, terms } = CUSTOMERS[customer];
  const quoted = placed + 5 * HOUR_MS;
  const validUntil = quoted + 3 * DAY_MS;
  const offer: TimelineStep = {
    reaches: 'QUOTE_SENT',
    at: quoted,
    run: (core, order) => offerQuote(core, order),
  };
  const after = {
    offered: [offer],
    revised: [
      offer,
      {
        reaches: 'QUOTE_SENT',
        at: quoted + 20 * HOUR_MS,
        run: (core, order) => offerQuote(core, order, { discount: true }),
      },
    ],
    expired: [
      { ...offer, run: (core, order) => offerQuote(core, order, { validUntil: new Date(validUntil) }) },
      {
        reaches: 'QUOTE_REQUIRED',
        at: validUntil + MINUTE_MS,
        run: async (core) => void (await expireQuotes(core)),
      },
    ],
    declined: [offer, { reaches: 'REJECTED', at: quoted + 30 * HOUR_MS, run: refuseQuote }],
    accepted: [
      offer,
      {
        reaches: 'OPEN',
        at: quoted + 26 * HOUR_MS,
        run: (core, order) => signQuote(core, order, signer),
      },
    ],
  } satisfies Record<string, TimelineStep[]>;
  if (quote) return after[quote];
  if (terms?.release !== 'MANUAL') return [];
  return [
    { reaches: 'CONFIRMED', at: placed + HOUR_MS, run: command({ name: 'confirm' }) },
    { reaches: 'OPEN', at: placed + 90 * MINUTE_MS, run: command({ name: 'release' }) },
  ];
}

const TO_OTHERS = {
  POOLED: offerToDemoCarriers,
  TENANT_ACCEPTED: acceptByDemoCarrier,
  OFFERED: command({ name: 'offer' }),
} as const;

interface Times {
  placed: number;
  pickup: number;
  latest: number;
}

function untilPickup(demoOrder: DemoOrder, { placed, pickup, latest }: Times): TimelineStep[] {
  const { reaches, driver } = demoOrder;
  const planned = Math.max(placed + 2 * HOUR_MS, Math.min(pickup - 22 * HOUR_MS, latest - 50 * MINUTE_MS));
  const timeline: TimelineStep[] = [];
  if (reaches in TO_OTHERS) {
    timeline.push({ reaches, at: planned, run: TO_OTHERS[reaches as keyof typeof TO_OTHERS] });
  }
  if (driver !== undefined) {
    const assign: TimelineStep['run'] = async (core, order, demo) => {
      const id = (await demo.company()).drivers.get(DRIVERS[driver]!.email);
      if (id !== undefined) await assignDriver(core, order, id);
    };
    timeline.push({ reaches: 'ASSIGNED', at: planned, run: assign });
    timeline.push(...redirectedStep(demoOrder, 'PLANNED', 'ASSIGNED', planned + 10 * MINUTE_MS));
  }
  if (reaches === 'CANCELLED') {
    const cancel = command({ name: 'cancel', reason: 'Fahrzeug wurde vor Ort verkauft' });
    timeline.push({ reaches, at: planned + 3 * HOUR_MS, run: cancel });
  }
  timeline.push(
    phoneStep('ACCEPTED', 'driver_accepted', planned + 25 * MINUTE_MS),
    phoneStep('PICKUP', 'start_pickup', pickup - 50 * MINUTE_MS),
  );
  return timeline;
}
