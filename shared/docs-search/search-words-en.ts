// The rules of the search for English text.
import type { LanguageRules } from './search-rules.ts';

/** Cuts English endings: `cancelled`, `cancelling` and `cancels` become `cancel`. */
function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !/^[a-z]+$/.test(lower)) return lower;
  const singular = lower.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
  const root = singular.replace(/(?<=[aeiouy].*[a-z])(?:ing|ed)$/, '');
  return (root.length < 3 ? singular : root).replace(/([bdglmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
}

export const en: LanguageRules = {
  stem,
  sameMeaning: [
    ['cancel', 'cancellation', 'abort', 'withdraw', 'storno'],
    ['change', 'update', 'edit', 'modify', 'patch'],
    ['delete', 'remove', 'erase'],
    ['create', 'place', 'book', 'submit', 'add'],
    ['list', 'paginate', 'pagination', 'paging', 'nextCursor'],
    ['webhook', 'callback', 'hook'],
    ['credential', 'key', 'token', 'auth', 'authentication', 'login'],
    ['rotate', 'rotation', 'roll', 'renew'],
    ['sandbox', 'test', 'testing', 'staging'],
    ['production', 'live'],
    ['error', 'exception', 'failure'],
    ['retry', 'retries', 'repeat', 'repetition'],
    ['idempotency', 'idempotent', 'duplicate', 'twice'],
    ['limit', 'maximum', 'max', 'quota', 'throttle', 'throttling'],
    ['document', 'pdf', 'file', 'attachment'],
    ['signature', 'hmac', 'signed', 'verify'],
    ['install', 'installation', 'setup'],
    ['price', 'cost', 'amount'],
    ['status', 'state'],
    ['version', 'versioning', 'deprecation', 'deprecated'],
    ['date', 'datetime', 'timestamp', 'timezone'],
    ['address', 'url'],
    ['personal', 'gdpr', 'privacy', 'anonymise'],
    ['position', 'location', 'gps', 'track', 'tracking'],
    ['arrival', 'eta', 'estimate'],
    ['go', 'golang'],
    ['backup', 'dump', 'restore'],
  ],
  fillers: `a an the and or of to in on for with by from at as is are be do does can i my me we you your it its this that
  how what which when where why who there have has should must not`,
};
