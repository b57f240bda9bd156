// Notice mails about failures and expiry: their recipients, and which were sent.
import type { Db } from '../platform/db.ts';
import type { Language } from '../platform/language.ts';

export type NoticeKind = 'DAILY_DIGEST' | 'ENDPOINT_FAILING' | 'KEY_EXPIRING';

/** A person who wants this notice and has not received it. */
export interface NoticeRecipient {
  userId: string;
  accountId: string;
  email: string;
  name: string;
  language: Language;
  /** Identifies the notice: each is sent once per person. */
  subject: string;
}

export interface EndpointFailing extends NoticeRecipient {
  endpointId: string;
  url: string;
  description: string | null;
  failingSince: Date;
  lastFailureStatus: number | null;
  lastFailureError: string | null;
}

export interface KeyExpiring extends NoticeRecipient {
  credentialId: string;
  credentialName: string;
  expiresAt: Date;
}

/** People with access to keys and webhooks who have signed in and want this kind of mail. */
const wantsNotice = (db: Db, kind: 'endpointFailing' | 'keyExpiring' | 'dailyDigest') => db`
  u.role in ('admin', 'developer', 'viewer') and u.disabled_at is null and u.last_sign_in_at is not null
  and a.status = 'ACTIVE' and a.deleted_at is null and (u.notifications ->> ${kind})::boolean`;

const person = (db: Db) => db`
  u.id as user_id, u.account_id, u.email, u.name, coalesce(u.language, a.language) as language`;

const notYetSent = (db: Db, kind: NoticeKind, subject: ReturnType<Db>) => db`
  not exists (select from notices n where n.user_id = u.id and n.kind = ${kind} and n.subject = ${subject})`;

export async function findFailingEndpoints(db: Db, since: Date, limit: number): Promise<EndpointFailing[]> {
  const subject = () => db`(w.id || ' ' || h.failing_since)` as never;
  return db<EndpointFailing[]>`
    select ${person(db)}, ${subject()} as subject, w.id as endpoint_id, w.url, w.description,
      h.failing_since, h.last_failure_status, h.last_failure_error
    from webhook_health h
    join webhook_endpoints w on w.id = h.endpoint_id and w.environment = 'production' and w.status = 'ACTIVE'
    join accounts a on a.id = w.account_id
    join users u on u.account_id = a.id
    where h.failing_since <= ${since} and ${wantsNotice(db, 'endpointFailing')}
      and ${notYetSent(db, 'ENDPOINT_FAILING', subject())}
    order by h.failing_since limit ${limit}`;
}

/** A rolled key is left out, because it has a successor. */
export async function findExpiringKeys(
  db: Db,
  from: Date,
  until: Date,
  limit: number,
): Promise<KeyExpiring[]> {
  const subject = () => db`(c.id || ' ' || c.expires_at)` as never;
  return db<KeyExpiring[]>`
    select ${person(db)}, ${subject()} as subject, c.id as credential_id, c.name as credential_name, c.expires_at
    from credentials c
    join accounts a on a.id = c.account_id
    join users u on u.account_id = a.id
    where c.expires_at > ${from} and c.expires_at <= ${until} and c.environment = 'production'
      and c.revoked_at is null and c.disabled_at is null and not c.awaiting_approval and c.rolled_to is null
      and ${wantsNotice(db, 'keyExpiring')} and ${notYetSent(db, 'KEY_EXPIRING', subject())}
    order by c.expires_at limit ${limit}`;
}

export async function findDigestReaders(db: Db, day: string, limit: number): Promise<NoticeRecipient[]> {
  return db<NoticeRecipient[]>`
    select ${person(db)}, ${day} as subject
    from users u join accounts a on a.id = u.account_id
    where ${wantsNotice(db, 'dailyDigest')} and ${notYetSent(db, 'DAILY_DIGEST', db`${day}` as never)}
    order by u.account_id, u.id limit ${limit}`;
}

export interface Failures {
  calls: { code: string; count: number }[];
  deliveries: { url: string; count: number }[];
}

/** The failures in production of an account in this period; most frequent first. */
export async function findFailures(db: Db, accountId: string, from: Date, to: Date): Promise<Failures> {
  const [calls, deliveries] = await Promise.all([
    db<Failures['calls']>`
      select coalesce(error_code, status::text) as code, count(*)::int as count from request_log
      where account_id = ${accountId} and environment = 'production' and at >= ${from} and at < ${to}
        and interface in ('v1', 'legacy', 'oauth', 'mcp') and status >= 400
      group by 1 order by 2 desc, 1 limit 5`,
    db<Failures['deliveries']>`
      select w.url, failed.count from webhook_endpoints w
      cross join lateral (
        select count(*)::int as count from webhook_deliveries d
        where d.endpoint_id = w.id and d.state in ('FAILED_RETRYING', 'DEAD_LETTER')
          and d.created_at >= ${from} and d.created_at < ${to}) failed
      where w.account_id = ${accountId} and w.environment = 'production' and failed.count > 0
      order by 2 desc, 1 limit 5`,
  ]);
  return { calls, deliveries };
}

/** False if another process was first. */
export async function insertNotice(
  db: Db,
  notice: NoticeRecipient,
  kind: NoticeKind,
  at: Date,
): Promise<boolean> {
  const { count } = await db`
    insert into notices (user_id, kind, subject, at) values (${notice.userId}, ${kind}, ${notice.subject}, ${at})
    on conflict do nothing`;
  return count === 1;
}

export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db`delete from notices where at < ${before}`;
}
