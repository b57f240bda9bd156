// Estimates how many guesses a password withstands, by the parts that guessing programs put together.
import type { WordRanks } from './well-known-words.ts';

/** What follows makes a password only better; the bound keeps the estimate short. */
const MAX_CHECKED = 40;
const MAX_WORD_LENGTH = 28;
const MIN_WORD_LENGTH = 3;

/** All costs are powers of ten. Of the order of the parts, for each part. */
const PER_PART = 0.5;
const PER_CHARACTER = 1;
/** A sign between words or at the end; programs try the usual ones. */
const SIGN = 0.7;
const OWN_WORD = 0.3;
/** Digits for letters, or letters in reverse. */
const DISGUISED = 0.3;
/** A part that was there before. */
const REPEATED = 0.3;
const YEAR = 1.7;
const DATE = 4.3;

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'qwertzuiopü+asdfghjklöäyxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qaywsxedcrfvtgbzhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

/** What people write for a letter, and the digits under the signs of an English and a German keyboard. */
const SUBSTITUTIONS: Readonly<Record<string, string>>[] = [
  {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    $: 's',
    '!': 'i',
    '€': 'e',
  },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '9': 'g', '@': 'a', $: 's', '!': 'l' },
  { '!': '1', '@': '2', '#': '3', $: '4', '%': '5', '^': '6', '&': '7', '*': '8', '(': '9', ')': '0' },
  { '!': '1', '"': '2', '§': '3', $: '4', '%': '5', '&': '6', '/': '7', '(': '8', ')': '9', '=': '0' },
];

/** The power of ten of the guesses, for an attacker who knows these words of the owner. */
export function guessingCost(password: string, ranks: WordRanks, own: ReadonlySet<string>): number {
  const plain = password.normalize('NFC').toLowerCase().slice(0, MAX_CHECKED);
  const joined = plain.replace(/[^\p{L}]/gu, '');
  const asPhrase = wordCost(joined, ranks, own) + (plain.length - joined.length) * SIGN;
  return Math.min(asPhrase, cheapestParts(plain, ranks, own));
}

/** The cheapest way to put the text together. Bounded by its length. */
function cheapestParts(plain: string, ranks: WordRanks, own: ReadonlySet<string>): number {
  const disguised = SUBSTITUTIONS.map((letters) =>
    plain.replace(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign),
  ).filter((text) => text !== plain);
  const costs = [0, ...Array<number>(plain.length).fill(Number.POSITIVE_INFINITY)];
  for (let start = 0; start < plain.length; start += 1) {
    for (let end = start + 1; end <= plain.length; end += 1) {
      const part = plain.slice(start, end);
      let cost = PER_PART + plainCost(part, plain.slice(0, start));
      if (part.length === 1 && /[^\p{L}\p{N}]/u.test(part)) cost = SIGN;
      if (part.length >= MIN_WORD_LENGTH && part.length <= MAX_WORD_LENGTH) {
        const spelled = disguised.map((text) => text.slice(start, end)).filter((text) => text !== part);
        cost = Math.min(cost, PER_PART + cheapestSpelling(part, spelled, ranks, own));
      }
      costs[end] = Math.min(costs[end]!, costs[start]! + cost);
    }
  }
  return costs[plain.length]!;
}

/** Without words: repetitions, sequences of keys, years, dates, or character by character. */
function plainCost(part: string, before: string): number {
  const characters = part.length * PER_CHARACTER;
  if (part.length < 2) return characters;
  if (/^(.)\1+$/u.test(part)) return Math.min(characters, 1 + Math.log10(part.length));
  if (part.length < MIN_WORD_LENGTH) return characters;
  if (before.includes(part)) return REPEATED;
  if (/^(?:19|20)\d\d$/.test(part)) return YEAR;
  if (/^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)?\d\d)$/.test(part)) return DATE;
  return Math.min(characters, sequenceCost(part));
}

function sequenceCost(part: string): number {
  return SEQUENCES.some((row) => row.includes(part)) ? 1 + Math.log10(part.length) : Number.POSITIVE_INFINITY;
}

function cheapestSpelling(
  part: string,
  spelled: readonly string[],
  ranks: WordRanks,
  own: ReadonlySet<string>,
): number {
  const other = [[...part].reverse().join(''), ...spelled];
  const costs = other.map((text) => DISGUISED + Math.min(wordCost(text, ranks, own), sequenceCost(text)));
  return Math.min(wordCost(part, ranks, own), ...costs);
}

/** Infinite for a word that nobody guesses. */
function wordCost(word: string, ranks: WordRanks, own: ReadonlySet<string>): number {
  if (word.length < MIN_WORD_LENGTH) return Number.POSITIVE_INFINITY;
  return own.has(word) ? OWN_WORD : Math.log10((ranks.get(word) ?? Number.POSITIVE_INFINITY) + 1);
}
