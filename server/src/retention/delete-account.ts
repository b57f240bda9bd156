// Deletes an account: its access and its receivers end at once, and the people in its orders are anonymized.

import { closeAccount } from '../customers/accounts/manage-accounts.ts';
import { deletePlacesOfAccount } from '../customers/places/place-store.ts';
import { deleteMailsOfAccount } from '../messages/mail/store.ts';
import { deleteResendsOfAccount } from '../messages/webhooks/resend-store.ts';
import { deleteEndpointsOfAccount } from '../messages/webhooks/store.ts';
import type { Actor } from '../operator/audit.ts';
import { deleteImportsOfAccount } from '../orders/imports/store.ts';
import type { Core } from '../orders/records/core.ts';
import { anonymizeContactsOfAccount } from '../orders/records/personal-data-store.ts';
import { deleteRecurringOfAccount } from '../orders/recurring/recurring-store.ts';
import { deletePricesOfAccount } from '../people/agents/priced-transfer-store.ts';
import { deleteUsersOfAccount } from '../people/user-store.ts';
import { deleteInboxesOfAccount } from '../sandbox/inboxes/store.ts';
import { deleteSandboxOrdersOfAccount } from '../sandbox/store.ts';
import { anonymizeOrders } from './anonymize-order.ts';
import { endRequestsOfDeleted } from './anonymize-personal-data.ts';
import { ordersOfAccount, UNDER_WAY } from './store.ts';

/** Rendering documents again takes time: the documents of further orders follow within the hour. */
const ANONYMIZED_AT_ONCE = 50;

/**
 * Invoices and the audit stay. Orders under way are completed and anonymized then. After a crash, the next
 * retention run does the remaining work.
 */
export async function deleteAccount(core: Core, actor: Actor, id: string): Promise<void> {
  await core.sql.begin(async (tx) => {
    await closeAccount(core, tx, actor, id);
    await deleteEndpointsOfAccount(tx, id);
    await deleteResendsOfAccount(tx, id);
    await deleteInboxesOfAccount(tx, id);
    await deleteRecurringOfAccount(tx, id);
    await deleteUsersOfAccount(tx, id);
    await deletePlacesOfAccount(tx, id);
    await deletePricesOfAccount(tx, id);
  });
  // In a separate statement from the endpoints: a running command holds its order's lock and waits for the
  // endpoints.
  await deleteSandboxOrdersOfAccount(core.sql, id);
  await anonymizeContactsOfAccount(core.sql, id, UNDER_WAY);
  await deleteMailsOfAccount(core.sql, id);
  await deleteImportsOfAccount(core.sql, id);
  await endRequestsOfDeleted(core);
  await anonymizeOrders(core, await ordersOfAccount(core.sql, id, ANONYMIZED_AT_ONCE));
}
