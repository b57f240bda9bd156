// The test clock of a sandbox order: moves it to a moment and runs everything that is due until then.

import { orderErrors } from '../model/orders/errors.ts';
import type { Order } from '../model/orders/order.ts';
import { expireQuote } from '../orders/quotes/issue-quote.ts';
import type { Core } from '../orders/records/core.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db } from '../platform/db.ts';
import { type Pace, type Progress, runStep } from './advance.ts';
import { sandboxErrors } from './errors.ts';
import type { Process } from './process.ts';
import { OFFER_STEP } from './scenarios.ts';
import { findProcess, setClock } from './store.ts';
import { type PlannedStep, timetableOf } from './timetable.ts';

/** Exactly one of both. */
export interface ClockMove {
  to?: Date | undefined;
  byMs?: number | undefined;
}

/** A quote that ends while nobody decides is no step of the scenario. */
const QUOTE_EXPIRED_STEP = 'QUOTE_EXPIRED';

export interface MovedClock extends Progress {
  now: Date;
  ran: PlannedStep[];
  /** Null if the scenario has ended or waits for the customer. */
  next: PlannedStep | null;
}

/** The clock shows the time of the service until it is moved; after that it stops until the service has passed that time. */
export function clockOf({ clockAt }: Process, now: Date): Date {
  return clockAt !== null && clockAt > now ? clockAt : now;
}

function waitsForCustomer({ waitsForCustomer, step }: Process): boolean {
  return waitsForCustomer && step === OFFER_STEP;
}

export function nextPlanned(process: Process, order: Order): PlannedStep | null {
  if (process.finished || waitsForCustomer(process)) return null;
  return timetableOf(process.scenario, order)[process.step] ?? null;
}

/** Each step commits on its own; if one fails, the clock has been moved and a repetition continues. */
export async function moveClock(
  core: Core,
  pace: Pace,
  find: (db: Db) => Promise<Order>,
  move: ClockMove,
): Promise<MovedClock> {
  const order = await find(core.sql);
  const process = await findProcess(core.sql, order.id);
  if (!process) throw orderErrors.ORDER_NOT_FOUND();
  if (process.finished) throw sandboxErrors.SANDBOX_FINISHED();
  const to = targetOf(move, clockOf(process, core.clock.now()));
  await setClock(core.sql, order.id, to);
  const ran: PlannedStep[] = [];
  for (;;) {
    let planned: PlannedStep | null = null;
    const moved = await runStep(core, pace, find, (current, found) => {
      planned = nextPlanned(current, found);
      return planned !== null && planned.at <= to;
    });
    if (moved.ran) {
      ran.push(planned!);
      continue;
    }
    const expiredAt = waitsForCustomer(moved.process) ? await expireQuote(core, order.id, to) : null;
    if (expiredAt) ran.push({ name: QUOTE_EXPIRED_STEP, at: expiredAt });
    const last = expiredAt ? await find(core.sql) : moved.order;
    return { order: last, process: moved.process, now: to, ran, next: nextPlanned(moved.process, last) };
  }
}

/** As for all dates of orders. */
const LAST_YEAR = 2100;

function targetOf({ to, byMs }: ClockMove, from: Date): Date {
  if ((to === undefined) === (byMs === undefined)) {
    const message = 'Send either a moment (to) or a duration (by).';
    throw invalidFields([{ field: 'to', code: 'invalid_value', message }]);
  }
  const target = to ?? new Date(from.getTime() + byMs!);
  if (target < from) {
    const message = `The clock of this order shows ${from.toISOString()}; it only goes forward.`;
    throw invalidFields([{ field: 'to', code: 'too_small', message }]);
  }
  if (target.getUTCFullYear() > LAST_YEAR) {
    const message = `The clock ends with the year ${LAST_YEAR}.`;
    throw invalidFields([{ field: to ? 'to' : 'by', code: 'too_big', message }]);
  }
  return target;
}
