// Advances a sandbox process, by the clock or on request, one step at a time and each step exactly once.

import { orderErrors } from '../model/orders/errors.ts';
import type { Order } from '../model/orders/order.ts';
import { runJob } from '../operator/jobs/failed-job.ts';
import { PreparationOutdated, runOnOrder } from '../orders/act/run-on-order.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { sandboxErrors } from './errors.ts';
import { prepareStep } from './prepare-step.ts';
import { type PreparedStep, type Process, secondsAfter } from './process.ts';
import type { Sandbox } from './sandbox-policy.ts';
import { OFFER_STEP, SCENARIOS } from './scenarios.ts';
import { findDueProcess, findProcess, lockProcess, postponeProcess, saveProcess } from './store.ts';

export type Pace = Pick<Sandbox, 'stepSeconds'>;

export interface Progress {
  order: Order;
  process: Process;
}

/** Runs the next step, or all remaining steps, on request. */
export async function advanceProcess(
  core: Core,
  pace: Pace,
  find: (db: Db) => Promise<Order>,
  toEnd: boolean,
): Promise<Progress> {
  const unfinished = (process: Process) => !process.finished;
  let moved = await runStep(core, pace, find, unfinished);
  if (!moved.ran) throw sandboxErrors.SANDBOX_FINISHED();
  // If another call runs the last steps in between, this call still succeeds, because it ran a step.
  while (toEnd && !moved.process.finished) moved = await runStep(core, pace, find, unfinished);
  return moved;
}

const RETRY_AFTER_SECONDS = 60;

/** Runs one step that is due by the clock and returns how many were due, 0 or 1. */
export async function runDueStep(core: Core, pace: Pace): Promise<number> {
  const due = await findDueProcess(core.sql, core.clock.now());
  if (due === null) return 0;
  const isDue = ({ nextStepAt }: Process) => nextStepAt !== null && nextStepAt <= core.clock.now();
  const retryAt = () => secondsAfter(core.clock.now(), RETRY_AFTER_SECONDS);
  const job = { kind: 'SANDBOX', subject: due, orderId: due } as const;
  const worked = await runJob(
    core,
    job,
    () => runStep(core, pace, (db) => getAnyOrder(db, due), isDue),
    retryAt,
  );
  // A failing process must not block the others.
  if (!worked) await postponeProcess(core.sql, due, retryAt());
  return 1;
}

type StepResult = Progress & { ran: boolean };

/** A step is prepared for the progress that was read; if another call has made it, the next one is prepared. */
export function runStep(
  core: Core,
  pace: Pace,
  find: (db: Db) => Promise<Order>,
  shouldRun: (process: Process, order: Order) => boolean,
): Promise<StepResult> {
  return runOnOrder<StepResult, { process: Process; step: PreparedStep | null | 'skip' }>(core, {
    find,
    async prepare(order) {
      const process = await findProcess(core.sql, order.id);
      if (!process) throw orderErrors.ORDER_NOT_FOUND();
      if (!shouldRun(process, order)) return { process, step: 'skip' };
      const declared = SCENARIOS[process.scenario][process.step]!;
      return { process, step: await prepareStep(core, order, declared) };
    },
    async act(tx, order, { process, step }) {
      if (step === 'skip') return { order, process, ran: false };
      // Lock the order first, then the process; all code uses this order.
      const locked = await lockProcess(tx, order.id);
      if (!locked) throw orderErrors.ORDER_NOT_FOUND();
      if (locked.step !== process.step) throw new PreparationOutdated();
      return applyStep(core, pace, tx, { order, process: locked }, step);
    },
  });
}

/** Ends the scenario if the step no longer fits, because another call cancelled or changed the order. */
async function applyStep(
  core: Core,
  { stepSeconds }: Pace,
  tx: Transaction,
  { order, process }: Progress,
  prepared: PreparedStep | null,
): Promise<StepResult> {
  if (!prepared) {
    const ended: Process = { ...process, finished: true, nextStepAt: null };
    await saveProcess(tx, ended);
    return { order, process: ended, ran: false };
  }
  const steps = SCENARIOS[process.scenario];
  const now = core.clock.now();
  const changed = await prepared(tx);
  const step = process.step + 1;
  const finished = step === steps.length;
  const waits = process.waitsForCustomer && step === OFFER_STEP;
  const continues = process.mode === 'automatic' && !finished && !waits;
  const moved: Process = {
    ...process,
    step,
    finished,
    nextStepAt: continues ? secondsAfter(now, stepSeconds) : null,
    history: [...process.history, { step, name: steps[process.step]!.name, at: now }],
  };
  await saveProcess(tx, moved);
  return { order: changed, process: moved, ran: true };
}
