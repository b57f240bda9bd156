// Opens, changes and closes accounts, and adds new versions of their agreement.

import type { Choice } from '../../consequences/part.ts';
import type { Account } from '../../model/account.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Agreement, type AgreementTerms, defaultAgreementTerms } from '../../model/prices/agreement.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors, invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import { type Db, isUniqueViolation, type Sql, type Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { findNewestVersion, insertNextVersion } from '../agreements/store.ts';
import { accountErrors } from './errors.ts';
import {
  findAccount,
  findAccountWithDebtorNumber,
  findInvoicedUnder,
  insertAccount,
  lockAccount,
  updateAccount,
} from './store.ts';

export type AccountFields = Pick<
  Account,
  'name' | 'kind' | 'status' | 'apiV1Production' | 'writeKeysNeedApproval' | 'language' | 'contractingParty'
>;

export const accountNotFound = () => callErrors.NOT_FOUND({ message: 'There is no account with this id.' });

export async function getAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccount(db, id);
  if (!account) throw accountNotFound();
  return account;
}

export async function openAccount(
  context: BaseContext,
  actor: Actor,
  fields: AccountFields,
): Promise<Account> {
  const now = context.clock.now();
  const account: Account = {
    ...fields,
    id: uuidv7(now),
    secondFactorRoles: [],
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await withOwnDebtorNumber(context.sql, account, async (tx) => {
    await insertAccount(tx, account);
    await insertNextVersion(tx, account.id, defaultAgreementTerms(), {
      validFrom: null,
      at: now,
      by: actor.name,
    });
    await audit(tx, context, actor, 'account.opened', account.id, { changes: changesBetween({}, fields) });
  });
  context.changes.publish(topicsOfOperator('accounts'));
  return account;
}

export async function changeAccount(
  context: BaseContext,
  actor: Actor,
  id: string,
  changes: Partial<AccountFields & Pick<Account, 'secondFactorRoles'>>,
): Promise<Account> {
  return withOwnDebtorNumber(context.sql, { id, ...changes }, async (tx) => {
    const before = await lockAccount(tx, id);
    if (!before) throw accountNotFound();
    const account: Account = { ...before, ...changes, updatedAt: context.clock.now() };
    await updateAccount(tx, account);
    await audit(tx, context, actor, 'account.changed', id, {
      changes: changesBetween(before, account),
    });
    return account;
  });
}

/**
 * Two customers with one number would be one debtor in bookkeeping. The index refuses it, also in calls at the same time; a
 * number under which another customer was invoiced stays its own.
 */
async function withOwnDebtorNumber<Result>(
  sql: Sql,
  { id, contractingParty }: Pick<Account, 'id'> & Partial<Account>,
  change: (tx: Transaction) => Promise<Result>,
) {
  const number = contractingParty?.debtorNumber ?? null;
  const taken = (name: string) => {
    const message = `${name} has the debtor number ${number} already. Every customer needs its own.`;
    return invalidFields([{ field: 'contractingParty.debtorNumber', code: 'invalid_value', message }]);
  };
  try {
    return await sql.begin(async (tx) => {
      const name = number === null ? null : await findInvoicedUnder(tx, number, id);
      if (name !== null) throw taken(name);
      return change(tx);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_by_debtor_number')) throw error;
    throw taken((await findAccountWithDebtorNumber(sql, number!, id))?.name ?? 'Another customer');
  }
}

/** The row stays, without personal data, because orders, invoices and the audit log refer to it. */
export async function closeAccount(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  id: string,
  /** What was decided about the things that were open. */
  choices: readonly Choice[],
): Promise<void> {
  const account = await lockAccount(tx, id);
  if (!account) throw accountNotFound();
  const now = context.clock.now();
  await updateAccount(tx, {
    ...account,
    name: 'Deleted account',
    status: 'SUSPENDED',
    contractingParty: null,
    updatedAt: now,
    deletedAt: now,
  });
  await audit(tx, context, actor, 'account.deleted', id, choices.length > 0 ? { choices } : {});
}

export interface AgreementChange {
  /** The newest version that the caller saw; by default the change is based on whichever it is. */
  seenVersion?: number | undefined;
  /** The first day on which it applies; by default today. */
  validFrom?: string | undefined;
}

export async function changeAgreement(
  context: BaseContext,
  actor: Actor,
  accountId: string,
  terms: AgreementTerms,
  { seenVersion, validFrom }: AgreementChange = {},
): Promise<Agreement> {
  return context.sql.begin(async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw accountNotFound();
    const before = await findNewestVersion(tx, accountId);
    if (seenVersion !== undefined && before?.version !== seenVersion) {
      throw accountErrors.AGREEMENT_CHANGED({ details: { currentVersion: before?.version ?? 0 } });
    }
    const at = context.clock.now();
    const today = dayOf((await findOperator(tx)).timeZone, at);
    const from = validFrom ?? today;
    refusePastStart(from, today);
    const agreement = await insertNextVersion(tx, accountId, terms, { validFrom: from, at, by: actor.name });
    const changes = changesBetween(before?.terms ?? {}, agreement.terms);
    const { version } = agreement;
    await audit(tx, context, actor, 'agreement.changed', accountId, { version, validFrom: from, changes });
    return agreement;
  });
}

/** Orders of the past keep their prices, so a version cannot begin before today. */
export function refusePastStart(validFrom: string, today: string): void {
  if (validFrom >= today) return;
  const message = `The first day must be today (${today}) or later.`;
  throw invalidFields([{ field: 'validFrom', code: 'too_small', message, reason: 'past_day' }]);
}

function audit(
  tx: Transaction,
  { clock }: BaseContext,
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
