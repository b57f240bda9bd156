// Decides whether a new credential waits for an admin, so that nobody gets a key with more rights than their own.

import type { Account } from '../../model/account.ts';
import { isTest } from '../../model/environment.ts';
import type { Transaction } from '../../platform/db.ts';
import { ORDERING_SCOPES } from './api-scopes.ts';
import type { Credential } from './credential.ts';

/** Who makes a credential. */
export interface Maker {
  /** Admins of the account and the operator. */
  mayApprove: boolean;
  /** Runs in the transaction of the creation. */
  onCreated?(tx: Transaction, credential: Credential, account: Account): Promise<void>;
}

/** The operator, whose credentials need no approval. */
export const OPERATOR_MAKER: Maker = { mayApprove: true };

export function ordersInProduction({
  environment,
  scopes,
}: Pick<Credential, 'environment' | 'scopes'>): boolean {
  return !isTest(environment) && scopes.some((scope) => ORDERING_SCOPES.includes(scope));
}

export function needsApproval(
  account: Account,
  credential: Pick<Credential, 'environment' | 'scopes'>,
  { mayApprove }: Maker,
): boolean {
  return account.writeKeysNeedApproval && !mayApprove && ordersInProduction(credential);
}
