// A command of dispatch: idempotent by key, guarded by the version that the dispatcher saw.
import type { Actor } from '../operator/audit.ts';
import type { Transaction } from '../platform/db.ts';
import { applyCommand, refuseInSandbox } from './apply-command.ts';
import type { Core } from './core.ts';
import { orderOfAnyAccount } from './find-order.ts';
import type { CallKey, FirstAnswer } from './idempotency/call-key.ts';
import { firstAnswer, keepAnswer } from './idempotency/repeat.ts';
import { type CommandName, isForDispatch } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import type { PreparedCommand } from './prepare-command.ts';
import { changedMeanwhile, Outdated, runOnOrder } from './run-on-order.ts';

export interface DispatchRequest {
  reference: string;
  command: CommandName;
  actor: Actor;
  /** By what a repetition is recognised. */
  keyFor(order: Order): CallKey | null;
  /** The version the dispatcher saw; anything newer is refused. */
  expectedVersion: number | undefined;
  /** The command with its documents, for the order as it was read. */
  prepare(order: Order): Promise<PreparedCommand>;
  /** Under the lock: whether what was prepared still holds. */
  confirm?(tx: Transaction, order: Order, prepared: PreparedCommand): Promise<boolean>;
  render(order: Order): FirstAnswer;
}

interface Dispatched {
  answer: FirstAnswer;
  replayed: boolean;
}

/** A repetition stays one, even when the command would no longer be possible: it is recognised before all else. */
export function dispatchOrder(core: Core, request: DispatchRequest): Promise<Dispatched> {
  const { actor, expectedVersion } = request;
  return runOnOrder<Dispatched, PreparedCommand | null>(core, {
    find: (db) => orderOfAnyAccount(db, request.reference),
    async prepare(order) {
      const earlier = await firstAnswer(core.sql, order, request.keyFor(order), core.clock.now());
      if (earlier) return null;
      if (!isForDispatch(request.command, order)) throw refuseInSandbox(order, { name: request.command });
      return request.prepare(order);
    },
    async act(tx, order, prepared) {
      const key = request.keyFor(order);
      // Asked again under the lock, so that of two equal calls the second finds the answer of the first.
      const earlier = await firstAnswer(tx, order, key, core.clock.now());
      if (earlier) return { answer: earlier, replayed: true };
      if (prepared === null) throw new Outdated();
      if (expectedVersion !== undefined && expectedVersion !== order.version) throw changedMeanwhile(order);
      if (request.confirm && !(await request.confirm(tx, order, prepared))) throw new Outdated();
      const changed = await applyCommand(core, tx, order, { actor, ...prepared });
      const answer = request.render(changed);
      if (key) await keepAnswer(tx, changed, key, answer, core.clock.now());
      return { answer, replayed: false };
    },
  });
}
