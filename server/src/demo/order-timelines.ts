// Turns the orders of the first two weeks into dated steps: who does what, and when.
import type { Core } from '../orders/core.ts';
import type { Command } from '../orders/model/lifecycle.ts';
import type { Order } from '../orders/model/order.ts';
import type { Status } from '../orders/model/status.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations.ts';
import { expireQuotes } from '../quotes/issue-quote.ts';
import { orderByApi } from './call-api.ts';
import { CUSTOMERS, DRIVERS } from './company.ts';
import { historyId } from './content.ts';
import { assignDriver, dispatch, invoice, offerQuote, refuseQuote, signQuote } from './demo-actions.ts';
import { type DemoContext, findDemoOrder } from './demo-context.ts';
import type { DemoOrder, Moment } from './orders.ts';
import { payInvoice } from './payments.ts';
import { doneAfter, isSilent, positionOn } from './road.ts';

export interface HistoryStep {
  at: Date;
  /** Runs with the clock at that time. */
  run(demo: DemoContext, core: Core): Promise<void>;
}

/** A step of an order, and the status after it. */
interface TimelineStep {
  reaches: Status;
  at: number;
  run(core: Core, order: Order, demo: DemoContext): Promise<void>;
}

const LIVE_TRIP_MINUTES = 45;
const PAST_TRIP_MINUTES = 360;
const POSITIONS_OF_PAST_TRIP = 12;
const PAID_AFTER_MS = 4 * DAY_MS;

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
  const rungs = [
    ...untilReleased(order, placed),
    ...untilPickup(order, { placed, pickup, latest }),
    ...fromPickup(order, { pickup, latest, tripMinutes, number }),
  ];
  const last = rungs.findLastIndex(({ reaches }) => reaches === order.reaches);
  const steps = rungs.slice(0, last + 1).map(
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

const TO_CARRIERS = {
  POOLED: { name: 'pool' },
  TENANT_ACCEPTED: { name: 'take' },
  OFFERED: { name: 'offer' },
} as const;

interface Times {
  placed: number;
  pickup: number;
  latest: number;
}

function untilPickup({ reaches, driver }: DemoOrder, { placed, pickup, latest }: Times): TimelineStep[] {
  const planned = Math.max(placed + 2 * HOUR_MS, Math.min(pickup - 22 * HOUR_MS, latest - 50 * MINUTE_MS));
  const rungs: TimelineStep[] = [];
  if (reaches in TO_CARRIERS) {
    rungs.push({ reaches, at: planned, run: command(TO_CARRIERS[reaches as keyof typeof TO_CARRIERS]) });
  }
  if (driver !== undefined) {
    const assign: TimelineStep['run'] = async (core, order, demo) => {
      const id = (await demo.company()).drivers.get(DRIVERS[driver]!.email);
      if (id !== undefined) await assignDriver(core, order, id);
    };
    rungs.push({ reaches: 'ASSIGNED', at: planned, run: assign });
  }
  if (reaches === 'CANCELLED') {
    const cancel = command({ name: 'cancel', reason: 'Fahrzeug wurde vor Ort verkauft' });
    rungs.push({ reaches, at: planned + 3 * HOUR_MS, run: cancel });
  }
  rungs.push(
    phoneStep('ACCEPTED', 'driver_accepted', planned + 25 * MINUTE_MS),
    phoneStep('PICKUP', 'start_pickup', pickup - 50 * MINUTE_MS),
  );
  return rungs;
}

type StepName = Parameters<DemoContext['phones']['step']>[2];

function phoneStep(reaches: Status, name: StepName, at: number): TimelineStep {
  return { reaches, at, run: (core, order, { phones }) => phones.step(core, order, name) };
}

interface Trip {
  pickup: number;
  latest: number;
  tripMinutes: number;
  number: number;
}

function fromPickup({ damage, delayed, driver, paid }: DemoOrder, trip: Trip): TimelineStep[] {
  const { pickup, latest } = trip;
  const arrived = pickup + trip.tripMinutes * MINUTE_MS;
  const delivered = arrived + 4 * MINUTE_MS;
  const nextDay = Math.floor(delivered / DAY_MS + 1) * DAY_MS + 9 * HOUR_MS;
  const reported: TimelineStep = {
    reaches: 'IN_TRANSIT',
    at: latest,
    run: (core, order) =>
      dispatch(core, order, {
        name: 'report_delay',
        reason: 'Stau auf der A4',
        requestedDelivery: new Date(order.requestedDelivery!.getTime() + 75 * MINUTE_MS),
      }),
  };
  return [
    phoneStep('PICKUP', 'arrive_pickup', pickup - 12 * MINUTE_MS),
    {
      reaches: 'IN_TRANSIT',
      at: pickup,
      run: (core, order, { phones }) => phones.handIn(core, order, 'PICKUP'),
    },
    {
      reaches: 'IN_TRANSIT',
      at: Math.min(arrived, latest),
      run: (core, order, { phones }) => phones.share(core, order, positionsOf(order, trip, driver)),
    },
    ...(delayed ? [reported] : []),
    phoneStep('DELIVERY', 'arrive_delivery', arrived),
    {
      reaches: 'DELIVERED',
      at: delivered,
      run: (core, order, { phones }) => phones.handIn(core, order, 'DELIVERY', damage),
    },
    phoneStep('COMPLETED', 'complete', delivered + 12 * MINUTE_MS),
    { reaches: 'INVOICED', at: nextDay, run: invoice },
    ...(paid ? [paidStep(paid, nextDay + PAID_AFTER_MS)] : []),
    {
      reaches: 'COMPLAINT',
      at: nextDay + 5 * HOUR_MS,
      run: command({ name: 'complain', description: damage, reportedBy: CUSTOMERS.dealer.signer }),
    },
  ];
}

function paidStep(paid: NonNullable<DemoOrder['paid']>, at: number): TimelineStep {
  return { reaches: 'INVOICED', at, run: (core, order) => payInvoice(core, order, paid) };
}

/** Every minute for trips that a visitor may watch, and only some positions of old trips. */
function positionsOf({ pickup, delivery }: Order, trip: Trip, driver = 0) {
  const { coordinates: from } = pickup;
  const { coordinates: to } = delivery;
  if (!from || !to) return [];
  const { drivingStyle } = DRIVERS[driver]!;
  const count = trip.tripMinutes === LIVE_TRIP_MINUTES ? trip.tripMinutes : POSITIONS_OF_PAST_TRIP;
  return Array.from({ length: count + 1 }, (_, i) => i / count)
    .map((time) => ({ time, at: trip.pickup + time * trip.tripMinutes * MINUTE_MS }))
    .filter(({ time, at }) => at <= trip.latest && !isSilent(drivingStyle, time))
    .map(({ time, at }) =>
      positionOn({ from, to, number: trip.number }, doneAfter(drivingStyle, time), false, new Date(at)),
    );
}
