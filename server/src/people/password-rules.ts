// Rejects weak passwords: short ones, and those that are put together from few well-known parts.
import type { FieldProblem } from '../platform/call-errors.ts';
import { wellKnownWords } from './well-known-words.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
/** A longer sequence of parts is hard to guess, even of common words. */
const MAX_GUESSABLE_PARTS = 3;
/** What follows makes a password only better; the bound keeps the check short. */
const MAX_CHECKED = 40;
const MAX_WORD_LENGTH = 28;
const MIN_WORD_LENGTH = 3;
/** As long as a date. */
const MAX_NUMBER_LENGTH = 8;

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'qwertzuiopüasdfghjklöäyxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export interface PasswordOwner {
  email: string;
  name: string;
  /** The company of the person: others guess its name first. */
  company: string | null;
}

export function passwordProblems(password: string, owner: PasswordOwner): FieldProblem[] {
  const problem = (code: FieldProblem['code'], message: string) => [{ field: 'password', code, message }];
  if ([...password].length < MIN_LENGTH) {
    return problem(
      'too_small',
      `A password has at least ${MIN_LENGTH} characters. Several words in a row are fine.`,
    );
  }
  if (password.length > MAX_LENGTH)
    return problem('too_big', `A password has at most ${MAX_LENGTH} characters.`);
  if (isGuessable(password, () => false))
    return problem('invalid_value', 'Many people use this password. Choose another one.');
  const own = ownWords(owner);
  if (isGuessable(password, (word) => own.has(word))) {
    return problem(
      'invalid_value',
      'The password is little more than your name, your address or your company. Choose another one.',
    );
  }
  return [];
}

function ownWords({ email, name, company }: PasswordOwner): Set<string> {
  const parts = [name, company ?? '', email].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const address = email.toLowerCase();
  return new Set([...parts, address, ...address.split('@'), ...address.split(/[@.]/)]);
}

/** Spaces and signs between the words, and digits in place of letters, do not make a password better. */
function isGuessable(password: string, isOwn: (word: string) => boolean): boolean {
  const plain = password.toLowerCase().slice(0, MAX_CHECKED);
  if (new Set(plain).size < 5) return true;
  const isWord = (word: string) => isOwn(word) || wellKnownWords().has(word);
  const joined = plain.replace(/[^\p{L}]/gu, '');
  if (joined.length >= MIN_LENGTH && isWord(joined)) return true;
  const spelled = plain.replace(/[013457@$!]/g, (sign) => LEET[sign]!);
  return [plain, spelled].some((text) => countParts(text, plain, isWord) <= MAX_GUESSABLE_PARTS);
}

/**
 * The smallest number of parts: words, sequences of keys, numbers, repeated characters, single characters. A part
 * that was there before is free. `plain` has the digits that `text` replaced. Bounded by the length of a password.
 */
function countParts(text: string, plain: string, isWord: (word: string) => boolean): number {
  const fewest = [0, ...Array<number>(text.length).fill(Number.POSITIVE_INFINITY)];
  for (let start = 0; start < text.length; start += 1) {
    const longest = Math.min(text.length, start + MAX_WORD_LENGTH);
    for (let end = start + 1; end <= longest; end += 1) {
      const parts = [text.slice(start, end), plain.slice(start, end)];
      if (end > start + 1 && !parts.some((part) => isPart(part, isWord))) continue;
      const wasBefore = end - start >= MIN_WORD_LENGTH && text.slice(0, start).includes(parts[0]!);
      fewest[end] = Math.min(fewest[end]!, fewest[start]! + (wasBefore ? 0 : 1));
    }
  }
  return fewest[text.length]!;
}

function isPart(part: string, isWord: (word: string) => boolean): boolean {
  if (/^(.)\1+$/u.test(part) || (part.length <= MAX_NUMBER_LENGTH && /^\d+$/.test(part))) return true;
  if (part.length < MIN_WORD_LENGTH) return false;
  return isWord(part) || SEQUENCES.some((row) => row.includes(part));
}
