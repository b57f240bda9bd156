// The single statement that creates orders with their keys, events, mails, audit and hook rows, all or nothing.
import type { NewMail } from '../../messages/mail/mail.ts';
import { mailInsert } from '../../messages/mail/store.ts';
import { eventsWithDeliveries, storedEvents } from '../../messages/webhooks/delivery-store.ts';
import type { Order } from '../../model/orders/order.ts';
import type { EventRow } from '../../model/orders/write-events.ts';
import { type AuditRow, auditInsert } from '../../operator/store.ts';
import { type Db, isUniqueViolation, jsonRows } from '../../platform/db.ts';
import type { CreationHook } from './environment-policy.ts';
import type { CallKey, Claim, FirstAnswer } from './idempotency/call-key.ts';
import { answerStatement, claimStatement, keyRow } from './idempotency/store.ts';
import { toRow } from './store.ts';

export interface Creation {
  order: Order;
  events: readonly EventRow[];
  audit: AuditRow;
  mails: readonly NewMail[];
  hook: CreationHook | null;
  answer: FirstAnswer;
  /** The trace of the call, which the events and mails continue. */
  traceParent: string | null;
  key: (CallKey & Claim & { claimedBefore: boolean }) | null;
}

/**
 * REFUSED: the hook's guard returned no row. KEY_HELD: another call has the key. EXTERNAL_ID_TAKEN: the whole
 * statement was undone, so no key is left without its order.
 */
export type CreationOutcome = 'CREATED' | 'REFUSED' | 'KEY_HELD' | 'EXTERNAL_ID_TAKEN';

export async function insertOrder(db: Db, creation: Creation): Promise<CreationOutcome> {
  try {
    const { created, admitted } = await insertAll(db, [creation], creation.hook);
    if (created.length > 0) return 'CREATED';
    return admitted ? 'KEY_HELD' : 'REFUSED';
  } catch (error) {
    if (isExternalIdTaken(error)) return 'EXTERNAL_ID_TAKEN';
    throw error;
  }
}

export const isExternalIdTaken = (error: unknown) => isUniqueViolation(error, 'orders_external_id');

/** Creations without a hook, each with a different key. If one cannot be written, none is. */
export async function insertOrders(db: Db, creations: readonly Creation[]): Promise<CreationOutcome[]> {
  const created = new Set((await insertAll(db, creations, null)).created);
  return creations.map(({ order }) => (created.has(order.id) ? 'CREATED' : 'KEY_HELD'));
}

/** Returns the ids of the created orders, and whether the hook allowed them. */
async function insertAll(db: Db, creations: readonly Creation[], hook: CreationHook | null) {
  const orders = creations.map(({ order }) => order);
  const events = creations.flatMap((each) => storedEvents(each.order, each.events, each.traceParent));
  const mails = creations.flatMap((each) => each.mails);
  const audits = creations.map(({ audit }) => audit);
  const last = orders[orders.length - 1]!;
  const [row] = await db<{ created: string[]; admitted: boolean }[]>`
    with admitted as (${hook ? hook.guard(db) : db`select 1`}),
    ${claimParts(db, creations)}
    new_orders as (
      insert into orders
      select o.* from claimed
        join jsonb_populate_recordset(null::orders, ${jsonRows(db, orders.map(toRow))}) o on o.id = claimed.order_id
      returning id
    ),
    ${eventsWithDeliveries(db, 'new_orders', events, last.createdAt)},
    ${mails.length > 0 ? db`new_mails as (${mailInsert(db, 'new_orders', mails)}),` : db``}
    ${hook ? db`${hook.insert(db, 'new_orders')},` : db``}
    new_audit as (${auditInsert(db, 'new_orders', audits)})
    select array(select id from new_orders) as created, exists (select 1 from admitted) as admitted`;
  return row!;
}

/**
 * Parts of the statement: `claimed` has the orders that may be created: admitted, and owner of their key if
 * they have one.
 */
function claimParts(db: Db, creations: readonly Creation[]) {
  const keyless = creations.filter(({ key }) => key === null).map(({ order }) => order.id);
  const keys = creations.flatMap(({ order, key, answer }) =>
    key === null ? [] : [{ ...key, row: keyRow(order, key, key, { orderId: order.id, ...answer }) }],
  );
  const free = keys.filter(({ claimedBefore }) => !claimedBefore).map(({ row }) => row);
  const held = keys.filter(({ claimedBefore }) => claimedBefore).map(({ row }) => row);
  return db`
    ${free.length > 0 ? db`newly_claimed as (${claimStatement(db, free, 'admitted')}),` : db``}
    ${held.length > 0 ? db`held_before as (${answerStatement(db, held)}),` : db``}
    claimed as (
      select unnest(${keyless}::uuid[]) as order_id from admitted
      ${free.length > 0 ? db`union all select order_id from newly_claimed` : db``}
      ${held.length > 0 ? db`union all select order_id from held_before` : db``}
    ),`;
}
