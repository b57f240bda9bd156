// A dispatcher's command on an order: idempotent by key, guarded by version, answered with what is possible next.
import { type CallKey, type FirstAnswer, judgeRepetition, KEY_MEMORY_MS } from '../idempotency/repeat.ts';
import { claimStatement, findCall } from '../idempotency/store.ts';
import type { Actor } from '../operations/audit.ts';
import type { Transaction } from '../platform/db.ts';
import { ServiceError } from '../platform/errors.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type ChangeDeps, lockAndRead, refuseByStatus, runCommand } from './change-order.ts';
import type { Command } from './lifecycle.ts';
import { commandsPossible } from './lifecycle-table.ts';
import type { Order } from './order.ts';

export interface DispatchRequest {
  orderId: string;
  actor: Actor;
  key: CallKey | null;
  /** The version the dispatcher saw; anything newer is refused. */
  expectedVersion: number | undefined;
  showDriver: boolean;
  /** May read what it needs inside the transaction, the next invoice number for instance. */
  command: (tx: Transaction, order: Order) => Promise<Command> | Command;
  render: (order: Order) => FirstAnswer;
}

export async function dispatchOrder(
  deps: ChangeDeps,
  request: DispatchRequest,
): Promise<{ answer: FirstAnswer; replayed: boolean }> {
  const result = await deps.sql.begin(async (tx) => {
    // The lock comes first, so that of two equal calls the second finds the answer of the first.
    const order = await lockAndRead(tx, request.orderId);
    if (request.key) {
      const stored = await findCall(tx, order, request.key);
      const answer = judgeRepetition(request.key, stored, deps.clock.now());
      if (answer) return { answer, replayed: true };
    }
    if (request.expectedVersion !== undefined && request.expectedVersion !== order.version) {
      throw changedMeanwhile(order);
    }
    const command = await request.command(tx, order);
    const changed = await runCommand(
      deps,
      tx,
      request.actor,
      order,
      command,
      refuseByStatus,
      request.showDriver,
    );
    const answer = request.render(changed);
    if (request.key) await keepAnswer(deps, tx, changed, request.key, answer);
    return { answer, replayed: false };
  });
  deps.wakeDeliveries();
  return result;
}

function changedMeanwhile(order: Order): ServiceError {
  return new ServiceError('ORDER_NOT_CHANGEABLE', {
    message: 'Somebody else changed the order meanwhile. Read it again and decide anew.',
    details: { status: order.status, version: order.version, possible: commandsPossible(order.status) },
  });
}

async function keepAnswer(
  deps: ChangeDeps,
  tx: Transaction,
  order: Order,
  key: CallKey,
  answer: FirstAnswer,
): Promise<void> {
  const now = deps.clock.now();
  const claim = {
    owner: uuidv7(now),
    now,
    leasedUntil: null,
    expiredBefore: new Date(now.getTime() - KEY_MEMORY_MS),
  };
  const rows = await claimStatement(tx, order, key, claim, { orderId: order.id, ...answer });
  if (rows.length === 0) throw new ServiceError('IDEMPOTENCY_KEY_REUSED');
}
