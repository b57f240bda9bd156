// Masks secrets of the service in texts that callers choose and logs keep, such as a key in a path.

/** The beginning stays, so that its owner can find the key. Also of keys in percent-encoding. */
const PREFIXED =
  /((?:svc_live|svc_test|svca|svcr)_[A-Za-z0-9]{0,4}|whsec_[A-Za-z0-9]{0,4}(?=[+/\w]))(?:(?<=whsec_.{0,4})[\w+/=%-]+|[\w%-]+)/g;
/** Signed tokens of access: three parts in base64url, of which the first begins with `{"`. */
const SIGNED = /(eyJ[\w-]{4})[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
/** Tokens of drivers, links of quotes, invitations and sessions: long, random, without separators. */
const RANDOM =
  /(?<![A-Za-z0-9_-])([A-Za-z0-9_]{4})(?=[A-Za-z0-9_]*\d)(?=[A-Za-z0-9_]*[a-z])(?=[A-Za-z0-9_]*[A-Z])[A-Za-z0-9_]{30,}/g;

export function maskSecrets(text: string): string {
  // No secret is shorter, and most paths are.
  if (text.length < 12) return text;
  return text.replace(PREFIXED, '$1…').replace(SIGNED, '$1…').replace(RANDOM, '$1…');
}
