// The demo as a whole: its history first, then its fleet, one process at a time; what it does can be seen and paused.
import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { isOneOf, ON_THE_ROAD } from '../orders/model/status.ts';
import { type DueWorker, startDueWorker } from '../platform/due-rows.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Ground } from '../platform/ground.ts';
import { readSetting, writeSetting } from '../platform/settings-store.ts';
import { keepDriving, keepInvoicing, keepQuoting } from './demand.ts';
import { LOOK_EVERY_MS } from './drive.ts';
import { listUnfinished, moveFleet } from './fleet.ts';
import { findCompany } from './found-company.ts';
import { type HistoryState, historyState, runHistoryStep } from './history.ts';
import { openStage, type Stage } from './stage.ts';
import { onlyHere } from './store.ts';

const FLEET_SETTING = 'demo_fleet';
/** Quotes and invoices change by the day, not by the second. */
const OFFICE_EVERY_LOOKS = 15;
/** A step of the history rests as long as it took, within these limits, so that calls find the process free. */
const REST_MS = { least: 5, most: 250 };

export const FLEET_STATES = ['WAITING', 'RUNNING', 'PAUSED'] as const;

export interface DemoState extends HistoryState {
  /** WAITING until the history is made. */
  fleet: (typeof FLEET_STATES)[number];
  onTheRoad: number;
}

async function isPaused({ sql }: Pick<Ground, 'sql'>): Promise<boolean> {
  return (await readSetting(sql, FLEET_SETTING)) === 'paused';
}

/** One look at the fleet and at what is asked of it; nothing while it is paused. */
export async function lookAtFleet(stage: Stage, looks: number): Promise<void> {
  const { core } = stage;
  if (await isPaused(core)) return;
  // Read anew: somebody may have taken a customer or driver away.
  const company = await findCompany(core);
  await moveFleet(stage, company, await listUnfinished(core, company));
  const orders = await listUnfinished(core, company);
  await unlessRefused(stage, () => keepDriving(stage, company, orders));
  if (looks % OFFICE_EVERY_LOOKS === 0) {
    await unlessRefused(stage, () => keepQuoting(stage, company, orders));
    await unlessRefused(stage, () => keepInvoicing(stage, company));
  }
}

async function unlessRefused({ core }: Stage, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    if (!(error instanceof ServiceError)) throw error;
    core.log.info({ err: error }, 'The demo was refused something');
  });
}

/** Runs behind the service; the history is made in one go, with rests. */
export function startDemo(services: Pick<Stage, 'core' | 'webhooks' | 'sandbox'>): DueWorker {
  const stage = openStage(services);
  const { sql, log } = services.core;
  let looks = 0;
  return startDueWorker({
    name: 'demo',
    everyMs: LOOK_EVERY_MS,
    log,
    async runDue() {
      const started = performance.now();
      const tookStep = await onlyHere(sql, async () => {
        if (await runHistoryStep(stage)) return true;
        if ((await historyState(sql)).prepared) await lookAtFleet(stage, looks);
        looks += 1;
        return false;
      });
      if (!tookStep) return 0;
      const took = performance.now() - started;
      await wait(Math.min(REST_MS.most, Math.max(REST_MS.least, took)));
      return 1;
    },
  });
}

export async function demoState(ground: Stage['core']): Promise<DemoState> {
  const history = await historyState(ground.sql);
  const orders = await listUnfinished(ground, await findCompany(ground));
  const onTheRoad = orders.filter((order) => isOneOf(ON_THE_ROAD, order)).length;
  const moving = (await isPaused(ground)) ? 'PAUSED' : 'RUNNING';
  return { ...history, fleet: history.prepared ? moving : 'WAITING', onTheRoad };
}

/** Holds over restarts, in every process. */
export async function setFleetPaused({ sql, clock }: Ground, actor: Actor, paused: boolean): Promise<void> {
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
