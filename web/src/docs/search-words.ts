// How the search reads text: words with their parts, without endings, and words of the same meaning.

/** `order.cancelled`, `Idempotency-Key`, `nextCursor` and `svc_test_` are one word each. */
const WORD = /[\p{L}\p{N}_$]+(?:[.-][\p{L}\p{N}_$]+)*/gu;
const BOUNDARY = /[._$-]+|(?<=\p{Ll})(?=\p{Lu})/u;

export interface Word {
  whole: string;
  /** `next` and `cursor` of `nextCursor`; empty for a plain word. */
  parts: string[];
}

export function readWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(([word]) => {
    const parts = word.split(BOUNDARY).filter(Boolean);
    return { whole: stem(word), parts: parts.length > 1 ? parts.map(stem) : [] };
  });
}

/** Words of the same meaning; a search for one of them also finds the others. */
const SAME_MEANING = [
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
];

const MEANINGS = new Map<string, Set<string>>();
for (const group of SAME_MEANING) {
  const stems = group.map(stem);
  for (const each of stems) MEANINGS.set(each, new Set([...(MEANINGS.get(each) ?? []), ...stems]));
}

/** Takes a stem, as `readWords` returns it. */
export function synonymsOf(word: string): string[] {
  return [...(MEANINGS.get(word) ?? [])].filter((each) => each !== word);
}

const FILLERS = new Set(
  `a an the and or of to in on for with by from at as is are be do does can i my me we you your it its this that
  how what which when where why who there have has should must not`
    .split(/\s+/)
    .map(stem),
);

/** The words that count in a search: "how to cancel an order" is about two. */
export function withoutFillers(words: Word[]): Word[] {
  const left = words.filter(({ whole }) => !FILLERS.has(whole));
  return left.length > 0 ? left : words;
}

/** Cuts English endings: `cancelled`, `cancelling` and `cancels` become `cancel`. */
function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4 || !/^[a-z]+$/.test(lower)) return lower;
  const singular = lower.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
  const root = singular.replace(/(?<=[aeiouy].*[a-z])(?:ing|ed)$/, '');
  return (root.length < 3 ? singular : root).replace(/([bdglmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
}
