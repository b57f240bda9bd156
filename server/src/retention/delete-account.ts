// Deletes an account: its access and its receivers end at once, and the people in its orders are anonymized.

import { type Choice, MAX_OPEN, type PendingItem } from '../consequences/part.ts';
import { closeAccount, getAccount } from '../customers/accounts/manage-accounts.ts';
import { listOrdersOfCarrier } from '../dispatch/carriers/offer-store.ts';
import { topicsOfWholeAccount } from '../model/change-topics.ts';
import { UNDER_WAY } from '../model/orders/status.ts';
import type { Actor } from '../operator/audit.ts';
import { runOnOrders } from '../orders/act/run-on-order.ts';
import { deleteImportsOfAccount } from '../orders/imports/store.ts';
import type { Core } from '../orders/records/core.ts';
import { listOpenOrdersOfAccount } from '../orders/records/open-orders-store.ts';
import { anonymizeContactsOfAccount } from '../orders/records/personal-data-store.ts';
import { deleteSandboxOrdersOfAccount } from '../sandbox/store.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import { endRequestsOfDeleted } from './anonymize-personal-data.ts';
import { ordersOfAccount } from './store.ts';

/** Rendering documents again takes time: the documents of further orders follow within the hour. */
const ANONYMIZED_AT_ONCE = 50;

/** What is open if the account is deleted now. */
export async function listOpenOfAccount(core: Core, actor: Actor, accountId: string): Promise<PendingItem[]> {
  await getAccount(core.sql, accountId);
  return core.consequences.listOpen(core.sql, 'account', 'deleted', { actor, accountId });
}

/**
 * Invoices and the audit stay. Refused while something is open that nobody could finish afterwards. After a crash,
 * the next retention run does the remaining work.
 */
export async function deleteAccount(
  core: Core,
  actor: Actor,
  id: string,
  choices: readonly Choice[] = [],
): Promise<void> {
  const happening = { actor, accountId: id };
  await runOnOrders(core, {
    find: async (db) => [
      ...(await listOpenOrdersOfAccount(db, id, MAX_OPEN)),
      ...(await listOrdersOfCarrier(db, id)),
    ],
    async act(tx) {
      await getAccount(tx, id);
      await core.consequences.settle(tx, 'account', 'deleted', happening, choices);
      await closeAccount(core, tx, actor, id, choices);
      await core.consequences.apply(tx, 'account', 'deleted', [happening]);
    },
  });
  // In a separate statement from the endpoints: a running command holds its order's lock and waits for the
  // endpoints.
  await deleteSandboxOrdersOfAccount(core.sql, id);
  await anonymizeContactsOfAccount(core.sql, id, UNDER_WAY);
  core.changes.publish(topicsOfWholeAccount(id, 'orders'));
  await deleteImportsOfAccount(core.sql, id);
  await endRequestsOfDeleted(core);
  await anonymizeOrders(core, await ordersOfAccount(core.sql, id, ANONYMIZED_AT_ONCE));
}
