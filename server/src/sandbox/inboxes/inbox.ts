// Test inboxes: receivers inside the service that an integrator creates, subscribes and reads.

import { DAY_MS } from '../../../../shared/time/durations.ts';
import { lockAccount } from '../../customers/accounts/store.ts';
import type { Outbound, OutboundRequest } from '../../messages/webhooks/send-request.ts';
import { explainSignature, type SignatureReport } from '../../messages/webhooks/sign-message.ts';
import { secretsOfUrl } from '../../messages/webhooks/store.ts';
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Links } from '../../model/orders/links.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { isUuid, randomBase62, uuidv7 } from '../../platform/ids.ts';
import * as store from './store.ts';

const LIFETIME_MS = 7 * DAY_MS;
const MAX_INBOXES = 10;
const MAX_MESSAGES = 100;
const TOKEN_LENGTH = 32;

interface InboxContext extends BaseContext {
  links: Links;
}

export interface Inbox {
  id: string;
  url: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface ListedInbox extends Inbox {
  messages: number;
  lastMessageAt: Date | null;
}

/** Deletes the oldest inbox if there are too many, so that no user has to clean up before testing. */
export async function createInbox(context: InboxContext, actor: Actor, accountId: string): Promise<Inbox> {
  const now = context.clock.now();
  const inbox = {
    id: uuidv7(now),
    accountId,
    token: randomBase62(TOKEN_LENGTH),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  };
  await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    await store.insertInbox(tx, inbox, MAX_INBOXES);
    await audit(tx, context, actor, 'inbox.created', inbox);
  });
  publishInboxChange(context, accountId);
  return withAddress(context, inbox);
}

export async function deleteInbox(
  context: InboxContext,
  actor: Actor,
  accountId: string,
  id: string,
): Promise<void> {
  await context.sql.begin(async (tx) => {
    if (!isUuid(id) || !(await store.deleteInbox(tx, accountId, id))) throw inboxNotFound();
    await audit(tx, context, actor, 'inbox.deleted', { id, accountId });
  });
  publishInboxChange(context, accountId);
}

/** Newest first, without those that have expired. */
export async function listInboxes(context: InboxContext, accountId: string): Promise<ListedInbox[]> {
  const rows = await store.listInboxes(context.sql, accountId, context.clock.now());
  return rows.map(({ messages, lastMessageAt, ...inbox }) => ({
    ...withAddress(context, inbox),
    messages,
    lastMessageAt,
  }));
}

export async function getInbox(context: InboxContext, accountId: string, id: string): Promise<Inbox> {
  const inbox = isUuid(id) ? await store.findInbox(context.sql, accountId, id, context.clock.now()) : null;
  if (inbox === null) throw inboxNotFound();
  return withAddress(context, inbox);
}

function inboxNotFound() {
  return callErrors.NOT_FOUND({ message: 'There is no inbox with this id, or it has expired.' });
}

function withAddress({ links }: InboxContext, { id, token, createdAt, expiresAt }: store.StoredInbox): Inbox {
  return { id, url: links.inbox(token), createdAt, expiresAt };
}

function audit(
  tx: Transaction,
  { clock }: InboxContext,
  actor: Actor,
  action: string,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const subject = { accountId, subjectType: 'inbox', subjectId: id, details: { environment: 'sandbox' } };
  return recordAudit(tx, clock, actor, { action, ...subject });
}

interface ExplainedMessage extends store.Message {
  /** Null if no endpoint sends here any more, because then there is no secret for the check. */
  signature: SignatureReport | null;
}

/** The messages, newest first, with signatures checked against the current secrets of the endpoint. */
export async function readMessages(
  context: InboxContext,
  accountId: string,
  id: string,
): Promise<ExplainedMessage[]> {
  const secrets = await secretsOfInbox(context, accountId, id);
  const messages = await store.listMessages(context.sql, id);
  return messages.map((message) => ({ ...message, signature: explain(message, secrets) }));
}

export async function explainMessage(
  context: InboxContext,
  accountId: string,
  inboxId: string,
  message: store.Message,
): Promise<SignatureReport | null> {
  return explain(message, await secretsOfInbox(context, accountId, inboxId));
}

/** The secrets of all endpoints that send to the inbox. */
async function secretsOfInbox(context: InboxContext, accountId: string, id: string): Promise<string[]> {
  const { url } = await getInbox(context, accountId, id);
  const encrypted = await secretsOfUrl(context.sql, accountId, url, context.clock.now());
  return encrypted.map((secret) => context.secrets.decrypt(secret));
}

function explain(message: store.Message, secrets: readonly string[]): SignatureReport | null {
  const body = Buffer.from(message.body);
  const { headers, receivedAt: now } = message;
  const reports = secrets.map((secret) => explainSignature({ headers, body, secret, now }));
  return reports.find((report) => report.valid) ?? reports[0] ?? null;
}

/** Delivers to inboxes inside this process; sends everything else out as usual. */
export function withInboxes(context: InboxContext, outside: Outbound): Outbound {
  const prefix = context.links.inbox('');
  return {
    post: (request) =>
      request.url.startsWith(prefix) ? receive(context, request, prefix) : outside.post(request),
    close: () => outside.close(),
  };
}

async function receive(context: InboxContext, request: OutboundRequest, prefix: string) {
  const started = performance.now();
  const now = context.clock.now();
  const body = request.body?.toString('utf8') ?? '';
  const received = await context.sql.begin(async (tx) => {
    const inbox = await store.lockInbox(tx, request.url.slice(prefix.length), now);
    if (inbox === null) return null;
    const message = { id: uuidv7(now), receivedAt: now, headers: request.headers, body };
    await store.insertMessage(tx, inbox.id, message, MAX_MESSAGES);
    return inbox;
  });
  if (received) publishInboxChange(context, received.accountId);
  return {
    status: received ? 200 : 404,
    durationMs: performance.now() - started,
    response: received ? 'received' : 'This inbox does not exist or has expired.',
    error: null,
    retryAfterSeconds: null,
  };
}

function publishInboxChange({ changes }: InboxContext, accountId: string): void {
  changes.publish(topicsOfParts({ accountId, environment: 'sandbox' }, 'inboxes'));
}
