import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { type Db, jsonRows } from '../../platform/db.ts';
import { isLeaseOver } from '../../platform/lease.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Mail, MailKind, MailState, MailSummary, NewMail, TokenPositions } from './mail.ts';

const SUMMARY_COLUMNS = [
  'id',
  'accountId',
  'environment',
  'orderId',
  'kind',
  'recipient',
  'subject',
  'documentId',
  'xmlDocumentId',
  'language',
  'state',
  'attempts',
  'nextAttemptAt',
  'error',
  'messageId',
  'createdAt',
  'sentAt',
] as const satisfies readonly (keyof MailSummary)[];

const MAIL_COLUMNS = [...SUMMARY_COLUMNS, 'text', 'html'] as const satisfies readonly (keyof Mail)[];

function toRow(mail: NewMail) {
  const linkToken = mail.linkToken && `\\x${mail.linkToken.toString('hex')}`;
  return {
    ...mail,
    linkToken,
    state: 'PENDING',
    isReleased: false,
    attempts: 0,
    planBase: 0,
    nextAttemptAt: mail.createdAt,
  };
}

/** Part of a statement: inserts the mails about the orders whose ids are in `when`. */
export function mailInsert(db: Db, when: string, mails: readonly NewMail[]) {
  return db`
    insert into mails
    select m.* from ${db(when)} w
      join jsonb_populate_recordset(null::mails, ${jsonRows(db, mails.map(toRow))}) m on m.order_id = w.id`;
}

/** Belongs in the transaction of the change, so that neither exists without the other. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await db`
    insert into mails select * from jsonb_populate_recordset(null::mails, ${jsonRows(db, mails.map(toRow))})`;
}

/** How many mails have this document as their attachment, and whether one went to the address. */
export async function countCopies(
  db: Db,
  documentId: string,
  email: string,
): Promise<{ copies: number; isSent: boolean }> {
  const [found] = await db<{ copies: number; isSent: boolean }[]>`
    select count(*)::int as copies, coalesce(bool_or(lower(recipient) = lower(${email})), false) as is_sent
    from mails where document_id = ${documentId} and kind = 'RECIPIENT'`;
  return found!;
}

/** The last mail about the progress of an order to this recipient. */
export async function findLastStatusMail(
  db: Db,
  orderId: string,
  recipient: string,
): Promise<Pick<Mail, 'subject' | 'text'> | null> {
  const [last] = await db<Pick<Mail, 'subject' | 'text'>[]>`
    select subject, text from mails where order_id = ${orderId} and kind = 'STATUS' and recipient = ${recipient}
    order by created_at desc, id desc limit 1`;
  return last ?? null;
}

export const LEASE_MS = MINUTE_MS;

export const isDue = (db: Db, now: Date) =>
  db`next_attempt_at <= ${now} and ${isLeaseOver(db, db`leased_until`, now, LEASE_MS)}`;

/** The made-up people of the demo have addresses of this domain, to which no mail can be sent. */
const isMadeUp = (db: Db) => db`recipient ~* '[@.]handover\\.example$'`;

interface Claim {
  now: Date;
  leasedUntil: Date;
  limit: number;
  /** The part of Message-IDs after the @. */
  domain: string;
}

export interface ClaimedMail extends Mail {
  /** Encrypted. */
  linkToken: Buffer | null;
  tokenPositions: TokenPositions | null;
  messageId: string;
  traceParent: string | null;
  /** Counts from 1 since the mail was written or resent. */
  attemptOfPlan: number;
}

/** Fixes the Message-ID before the first attempt, so that repeating an interrupted attempt uses the same one. */
export async function claimDueMails(db: Db, claim: Claim): Promise<ClaimedMail[]> {
  return db<ClaimedMail[]>`
    with due as (
      select id from mails where ${isDue(db, claim.now)} and not ${isMadeUp(db)}
      order by next_attempt_at, id limit ${claim.limit} for update skip locked
    )
    update mails m set attempts = m.attempts + 1, leased_until = ${claim.leasedUntil},
      message_id = coalesce(m.message_id,
        '<' || m.id || '.' || (m.attempts + 1) || '@' || ${claim.domain}::text || '>')
    from due where m.id = due.id
    returning m.*, m.attempts - m.plan_base as attempt_of_plan`;
}

export type Outcome =
  | { state: 'SENT'; sentAt: Date }
  | { state: 'PENDING'; nextAttemptAt: Date; error: string }
  | { state: 'FAILED'; error: string };

/** Returns false if the lease ran out and another attempt was made since; then the other attempt counts. */
export async function recordOutcome(
  db: Db,
  attempt: Pick<ClaimedMail, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<boolean> {
  const { count } = await db`
    update mails set leased_until = null, state = ${outcome.state},
      next_attempt_at = ${outcome.state === 'PENDING' ? outcome.nextAttemptAt : null},
      error = ${outcome.state === 'SENT' ? null : outcome.error},
      sent_at = ${outcome.state === 'SENT' ? outcome.sentAt : null}
    where id = ${attempt.id} and attempts = ${attempt.attempts} and leased_until is not null`;
  return count === 1;
}

/** All, for services without an SMTP server, or only those that cannot be sent. */
export async function keepDueMails(
  db: Db,
  now: Date,
  limit: number,
  which: 'all' | 'made-up',
): Promise<number> {
  const { count } = await db`
    update mails set state = 'KEPT', next_attempt_at = null, leased_until = null where id in (
      select id from mails where ${isDue(db, now)} ${which === 'all' ? db`` : db`and ${isMadeUp(db)}`}
      order by next_attempt_at, id limit ${limit} for update skip locked)`;
  return count;
}

interface MailFilter {
  state?: MailState | undefined;
  kind?: MailKind | undefined;
  orderId?: string | undefined;
}

export async function listMails(
  db: Db,
  { state, kind, orderId }: MailFilter,
  limit: number,
  after: PageStart | null,
): Promise<MailSummary[]> {
  return db<MailSummary[]>`
    select ${db(SUMMARY_COLUMNS)} from mails where true
      ${state === undefined ? db`` : db`and state = ${state}`}
      ${kind === undefined ? db`` : db`and kind = ${kind}`}
      ${orderId === undefined ? db`` : db`and order_id = ${orderId}`}
      ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
    order by created_at desc, id desc limit ${limit}`;
}

export async function findMail(db: Db, id: string): Promise<Mail | null> {
  const [mail] = await db<Mail[]>`select ${db(MAIL_COLUMNS)} from mails where id = ${id}`;
  return mail ?? null;
}

/**
 * Restarts the retry plan. A mail that was already sent gets a new Message-ID, otherwise receivers would drop
 * it as a duplicate. An attempt in flight keeps its lease.
 */
export async function requeueMail(db: Db, id: string, at: Date): Promise<Mail | null> {
  const [mail] = await db<Mail[]>`
    update mails set state = 'PENDING', next_attempt_at = ${at}, plan_base = attempts, sent_at = null,
      is_released = true,
      message_id = case when state = 'SENT' then null else message_id end
    where id = ${id} returning ${db(MAIL_COLUMNS)}`;
  return mail ?? null;
}

export async function deleteMailsOfOrder(db: Db, orderId: string): Promise<void> {
  await db`delete from mails where order_id = ${orderId}`;
}

export async function deleteMailsOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from mails where account_id = ${accountId}`;
}

export async function deleteOldMails(db: Db, before: Date, limit: number): Promise<number> {
  const { count } = await db`
    delete from mails where id in (select id from mails where created_at < ${before} limit ${limit})`;
  return count;
}
