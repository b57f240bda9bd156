// Runs a dispatch command: idempotent by key, and refused if the order changed since the dispatcher saw it.
import { shareDocument } from '../../documents/new-document.ts';
import { type CommandName, isOpenToDispatch } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import type { Core } from '../records/core.ts';
import { getAnyOrder } from '../records/find-order.ts';
import type { CallKey, FirstAnswer } from '../records/idempotency/call-key.ts';
import { findFirstAnswer, saveAnswer } from '../records/idempotency/repeat.ts';
import { applyCommands, refuseInSandbox } from './apply-command.ts';
import { checkVersion, explainConflict } from './check-version.ts';
import type { PreparedCommand } from './prepare-command.ts';
import { PreparationOutdated, runOnOrder } from './run-on-order.ts';

export interface DispatchRequest {
  reference: string;
  command: CommandName;
  actor: Actor;
  /** The version the dispatcher saw. If the order is newer, the command is refused. */
  expectedVersion: number | undefined;
  /** Finds the other orders that the same command changes, with the same documents. */
  findOthers?(db: Db, order: Order): Promise<Order[]>;
  /** Builds the command and its documents for the orders as they were read. */
  prepare(order: Order, others: Order[]): Promise<PreparedCommand>;
  /** Checks under the lock whether the prepared command is still valid. */
  confirm?(tx: Transaction, order: Order, prepared: PreparedCommand): Promise<boolean>;
  /** Writes the other rows of the change, after the order and its documents are stored. */
  record?(tx: Transaction, changed: Order, prepared: PreparedCommand): Promise<void>;
  /** Null for a call that is never repeated. */
  idempotency: Idempotency | null;
}

interface Idempotency {
  /** The key that identifies a repeated call. */
  keyFor(order: Order): CallKey | null;
  /** The interface's answer, which is stored under the key. */
  render(order: Order): FirstAnswer;
}

interface Dispatched {
  order: Order;
  /** The stored answer, if this call repeats an earlier one. */
  repeated: FirstAnswer | null;
}

/** Checks for a repeated call first: it gets the first answer even if the command is no longer possible. */
export function dispatchOrder(core: Core, request: DispatchRequest): Promise<Dispatched> {
  const { actor, expectedVersion, idempotency } = request;
  const keyFor = (order: Order) => idempotency?.keyFor(order) ?? null;
  const acting = runOnOrder<Dispatched, PreparedCommand | null>(core, {
    find: (db) => getAnyOrder(db, request.reference),
    ...(request.findOthers && { findOthers: request.findOthers }),
    async prepare(order, others) {
      const earlier = await findFirstAnswer(core.sql, order, keyFor(order), core.clock.now());
      if (earlier) return null;
      if (!isOpenToDispatch(request.command, order)) throw refuseInSandbox(order, { name: request.command });
      return request.prepare(order, others);
    },
    async act(tx, order, prepared, others) {
      const key = keyFor(order);
      // Checked again under the lock: of two equal calls, the second finds the answer of the first.
      const earlier = await findFirstAnswer(tx, order, key, core.clock.now());
      if (earlier) return { order, repeated: earlier };
      if (prepared === null) throw new PreparationOutdated();
      checkVersion(order, expectedVersion);
      if (request.confirm && !(await request.confirm(tx, order, prepared))) throw new PreparationOutdated();
      const [changed] = await applyCommands(core, tx, [
        { order, actor, ...prepared },
        ...others.map((other) => ({ order: other, actor, ...shareWith(other, prepared) })),
      ]);
      await request.record?.(tx, changed!, prepared);
      if (key) await saveAnswer(tx, changed!, key, idempotency!.render(changed!), core.clock.now());
      return { order: changed!, repeated: null };
    },
  });
  return explainConflict(core, acting);
}

function shareWith(order: Order, { command, documents }: PreparedCommand): PreparedCommand {
  return { command, documents: documents.map((made) => shareDocument(made, order)) };
}
