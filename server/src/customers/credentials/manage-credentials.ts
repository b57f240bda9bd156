// Creates, disables and revokes credentials. A secret leaves this file only once, on creation.

import { type FieldProblem, httpErrors, invalidFields } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { changesBetween } from '../../operator/changes.ts';
import type { Ground } from '../../platform/ground.ts';
import { randomBase62, uuidv7 } from '../../platform/ids.ts';
import { accountNotFound } from '../accounts/manage-accounts.ts';
import { lockAccount } from '../accounts/store.ts';
import type { Environment } from '../environment.ts';
import type { ApiScope } from './api-scopes.ts';
import { CLIENT_PREFIX, type Credential, hasKeyPrefix, prefixOf } from './credential.ts';
import * as store from './store.ts';

/** 43 base62 characters hold 256 bits. */
const SECRET_LENGTH = 43;
const CLIENT_ID_LENGTH = 22;
/** How much of a secret stays readable, so that people can tell their keys apart. */
const VISIBLE_LENGTH = 4;

export interface CredentialFields {
  type: Credential['type'];
  environment: Environment;
  name: string;
  scopes: ApiScope[];
  expiresAt: Date | null;
}

interface CreatedCredential {
  credential: Credential;
  secret: string;
}

const credentialNotFound = () => httpErrors.NOT_FOUND({ message: 'There is no credential with this id.' });

export function expiryProblems(expiresAt: Date | null, now: Date): FieldProblem[] {
  if (expiresAt === null || expiresAt > now) return [];
  return [{ field: 'expiresAt', code: 'too_small', message: 'The expiry must lie in the future.' }];
}

export async function createCredential(
  ground: Ground,
  actor: Actor,
  accountId: string,
  fields: CredentialFields,
): Promise<CreatedCredential> {
  const wrong = expiryProblems(fields.expiresAt, ground.clock.now());
  if (wrong.length > 0) throw invalidFields(wrong);
  const prefix = prefixOf(fields.environment);
  const secret = prefix + randomBase62(SECRET_LENGTH);
  const clientId = fields.type === 'oauth_client' ? CLIENT_PREFIX + randomBase62(CLIENT_ID_LENGTH) : null;
  const visible = secret.slice(0, prefix.length + VISIBLE_LENGTH);
  const credential = await insert(ground, actor, accountId, fields, { secret, clientId, prefix: visible });
  return { credential, secret };
}

/** Imports a key from before keys had prefixes; such keys belong to production and the legacy interface. */
export async function importKey(
  ground: Ground,
  actor: Actor,
  accountId: string,
  name: string,
  key: string,
): Promise<Credential> {
  if (hasKeyPrefix(key)) {
    throw invalidFields([
      { field: 'key', code: 'invalid_value', message: 'Keys with a prefix are made by the service.' },
    ]);
  }
  const fields: CredentialFields = {
    type: 'api_key',
    environment: 'production',
    name,
    scopes: ['orders:read', 'orders:write'],
    expiresAt: null,
  };
  return insert(ground, actor, accountId, fields, {
    secret: key,
    clientId: null,
    prefix: key.slice(0, VISIBLE_LENGTH),
  });
}

async function insert(
  ground: Ground,
  actor: Actor,
  accountId: string,
  fields: CredentialFields,
  generated: { secret: string; clientId: string | null; prefix: string },
): Promise<Credential> {
  const now = ground.clock.now();
  const credential: Credential = {
    ...fields,
    id: uuidv7(now),
    accountId,
    clientId: generated.clientId,
    prefix: generated.prefix,
    disabledAt: null,
    revokedAt: null,
    createdAt: now,
  };
  await ground.sql.begin(async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw accountNotFound();
    const secretHash = ground.secrets.hashCredential(generated.secret);
    if (!(await store.insertCredential(tx, { ...credential, secretHash }))) {
      throw invalidFields([
        {
          field: 'key',
          code: 'invalid_value',
          message: 'This key is stored already. Each key is one credential.',
        },
      ]);
    }
    await recordAudit(tx, ground.clock, actor, {
      action: 'credential.created',
      accountId,
      subjectType: 'credential',
      subjectId: credential.id,
      details: { changes: changesBetween({}, fields) },
    });
  });
  return credential;
}

export async function setCredentialDisabled(
  ground: Ground,
  actor: Actor,
  id: string,
  disabled: boolean,
): Promise<Credential> {
  return change(ground, actor, id, disabled ? 'credential.disabled' : 'credential.enabled', (tx) =>
    store.setDisabled(tx, id, disabled ? ground.clock.now() : null),
  );
}

export async function revokeCredential(ground: Ground, actor: Actor, id: string): Promise<void> {
  await change(ground, actor, id, 'credential.revoked', (tx) =>
    store.revokeCredential(tx, id, ground.clock.now()),
  );
}

async function change(
  ground: Ground,
  actor: Actor,
  id: string,
  action: string,
  write: (tx: Parameters<typeof recordAudit>[0]) => Promise<Credential | null>,
): Promise<Credential> {
  return ground.sql.begin(async (tx) => {
    const before = await store.lockCredential(tx, id);
    const credential = await write(tx);
    if (!before || !credential) throw credentialNotFound();
    await recordAudit(tx, ground.clock, actor, {
      action,
      accountId: credential.accountId,
      subjectType: 'credential',
      subjectId: id,
      details: { changes: changesBetween(before, credential) },
    });
    return credential;
  });
}
