// Erases a person who signs in, on request of the person.
import type { BaseContext } from '../platform/base-context.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { rememberErased } from './company-rule.ts';
import { lockGroupAndUser } from './lock-group.ts';
import type { User } from './user.ts';
import { countAdmins, deleteUser } from './user-store.ts';

/** Ends the sessions and links of the person, too. False for the last admin, who must be replaced first. */
export async function eraseUser(
  context: Pick<BaseContext, 'secrets'>,
  tx: Transaction,
  { id, accountId }: User,
): Promise<boolean> {
  const user = await lockGroupAndUser(tx, accountId, id);
  if (await isLastAdmin(tx, user)) return false;
  await rememberErased(context, tx, user);
  await deleteUser(tx, id);
  return true;
}

export async function isLastAdmin(db: Db, { role, disabledAt, accountId }: User): Promise<boolean> {
  return role === 'admin' && disabledAt === null && (await countAdmins(db, accountId)) === 1;
}
