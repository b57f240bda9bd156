// The demo account of a first start: credentials that can be pasted into a terminal right away.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAccount } from '../customers/accounts/manage-accounts.ts';
import { ALL_API_SCOPES } from '../customers/credentials/api-scopes.ts';
import { createCredential } from '../customers/credentials/manage-credentials.ts';
import { SYSTEM } from '../operator/audit.ts';
import { changeOperator, findOperator, operatorSchema } from '../operator/operator.ts';
import type { Core } from '../orders/core.ts';

export interface DemoAccess {
  apiKey: string;
  clientId: string;
  clientSecret: string;
}

const DEMO_OPERATOR = operatorSchema.parse({
  name: 'Demo Überführungen GmbH',
  address: 'Hafenstraße 1, 20457 Hamburg',
});

const FILE = 'demo-credentials.json';

/** Null if the demo account was not created in this directory, or its file was removed. */
export function readDemo(dataDir: string): DemoAccess | null {
  const path = join(dataDir, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoAccess) : null;
}

export async function createDemo(core: Core, dataDir: string): Promise<DemoAccess> {
  const { address } = await findOperator(core.sql);
  if (address === null) await changeOperator(core, SYSTEM, DEMO_OPERATOR);
  const account = await openAccount(core, SYSTEM, {
    name: 'Demo Autohaus GmbH',
    kind: 'CUSTOMER',
    status: 'ACTIVE',
    apiV1Production: true,
    language: 'de',
    contractingParty: {
      name: 'Demo Autohaus GmbH',
      address: 'Königstraße 1, 70173 Stuttgart',
      country: 'DE',
      vatId: null,
      email: 'demo@handover.example',
    },
  });
  const common = { environment: 'sandbox', expiresAt: null } as const;
  const key = await createCredential(core, SYSTEM, account.id, {
    ...common,
    type: 'api_key',
    name: 'Demo key',
    scopes: [...ALL_API_SCOPES],
  });
  const client = await createCredential(core, SYSTEM, account.id, {
    ...common,
    type: 'oauth_client',
    name: 'Demo client',
    scopes: [...ALL_API_SCOPES],
  });
  const access = {
    apiKey: key.secret,
    clientId: client.credential.clientId!,
    clientSecret: client.secret,
  };
  const path = join(dataDir, FILE);
  // If all secrets come from settings, nothing has created the directory yet.
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  return access;
}
