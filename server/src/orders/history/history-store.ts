import type { MailKind, MailState } from '../../messages/mail/mail.ts';
import type { DeliveryState } from '../../messages/webhooks/endpoint.ts';
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

/** A retry plan has twelve attempts; if a delivery was resent, only the last attempts are shown. */
const MAX_ATTEMPTS_SHOWN = 15;
const MAX_DELIVERIES_SHOWN = 1000;
const ANSWER_LENGTH = 300;

interface HistoryAttempt {
  deliveryId: string;
  attempt: number;
  at: Date;
  status: number | null;
  durationMs: number;
  response: string;
  error: string | null;
}

export interface HistoryDelivery {
  id: string;
  eventId: string;
  endpointId: string;
  url: string;
  description: string | null;
  state: DeliveryState;
  nextAttemptAt: Date | null;
  attempts: HistoryAttempt[];
}

export async function readDeliveriesOfEvents(
  db: Db,
  { accountId, environment }: Scope,
  eventIds: readonly string[],
): Promise<HistoryDelivery[]> {
  const deliveries = await db<Omit<HistoryDelivery, 'attempts'>[]>`
    select d.id, d.event_id, d.endpoint_id, w.url, w.description, d.state, d.next_attempt_at
    from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where d.event_id = any(${eventIds as string[]}::uuid[])
      and w.account_id = ${accountId} and w.environment = ${environment}
    order by w.created_at, d.id limit ${MAX_DELIVERIES_SHOWN}`;
  const attempts = await db<HistoryAttempt[]>`
    select a.* from unnest(${deliveries.map(({ id }) => id)}::uuid[]) d (id) cross join lateral (
      select delivery_id, attempt, at, status, duration_ms, left(response, ${ANSWER_LENGTH}) as response, error
      from webhook_attempts where delivery_id = d.id order by attempt desc limit ${MAX_ATTEMPTS_SHOWN}) a
    order by a.delivery_id, a.attempt`;
  const withAttempts = new Map(
    deliveries.map((each) => [each.id, { ...each, attempts: [] as HistoryAttempt[] }]),
  );
  for (const attempt of attempts) withAttempts.get(attempt.deliveryId)!.attempts.push(attempt);
  return [...withAttempts.values()];
}

export interface HistoryCall {
  requestId: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
}

export interface ChangeByCall {
  at: Date;
  /** Null for a call from the portal. */
  credentialId: string | null;
}

/**
 * The log does not record what a call changed, but a change falls between the start and the end of its call.
 */
export async function readCallsBehind(
  db: Db,
  accountId: string,
  orderId: string,
  changes: readonly ChangeByCall[],
): Promise<(HistoryCall | null)[]> {
  const rows = await db<(HistoryCall & { n: number })[]>`
    select c.n::int, l.* from unnest(${changes.map(({ at }) => at.toISOString())}::timestamptz[],
      ${changes.map(({ credentialId }) => credentialId)}::uuid[]) with ordinality c (at, credential_id, n)
    cross join lateral (
      select request_id, method, path, status, duration_ms from request_log
      where account_id = ${accountId} and order_id = ${orderId} and method <> 'GET' and status < 400
        and credential_id is not distinct from c.credential_id
        and at <= c.at and at > c.at - interval '60 s'
      order by at desc limit 1) l`;
  const byNumber = new Map(rows.map(({ n, ...call }) => [n, call]));
  return changes.map((_, i) => byNumber.get(i + 1) ?? null);
}

export async function readCredentialNames(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from credentials where account_id = ${accountId} and id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function readDriverNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from drivers where id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface HistoryMail {
  id: string;
  kind: MailKind;
  recipient: string;
  subject: string;
  state: MailState;
  createdAt: Date;
}

export async function readMailsOfOrder(db: Db, orderId: string): Promise<HistoryMail[]> {
  return db<HistoryMail[]>`
    select id, kind, recipient, subject, state, created_at from mails
    where order_id = ${orderId} order by created_at, id`;
}

interface HistoryNote {
  at: Date;
  actor: string;
  text: string;
}

/** Oldest first. The audit has author and time. */
export async function readNotesOfOrder(db: Db, orderId: string): Promise<HistoryNote[]> {
  return db<HistoryNote[]>`
    select a.at, a.actor, n.text from order_notes n join audit a on a.subject_type = 'order'
      and a.subject_id = ${orderId}::text and a.action = 'order.note' and a.details ->> 'noteId' = n.id::text
    where n.order_id = ${orderId} order by a.at, a.id`;
}

export async function insertNote(db: Db, note: { id: string; orderId: string; text: string }): Promise<void> {
  await db`insert into order_notes ${db(note)}`;
}
