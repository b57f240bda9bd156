// The one statement that creates: key, order, events and audit go in together or not at all.
import type { EventRow } from '../events/write-events.ts';
import type { CallKey } from '../idempotency/repeat.ts';
import { type Claim, claimStatement } from '../idempotency/store.ts';
import type { NewMail } from '../mail/mail.ts';
import { mailInsert } from '../mail/store.ts';
import { type AuditRow, auditToRow } from '../operations/store.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';
import { eventsWithDeliveries } from '../webhooks/delivery-store.ts';
import type { Order } from './order.ts';
import { eventToRow, orderToRow } from './store.ts';

export interface Creation {
  order: Order;
  events: readonly EventRow[];
  audit: AuditRow;
  mails: readonly NewMail[];
  answer: { status: number; body: string };
  key: (CallKey & Claim & { claimedBefore: boolean }) | null;
}

export interface CreationOutcome {
  /** False when another call holds the key. */
  claimed: boolean;
  /** False when the key was free, but the externalOrderId is taken. */
  created: boolean;
}

export async function insertOrder(db: Db, creation: Creation): Promise<CreationOutcome> {
  const { order, audit } = creation;
  const rows = creation.events.map((event) => eventToRow(order, event));
  const [row] = await db<CreationOutcome[]>`
    with claim as (${claimPart(db, creation)}),
    new_order as (
      insert into orders
      select o.* from claim, jsonb_populate_record(null::orders, ${jsonOrNull(db, orderToRow(order))}) o
      on conflict (account_id, environment, external_order_id) where external_order_id is not null do nothing
      returning id
    ),
    ${eventsWithDeliveries(db, 'new_order', rows, order.createdAt)},
    new_mails as (${mailInsert(db, 'new_order', creation.mails)}),
    new_audit as (
      insert into audit
      select a.* from new_order, jsonb_populate_record(null::audit, ${jsonOrNull(db, auditToRow(audit))}) a
    )
    select exists (select 1 from claim) as claimed, exists (select 1 from new_order) as created`;
  return row!;
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
