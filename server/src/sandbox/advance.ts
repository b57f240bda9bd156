// Moves a sandbox process on: by the clock or by hand, one step at a time, each exactly once.
import type { Logger } from 'pino';
import { ServiceError } from '../http/errors.ts';
import { lockAndRead } from '../orders/change-order.ts';
import type { Order } from '../orders/model/order.ts';
import { findAnyOrder } from '../orders/store.ts';
import type { Transaction } from '../platform/db.ts';
import type { QuoteDeps } from '../quotes/issue-quote.ts';
import { inTurn } from './in-turn.ts';
import { type Play, prepareStep } from './prepare-step.ts';
import { after, type Process } from './process.ts';
import { SCENARIOS, STEP_OF_OFFER } from './scenarios.ts';
import { findDueProcess, findProcess, lockProcess, postpone, saveProcess } from './store.ts';

export interface SandboxDeps extends QuoteDeps {
  log: Logger;
  config: { sandboxStepSeconds: number };
}

interface Standing {
  order: Order;
  process: Process;
}

/** By hand: the next step, or all that remain. */
export async function advanceProcess(deps: SandboxDeps, order: Order, toEnd: boolean): Promise<Standing> {
  const unfinished = ({ process }: Standing) => !process.finished;
  let moved = await makeStep(deps, order.id, unfinished);
  if (!moved) throw new ServiceError('ORDER_NOT_FOUND');
  if (!moved.ran) throw new ServiceError('SANDBOX_FINISHED');
  // Whoever else runs the last steps meanwhile: a call that moved something is told the end, not refused.
  while (toEnd && moved && !moved.process.finished) moved = await makeStep(deps, order.id, unfinished);
  if (!moved) throw new ServiceError('ORDER_NOT_FOUND');
  return moved;
}

const TRY_AGAIN_AFTER_SECONDS = 60;

/** By the clock: one due process; answers whether there was one. */
export async function runDueStep(deps: SandboxDeps): Promise<number> {
  const due = await findDueProcess(deps.sql, deps.clock.now());
  if (due === null) return 0;
  const isDue = ({ process: { nextStepAt } }: Standing) =>
    nextStepAt !== null && nextStepAt <= deps.clock.now();
  try {
    await makeStep(deps, due, isDue);
  } catch (error) {
    // One that fails must not hold up all the others.
    deps.log.error({ err: error, orderId: due }, 'A sandbox step failed; it is tried again in a minute');
    await postpone(deps.sql, due, after(deps.clock.now(), TRY_AGAIN_AFTER_SECONDS));
  }
  return 1;
}

type Moved = Standing & { ran: boolean };
type Condition = (standing: Standing) => boolean;

/** Null when there is no such process. */
function makeStep(deps: SandboxDeps, orderId: string, isOn: Condition): Promise<Moved | null> {
  return inTurn(deps.sql, orderId, () => prepareAndMove(deps, orderId, isOn));
}

/**
 * Prepared on what was read, made on what is locked, and prepared anew when another process was faster: rendering
 * takes its time, and must not keep a connection from those who do real work.
 */
async function prepareAndMove(deps: SandboxDeps, orderId: string, isOn: Condition): Promise<Moved | null> {
  for (;;) {
    const order = await findAnyOrder(deps.sql, orderId);
    const process = await findProcess(deps.sql, orderId);
    if (!order || !process) return null;
    if (!isOn({ order, process })) return { order, process, ran: false };
    const play = await prepareStep(deps, order, SCENARIOS[process.scenario][process.step]!);
    const made = await deps.sql.begin(async (tx) => {
      const locked = await lockStanding(tx, orderId);
      if (!locked) return null;
      // Every step changes the order, so an order as it was read means that the step is still to be made.
      return locked.order.version === order.version ? moveOn(deps, tx, locked, play) : 'prepareAnew';
    });
    if (made === 'prepareAnew') continue;
    deps.wakeDeliveries();
    return made;
  }
}

/** Order first, process second, as everywhere. */
async function lockStanding(tx: Transaction, orderId: string): Promise<Standing | null> {
  const order = await lockAndRead(tx, orderId);
  const process = await lockProcess(tx, orderId);
  return process && { order, process };
}

/** A step that does not fit any more, because the order was cancelled or moved by others, ends the scenario. */
async function moveOn(deps: SandboxDeps, tx: Transaction, { order, process }: Standing, play: Play | null) {
  if (!play) {
    const ended: Process = { ...process, finished: true, nextStepAt: null };
    await saveProcess(tx, ended);
    return { order, process: ended, ran: false };
  }
  const steps = SCENARIOS[process.scenario];
  const now = deps.clock.now();
  const changed = await play(tx);
  const step = process.step + 1;
  const finished = step === steps.length;
  const waits = process.waitsForCustomer && step === STEP_OF_OFFER;
  const goesOn = process.mode === 'automatic' && !finished && !waits;
  const moved: Process = {
    ...process,
    step,
    finished,
    nextStepAt: goesOn ? after(now, deps.config.sandboxStepSeconds) : null,
    history: [...process.history, { step, name: steps[process.step]!.name, at: now }],
  };
  await saveProcess(tx, moved);
  return { order: changed, process: moved, ran: true };
}
