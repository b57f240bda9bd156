// The SQL of test inboxes.
import { type Db, jsonOrNull } from '../../platform/db.ts';

interface StoredInbox {
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

/** The token of an inbox that has not expired. */
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

/** Locks an inbox that has not expired and returns its id. */
export async function lockInbox(db: Db, token: string, now: Date): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select id from webhook_inboxes where token = ${token} and expires_at > ${now} for no key update`;
  return row?.id ?? null;
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
