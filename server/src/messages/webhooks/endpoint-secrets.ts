// The secrets of endpoints: create, renew and roll them, and compare them by fingerprint.
import { createHmac, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Actor } from '../../operator/audit.ts';
import { changeEndpoint } from './change-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { deleteEndedSecrets, type EndpointScope, type EndpointWithSecret, updateSecret } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** 64 hexadecimal characters. Their text, not their decoded bytes, is the signing key. */
export const newSecret = () => randomBytes(32).toString('hex');

export const ROLL_HOURS = { min: 1, max: 72 } as const;

interface NewSecret {
  endpoint: Endpoint;
  secret: string;
}

/** The old secret stops working with the commit, and so does the secret that a roll kept. */
export function renewSecret(
  webhooks: Webhooks,
  actor: Actor,
  scope: EndpointScope,
  id: string,
): Promise<NewSecret> {
  return replaceSecret(webhooks, actor, scope, id, 'webhook.secret_renewed', 0);
}

/** Both secrets sign for this many hours; a secret that an earlier roll kept ends now. */
export function rollSecret(
  webhooks: Webhooks,
  actor: Actor,
  scope: EndpointScope,
  id: string,
  hours: number,
): Promise<NewSecret> {
  return replaceSecret(webhooks, actor, scope, id, 'webhook.secret_rolled', hours);
}

async function replaceSecret(
  webhooks: Webhooks,
  actor: Actor,
  scope: EndpointScope,
  id: string,
  action: string,
  keptHours: number,
): Promise<NewSecret> {
  const secret = newSecret();
  const endpoint = await changeEndpoint(webhooks, actor, scope, id, action, async (tx, found, now) => {
    const oldSecretUntil = keptHours > 0 ? new Date(now.getTime() + keptHours * HOUR_MS) : null;
    await updateSecret(tx, { id, secret: webhooks.secrets.encrypt(secret), at: now, oldSecretUntil });
    return { ...found, secretCreatedAt: now, oldSecretUntil, updatedAt: now };
  });
  return { endpoint, secret };
}

/** An ended secret no longer signs; this deletes it from the table. */
export async function pruneOldSecrets(webhooks: Webhooks): Promise<number> {
  const ended = await deleteEndedSecrets(webhooks.sql, webhooks.clock.now());
  if (ended > 0) webhooks.endpoints.clear();
  return ended;
}

const FINGERPRINT_LENGTH = 24;

/**
 * With fingerprints a browser that has a secret finds its endpoint without sending the secret. A fingerprint
 * reveals no more than a signed message.
 */
export function secretFingerprints(webhooks: Webhooks, { endpoint, secret, oldSecret }: EndpointWithSecret) {
  const print = (sealed: Buffer) =>
    createHmac('sha256', webhooks.secrets.decrypt(sealed))
      .update(`secret of ${endpoint.id}`)
      .digest('hex')
      .slice(0, FINGERPRINT_LENGTH);
  const kept = oldSecret && endpoint.oldSecretUntil && endpoint.oldSecretUntil > webhooks.clock.now();
  return { current: print(secret), old: kept ? print(oldSecret) : null };
}
