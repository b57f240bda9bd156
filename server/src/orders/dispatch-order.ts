// Runs a dispatch command: idempotent by key, and refused if the order changed since the dispatcher saw it.
import type { Actor } from '../operator/audit.ts';
import type { Transaction } from '../platform/db.ts';
import { applyCommand, refuseInSandbox } from './apply-command.ts';
import { checkVersion, tellIfOlder } from './check-version.ts';
import type { Core } from './core.ts';
import type { CallKey, FirstAnswer } from './create/idempotency/call-key.ts';
import { findFirstAnswer, saveAnswer } from './create/idempotency/repeat.ts';
import { getAnyOrder } from './find-order.ts';
import { type CommandName, isForDispatch } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import type { PreparedCommand } from './prepare-command.ts';
import { PreparationOutdated, runOnOrder } from './run-on-order.ts';

export interface DispatchRequest {
  reference: string;
  command: CommandName;
  actor: Actor;
  /** The key that identifies a repetition. */
  keyFor(order: Order): CallKey | null;
  /** The version the dispatcher saw. If the order is newer, the command is refused. */
  expectedVersion: number | undefined;
  /** Builds the command and its documents for the order as it was read. */
  prepare(order: Order): Promise<PreparedCommand>;
  /** Checks under the lock whether the prepared command is still valid. */
  confirm?(tx: Transaction, order: Order, prepared: PreparedCommand): Promise<boolean>;
  /** Writes what belongs to the change besides the order itself, once it and its documents are stored. */
  record?(tx: Transaction, changed: Order, prepared: PreparedCommand): Promise<void>;
  render(order: Order): FirstAnswer;
}

interface Dispatched {
  answer: FirstAnswer;
  replayed: boolean;
}

/** Checks for a repetition first, so it gets the first answer even if the command is no longer possible. */
export function dispatchOrder(core: Core, request: DispatchRequest): Promise<Dispatched> {
  const { actor, expectedVersion } = request;
  const acting = runOnOrder<Dispatched, PreparedCommand | null>(core, {
    find: (db) => getAnyOrder(db, request.reference),
    async prepare(order) {
      const earlier = await findFirstAnswer(core.sql, order, request.keyFor(order), core.clock.now());
      if (earlier) return null;
      if (!isForDispatch(request.command, order)) throw refuseInSandbox(order, { name: request.command });
      return request.prepare(order);
    },
    async act(tx, order, prepared) {
      const key = request.keyFor(order);
      // Checked again under the lock: of two equal calls, the second finds the answer of the first.
      const earlier = await findFirstAnswer(tx, order, key, core.clock.now());
      if (earlier) return { answer: earlier, replayed: true };
      if (prepared === null) throw new PreparationOutdated();
      checkVersion(order, expectedVersion);
      if (request.confirm && !(await request.confirm(tx, order, prepared))) throw new PreparationOutdated();
      const changed = await applyCommand(core, tx, order, { actor, ...prepared });
      await request.record?.(tx, changed, prepared);
      const answer = request.render(changed);
      if (key) await saveAnswer(tx, changed, key, answer, core.clock.now());
      return { answer, replayed: false };
    },
  });
  return tellIfOlder(core, acting);
}
