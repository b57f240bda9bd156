// An authenticator in software, which registers passkeys and answers challenges as a browser does.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CallPortal } from './portal.ts';
import type { TestService } from './service.ts';

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

export interface TestPasskey {
  id: string;
  /** The answer to a challenge that registers this passkey. */
  register(options: { challenge: string }): object;
  /** The answer to a challenge that proves its owner. */
  sign(options: { challenge: string }): object;
}

export function newPasskey(service: TestService): TestPasskey {
  const { origin, hostname } = new URL(service.services.config.publicUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (flags: number, more: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([createHash('sha256').update(hostname).digest(), Buffer.from([flags, 0, 0, 0, 0]), more]);

  return {
    id,
    register({ challenge }) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(
          dataOf(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, credential),
        ).toString('base64url'),
        transports: ['internal'],
      });
    },
    sign({ challenge }) {
      const client = clientData('webauthn.get', challenge);
      const data = dataOf(USER_PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21, 0x58, 32]), x, Buffer.from([0x22, 0x58, 32]), y]);
}

/** CBOR: { fmt: 'none', attStmt: {}, authData: … }. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}

/** Adds a passkey to the person who is signed in and has this password. */
export async function addPasskey(
  service: TestService,
  call: CallPortal,
  password: string,
  name = 'Laptop',
): Promise<TestPasskey> {
  const passkey = newPasskey(service);
  await call('POST', '/me/confirmation', { password });
  const { json: options } = await call('POST', '/me/passkeys/challenge');
  const added = await call('POST', '/me/passkeys', { name, answer: passkey.register(options) });
  if (added.status !== 201) throw new Error(added.text);
  return passkey;
}
