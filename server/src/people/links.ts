// Links by mail: an invitation sets the first password, a reset replaces it. Both sign the person in.

import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import { findAccountIncludingDeleted } from '../customers/accounts/store.ts';
import { accessErrors } from '../customers/credentials/errors.ts';
import { HIDDEN_TOKEN, newMail } from '../messages/mail/mail.ts';
import { addressMail, invitationMail, resetMail } from '../messages/mail/people-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Account } from '../model/account.ts';
import { recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { Language } from '../platform/language.ts';
import { checkWayIn, mustUseCompany } from './company-rule.ts';
import { peopleErrors } from './errors.ts';
import { mayMailReset } from './mail-limits.ts';
import { deleteOtherPasskeys } from './passkey-store.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { type PresentedFactor, proveFactor } from './prove-factor.ts';
import { recordSignInChange } from './record-sign-in-change.ts';
import { factorsToProve } from './second-factor.ts';
import * as sessions from './session-store.ts';
import { actorOf, checkMaySignIn, type StartedSession, startSession } from './sessions.ts';
import { type Realm, realmOf, type User } from './user.ts';
import {
  findUserByEmail,
  findUserWithSecrets,
  isProvenElsewhere,
  lockUser,
  readFactors,
  setEmailProven,
  setPassword,
} from './user-store.ts';

const TOKEN_LENGTH = 43;
const INVITATION_MS = 7 * DAY_MS;
const RESET_MS = 2 * HOUR_MS;

export function mailInvitation(people: People, tx: Transaction, user: User, account: Account | null) {
  const language = user.language ?? account?.language ?? 'de';
  return mailLink(people, tx, user, 'invitation', language, account);
}

/** A new invitation link without a mail; the earlier one becomes invalid. */
export async function makeInvitationLink(people: People, tx: Transaction, user: User) {
  const { token, expiresAt } = await makeLink(people, tx, user, 'invitation', false);
  return { url: people.links.invitation(realmOf(user), token), expiresAt };
}

async function makeLink(
  { clock, secrets }: People,
  tx: Transaction,
  user: User,
  purpose: sessions.UserLink['purpose'],
  isMailed: boolean,
) {
  const now = clock.now();
  const token = randomBase62(TOKEN_LENGTH);
  const expiresAt = new Date(now.getTime() + (purpose === 'reset' ? RESET_MS : INVITATION_MS));
  const tokenHash = secrets.hashCredential(token);
  await sessions.replaceLink(tx, {
    tokenHash,
    userId: user.id,
    purpose,
    isMailed,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

const MAILS = {
  invitation: { kind: 'INVITATION', write: invitationMail, address: 'invitation' },
  reset: { kind: 'PASSWORD_RESET', write: resetMail, address: 'passwordReset' },
  address: { kind: 'ADDRESS_PROOF', write: addressMail, address: 'addressProof' },
} as const;

async function mailLink(
  people: People,
  tx: Transaction,
  user: User,
  purpose: sessions.UserLink['purpose'],
  language: Language,
  account: Account | null,
): Promise<void> {
  const { clock, links, secrets } = people;
  const now = clock.now();
  const { token, expiresAt } = await makeLink(people, tx, user, purpose, true);
  const { kind, write, address } = MAILS[purpose];
  const url = links[address](realmOf(user), HIDDEN_TOKEN);
  const operator = await findOperator(tx);
  const letterContext = { operator, language, now };
  const content = { name: user.name, account: account?.name ?? operator.name, url, validUntil: expiresAt };
  const message = write(content, letterContext);
  const { accountId, email: recipient } = user;
  const envelope = {
    accountId,
    environment: 'production',
    orderId: null,
    kind,
    recipient,
    language,
  } as const;
  await insertMails(tx, [newMail(envelope, message, now, { linkToken: secrets.encrypt(token) })]);
}

/** The response does not reveal whether the person exists. */
export async function mailReset(people: People, realm: Realm, email: string): Promise<void> {
  const { sql } = people;
  const user = await findUserByEmail(sql, realm, email);
  if (!user || user.disabledAt !== null) return;
  if (await mustUseCompany(sql, user)) return;
  if (!(await mayMailReset(people, user))) return;
  const account = user.accountId && (await findAccountIncludingDeleted(sql, user.accountId));
  if (account && account.deletedAt !== null) return;
  const language = user.language ?? (account ? account.language : 'de');
  await sql.begin(async (tx) => {
    await mailLink(people, tx, user, 'reset', language, account || null);
    await audit(people, tx, user, 'user.reset_mailed');
  });
}

/** The recipient of the link, for its page. */
export async function openLink(people: People, realm: Realm, token: string) {
  const { link, user } = await findPasswordLink(people, people.sql, realm, token);
  const account = user.accountId && (await findAccountIncludingDeleted(people.sql, user.accountId));
  return {
    purpose: link.purpose as 'invitation' | 'reset',
    email: user.email,
    name: user.name,
    account: account ? account.name : null,
    operator: (await findOperator(people.sql)).name,
    factors: await factorsToProve(people.sql, user),
    passkeys: (await readFactors(people.sql, user.id)).passkeys,
  };
}

/** With a second factor if there is one to prove, because access to the mailbox alone must not be enough. */
interface NewPassword extends PresentedFactor {
  token: string;
  password: string;
  /** All but the one that proves the person, because an attacker may have added the others. */
  removePasskeys?: boolean | undefined;
}

/** Ends all earlier sessions. The slow hash is computed before the lock. */
export async function setPasswordByLink(
  people: People,
  realm: Realm,
  { token, password, removePasskeys, ...factor }: NewPassword,
  browser: Browser,
): Promise<StartedSession> {
  const { user: found } = await findPasswordLink(people, people.sql, realm, token);
  const account = found.accountId && (await findAccountIncludingDeleted(people.sql, found.accountId));
  const company = (account || (await findOperator(people.sql))).name;
  const problems = await passwordProblems(password, { ...found, company });
  if (problems.length > 0) throw invalidFields(problems);
  const { provenBy, passkeyId } = await proveFactor(people, found, factor);
  await checkWayIn(people.sql, found, provenBy);
  const hash = await hashPassword(password, found.id);
  const started = await people.sql.begin(async (tx) => {
    const { link, user } = await findPasswordLink(people, tx, realm, token, { lock: true });
    if (!(await sessions.useLink(tx, link))) throw linkUnknown();
    const account = user.accountId && (await findAccountIncludingDeleted(tx, user.accountId));
    checkMaySignIn(user, account || null, realm);
    if (link.isMailed) await claimAddress(people, tx, user);
    else if (user.emailProvenAt === null) await mailAddressProof(people, tx, user, account || null);
    await setPassword(tx, user.id, hash, people.clock.now());
    await sessions.deleteSessions(tx, user.id, null);
    if (link.purpose === 'invitation') await audit(people, tx, user, 'user.joined');
    else await recordSignInChange(people, tx, user, 'passwordReset');
    if (removePasskeys) {
      const removed = await deleteOtherPasskeys(tx, user.id, passkeyId);
      if (removed.length > 0) await recordSignInChange(people, tx, user, 'passkeyRemoved', removed);
    }
    return startSession(people, tx, user, browser, provenBy);
  });
  publishUserChange(people, started.user);
  return started;
}

export function mailAddressProof(people: People, tx: Transaction, user: User, account: Account | null) {
  return mailLink(people, tx, user, 'address', user.language ?? account?.language ?? 'de', account);
}

/** A mailed link was used, so the person reads what is mailed to the address. */
async function claimAddress({ clock }: People, tx: Transaction, user: User): Promise<void> {
  if (user.emailProvenAt !== null) return;
  if (await isProvenElsewhere(tx, user)) throw peopleErrors.ADDRESS_HAS_ACCESS();
  await setEmailProven(tx, user.id, clock.now());
}

/** Works without a session: the mail may be opened with another device. */
export async function proveAddress(people: People, realm: Realm, token: string): Promise<User> {
  const proven = await people.sql.begin(async (tx) => {
    const { link, user } = await findLinked(people, tx, realm, token, { lock: true });
    if (link.purpose !== 'address' || !(await sessions.useLink(tx, link))) throw linkUnknown();
    await claimAddress(people, tx, user);
    await audit(people, tx, user, 'user.address_proven');
    return user;
  });
  publishUserChange(people, proven);
  return proven;
}

/** Whose link this is. */
export async function findLinkOwner(people: People, realm: Realm, token: string): Promise<string> {
  return (await findLinked(people, people.sql, realm, token)).user.id;
}

/** A link that only proves an address sets no password. */
async function findPasswordLink(...args: Parameters<typeof findLinked>) {
  const found = await findLinked(...args);
  if (found.link.purpose === 'address') throw linkUnknown();
  return found;
}

async function findLinked(
  { clock, secrets }: People,
  db: Db,
  realm: Realm,
  token: string,
  { lock = false } = {},
) {
  const link = await sessions.findLink(db, secrets.hashCredential(token));
  const user = link && (await (lock ? lockUser : findUserWithSecrets)(db, link.userId));
  if (!link || !user || realmOf(user) !== realm) {
    throw linkUnknown();
  }
  if (link.expiresAt <= clock.now()) {
    throw accessErrors.CREDENTIALS_EXPIRED({ message: 'This link has expired. Ask for a new one.' });
  }
  return { link, user };
}

const linkUnknown = () =>
  accessErrors.INVALID_CREDENTIALS({
    message: 'This link is not known, was used already, or a newer one took its place.',
  });

function audit({ clock }: People, tx: Transaction, user: User, action: string) {
  return recordAudit(tx, clock, actorOf(user), {
    action,
    accountId: user.accountId,
    subjectType: 'user',
    subjectId: user.id,
    details: {},
  });
}
