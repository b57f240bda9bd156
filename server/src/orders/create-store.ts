// The single statement that creates an order with its key, events, mails, audit and hook rows, all or nothing.
import type { NewMail } from '../messages/mail/mail.ts';
import { mailInsert } from '../messages/mail/store.ts';
import { eventsWithDeliveries } from '../messages/webhooks/delivery-store.ts';
import { type AuditRow, auditInsert } from '../operator/store.ts';
import { type Db, jsonRow } from '../platform/db.ts';
import type { CallKey, Claim, FirstAnswer } from './idempotency/call-key.ts';
import { claimStatement } from './idempotency/store.ts';
import type { Order } from './model/order.ts';
import type { EventRow } from './model/write-events.ts';
import type { CreationHook } from './operation.ts';
import { toRow } from './store.ts';

const UNIQUE_VIOLATION = '23505';

export interface Creation {
  order: Order;
  events: readonly EventRow[];
  audit: AuditRow;
  mails: readonly NewMail[];
  hook: CreationHook | null;
  answer: FirstAnswer;
  key: (CallKey & Claim & { claimedBefore: boolean }) | null;
}

/**
 * REFUSED: the hook's guard returned no row. KEY_HELD: another call has the key. EXTERNAL_ID_TAKEN: the whole
 * statement was undone, so no key is left without its order.
 */
type CreationOutcome = 'CREATED' | 'REFUSED' | 'KEY_HELD' | 'EXTERNAL_ID_TAKEN';

export async function insertOrder(db: Db, creation: Creation): Promise<CreationOutcome> {
  try {
    return await insertAll(db, creation);
  } catch (error) {
    const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'orders_external_id') return 'EXTERNAL_ID_TAKEN';
    throw error;
  }
}

async function insertAll(db: Db, creation: Creation): Promise<CreationOutcome> {
  const { order, events, mails, audit, hook } = creation;
  const [row] = await db<{ admitted: boolean; created: boolean }[]>`
    with admitted as (${hook ? hook.guard(db) : db`select 1`}),
    claimed as (${claimPart(db, creation)}),
    new_order as (
      insert into orders
      select o.* from claimed, jsonb_populate_record(null::orders, ${jsonRow(db, toRow(order))}) o
      returning id
    ),
    ${eventsWithDeliveries(db, 'new_order', order, events, order.createdAt)},
    new_mails as (${mailInsert(db, 'new_order', mails)}),
    ${hook ? db`${hook.insert(db, 'new_order')},` : db``}
    new_audit as (${auditInsert(db, 'new_order', audit)})
    select exists (select 1 from admitted) as admitted, exists (select 1 from new_order) as created`;
  if (row!.created) return 'CREATED';
  return row!.admitted ? 'KEY_HELD' : 'REFUSED';
}

/** Returns a row if the call may go on: it is admitted, and its key, if any, is free or already ours. */
function claimPart(db: Db, { order, key, answer }: Creation) {
  if (key === null) return db`select 1 from admitted`;
  if (!key.claimedBefore) {
    return claimStatement(db, order, key, key, { orderId: order.id, ...answer }, 'admitted');
  }
  return db`
    update idempotency_keys set order_id = ${order.id}, status = ${answer.status}, body = ${answer.body},
      leased_until = null
    from admitted
    where account_id = ${order.accountId} and environment = ${order.environment}
      and space = ${key.space} and key = ${key.key} and owner = ${key.owner} and body is null
    returning 1`;
}
