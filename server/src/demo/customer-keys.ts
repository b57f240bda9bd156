// The production keys of the demo's customers. The demo calls with them, so their secrets are stored, encrypted.
import { ALL_API_SCOPES } from '../customers/credentials/api-scopes.ts';
import { createCredential } from '../customers/credentials/manage-credentials.ts';
import { findUsable } from '../customers/credentials/store.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { Db } from '../platform/db.ts';
import { deleteSetting, readSetting, writeSetting } from '../platform/settings-store.ts';
import { CUSTOMER_NAMES, type CustomerName } from './company.ts';
import { DEMO } from './data-origin-store.ts';

interface StoredKey {
  id: string;
  /** In base64. */
  encrypted: string;
}

const settingOf = (customer: CustomerName) => `demo_key_${customer}`;

async function readKey({ sql }: Pick<BaseContext, 'sql'>, customer: CustomerName): Promise<StoredKey | null> {
  const text = await readSetting(sql, settingOf(customer));
  return text === null ? null : JSON.parse(text);
}

/** Only the first time: a key that a visitor revoked is not replaced. */
export async function createCustomerKey(
  context: BaseContext,
  customer: CustomerName,
  accountId: string,
): Promise<void> {
  if ((await readKey(context, customer)) !== null) return;
  const { credential, secret } = await createCredential(context, DEMO, accountId, {
    type: 'api_key',
    environment: 'production',
    name: 'ERP',
    scopes: [...ALL_API_SCOPES],
    allowedAddresses: [],
    expiresAt: null,
  });
  const encrypted = context.secrets.encrypt(secret).toString('base64');
  const stored: StoredKey = { id: credential.id, encrypted };
  await writeSetting(context.sql, settingOf(customer), JSON.stringify(stored));
}

/** Null if the customer has no usable key. */
export async function findCustomerKey(context: BaseContext, customer: CustomerName): Promise<string | null> {
  const stored = await readKey(context, customer);
  if (stored === null) return null;
  const usable = await findUsable(context.sql, [stored.id], context.clock.now());
  return usable.length > 0 ? context.secrets.decrypt(Buffer.from(stored.encrypted, 'base64')) : null;
}

export async function deleteCustomerKeys(db: Db): Promise<void> {
  for (const customer of CUSTOMER_NAMES) await deleteSetting(db, settingOf(customer));
}
