// Opens, changes and deletes accounts, and adds new versions of their agreement.

import { ServiceError } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type AgreementTerms, defaultAgreementTerms } from '../agreements/agreement.ts';
import { type Agreement, insertNextVersion } from '../agreements/store.ts';
import { revokeCredentialsOfAccount } from '../credentials/store.ts';
import type { Account } from './account.ts';
import { insertAccount, lockAccount, updateAccount } from './store.ts';

interface AccountDeps {
  sql: Sql;
  clock: Clock;
}

export type AccountFields = Pick<
  Account,
  'name' | 'kind' | 'status' | 'apiV1Production' | 'language' | 'contractingParty'
>;

export const accountNotFound = () =>
  new ServiceError('NOT_FOUND', { message: 'There is no account with this id.' });

export async function openAccount(deps: AccountDeps, actor: Actor, fields: AccountFields): Promise<Account> {
  const now = deps.clock.now();
  const account: Account = { ...fields, id: uuidv7(now), createdAt: now, updatedAt: now, deletedAt: null };
  await deps.sql.begin(async (tx) => {
    await insertAccount(tx, account);
    await insertNextVersion(tx, account.id, defaultAgreementTerms(), now);
    await audit(tx, deps.clock, actor, 'account.opened', account.id, {
      ...fields,
      contractingParty: undefined,
    });
  });
  return account;
}

export async function changeAccount(
  deps: AccountDeps,
  actor: Actor,
  id: string,
  changes: Partial<AccountFields>,
): Promise<Account> {
  return deps.sql.begin(async (tx) => {
    const before = await lockAccount(tx, id);
    if (!before) throw accountNotFound();
    const account: Account = { ...before, ...changes, updatedAt: deps.clock.now() };
    await updateAccount(tx, account);
    await audit(tx, deps.clock, actor, 'account.changed', id, { fields: Object.keys(changes) });
    return account;
  });
}

/** Keeps the row, without personal data, because orders, invoices and the audit log refer to it. */
export async function deleteAccount(deps: AccountDeps, actor: Actor, id: string): Promise<void> {
  await deps.sql.begin(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw accountNotFound();
    const now = deps.clock.now();
    await updateAccount(tx, {
      ...account,
      name: 'Deleted account',
      status: 'SUSPENDED',
      contractingParty: null,
      updatedAt: now,
      deletedAt: now,
    });
    await revokeCredentialsOfAccount(tx, id, now);
    await audit(tx, deps.clock, actor, 'account.deleted', id, {});
  });
}

export async function changeAgreement(
  deps: AccountDeps,
  actor: Actor,
  accountId: string,
  terms: AgreementTerms,
): Promise<Agreement> {
  return deps.sql.begin(async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw accountNotFound();
    const agreement = await insertNextVersion(tx, accountId, terms, deps.clock.now());
    await audit(tx, deps.clock, actor, 'agreement.changed', accountId, { version: agreement.version });
    return agreement;
  });
}

function audit(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  action: string,
  id: string,
  details: Record<string, unknown>,
) {
  return recordAudit(tx, clock, actor, {
    action,
    accountId: id,
    subjectType: 'account',
    subjectId: id,
    details,
  });
}
