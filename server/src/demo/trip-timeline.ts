// The steps of a trip of the demo, from the pickup to the paid invoice.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/durations.ts';
import { writeToDriver } from '../dispatch/conversations/write-message.ts';
import { sendDueNotices } from '../messages/driver-notices/send-due-notices.ts';
import type { Order } from '../model/orders/order.ts';
import type { Status } from '../model/orders/status.ts';
import type { Core } from '../orders/records/core.ts';
import { DRIVERS } from './company.ts';
import { complainAbout, creditDamage, decideDamageCase, examineComplaint, openDamageCase } from './damage.ts';
import { changeDestination, DISPATCH, dispatch, invoice } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoOrder } from './orders.ts';
import { payInvoice } from './payments.ts';
import { doneAfter, isSilent, positionOn } from './road.ts';

/** A step of an order, and the status after it. */
export interface TimelineStep {
  reaches: Status;
  at: number;
  run(core: Core, order: Order, demo: DemoContext): Promise<void>;
}

export const LIVE_TRIP_MINUTES = 45;
const POSITIONS_OF_PAST_TRIP = 12;
const PAID_AFTER_MS = 4 * DAY_MS;

export function redirectedStep(
  { redirected }: DemoOrder,
  when: NonNullable<DemoOrder['redirected']>['when'],
  reaches: Status,
  at: number,
): TimelineStep[] {
  if (redirected?.when !== when) return [];
  return [{ reaches, at, run: (core, order) => changeDestination(core, order, redirected) }];
}

type StepName = Parameters<DemoContext['phones']['step']>[2];

export function phoneStep(reaches: Status, name: StepName, at: number): TimelineStep {
  return { reaches, at, run: (core, order, { phones }) => phones.step(core, order, name) };
}

interface Trip {
  pickup: number;
  latest: number;
  tripMinutes: number;
  number: number;
}

export function fromPickup(demoOrder: DemoOrder, trip: Trip): TimelineStep[] {
  const { damage, delayed, driver, paid, reaches, thread } = demoOrder;
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
    ...redirectedStep(demoOrder, 'ON_THE_WAY', 'IN_TRANSIT', pickup + 40 * MINUTE_MS),
    {
      reaches: 'IN_TRANSIT',
      at: Math.min(arrived, latest),
      run: (core, order, { phones }) => phones.share(core, order, positionsOf(order, trip, driver)),
    },
    ...(delayed ? [reported] : []),
    ...(thread ? threadSteps(thread, pickup) : []),
    phoneStep('DELIVERY', 'arrive_delivery', arrived),
    {
      reaches: 'DELIVERED',
      at: delivered,
      run: (core, order, { phones }) => phones.handIn(core, order, 'DELIVERY', damage),
    },
    phoneStep('COMPLETED', 'complete', delivered + 12 * MINUTE_MS),
    { reaches: 'INVOICED', at: nextDay, run: invoice },
    ...(paid ? [paidStep(paid, nextDay + PAID_AFTER_MS)] : []),
    ...(damage && reaches === 'INVOICED' ? damageSteps(nextDay) : []),
    ...(damage ? complaintSteps(damage, nextDay) : []),
  ];
}

/** The operator finds the damage in the protocol, and credits a part of the invoice. */
function damageSteps(nextDay: number): TimelineStep[] {
  const step = (at: number, run: TimelineStep['run']): TimelineStep => ({ reaches: 'INVOICED', at, run });
  return [
    step(nextDay + HOUR_MS, openDamageCase),
    step(nextDay + DAY_MS, decideDamageCase),
    step(nextDay + 2 * DAY_MS, creditDamage),
  ];
}

function complaintSteps(damage: string, nextDay: number): TimelineStep[] {
  return [
    {
      reaches: 'COMPLAINT',
      at: nextDay + 5 * HOUR_MS,
      run: (core, order) => complainAbout(core, order, damage),
    },
    { reaches: 'COMPLAINT', at: nextDay + DAY_MS, run: examineComplaint },
  ];
}

/** Pushed at once with the question, so that the times fit each other. */
function threadSteps({ question, answer }: NonNullable<DemoOrder['thread']>, pickup: number): TimelineStep[] {
  return [
    {
      reaches: 'IN_TRANSIT',
      at: pickup + 9 * MINUTE_MS,
      async run(core, order, { webhooks }) {
        await writeToDriver(core, DISPATCH, order.id, {
          id: questionId(order),
          text: question,
          isQuestion: true,
        });
        await sendDueNotices({ ...core, outbound: webhooks.outbound.production });
      },
    },
    {
      reaches: 'IN_TRANSIT',
      at: pickup + 12 * MINUTE_MS,
      run: (core, order, { phones }) => phones.answer(core, order, answer),
    },
  ];
}

/** The same id for a repeated call. */
function questionId({ id }: Order): string {
  return `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`;
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
