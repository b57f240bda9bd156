// The one statement that creates: key, order, events and audit go in together or not at all.

import type { NewMail } from '../messages/mail/mail.ts';
import { mailInsert } from '../messages/mail/store.ts';
import { eventsWithDeliveries } from '../messages/webhooks/delivery-store.ts';
import { type AuditRow, auditToRow } from '../operator/store.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import type { Process } from '../sandbox/process.ts';
import { dayCount, processInsert } from '../sandbox/store.ts';
import type { CallKey } from './idempotency/repeat.ts';
import { type Claim, claimStatement } from './idempotency/store.ts';
import type { Order } from './model/order.ts';
import type { EventRow } from './model/write-events.ts';
import { eventToRow, orderToRow } from './store.ts';

export const PROCESSES_PER_DAY = 500;
const UNIQUE_VIOLATION = '23505';
const NOT_NULL_VIOLATION = '23502';

export interface Creation {
  order: Order;
  events: readonly EventRow[];
  audit: AuditRow;
  mails: readonly NewMail[];
  process: Process | null;
  answer: { status: number; body: string };
  key: (CallKey & Claim & { claimedBefore: boolean }) | null;
}

/** KEY_HELD: another call has the key. The last two undo the whole statement, key and all. */
export type CreationOutcome = 'CREATED' | 'KEY_HELD' | 'EXTERNAL_ID_TAKEN' | 'DAY_IS_FULL';

interface Violation {
  code?: string;
  constraint_name?: string;
  table_name?: string;
}

export async function insertOrder(db: Db, creation: Creation): Promise<CreationOutcome> {
  try {
    return (await insertAll(db, creation)) ? 'CREATED' : 'KEY_HELD';
  } catch (error) {
    const { code, constraint_name: constraint, table_name: table } = error as Violation;
    if (code === UNIQUE_VIOLATION && constraint === 'orders_external_id') return 'EXTERNAL_ID_TAKEN';
    if (code === NOT_NULL_VIOLATION && table === 'sandbox_days') return 'DAY_IS_FULL';
    throw error;
  }
}

async function insertAll(db: Db, creation: Creation): Promise<boolean> {
  const { order, audit } = creation;
  const rows = creation.events.map((event) => eventToRow(order, event));
  const [row] = await db<{ created: boolean }[]>`
    with claim as (${claimPart(db, creation)}),
    counted as (${dayCount(db, 'claim', creation.process, PROCESSES_PER_DAY)}),
    new_order as (
      insert into orders
      select o.* from counted, jsonb_populate_record(null::orders, ${jsonOrNull(db, orderToRow(order))}) o
      returning id
    ),
    ${eventsWithDeliveries(db, 'new_order', rows, order.createdAt)},
    new_mails as (${mailInsert(db, 'new_order', creation.mails)}),
    new_process as (${processInsert(db, 'new_order', creation.process)}),
    new_audit as (
      insert into audit
      select a.* from new_order, jsonb_populate_record(null::audit, ${jsonOrNull(db, auditToRow(audit))}) a
    )
    select exists (select 1 from new_order) as created`;
  return row!.created;
}

/** One row when the call may go on: without a key always, with one when it could be taken or is still ours. */
function claimPart(db: Db, { order, key, answer }: Creation) {
  if (key === null) return db`select 1`;
  if (!key.claimedBefore) return claimStatement(db, order, key, key, { orderId: order.id, ...answer });
  return db`
    update idempotency_keys set order_id = ${order.id}, status = ${answer.status}, body = ${answer.body},
      leased_until = null
    where account_id = ${order.accountId} and environment = ${order.environment}
      and space = ${key.space} and key = ${key.key} and owner = ${key.owner} and body is null
    returning 1`;
}
