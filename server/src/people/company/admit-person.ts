// Decides which person the claims of a provider are, makes the person at the first sign-in, and starts the session.
import { findAccountIncludingDeleted, lockAccount } from '../../customers/accounts/store.ts';
import { recordAudit } from '../../operator/audit.ts';
import type { Transaction } from '../../platform/db.ts';
import { ServiceError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { mailAdmins, PROVIDER, trustedFrom } from '../admins.ts';
import * as links from '../company-link-store.ts';
import { erasedHash } from '../company-rule.ts';
import { changeUser } from '../manage-users.ts';
import { type Browser, publishUserChange } from '../people.ts';
import { checkMaySignIn, type StartedSession, startSession } from '../sessions.ts';
import { newUser, type User } from '../user.ts';
import * as users from '../user-store.ts';
import type { Company } from './company.ts';
import { type ConnectionWithSecret, realmOfConnection } from './connection.ts';
import { isProvenDomain } from './domain-store.ts';
import type { Claims } from './provider.ts';
import { emailIn, nameIn, roleIn, roleOfNewPerson, saysSecondFactor } from './read-claims.ts';
import { Refused } from './refusals.ts';
import { insertCompanySession } from './session-store.ts';

export interface Identified {
  claims: Claims;
  idToken: string;
}

/** An actor of its own: the provider decided, not the person. */
const actorOf = (connection: ConnectionWithSecret) => ({
  name: PROVIDER + connection.id,
  channel: realmOfConnection(connection),
});

export async function admitPerson(
  company: Company,
  connection: ConnectionWithSecret,
  { claims, idToken }: Identified,
  browser: Browser,
): Promise<StartedSession> {
  const { sql } = company;
  const account =
    connection.accountId === null ? null : await findAccountIncludingDeleted(sql, connection.accountId);
  const linked = await sql.begin((tx) => findOrMakePerson(company, tx, connection, claims));
  checkMaySignIn(linked, account, realmOfConnection(connection));
  await applyRole(company, connection, linked, claims);
  const provenBy = connection.provesFactor || saysSecondFactor(claims) ? 'company_factor' : 'company';
  const started = await sql.begin(async (tx) => {
    const user = await users.lockUser(tx, linked.id);
    if (!user || user.disabledAt !== null) throw new Refused('person_disabled');
    const session = await startSession(company, tx, user, browser, provenBy);
    await insertCompanySession(company, tx, session.session.id, connection.id, idToken);
    return session;
  });
  publishUserChange(company, started.user);
  return started;
}

async function findOrMakePerson(
  company: Company,
  tx: Transaction,
  connection: ConnectionWithSecret,
  claims: Claims,
): Promise<User> {
  // Two first sign-ins at once wait for each other.
  if (connection.accountId === null) await users.lockOperatorUsers(tx);
  else await lockAccount(tx, connection.accountId);
  const now = company.clock.now();
  const { email, domain } = emailIn(claims);
  if (!(await isProvenDomain(tx, connection.accountId, domain))) throw new Refused('domain_unproven', domain);
  const identity = { connectionId: connection.id, issuer: connection.issuer, subject: claims.sub };
  const known = await links.findIdentity(tx, identity);
  const user = known
    ? await users.findUserWithSecrets(tx, known.userId)
    : await users.findUserOfAccount(tx, connection.accountId, email);
  if (user && user.accountId !== connection.accountId) throw new Refused('other_person');
  if (user?.disabledAt) throw new Refused('person_disabled');
  if (known && user) {
    await links.touchIdentity(tx, known, now);
    return user;
  }
  const hash = erasedHash(company, identity);
  if (!user && (await links.isErased(tx, connection.id, hash))) throw new Refused('person_erased');
  const person = user ?? (await makePerson(company, tx, connection, claims, email));
  const link = { ...identity, userId: person.id, createdAt: now, lastUsedAt: now };
  if (!(await links.insertIdentity(tx, link))) throw new Refused('other_person');
  await links.deleteErased(tx, connection.id, hash);
  if (user) await audit(company, tx, connection, person, 'user.linked', {});
  return person;
}

async function makePerson(
  company: Company,
  tx: Transaction,
  connection: ConnectionWithSecret,
  claims: Claims,
  email: string,
): Promise<User> {
  const now = company.clock.now();
  const fields = { email, name: nameIn(claims), role: roleOfNewPerson(claims, connection) };
  const created = newUser(fields, connection.accountId, uuidv7(now), now);
  const isAdmin = fields.role === 'admin';
  const actor = actorOf(connection);
  const adminTrustedFrom = isAdmin ? await trustedFrom(company, tx, actor, created) : null;
  const person = { ...created, adminTrustedFrom };
  if (!(await users.insertUser(tx, person))) throw new Refused('other_person');
  if (isAdmin) await mailAdmins(company, tx, actor, 'adminPromoted', person, null);
  await audit(company, tx, connection, person, 'user.made_by_company', { role: fields.role });
  return person;
}

/** The last admin, and the one who keeps another way, stay admins whatever the provider says. */
async function applyRole(
  company: Company,
  connection: ConnectionWithSecret,
  user: User,
  claims: Claims,
): Promise<void> {
  const role = roleIn(claims, connection);
  if (role === null || role === user.role || user.id === connection.exemptUserId) return;
  try {
    await changeUser(company, actorOf(connection), user.accountId, user.id, { role });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'INVALID_REQUEST') throw error;
    company.log.info({ userId: user.id, role }, 'The last admin keeps the role against the provider');
  }
}

function audit(
  { clock }: Company,
  tx: Transaction,
  connection: ConnectionWithSecret,
  { id: subjectId, accountId }: User,
  action: string,
  details: Record<string, unknown>,
) {
  return recordAudit(tx, clock, actorOf(connection), {
    action,
    accountId,
    subjectType: 'user',
    subjectId,
    details,
  });
}
