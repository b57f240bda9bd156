// Moves a sandbox process on: by the clock or by hand, one step at a time, each exactly once.
import type { Core } from '../orders/core.ts';
import { orderOfAnyAccount } from '../orders/find-order.ts';
import { orderErrors } from '../orders/model/errors.ts';
import type { Order } from '../orders/model/order.ts';
import { runOnOrder } from '../orders/run-on-order.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { sandboxErrors } from './errors.ts';
import type { Sandbox } from './operation.ts';
import { type Play, prepareStep } from './prepare-step.ts';
import { type Process, secondsAfter } from './process.ts';
import { SCENARIOS, STEP_OF_OFFER } from './scenarios.ts';
import { findDueProcess, findProcess, lockProcess, postpone, saveProcess } from './store.ts';

type Pace = Pick<Sandbox, 'stepSeconds'>;

interface Standing {
  order: Order;
  process: Process;
}

/** By hand: the next step, or all that remain. */
export async function advanceProcess(
  core: Core,
  pace: Pace,
  find: (db: Db) => Promise<Order>,
  toEnd: boolean,
): Promise<Standing> {
  const unfinished = (process: Process) => !process.finished;
  let moved = await makeStep(core, pace, find, unfinished);
  if (!moved.ran) throw sandboxErrors.SANDBOX_FINISHED();
  // Whoever else runs the last steps meanwhile: a call that moved something is told the end, not refused.
  while (toEnd && !moved.process.finished) moved = await makeStep(core, pace, find, unfinished);
  return moved;
}

const TRY_AGAIN_AFTER_SECONDS = 60;

/** By the clock: one due process; answers whether there was one. */
export async function runDueStep(core: Core, pace: Pace): Promise<number> {
  const due = await findDueProcess(core.sql, core.clock.now());
  if (due === null) return 0;
  const isDue = ({ nextStepAt }: Process) => nextStepAt !== null && nextStepAt <= core.clock.now();
  try {
    await makeStep(core, pace, (db) => orderOfAnyAccount(db, due), isDue);
  } catch (error) {
    // One that fails must not hold up all the others.
    core.log.error({ err: error, orderId: due }, 'A sandbox step failed; it is tried again in a minute');
    await postpone(core.sql, due, secondsAfter(core.clock.now(), TRY_AGAIN_AFTER_SECONDS));
  }
  return 1;
}

type Moved = Standing & { ran: boolean };

/**
 * Every step changes the order, so as long as the order is as it was read, the step that was prepared is still to be
 * made.
 */
function makeStep(
  core: Core,
  pace: Pace,
  find: (db: Db) => Promise<Order>,
  isWanted: (process: Process) => boolean,
): Promise<Moved> {
  return runOnOrder<Moved, { process: Process; play: Play | null | 'notWanted' }>(core, {
    find,
    async prepare(order) {
      const process = await findProcess(core.sql, order.id);
      if (!process) throw orderErrors.ORDER_NOT_FOUND();
      if (!isWanted(process)) return { process, play: 'notWanted' };
      const step = SCENARIOS[process.scenario][process.step]!;
      return { process, play: await prepareStep(core, order, step) };
    },
    async act(tx, order, { process, play }) {
      if (play === 'notWanted') return { order, process, ran: false };
      // Order first, process second, as everywhere.
      const locked = await lockProcess(tx, order.id);
      if (!locked) throw orderErrors.ORDER_NOT_FOUND();
      return moveOn(core, pace, tx, { order, process: locked }, play);
    },
  });
}

/** A step that does not fit any more, because the order was cancelled or moved by others, ends the scenario. */
async function moveOn(
  core: Core,
  { stepSeconds }: Pace,
  tx: Transaction,
  { order, process }: Standing,
  play: Play | null,
): Promise<Moved> {
  if (!play) {
    const ended: Process = { ...process, finished: true, nextStepAt: null };
    await saveProcess(tx, ended);
    return { order, process: ended, ran: false };
  }
  const steps = SCENARIOS[process.scenario];
  const now = core.clock.now();
  const changed = await play(tx);
  const step = process.step + 1;
  const finished = step === steps.length;
  const waits = process.waitsForCustomer && step === STEP_OF_OFFER;
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
