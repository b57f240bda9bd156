// Removes people from orders and from the records about them.

import type { Order } from '../../model/orders/order.ts';
import type { Status } from '../../model/orders/status.ts';
import { type Db, jsonOrNull } from '../../platform/db.ts';

/** Counts as a change, so that work prepared for the former version is prepared again. */
export async function saveRedactedOrder(db: Db, order: Order): Promise<void> {
  await db`
    update orders set pickup = ${jsonOrNull(db, order.pickup)}, delivery = ${jsonOrNull(db, order.delivery)},
      end_customer_email = ${order.endCustomerEmail}, instructions = ${order.instructions},
      cancel_reason = ${order.cancelReason}, metadata = ${jsonOrNull(db, order.metadata)}, version = version + 1
    where id = ${order.id}`;
  // The stored answer to the creation contains the contacts.
  await db`delete from idempotency_keys where order_id = ${order.id}`;
  await db`delete from audit_values where order_id = ${order.id}`;
  await db`delete from order_notes where order_id = ${order.id}`;
  await db`delete from dispatch_notes where order_id = ${order.id}`;
  await db`
    update events set body = (body::jsonb #- '{data,driver}' #- '{data,reason}' #- '{data,description}')::text
    where order_id = ${order.id} and body::jsonb -> 'data' ?| '{driver,reason,description}'`;
}

export async function isAnonymized(db: Db, orderId: string): Promise<boolean> {
  return (await db`select from anonymized_orders where order_id = ${orderId}`).length > 0;
}

/** Runs at once for a whole account: it gets no more mails, and only orders under way keep their contacts. */
export async function anonymizeContactsOfAccount(
  db: Db,
  accountId: string,
  underWay: readonly Status[],
): Promise<void> {
  const nobody = db`'{"contact": {"name": null, "phone": null}}'::jsonb`;
  await db`
    update orders set end_customer_email = null, version = version + 1
    where account_id = ${accountId} and end_customer_email is not null`;
  await db`
    update orders set pickup = pickup - 'formatted' || ${nobody}, delivery = delivery - 'formatted' || ${nobody},
      instructions = null, metadata = '{}', version = version + 1
    where account_id = ${accountId} and status <> all(${underWay as string[]})`;
  await db`
    delete from audit_values v using orders o
    where o.id = v.order_id and o.account_id = ${accountId} and o.status <> all(${underWay as string[]})`;
}

interface SentDocument {
  type: string;
  data: Record<string, unknown> & { document: { id: string } };
}

/** What the events of an order contain about the documents that the service made. */
export async function findAnnouncedDocuments(db: Db, orderId: string): Promise<SentDocument[]> {
  return db<SentDocument[]>`
    select type, body::jsonb -> 'data' as data from events
    where order_id = ${orderId} and format <> 'legacy' and type <> 'document.uploaded'
      and body::jsonb -> 'data' ? 'document'
    order by created_at, id`;
}
