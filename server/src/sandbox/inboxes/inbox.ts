// Test inboxes: a receiver inside the service that an integrator creates, subscribes and reads.

import { lockAccount } from '../../customers/accounts/store.ts';
import { httpErrors } from '../../http/errors.ts';

import type { Outbound, OutboundRequest } from '../../messages/webhooks/send-request.ts';
import { explainSignature, type SignatureReport } from '../../messages/webhooks/sign-message.ts';
import { secretsOfUrl } from '../../messages/webhooks/store.ts';
import type { Links } from '../../orders/model/links.ts';
import type { Ground } from '../../platform/ground.ts';
import { isUuid, randomBase62, uuidv7 } from '../../platform/ids.ts';
import * as store from './store.ts';

const LIFETIME_MS = 7 * 86_400_000;
const MAX_INBOXES = 10;
const MAX_MESSAGES = 100;
const TOKEN_LENGTH = 32;

interface InboxGround extends Ground {
  links: Links;
}

export interface Inbox {
  id: string;
  url: string;
  expiresAt: Date;
}

/** Deletes the oldest inbox if there are too many, so nobody has to clean up before testing. */
export async function createInbox(ground: InboxGround, accountId: string): Promise<Inbox> {
  const now = ground.clock.now();
  const inbox = {
    id: uuidv7(now),
    accountId,
    token: randomBase62(TOKEN_LENGTH),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  };
  await ground.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    await store.insertInbox(tx, inbox, MAX_INBOXES);
  });
  return { id: inbox.id, url: ground.links.inbox(inbox.token), expiresAt: inbox.expiresAt };
}

interface ExplainedMessage extends store.Message {
  /** Null if no endpoint sends here any more: there is no secret to check with. */
  signature: SignatureReport | null;
}

/** The messages, newest first, with signatures checked against the endpoint's current secret. */
export async function readMessages(
  ground: InboxGround,
  accountId: string,
  id: string,
): Promise<ExplainedMessage[]> {
  const token = isUuid(id) ? await store.findInbox(ground.sql, accountId, id, ground.clock.now()) : null;
  if (token === null) {
    throw httpErrors.NOT_FOUND({ message: 'There is no inbox with this id, or it has expired.' });
  }
  const url = ground.links.inbox(token);
  const sealed = await secretsOfUrl(ground.sql, accountId, url);
  const secrets = sealed.map((secret) => ground.secrets.decrypt(secret));
  const messages = await store.listMessages(ground.sql, id);
  return messages.map((message) => ({ ...message, signature: explain(message, secrets) }));
}

function explain(message: store.Message, secrets: readonly string[]): SignatureReport | null {
  const body = Buffer.from(message.body);
  const { headers, receivedAt: now } = message;
  const reports = secrets.map((secret) => explainSignature({ headers, body, secret, now }));
  return reports.find((report) => report.valid) ?? reports[0] ?? null;
}

/** Delivers to inboxes inside this process; sends everything else out as usual. */
export function withInboxes(ground: InboxGround, outside: Outbound): Outbound {
  const prefix = ground.links.inbox('');
  return {
    post: (request) =>
      request.url.startsWith(prefix) ? receive(ground, request, prefix) : outside.post(request),
    close: () => outside.close(),
  };
}

async function receive(ground: InboxGround, request: OutboundRequest, prefix: string) {
  const started = performance.now();
  const now = ground.clock.now();
  const body = request.body.toString('utf8');
  const received = await ground.sql.begin(async (tx) => {
    const inboxId = await store.lockInbox(tx, request.url.slice(prefix.length), now);
    if (inboxId === null) return false;
    const message = { id: uuidv7(now), receivedAt: now, headers: request.headers, body };
    await store.insertMessage(tx, inboxId, message, MAX_MESSAGES);
    return true;
  });
  return {
    status: received ? 200 : 404,
    durationMs: performance.now() - started,
    response: received ? 'received' : 'This inbox does not exist or has expired.',
    error: null,
    retryAfterSeconds: null,
  };
}
