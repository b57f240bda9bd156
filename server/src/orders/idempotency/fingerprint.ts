// What counts as the same content: endpoint and body, whatever the order of the fields.
import { createHash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';

/** Many times what any endpoint takes: deeper bodies were refused before, so that here they only must not overflow. */
const MOST_LEVELS = 64;

const canonical = configure({ maximumDepth: MOST_LEVELS, strict: true });

export function fingerprint(endpoint: string, body: unknown): Buffer {
  const content = canonical(body) ?? 'null';
  return createHash('sha256').update(endpoint).update('\0').update(content).digest();
}
