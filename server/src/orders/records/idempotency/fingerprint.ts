// Hashes endpoint and body, ignoring field order, to find out whether two calls have the same content.
import { createHash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';

/** Far deeper than any endpoint accepts. Deeper bodies are refused earlier; this only prevents an overflow. */
const MAX_LEVELS = 64;

const canonical = configure({ maximumDepth: MAX_LEVELS, strict: true });

export function fingerprint(endpoint: string, body: unknown): Buffer {
  const content = canonical(body) ?? 'null';
  return createHash('sha256').update(endpoint).update('\0').update(content).digest();
}
