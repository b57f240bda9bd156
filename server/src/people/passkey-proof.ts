// Proves a person by one of their passkeys: a challenge that works once, and the check of its answer.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import * as store from './passkey-store.ts';
import type { People } from './people.ts';

const CHALLENGE_MS = 5 * MINUTE_MS;

/** Passkeys are bound to the host of PUBLIC_URL and to pages of its origin. */
export function siteOf({ links }: People) {
  const { hostname, origin } = new URL(links.signIn('portal'));
  return { rpID: hostname, origin };
}

/** The passkey identifies its owner, so no e-mail address is needed. */
export async function challengePasskey(people: People) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(people).rpID,
    userVerification: 'required',
  });
  await saveChallenge(people, options.challenge, null);
  return options;
}

export async function saveChallenge({ sql, clock }: People, challenge: string, userId: string | null) {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await store.insertChallenge(sql, { challenge, userId, expiresAt });
}

/** The passkey that gave this answer to a challenge; null if it is unknown or the answer is not right. */
export async function usePasskey(
  people: People,
  answer: AuthenticationResponseJSON,
): Promise<store.Passkey | null> {
  const { sql, clock } = people;
  const passkey = await store.findPasskey(sql, answer.id);
  if (!passkey) return null;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => store.useChallenge(sql, challenge, null, clock.now()),
    expectedOrigin: siteOf(people).origin,
    expectedRPID: siteOf(people).rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as never,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  await store.recordPasskeyUse(sql, passkey.credentialId, newCounter, clock.now());
  return passkey;
}
