// Anonymizes people after PERSONAL_DATA_DAYS, and all data of deleted accounts.

import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Actor } from '../operator/audit.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import { withdrawQuote } from '../orders/quotes/issue-quote.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import type { Db } from '../platform/db.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import { eraseWaitingDrivers } from './erase-person.ts';
import { findOrdersToAnonymize, openRequestsOfDeleted } from './store.ts';

const BATCH_SIZE = 50;
const RETENTION: Actor = { name: 'system', channel: 'retention' };

export async function anonymizePersonalData(core: Core, personalDataDays: number): Promise<void> {
  const endedBefore = new Date(core.clock.now().getTime() - personalDataDays * DAY_MS);
  await endRequestsOfDeleted(core);
  await eraseWaitingDrivers(core);
  const failed: string[] = [];
  for (;;) {
    const due = await findOrdersToAnonymize(core.sql, endedBefore, failed, BATCH_SIZE);
    if (due.length === 0) return;
    const anonymized = await anonymizeOrders(core, due);
    failed.push(...due.filter((id) => !anonymized.includes(id)));
  }
}

/** No user is left to decide: quotes on offer are withdrawn, and their requests end. */
export async function endRequestsOfDeleted(core: Core): Promise<void> {
  for (const { id, status } of await openRequestsOfDeleted(core.sql)) {
    const find = (db: Db) => getAnyOrder(db, id);
    if (status === 'QUOTE_SENT') await withdrawQuote(core, RETENTION, find);
    const command = { name: 'reject_request', reason: 'The account was deleted.' } as const;
    await runOnOrder(core, {
      find,
      act: (tx, order) => applyCommand(core, tx, order, { actor: RETENTION, command }),
    });
  }
}
