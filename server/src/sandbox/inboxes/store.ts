import { type Db, jsonOrNull } from '../../platform/db.ts';

export interface StoredInbox {
  id: string;
  accountId: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Deletes the oldest beyond the limit. The caller holds the account's lock, so concurrent calls count correctly. */
export async function insertInbox(db: Db, inbox: StoredInbox, limit: number): Promise<void> {
  await db`
    with crowded as (
      delete from webhook_inboxes where id in (
        select id from webhook_inboxes where account_id = ${inbox.accountId}
        order by created_at desc, id desc offset ${limit - 1})
    )
    insert into webhook_inboxes (id, account_id, token, created_at, expires_at)
    values (${inbox.id}, ${inbox.accountId}, ${inbox.token}, ${inbox.createdAt}, ${inbox.expiresAt})`;
}

/** Finds an inbox that has not expired. */
export async function findInbox(
  db: Db,
  accountId: string,
  id: string,
  now: Date,
): Promise<StoredInbox | null> {
  const [row] = await db<StoredInbox[]>`
    select * from webhook_inboxes
    where id = ${id} and account_id = ${accountId} and expires_at > ${now}`;
  return row ?? null;
}

/** Newest first. */
export async function listInboxes(db: Db, accountId: string, now: Date) {
  return db<(StoredInbox & { messages: number; lastMessageAt: Date | null })[]>`
    select i.*, came.messages, came.last_message_at
    from webhook_inboxes i, lateral (
      select count(*)::int as messages, max(received_at) as last_message_at
      from webhook_inbox_messages where inbox_id = i.id) came
    where i.account_id = ${accountId} and i.expires_at > ${now}
    order by i.created_at desc, i.id desc`;
}

/** With its messages. */
export async function deleteInbox(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db`
    delete from webhook_inboxes where id = ${id} and account_id = ${accountId} returning 1`;
  return rows.length === 1;
}

export interface Message {
  id: string;
  receivedAt: Date;
  headers: Record<string, string>;
  body: string;
}

/** Locks an inbox that has not expired. */
export async function lockInbox(db: Db, token: string, now: Date) {
  const [row] = await db<{ id: string; accountId: string }[]>`
    select id, account_id from webhook_inboxes where token = ${token} and expires_at > ${now} for no key update`;
  return row ?? null;
}

/** Deletes the oldest beyond the limit. The caller holds the inbox's lock, so concurrent calls count correctly. */
export async function insertMessage(db: Db, inboxId: string, message: Message, limit: number): Promise<void> {
  await db`
    with crowded as (
      delete from webhook_inbox_messages where id in (
        select id from webhook_inbox_messages where inbox_id = ${inboxId}
        order by received_at desc, id desc offset ${limit - 1})
    )
    insert into webhook_inbox_messages (id, inbox_id, received_at, headers, body)
    values (${message.id}, ${inboxId}, ${message.receivedAt}, ${jsonOrNull(db, message.headers)}, ${message.body})`;
}

export async function listMessages(db: Db, inboxId: string): Promise<Message[]> {
  return db<Message[]>`
    select id, received_at, headers, body from webhook_inbox_messages
    where inbox_id = ${inboxId} order by received_at desc, id desc`;
}

export async function deleteInboxesOfAccount(db: Db, accountId: string): Promise<void> {
  await db`delete from webhook_inboxes where account_id = ${accountId}`;
}

export async function deleteExpiredInboxes(db: Db, now: Date): Promise<void> {
  await db`delete from webhook_inboxes where expires_at <= ${now}`;
}
