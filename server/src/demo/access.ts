// The credentials of the demo dealer, which the first start creates and prints, stored in a file.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_API_SCOPES } from '../customers/credentials/api-scopes.ts';
import { type CredentialFields, createCredential } from '../customers/credentials/manage-credentials.ts';
import { findCredential, findUsable } from '../customers/credentials/store.ts';
import type { Core } from '../orders/records/core.ts';
import { getOrCreateSetting, readSetting } from '../platform/settings-store.ts';
import { createCustomer, createOperator } from './create-demo-company.ts';
import { DEMO } from './data-origin-store.ts';
import { beginHistory } from './history.ts';

export interface DemoAccess {
  apiKey: string;
  clientId: string;
  clientSecret: string;
  /** For the orders that the demo's fleet drives. Missing in files that are older than the fleet. */
  productionApiKey?: string;
}

export const MADE_SETTING = 'demo_made';

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'demo-credentials.json');
}

/** Null if the demo account was not created in this directory, or its file was removed. */
export async function prepareDemo(core: Core, dataDir: string): Promise<DemoAccess | null> {
  await beginHistory(core);
  const path = credentialsFile(dataDir);
  if ((await readSetting(core.sql, MADE_SETTING)) !== null) {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoAccess) : null;
  }
  const access = await makeAccess(core);
  // If all secrets come from settings, nothing has created the directory yet.
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  await getOrCreateSetting(core.sql, MADE_SETTING, 'yes');
  return access;
}

/** The sandbox key that pages show; null if there is none, or if it was revoked or disabled since the start. */
export async function usableDemoKey(
  { sql, secrets, clock }: Pick<Core, 'sql' | 'secrets' | 'clock'>,
  access: DemoAccess | null,
): Promise<string | null> {
  if (!access) return null;
  const found = await findCredential(sql, { secretHash: secrets.hashCredential(access.apiKey) });
  const usable = found ? await findUsable(sql, [found.credential.id], clock.now()) : [];
  return usable.length > 0 ? access.apiKey : null;
}

async function makeAccess(core: Core): Promise<DemoAccess> {
  await createOperator(core);
  const accountId = await createCustomer(core, 'dealer');
  const make = (fields: Pick<CredentialFields, 'type' | 'environment' | 'name'>) =>
    createCredential(core, DEMO, accountId, {
      ...fields,
      scopes: [...ALL_API_SCOPES],
      allowedAddresses: [],
      expiresAt: null,
    });
  const key = await make({ type: 'api_key', environment: 'sandbox', name: 'Demo key' });
  const client = await make({ type: 'oauth_client', environment: 'sandbox', name: 'Demo client' });
  const live = await make({ type: 'api_key', environment: 'production', name: 'Demo key (production)' });
  return {
    apiKey: key.secret,
    clientId: client.credential.clientId!,
    clientSecret: client.secret,
    productionApiKey: live.secret,
  };
}
