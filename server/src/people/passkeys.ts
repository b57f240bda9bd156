// Passkeys: registered by a signed-in person, and then sufficient to sign in.
import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { findOperator } from '../operator/operator.ts';
import { callErrors, invalidFields } from '../platform/call-errors.ts';
import { distrustFirstFactor } from './admins.ts';
import { saveChallenge, siteOf, usePasskey } from './passkey-proof.ts';
import * as store from './passkey-store.ts';
import { type Browser, type People, publishUserChange } from './people.ts';
import { recordSignInChange } from './record-sign-in-change.ts';
import { setProof } from './session-store.ts';
import type { SignedIn, StartedSession } from './sessions.ts';
import { enter, wrongSignIn } from './sign-in.ts';
import type { Realm, User } from './user.ts';
import { findUserWithSecrets, lockUser, readFactors } from './user-store.ts';

const MAX_PASSKEYS = 20;

export async function proposePasskey(people: People, user: User) {
  const known = await store.listPasskeys(people.sql, user.id);
  const options = await generateRegistrationOptions({
    rpName: (await findOperator(people.sql)).name,
    rpID: siteOf(people).rpID,
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

/** This session counts as proven by the new passkey. */
export async function addPasskey(
  people: People,
  { user, session, needsSecondFactor }: SignedIn,
  { name, answer }: { name: string; answer: RegistrationResponseJSON },
): Promise<store.Passkey> {
  const { sql, clock } = people;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => store.useChallenge(sql, challenge, user.id, clock.now()),
    expectedOrigin: siteOf(people).origin,
    expectedRPID: siteOf(people).rpID,
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
    await lockUser(tx, user.id);
    const { oneTimeCodes, passkeys } = await readFactors(tx, user.id);
    if (needsSecondFactor && !oneTimeCodes && passkeys === 0) await distrustFirstFactor(people, tx, user);
    if ((await store.listPasskeys(tx, user.id)).length >= MAX_PASSKEYS) throw tooMany();
    if (!(await store.insertPasskey(tx, passkey))) throw notAccepted();
    await setProof(tx, session.id, 'passkey');
    await recordSignInChange(people, tx, user, 'passkeyAdded', [name]);
  });
  publishUserChange(people, user);
  return passkey;
}

export async function removePasskey(people: People, user: User, credentialId: string): Promise<void> {
  await people.sql.begin(async (tx) => {
    const name = await store.deletePasskey(tx, user.id, credentialId);
    if (name === null) throw callErrors.NOT_FOUND({ message: 'There is no such passkey.' });
    await recordSignInChange(people, tx, user, 'passkeyRemoved', [name]);
  });
  publishUserChange(people, user);
}

export async function signInWithPasskey(
  people: People,
  realm: Realm,
  answer: AuthenticationResponseJSON,
  browser: Browser,
): Promise<StartedSession> {
  const passkey = await usePasskey(people, answer);
  const user = passkey && (await findUserWithSecrets(people.sql, passkey.userId));
  if (!user || user.disabledAt !== null) throw wrongSignIn();
  return enter(people, realm, user, browser, 'passkey');
}

const notAccepted = () =>
  invalidFields([
    {
      field: 'answer',
      code: 'invalid_value',
      message: 'The passkey could not be checked. Start again.',
      reason: 'passkey_failed',
    },
  ]);

const tooMany = () =>
  invalidFields([
    {
      field: 'answer',
      code: 'too_big',
      message: `At most ${MAX_PASSKEYS} passkeys. Remove one first.`,
      reason: 'passkeys_full',
      params: { max: MAX_PASSKEYS },
    },
  ]);
