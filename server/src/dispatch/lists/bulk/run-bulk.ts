// Runs a command on several orders, one after the other and independently.

import type { Order } from '../../../model/orders/order.ts';
import type { Actor } from '../../../operator/audit.ts';
import { type DispatchRequest, dispatchOrder } from '../../../orders/act/dispatch-order.ts';
import type { Core } from '../../../orders/records/core.ts';
import { ServiceError } from '../../../platform/errors.ts';
import { type BulkCommand, bulkBuilder, commandNameOf } from './bulk-command.ts';
import type { ChosenOrder } from './preview-bulk.ts';

export type BulkResult =
  | { id: string; order: Order; repeated: string | null }
  | { id: string; order: null; error: ServiceError };

/** With a key, an order that an earlier call changed gets the answer of that call. */
export async function runBulk(
  core: Core,
  actor: Actor,
  bulk: BulkCommand,
  chosen: readonly ChosenOrder[],
  idempotency: DispatchRequest['idempotency'],
): Promise<BulkResult[]> {
  const build = await bulkBuilder(core, bulk);
  const results: BulkResult[] = [];
  for (const { id, version } of chosen) {
    const request: DispatchRequest = {
      reference: id,
      command: commandNameOf(bulk),
      actor,
      expectedVersion: version,
      prepare: async (order) => ({ command: build(order), documents: [] }),
      idempotency,
    };
    results.push(await runOne(core, id, request));
  }
  return results;
}

async function runOne(core: Core, id: string, request: DispatchRequest): Promise<BulkResult> {
  try {
    const { order, repeated } = await dispatchOrder(core, request);
    return { id, order, repeated: repeated?.body ?? null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { id, order: null, error };
  }
}
