// The production keys of the demo's customers. The demo calls with them, so their secrets are stored, encrypted.
import { ALL_API_SCOPES } from '../customers/credentials/api-scopes.ts';
import { createCredential } from '../customers/credentials/manage-credentials.ts';
import { findUsable } from '../customers/credentials/store.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { CustomerName } from './company.ts';
import { findDemoKey, insertDemoKey } from './customer-key-store.ts';
import { DEMO } from './data-origin-store.ts';

/** Only the first time: a key that a visitor revoked is not replaced. */
export async function createCustomerKey(
  context: BaseContext,
  customer: CustomerName,
  accountId: string,
): Promise<void> {
  if ((await findDemoKey(context.sql, customer)) !== null) return;
  const { credential, secret } = await createCredential(context, DEMO, accountId, {
    type: 'api_key',
    environment: 'production',
    name: 'ERP',
    scopes: [...ALL_API_SCOPES],
    allowedAddresses: [],
    expiresAt: null,
  });
  await insertDemoKey(context.sql, {
    id: credential.id,
    customer,
    secret: context.secrets.encrypt(secret),
  });
}

/** Null if the customer has no usable key. */
export async function findCustomerKey(context: BaseContext, customer: CustomerName): Promise<string | null> {
  const stored = await findDemoKey(context.sql, customer);
  if (stored === null) return null;
  const usable = await findUsable(context.sql, [stored.id], context.clock.now());
  return usable.length > 0 ? context.secrets.decrypt(stored.secret) : null;
}
