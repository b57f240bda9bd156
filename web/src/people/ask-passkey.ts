// Lets the browser ask for one of the user's passkeys, as a proof for the next call.
import { startAuthentication } from '@simplewebauthn/browser';
import { currentRealm } from './realm.ts';

export async function askPasskey() {
  const options = await currentRealm().client.POST('/session/passkey-challenge');
  return (await startAuthentication({ optionsJSON: options as never })) as never;
}
