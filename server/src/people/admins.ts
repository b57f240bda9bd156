// New admins: from when on they may confirm what gives power or takes money, and the mails to the other admins.
import { DAY_MS } from '../../../shared/time/durations.ts';
import { type AdminNews, adminNewsMail } from '../messages/mail/admin-mail.ts';
import { newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Account } from '../model/account.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { lockGroupAndUser } from './lock-group.ts';
import { type People, publishUserChange } from './people.ts';
import { realmOf, type User } from './user.ts';
import { findUserWithSecrets, listActiveAdmins, setAdminTrustedFrom } from './user-store.ts';

const NEW_ADMIN_MS = DAY_MS;

const PERSON = 'user:';
/** The provider of a company, by the roles in its claims. */
export const PROVIDER = 'provider:';

export function isActiveAdmin({ role, disabledAt }: Pick<User, 'role' | 'disabledAt'>): boolean {
  return role === 'admin' && disabledAt === null;
}

/**
 * From when on a new admin is trusted; null means at once. The others hear of the new admin and have a day to object.
 * Programs with the operator token can do everything anyway, and the first admin has nobody who could object.
 */
export async function trustedFrom(
  { clock }: People,
  db: Db,
  actor: Actor,
  { id, accountId }: Pick<User, 'id' | 'accountId'>,
): Promise<Date | null> {
  if (!actor.name.startsWith(PERSON) && !actor.name.startsWith(PROVIDER)) return null;
  const others = (await listActiveAdmins(db, accountId)).filter((admin) => admin.id !== id);
  return others.length === 0 ? null : new Date(clock.now().getTime() + NEW_ADMIN_MS);
}

/** A first factor that only a password has confirmed does not count at once for those whose password is not enough. */
export async function distrustFirstFactor(people: People, tx: Transaction, user: User): Promise<void> {
  if (user.role !== 'admin') return;
  const from = await trustedFrom(people, tx, { name: PERSON + user.id, channel: realmOf(user) }, user);
  if (from && (user.adminTrustedFrom === null || user.adminTrustedFrom < from)) {
    await setAdminTrustedFrom(tx, user.id, from);
  }
}

/** Another admin, who has proven a factor for it, lets the confirmations of a new admin count from now on. */
export async function trustAdmin(
  people: People,
  actor: Actor,
  accountId: string | null,
  id: string,
): Promise<User> {
  if (actor.name === PERSON + id) throw ownTrust();
  const trusted = await people.sql.begin(async (tx) => {
    const {
      passwordHash: _,
      totpSecret: _1,
      totpStep: _2,
      recoveryHashes: _3,
      ...user
    } = await lockGroupAndUser(tx, accountId, id);
    if (user.adminTrustedFrom === null) return user;
    await setAdminTrustedFrom(tx, id, null);
    await mailAdmins(people, tx, actor, 'adminTrusted', user, null);
    await recordAudit(tx, people.clock, actor, {
      action: 'user.trusted',
      accountId,
      subjectType: 'user',
      subjectId: id,
      details: {},
    });
    return { ...user, adminTrustedFrom: null };
  });
  publishUserChange(people, trusted);
  return trusted;
}

const ownTrust = () =>
  invalidFields([
    {
      field: 'id',
      code: 'invalid_value',
      message: 'Another admin must do this for you.',
      reason: 'own_trust',
    },
  ]);

/** To all admins but the one who did it and the one it is about. */
export async function mailAdmins(
  { clock, links }: People,
  tx: Transaction,
  actor: Actor,
  news: AdminNews,
  subject: User,
  account: Account | null,
): Promise<void> {
  const { accountId } = subject;
  const actorId = actor.name.startsWith(PERSON) ? actor.name.slice(PERSON.length) : null;
  const admins = (await listActiveAdmins(tx, accountId)).filter(
    ({ id }) => id !== actorId && id !== subject.id,
  );
  if (admins.length === 0) return;
  const person = actorId && (await findUserWithSecrets(tx, actorId));
  const now = clock.now();
  const operator = await findOperator(tx);
  const page = accountId === null ? links.console('settings/users') : links.portal('production/users');
  const mails = admins.map(({ email: recipient, name, language: chosen }) => {
    const language = chosen ?? account?.language ?? 'de';
    const by = person ? person.name : null;
    const isByProvider = actor.name.startsWith(PROVIDER);
    const content = { news, name, person: by, isByProvider, admin: subject, at: now, page };
    const envelope = {
      accountId,
      environment: 'production',
      orderId: null,
      kind: 'ADMIN_ADDED',
      recipient,
      language,
    } as const;
    return newMail(envelope, adminNewsMail(content, { operator, language, now }), now);
  });
  await insertMails(tx, mails);
}
