// Locks a person together with the group: the people of an account, or of the operator.
import { lockAccount } from '../customers/accounts/store.ts';
import { callErrors } from '../platform/call-errors.ts';
import type { Transaction } from '../platform/db.ts';
import { lockOperatorUsers, lockUser } from './user-store.ts';

const userNotFound = () => callErrors.NOT_FOUND({ message: 'There is no user with this id.' });

/** Changes in one group wait for each other, so that two of them cannot remove its last two admins. */
export async function lockGroupAndUser(tx: Transaction, accountId: string | null, id: string) {
  if (accountId === null) await lockOperatorUsers(tx);
  else await lockAccount(tx, accountId);
  const user = await lockUser(tx, id);
  if (!user || user.accountId !== accountId) throw userNotFound();
  return user;
}
