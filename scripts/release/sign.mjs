// Signs checksums with the Ed25519 key of the maintainers, and verifies the signature as a customer does.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** The key of RELEASE_KEY: the name of a PEM file, or the PEM text itself. Null without one: then nothing is signed. */
export function readReleaseKey(setting) {
  if (!setting) return null;
  const pem = setting.includes('-----BEGIN') ? setting : readFileSync(setting, 'utf8');
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('RELEASE_KEY is not an Ed25519 key.');
  return key;
}

export const publicKeyOf = (key) => createPublicKey(key).export({ type: 'spki', format: 'pem' });

/** Writes `<path>.sig`. */
export function signFile(path, key) {
  writeFileSync(`${path}.sig`, sign(null, readFileSync(path), key));
}

/** Throws if `<path>.sig` is not the signature of the file by this public key. */
export function verifyFile(path, publicKey) {
  if (verify(null, readFileSync(path), publicKey, readFileSync(`${path}.sig`))) return;
  throw new Error(`${path}.sig is not the signature of ${path}.`);
}
