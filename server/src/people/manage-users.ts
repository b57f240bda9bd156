// Invites, changes and removes people. At least one admin must remain.
import { accountNotFound } from '../customers/accounts/manage-accounts.ts';
import { lockAccount } from '../customers/accounts/store.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { changesBetween } from '../platform/changes.ts';
import type { Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { isActiveAdmin, mailAdmins, trustedFrom } from './admins.ts';
import { requireOtherWay } from './company-rule.ts';
import { mailInvitation, makeInvitationLink } from './links.ts';
import { lockGroupAndUser } from './lock-group.ts';
import { countInvitation } from './mail-limits.ts';
import { type People, publishUserChange } from './people.ts';
import { deleteSessions, endAgentSessions } from './session-store.ts';
import { newUser, type User, type UserFields } from './user.ts';
import * as store from './user-store.ts';

/**
 * `accountId` is null for people of the operator. Without a mail, the person cannot choose a password yet.
 */
export async function inviteUser(
  people: People,
  actor: Actor,
  accountId: string | null,
  fields: UserFields,
  { mailed = true } = {},
): Promise<User> {
  const now = people.clock.now();
  const created = newUser(fields, accountId, uuidv7(now), now);
  if (mailed) await countInvitation(people, created);
  const user = await people.sql.begin(async (tx) => {
    const account = accountId === null ? null : await lockAccount(tx, accountId);
    if (accountId !== null && !account) throw accountNotFound();
    const isAdmin = fields.role === 'admin';
    const adminTrustedFrom = isAdmin ? await trustedFrom(people, tx, actor, created) : null;
    const user = { ...created, adminTrustedFrom };
    if (!(await store.insertUser(tx, user))) throw addressTaken();
    if (isAdmin) await mailAdmins(people, tx, actor, 'adminInvited', user, account);
    if (mailed) await mailInvitation(people, tx, user, account);
    await audit(people, tx, actor, 'user.invited', user, { changes: changesBetween({}, fields) });
    return user;
  });
  publishUserChange(people, user);
  return user;
}

const addressTaken = () =>
  invalidFields([
    {
      field: 'email',
      code: 'invalid_value',
      message: 'This address is in this list already.',
      reason: 'user_exists',
    },
  ]);

/** For an invitation that was lost or has expired. */
export async function inviteAgain(
  people: People,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<User> {
  return people.sql.begin(async (tx) => {
    const user = await lockGroupAndUser(tx, accountId, id);
    if (user.passwordHash !== null) throw hasJoined();
    await countInvitation(people, user);
    await mailInvitation(people, tx, user, accountId === null ? null : await lockAccount(tx, accountId));
    await audit(people, tx, actor, 'user.invited_again', user, {});
    return user;
  });
}

/** For an admin to hand over, where no mail is sent or arrives. The audit log names who got the link. */
export async function copyInvitationLink(
  people: People,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<{ url: string; expiresAt: Date }> {
  return people.sql.begin(async (tx) => {
    const user = await lockGroupAndUser(tx, accountId, id);
    if (user.passwordHash !== null) throw hasJoined();
    if (user.role === 'admin') await mailAdmins(people, tx, actor, 'adminLinkCopied', user, null);
    await audit(people, tx, actor, 'user.link_copied', user, {});
    return makeInvitationLink(people, tx, user);
  });
}

const hasJoined = () =>
  invalidFields([
    {
      field: 'id',
      code: 'invalid_value',
      message: 'This person has a password and can reset it by mail.',
      reason: 'has_password',
    },
  ]);

export type UserChanges = Partial<
  Pick<User, 'name' | 'role' | 'language' | 'notifications'> & { disabled: boolean }
>;

export async function changeUser(
  people: People,
  actor: Actor,
  accountId: string | null,
  id: string,
  { disabled, ...changes }: UserChanges,
): Promise<User> {
  const now = people.clock.now();
  const changed = await people.sql.begin(async (tx) => {
    const before = publicPart(await lockGroupAndUser(tx, accountId, id));
    const disabledAt =
      disabled === undefined ? before.disabledAt : disabled ? (before.disabledAt ?? now) : null;
    const changedUser: User = { ...before, ...changes, disabledAt, updatedAt: now };
    const becomesAdmin = isActiveAdmin(changedUser) && !isActiveAdmin(before);
    const user = becomesAdmin
      ? { ...changedUser, adminTrustedFrom: await trustedFrom(people, tx, actor, before) }
      : changedUser;
    await store.updateUser(tx, user);
    if (becomesAdmin) await mailAdmins(people, tx, actor, 'adminPromoted', user, null);
    if (isActiveAdmin(before) && !isActiveAdmin(user)) {
      await requireAnotherAdmin(tx, accountId);
      await requireOtherWay(tx, user);
    }
    if (disabledAt !== null) {
      await deleteSessions(tx, id, null);
      await endAgentSessions(tx, id, now);
    }
    await audit(people, tx, actor, 'user.changed', user, { changes: changesBetween(before, user) });
    return user;
  });
  publishUserChange(people, changed);
  return changed;
}

export async function removeUser(
  people: People,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<void> {
  await people.sql.begin(async (tx) => {
    const user = await lockGroupAndUser(tx, accountId, id);
    await requireOtherWay(tx, user);
    await store.deleteUser(tx, id);
    if (isActiveAdmin(user)) await requireAnotherAdmin(tx, accountId);
    const { email, name, role } = user;
    await audit(people, tx, actor, 'user.removed', user, {
      changes: changesBetween({ email, name, role }, {}),
    });
  });
  publishUserChange(people, { accountId });
}

function publicPart(user: Awaited<ReturnType<typeof lockGroupAndUser>>): User {
  const { passwordHash: _, totpSecret: _1, totpStep: _2, recoveryHashes: _3, ...rest } = user;
  return rest;
}

/** Without an admin, no one could invite another one. */
async function requireAnotherAdmin(tx: Transaction, accountId: string | null): Promise<void> {
  if ((await store.countAdmins(tx, accountId)) > 0) return;
  const message = 'This is the last admin. Make another person admin first.';
  throw invalidFields([{ field: 'role', code: 'invalid_value', message, reason: 'last_admin' }]);
}

function audit(
  { clock }: People,
  tx: Transaction,
  actor: Actor,
  action: string,
  user: User,
  details: Record<string, unknown>,
) {
  const { id: subjectId, accountId } = user;
  return recordAudit(tx, clock, actor, { action, accountId, subjectType: 'user', subjectId, details });
}
