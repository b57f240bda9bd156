// Where a sandbox process goes on when the customer decides by himself.
import type { Transaction } from '../platform/db.ts';
import { after } from './process.ts';
import { SCENARIOS, STEP_OF_CONVERSION } from './scenarios.ts';
import { lockProcess, saveProcess } from './store.ts';

/** The customer accepted through the API or the link: the order exists, and the simulation goes on from there. */
export async function goOnAfterAcceptance(
  tx: Transaction,
  orderId: string,
  now: Date,
  stepSeconds: number,
): Promise<void> {
  const process = await lockProcess(tx, orderId);
  if (!process) return;
  const passed = SCENARIOS[process.scenario]
    .slice(process.step, STEP_OF_CONVERSION)
    .map(({ name }, i) => ({ step: process.step + i + 1, name, at: now }));
  await saveProcess(tx, {
    ...process,
    step: STEP_OF_CONVERSION,
    nextStepAt: process.mode === 'automatic' ? after(now, stepSeconds) : null,
    history: [...process.history, ...passed],
  });
}
