// Creates the demo's first two weeks, oldest first, in steps that can be interrupted and repeated.

import { DAY_MS } from '../../../shared/time/durations.ts';
import { sealWholeAudit } from '../operator/seals.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { Db } from '../platform/db.ts';
import { ServiceError } from '../platform/errors.ts';
import { getOrCreateSetting, readSetting, writeSetting } from '../platform/settings-store.ts';
import { fillAddressBooks } from './address-books.ts';
import { hoursBefore } from './call-schedule.ts';
import { createCarriers } from './carriers.ts';
import { CUSTOMER_NAMES } from './company.ts';
import { createCustomer, createDrivers, subscribe } from './create-demo-company.ts';
import { createCustomerKey } from './customer-keys.ts';
import { callBetween } from './customer-systems.ts';
import { at } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';
import { createDispatchData } from './dispatch-data.ts';
import { type HistoryStep, stepsOf } from './order-timelines.ts';
import { ORDERS } from './orders.ts';
import { runSandboxScenarios } from './sandbox-orders.ts';

const SETTING = 'demo_history';
/** For how long before the start the customers' systems have called: as long as the portal's chart. */
const CALLED_HOURS = 24;

interface Progress {
  /** The time of the first start: the weeks before it are simulated. */
  startedAt: string;
  done: number;
}

export interface HistoryState {
  prepared: boolean;
  done: number;
  total: number;
}

export async function beginHistory({ sql, clock }: BaseContext): Promise<void> {
  const progress: Progress = { startedAt: clock.now().toISOString(), done: 0 };
  await getOrCreateSetting(sql, SETTING, JSON.stringify(progress));
}

async function readProgress(db: Db): Promise<Progress | null> {
  const text = await readSetting(db, SETTING);
  return text === null ? null : JSON.parse(text);
}

function before(start: Date, days: number): Date {
  return new Date(start.getTime() - days * DAY_MS);
}

/** Always the same for the same start, so that the number of completed steps is the progress. */
function planOf(start: Date): HistoryStep[] {
  const company = [
    ...CUSTOMER_NAMES.map(
      (name): HistoryStep => ({
        at: before(start, 16),
        async run(_demo, core) {
          await createCustomerKey(core, name, await createCustomer(core, name));
        },
      }),
    ),
    {
      at: before(start, 15),
      run: (_demo: DemoContext, core: DemoContext['core']) => fillAddressBooks(core),
    },
    { at: before(start, 15), run: (_demo: DemoContext, core: DemoContext['core']) => createDrivers(core) },
    { at: before(start, 15), run: (_demo: DemoContext, core: DemoContext['core']) => createCarriers(core) },
    {
      at: before(start, 2),
      run: (demo: DemoContext, core: DemoContext['core']) =>
        subscribe({ ...demo.webhooks, clock: core.clock }),
    },
    ...hoursBefore(start, CALLED_HOURS).map(
      ({ from, to }): HistoryStep => ({ at: to, run: (demo) => callBetween(demo, from, to) }),
    ),
    { at: start, run: runSandboxScenarios },
    { at: start, run: createDispatchData },
  ];
  const orders = ORDERS.flatMap((order, i) => stepsOf(order, i + 1, start));
  const dated = [...company, ...orders].sort((a, b) => a.at.getTime() - b.at.getTime());
  return [...dated, { at: start, run: ({ core }) => sealWholeAudit(core) }];
}

/**
 * Returns whether there was a step. If the service refuses a step, it ran before, or a user changed the
 * order.
 */
export async function runHistoryStep(demo: DemoContext): Promise<boolean> {
  const { core } = demo;
  const progress = await readProgress(core.sql);
  if (!progress) return false;
  const step = planOf(new Date(progress.startedAt))[progress.done];
  if (!step) return false;
  await step.run(demo, at(core, step.at)).catch((error) => {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    core.log.info(
      { err: error, step: progress.done },
      'The service refused a step of the demo; the step is skipped',
    );
  });
  await writeSetting(core.sql, SETTING, JSON.stringify({ ...progress, done: progress.done + 1 }));
  return true;
}

export async function historyState(db: Db): Promise<HistoryState> {
  const progress = await readProgress(db);
  if (!progress) return { prepared: false, done: 0, total: 0 };
  const total = planOf(new Date(progress.startedAt)).length;
  return { prepared: progress.done >= total, done: Math.min(progress.done, total), total };
}
