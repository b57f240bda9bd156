// The key pair that identifies this service to push services (VAPID): made at the first start, never replaced.
import { createECDH } from 'node:crypto';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findPushKeys, insertPushKeysOnce } from './subscription-store.ts';

const CURVE = 'prime256v1';
const PRIVATE_KEY_BYTES = 32;

/** Base64url without padding, as browsers and push services expect them. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Of several processes that start together, the first one's pair counts. */
export async function makePushKeysOnce({ sql, clock, secrets }: BaseContext): Promise<void> {
  if (await findPushKeys(sql)) return;
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  const privateKey = Buffer.alloc(PRIVATE_KEY_BYTES);
  const shown = pair.getPrivateKey();
  shown.copy(privateKey, PRIVATE_KEY_BYTES - shown.length);
  const now = clock.now();
  await insertPushKeysOnce(sql, {
    id: uuidv7(now),
    publicKey,
    privateKey: secrets.encrypt(privateKey.toString('base64url')),
    createdAt: now,
  });
}

export async function readPublicKey({ sql }: Pick<BaseContext, 'sql'>): Promise<string> {
  return (await getPushKeys(sql)).publicKey.toString('base64url');
}

/** The private key in plain; throws `KeyNotLoaded` like every encrypted value. */
export async function readPushKeys({
  sql,
  secrets,
}: Pick<BaseContext, 'sql' | 'secrets'>): Promise<PushKeys> {
  const { publicKey, privateKey } = await getPushKeys(sql);
  return { publicKey: publicKey.toString('base64url'), privateKey: secrets.decrypt(privateKey) };
}

async function getPushKeys(sql: BaseContext['sql']) {
  const keys = await findPushKeys(sql);
  if (!keys)
    throw new Error('The keys for push messages are missing; they are made when the service starts.');
  return keys;
}
