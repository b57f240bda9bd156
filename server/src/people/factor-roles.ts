// The roles that need a second factor: the operator decides for its people, the admins of an account for theirs.
import { changeAccount, getAccount } from '../customers/accounts/manage-accounts.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { changesBetween } from '../platform/changes.ts';
import type { Db } from '../platform/db.ts';
import { type People, publishUserChange } from './people.ts';
import type { User } from './user.ts';
import { lockOperatorUsers, readOperatorFactorRoles, writeOperatorFactorRoles } from './user-store.ts';

type Role = User['role'];

/** Beyond the admins of the operator, who always need one. */
export async function findFactorRoles(db: Db, accountId: string | null): Promise<Role[]> {
  if (accountId === null) return (await readOperatorFactorRoles(db)) as Role[];
  return (await getAccount(db, accountId)).secondFactorRoles as Role[];
}

/** People of these roles who have none do nothing else at their next call; their open streams end. */
export async function changeFactorRoles(
  people: People,
  actor: Actor,
  accountId: string | null,
  roles: readonly Role[],
): Promise<Role[]> {
  const secondFactorRoles = [...new Set(roles)];
  if (accountId === null) await changeOfOperator(people, actor, secondFactorRoles);
  else await changeAccount(people, actor, accountId, { secondFactorRoles });
  publishUserChange(people, { accountId });
  return secondFactorRoles;
}

async function changeOfOperator({ sql, clock }: People, actor: Actor, roles: Role[]): Promise<void> {
  await sql.begin(async (tx) => {
    await lockOperatorUsers(tx);
    const before = await readOperatorFactorRoles(tx);
    await writeOperatorFactorRoles(tx, roles, clock.now());
    await recordAudit(tx, clock, actor, {
      action: 'operator.factor_roles_changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween({ roles: before }, { roles }) },
    });
  });
}
