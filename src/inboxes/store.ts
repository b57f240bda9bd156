// The SQL of test inboxes.
import { type Db, jsonOrNull } from '../platform/db.ts';

export interface StoredInbox {
  id: string;
  accountId: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertInbox(db: Db, inbox: StoredInbox, most: number): Promise<void> {
  await db`
    with crowded as (
      delete from webhook_inboxes where id in (
        select id from webhook_inboxes where account_id = ${inbox.accountId}
        order by created_at desc, id desc offset ${most - 1})
    )
    insert into webhook_inboxes (id, account_id, token, created_at, expires_at)
    values (${inbox.id}, ${inbox.accountId}, ${inbox.token}, ${inbox.createdAt}, ${inbox.expiresAt})`;
}

/** The token of an inbox that is still there. */
export async function findInbox(db: Db, accountId: string, id: string, now: Date): Promise<string | null> {
  const [row] = await db<{ token: string }[]>`
    select token from webhook_inboxes
    where id = ${id} and account_id = ${accountId} and expires_at > ${now}`;
  return row?.token ?? null;
}

export interface Message {
  id: string;
  receivedAt: Date;
  headers: Record<string, string>;
  body: string;
}

/** False when there is no such inbox any more. The oldest message makes room for the newest. */
export async function insertMessage(
  db: Db,
  message: Message & { token: string },
  most: number,
): Promise<boolean> {
  const rows = await db`
    with inbox as (
      select id from webhook_inboxes where token = ${message.token} and expires_at > ${message.receivedAt}
    ),
    crowded as (
      delete from webhook_inbox_messages where id in (
        select m.id from webhook_inbox_messages m join inbox on inbox.id = m.inbox_id
        order by m.received_at desc, m.id desc offset ${most - 1})
    )
    insert into webhook_inbox_messages (id, inbox_id, received_at, headers, body)
    select ${message.id}::uuid, id, ${message.receivedAt}::timestamptz, ${jsonOrNull(db, message.headers)}::jsonb,
      ${message.body}
    from inbox returning 1`;
  return rows.length === 1;
}

export async function listMessages(db: Db, inboxId: string): Promise<Message[]> {
  return db<Message[]>`
    select id, received_at as "receivedAt", headers, body from webhook_inbox_messages
    where inbox_id = ${inboxId} order by received_at desc, id desc`;
}

export async function deleteExpiredInboxes(db: Db, now: Date): Promise<void> {
  await db`delete from webhook_inboxes where expires_at <= ${now}`;
}
