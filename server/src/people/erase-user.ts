// Erases a person who signs in, on request of the person. Unlike a removal, the audit log does not keep the name.
import type { BaseContext } from '../platform/base-context.ts';
import type { Db } from '../platform/db.ts';
import { lockGroupAndUser } from './manage-users.ts';
import { publishUserChange } from './people.ts';
import type { User } from './user.ts';
import { countAdmins, deleteUser } from './user-store.ts';

/** Ends the sessions and links of the person, too. False for the last admin, who must be replaced first. */
export async function eraseUser({ sql, changes }: BaseContext, { id, accountId }: User): Promise<boolean> {
  const isErased = await sql.begin(async (tx) => {
    if (await isLastAdmin(tx, await lockGroupAndUser(tx, accountId, id))) return false;
    await deleteUser(tx, id);
    return true;
  });
  if (isErased) publishUserChange({ changes }, { accountId });
  return isErased;
}

export async function isLastAdmin(db: Db, { role, disabledAt, accountId }: User): Promise<boolean> {
  return role === 'admin' && disabledAt === null && (await countAdmins(db, accountId)) === 1;
}
