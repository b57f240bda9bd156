// Creates credentials. A secret leaves this file only once, on creation.

import { topicsOfParts } from '../../model/change-topics.ts';
import type { Environment, Scope } from '../../model/environment.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Transaction } from '../../platform/db.ts';
import { randomBase62, uuidv7 } from '../../platform/ids.ts';
import { accountNotFound } from '../accounts/manage-accounts.ts';
import { lockAccount } from '../accounts/store.ts';
import type { ApiScope } from './api-scopes.ts';
import { type Maker, needsApproval, OPERATOR_MAKER } from './approval.ts';
import { CLIENT_PREFIX, type Credential, hasKeyPrefix, prefixOf } from './credential.ts';
import { accessErrors } from './errors.ts';
import * as store from './store.ts';

/** 43 base62 characters hold 256 bits. */
const SECRET_LENGTH = 43;
const CLIENT_ID_LENGTH = 22;
/** How much of a secret stays readable, so that people can recognise their keys. */
const VISIBLE_LENGTH = 4;
/** Lists of credentials have no pages, so their number is limited. */
const MAX_PER_ENVIRONMENT = 100;

export interface CredentialFields {
  type: Credential['type'];
  environment: Environment;
  name: string;
  scopes: ApiScope[];
  allowedAddresses: string[];
  expiresAt: Date | null;
}

export interface CreatedCredential {
  credential: Credential;
  secret: string;
}

export function expiryProblems(expiresAt: Date | null, now: Date): FieldProblem[] {
  if (expiresAt === null || expiresAt > now) return [];
  return [
    {
      field: 'expiresAt',
      code: 'too_small',
      message: 'The expiry must lie in the future.',
      reason: 'not_future',
    },
  ];
}

export function checkExpiry(expiresAt: Date | null, now: Date): void {
  const wrong = expiryProblems(expiresAt, now);
  if (wrong.length > 0) throw invalidFields(wrong);
}

export async function createCredential(
  context: BaseContext,
  actor: Actor,
  accountId: string,
  fields: CredentialFields,
  maker: Maker = OPERATOR_MAKER,
): Promise<CreatedCredential> {
  checkExpiry(fields.expiresAt, context.clock.now());
  const created = await context.sql.begin(async (tx) => {
    const made = await insertNew(context, tx, accountId, fields, null, maker);
    const inUse = await store.countCredentials(tx, made.credential, context.clock.now());
    if (inUse > MAX_PER_ENVIRONMENT) throw accessErrors.TOO_MANY_CREDENTIALS();
    await auditCredential(
      context,
      tx,
      actor,
      made.credential,
      'credential.created',
      {},
      withApproval(fields, made.credential),
    );
    return made;
  });
  announceCredential(context, created.credential);
  return created;
}

/** Imports a key from before keys had prefixes; such keys belong to production and the legacy interface. */
export async function importKey(
  context: BaseContext,
  actor: Actor,
  accountId: string,
  name: string,
  key: string,
): Promise<Credential> {
  if (hasKeyPrefix(key)) {
    throw invalidFields([
      {
        field: 'key',
        code: 'invalid_value',
        message: 'Keys with a prefix are made by the service.',
        reason: 'key_prefix',
      },
    ]);
  }
  const fields: CredentialFields = {
    type: 'api_key',
    environment: 'production',
    name,
    scopes: ['orders:read', 'orders:write'],
    allowedAddresses: [],
    expiresAt: null,
  };
  const imported = await context.sql.begin(async (tx) => {
    const visible = { secret: key, clientId: null, prefix: key.slice(0, VISIBLE_LENGTH) };
    const credential = await insert(context, tx, accountId, fields, visible, null, OPERATOR_MAKER);
    await auditCredential(context, tx, actor, credential, 'credential.created', {}, fields);
    return credential;
  });
  announceCredential(context, imported);
  return imported;
}

/** Lock the account before any of its credentials. */
export async function insertNew(
  context: BaseContext,
  tx: Transaction,
  accountId: string,
  fields: CredentialFields,
  rolledFrom: string | null,
  maker: Maker,
): Promise<CreatedCredential> {
  const start = prefixOf(fields.environment);
  const secret = start + randomBase62(SECRET_LENGTH);
  const clientId = fields.type === 'oauth_client' ? CLIENT_PREFIX + randomBase62(CLIENT_ID_LENGTH) : null;
  const prefix = secret.slice(0, start.length + VISIBLE_LENGTH);
  const generated = { secret, clientId, prefix };
  return { secret, credential: await insert(context, tx, accountId, fields, generated, rolledFrom, maker) };
}

async function insert(
  context: BaseContext,
  tx: Transaction,
  accountId: string,
  { type, environment, name, scopes, allowedAddresses, expiresAt }: CredentialFields,
  generated: { secret: string; clientId: string | null; prefix: string },
  rolledFrom: string | null,
  maker: Maker,
): Promise<Credential> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw accountNotFound();
  const now = context.clock.now();
  const { secret, clientId, prefix } = generated;
  const credential: Credential = {
    id: uuidv7(now),
    accountId,
    type,
    environment,
    name,
    clientId,
    prefix,
    scopes,
    allowedAddresses,
    expiresAt,
    rolledTo: null,
    rolledFrom,
    disabledAt: null,
    revokedAt: null,
    awaitingApproval: needsApproval(account, { environment, scopes }, maker),
    createdAt: now,
  };
  const secretHash = context.secrets.hashCredential(secret);
  if (await store.insertCredential(tx, { ...credential, secretHash })) {
    await maker.onCreated?.(tx, credential, account);
    return credential;
  }
  throw invalidFields([
    {
      field: 'key',
      code: 'invalid_value',
      message: 'This key is stored already. Each key is one credential.',
      reason: 'key_exists',
    },
  ]);
}

function withApproval(fields: CredentialFields, { awaitingApproval }: Credential): object {
  return awaitingApproval ? { ...fields, awaitingApproval } : fields;
}

export async function auditCredential(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  credential: Credential,
  action: string,
  before: object,
  after: object,
): Promise<void> {
  await recordAudit(tx, context.clock, actor, {
    action,
    accountId: credential.accountId,
    subjectType: 'credential',
    subjectId: credential.id,
    details: { changes: changesBetween(before, after) },
  });
}

/** Notifies open pages that show keys. Call it after the commit. */
export function announceCredential({ changes }: BaseContext, scope: Scope): void {
  changes.publish(topicsOfParts(scope, 'credentials'));
}
