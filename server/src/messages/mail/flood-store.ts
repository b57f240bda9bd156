import type { Db, Fragment } from '../../platform/db.ts';
import type { MailKind } from './mail.ts';
import { isDue } from './store.ts';

export interface FloodLimit {
  kinds: readonly MailKind[];
  perRecipient: number;
  perSenderAndRecipient: number;
  /** Of one account. */
  perSender: number;
}

const BATCH = 500;

/**
 * Holds due mails before which their recipient or their account already had too many. It counts by the time of writing, so the
 * answer does not depend on how fast mails are sent, by which process, or on a restart. Held mails do not count.
 */
export async function holdFloods(
  db: Db,
  now: Date,
  withinMs: number,
  { kinds, perRecipient, perSenderAndRecipient, perSender }: FloodLimit,
): Promise<number> {
  const limited = db`e.kind = any(${kinds as string[]})`;
  const earlier = db`e.state <> 'HELD' and ${limited} and (e.created_at, e.id) < (m.created_at, m.id)
    and e.created_at > m.created_at - ${withinMs} * interval '1 millisecond'`;
  const reaches = (limit: number, whose: Fragment) =>
    db`(select count(*) from (select from mails e where ${whose} and ${earlier} limit ${limit}) c) >= ${limit}`;
  const sameRecipient = db`lower(e.recipient) = lower(m.recipient)`;
  const { count } = await db`
    update mails set state = 'HELD', next_attempt_at = null, leased_until = null
    where id in (
      select m.id from (
        select * from mails where ${isDue(db, now)} and kind = any(${kinds as string[]}) and attempts = plan_base
          and not is_released and environment = 'production'
        order by next_attempt_at, id limit ${BATCH} for update skip locked) m
      where ${reaches(perRecipient, sameRecipient)}
        or ${reaches(perSenderAndRecipient, db`${sameRecipient} and e.account_id = m.account_id`)}
        or ${reaches(perSender, db`e.account_id = m.account_id`)})`;
  return count;
}

export interface HeldMails {
  /** Null for mails of the operator. */
  accountId: string | null;
  customer: string | null;
  count: number;
  recipients: number;
  recipient: string;
  since: Date;
}

/** By the account that caused them, the longest waiting first. */
export async function listHeldMails(db: Db, limit: number): Promise<HeldMails[]> {
  return db<HeldMails[]>`
    select m.account_id, a.name as customer, count(*)::int as count, count(distinct lower(m.recipient))::int as recipients,
      min(m.recipient) as recipient, min(m.created_at) as since
    from mails m left join accounts a on a.id = m.account_id
    where m.state = 'HELD' group by m.account_id, a.name order by since limit ${limit}`;
}

export async function releaseHeldMails(db: Db, accountId: string | null, now: Date): Promise<number> {
  const { count } = await db`
    update mails set state = 'PENDING', is_released = true, next_attempt_at = ${now}
    where state = 'HELD' and account_id is not distinct from ${accountId}`;
  return count;
}

export async function deleteHeldMails(db: Db, accountId: string | null): Promise<number> {
  const { count } =
    await db`delete from mails where state = 'HELD' and account_id is not distinct from ${accountId}`;
  return count;
}
