// Erases a person who signs in, on request of the person.
import type { Db, Transaction } from '../platform/db.ts';
import { lockGroupAndUser } from './lock-group.ts';
import type { User } from './user.ts';
import { countAdmins, deleteUser } from './user-store.ts';

/** Ends the sessions and links of the person, too. False for the last admin, who must be replaced first. */
export async function eraseUser(tx: Transaction, { id, accountId }: User): Promise<boolean> {
  if (await isLastAdmin(tx, await lockGroupAndUser(tx, accountId, id))) return false;
  await deleteUser(tx, id);
  return true;
}

export async function isLastAdmin(db: Db, { role, disabledAt, accountId }: User): Promise<boolean> {
  return role === 'admin' && disabledAt === null && (await countAdmins(db, accountId)) === 1;
}
