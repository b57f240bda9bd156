// Passkeys: registered by a signed-in person, and then sufficient to sign in.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { recordAudit } from '../operator/audit.ts';
import { callErrors, invalidFields } from '../platform/call-errors.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import * as store from './passkey-store.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { actorOf, type StartedSession } from './sessions.ts';
import { enter, wrongSignIn } from './sign-in.ts';
import type { Realm, User } from './user.ts';
import { findUserWithSecrets } from './user-store.ts';

const CHALLENGE_MS = 5 * MINUTE_MS;
const MAX_PASSKEYS = 20;

/** Passkeys are bound to the host of PUBLIC_URL and to pages of its origin. */
function site({ links }: People) {
  const { hostname, origin } = new URL(links.signIn('portal'));
  return { rpID: hostname, origin };
}

export async function proposePasskey(people: People, user: User) {
  const known = await store.listPasskeys(people.sql, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Handover',
    rpID: site(people).rpID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as never,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(people, options.challenge, user.id);
  return options;
}

export async function addPasskey(
  people: People,
  user: User,
  { name, answer }: { name: string; answer: RegistrationResponseJSON },
): Promise<store.Passkey> {
  const { sql, clock } = people;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => store.useChallenge(sql, challenge, user.id, clock.now()),
    expectedOrigin: site(people).origin,
    expectedRPID: site(people).rpID,
  }).catch(() => null);
  if (!verified?.verified) throw notAccepted();
  const { credential } = verified.registrationInfo;
  const passkey: store.Passkey = {
    credentialId: credential.id,
    userId: user.id,
    name,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  await sql.begin(async (tx) => {
    if ((await store.listPasskeys(tx, user.id)).length >= MAX_PASSKEYS) throw tooMany();
    if (!(await store.insertPasskey(tx, passkey))) throw notAccepted();
    await recordAudit(tx, clock, actorOf(user), audited(user, 'user.passkey_added', { name }));
  });
  publishUserChange(people, user);
  return passkey;
}

export async function removePasskey(people: People, user: User, credentialId: string): Promise<void> {
  const { sql, clock } = people;
  await sql.begin(async (tx) => {
    const name = await store.deletePasskey(tx, user.id, credentialId);
    if (name === null) throw callErrors.NOT_FOUND({ message: 'There is no such passkey.' });
    await recordAudit(tx, clock, actorOf(user), audited(user, 'user.passkey_removed', { name }));
  });
  publishUserChange(people, user);
}

function audited(user: User, action: string, details: Record<string, unknown>) {
  const { accountId, id: subjectId } = user;
  return { action, accountId, subjectType: 'user', subjectId, details };
}

/** The passkey identifies its owner, so no e-mail address is needed. */
export async function challengeForSignIn(people: People) {
  const options = await generateAuthenticationOptions({
    rpID: site(people).rpID,
    userVerification: 'required',
  });
  await saveChallenge(people, options.challenge, null);
  return options;
}

export async function signInWithPasskey(
  people: People,
  realm: Realm,
  answer: AuthenticationResponseJSON,
  browser: Browser,
): Promise<StartedSession> {
  const { sql, clock } = people;
  const passkey = await store.findPasskey(sql, answer.id);
  const user = passkey && (await findUserWithSecrets(sql, passkey.userId));
  if (!passkey || !user || user.disabledAt !== null) throw wrongSignIn();
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => store.useChallenge(sql, challenge, null, clock.now()),
    expectedOrigin: site(people).origin,
    expectedRPID: site(people).rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as never,
    },
  }).catch(() => null);
  if (!verified?.verified) throw wrongSignIn();
  await store.recordPasskeyUse(
    sql,
    passkey.credentialId,
    verified.authenticationInfo.newCounter,
    clock.now(),
  );
  return enter(people, realm, user, browser);
}

async function saveChallenge({ sql, clock }: People, challenge: string, userId: string | null) {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await store.insertChallenge(sql, { challenge, userId, expiresAt });
}

const notAccepted = () =>
  invalidFields([
    { field: 'answer', code: 'invalid_value', message: 'The passkey could not be checked. Start again.' },
  ]);

const tooMany = () =>
  invalidFields([
    { field: 'answer', code: 'too_big', message: `At most ${MAX_PASSKEYS} passkeys. Remove one first.` },
  ]);
