// Runs the demo in one process at a time: its history first, then its fleet; users can see and pause it.
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { isOneOf, ON_THE_ROAD } from '../model/orders/status.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { type DueWorker, startDueWorker } from '../platform/due-worker.ts';
import { ServiceError } from '../platform/errors.ts';
import { readSetting, writeSetting } from '../platform/settings-store.ts';
import { keepAbsences } from './absences.ts';
import type { SendToApi } from './api-request.ts';
import { findCompany } from './create-demo-company.ts';
import { callBetween } from './customer-systems.ts';
import { hasRealData } from './data-origin-store.ts';
import { cleanUp, keepDriving, keepInvoicing, keepQuoting } from './demand.ts';
import { type DemoContext, type DemoServices, openDemoContext } from './demo-context.ts';
import { TICK_EVERY_MS } from './drive.ts';
import { listUnfinished, moveFleet } from './fleet.ts';
import { type HistoryState, historyState, runHistoryStep } from './history.ts';
import { withDemoLock } from './store.ts';

const FLEET_SETTING = 'demo_fleet';
/** A demo that was paused or stopped does not catch up on the calls of more than this time. */
const MAX_CALLED_MS = 10 * MINUTE_MS;
/** Quotes and invoices change by the day, so they are checked less often. */
const OFFICE_EVERY_TICKS = 15;
/**
 * After each step of the history, a pause as long as the step, within these limits, leaves time for calls.
 */
const REST_MS = { min: 5, max: 250 };

export const FLEET_STATES = ['WAITING', 'RUNNING', 'PAUSED'] as const;

export interface DemoState extends HistoryState {
  /** WAITING until the history is made. */
  fleet: (typeof FLEET_STATES)[number];
  onTheRoad: number;
}

async function isPaused({ sql }: Pick<BaseContext, 'sql'>): Promise<boolean> {
  return (await readSetting(sql, FLEET_SETTING)) === 'paused';
}

/** One tick of the fleet and its demand; does nothing while paused. */
export async function updateFleet(demo: DemoContext, ticks: number): Promise<void> {
  const { core } = demo;
  if (await isPaused(core)) return;
  // Read again, because a user may have deleted a customer or driver.
  const company = await findCompany(core);
  await keepCalling(demo);
  await moveFleet(demo, company, await listUnfinished(core, company));
  const orders = await listUnfinished(core, company);
  await ignoreRefusals(demo, () => keepDriving(demo, company, orders));
  if (ticks % OFFICE_EVERY_TICKS === 0) {
    await ignoreRefusals(demo, () => keepQuoting(demo, company, orders));
    await ignoreRefusals(demo, () => keepInvoicing(demo, company));
    await ignoreRefusals(demo, () => keepAbsences(demo, company, orders));
    await cleanUp(demo, company);
  }
}

/** The calls since the last tick; those of a longer pause are left out. */
async function keepCalling(demo: DemoContext): Promise<void> {
  const now = demo.core.clock.now();
  const { calledUntil } = demo;
  demo.calledUntil = now;
  const isFresh = calledUntil !== null && now.getTime() - calledUntil.getTime() <= MAX_CALLED_MS;
  if (isFresh) await callBetween(demo, calledUntil, now);
}

async function ignoreRefusals({ core }: DemoContext, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    if (!(error instanceof ServiceError)) throw error;
    core.log.info({ err: error }, 'The service refused an action of the demo');
  });
}

/** Runs in the background; the history is created without interruption, with pauses. */
export function startDemo(services: DemoServices, sendToApi: SendToApi): DueWorker {
  const demo = openDemoContext(services, sendToApi);
  const { sql, log } = services.core;
  let ticks = 0;
  return startDueWorker({
    name: 'demo',
    everyMs: TICK_EVERY_MS,
    log,
    async runDue() {
      const started = performance.now();
      const tookStep = await withDemoLock(sql, async () => {
        // Other data may have come since the start, and demo orders must not be mixed with it.
        if (await hasRealData(sql)) return false;
        if (await runHistoryStep(demo)) return true;
        if ((await historyState(sql)).prepared) await updateFleet(demo, ticks);
        ticks += 1;
        return false;
      });
      if (!tookStep) return 0;
      const took = performance.now() - started;
      await wait(Math.min(REST_MS.max, Math.max(REST_MS.min, took)));
      return 1;
    },
  });
}

export async function demoState(context: DemoContext['core']): Promise<DemoState> {
  const history = await historyState(context.sql);
  const orders = await listUnfinished(context, await findCompany(context));
  const onTheRoad = orders.filter((order) => isOneOf(ON_THE_ROAD, order)).length;
  const moving = (await isPaused(context)) ? 'PAUSED' : 'RUNNING';
  return { ...history, fleet: history.prepared ? moving : 'WAITING', onTheRoad };
}

/** Persists over restarts, for every process. */
export async function setFleetPaused(
  { sql, clock }: BaseContext,
  actor: Actor,
  paused: boolean,
): Promise<void> {
  await sql.begin(async (tx) => {
    await writeSetting(tx, FLEET_SETTING, paused ? 'paused' : 'running');
    await recordAudit(tx, clock, actor, {
      action: paused ? 'demo.paused' : 'demo.resumed',
      accountId: null,
      subjectType: 'demo',
      subjectId: 'fleet',
      details: {},
    });
  });
}
