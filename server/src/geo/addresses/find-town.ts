// Finds the town in an address and separates the pieces before it from those after it.
import {
  afterHouseNumber,
  afterLegalForm,
  hasDigit,
  hasLetter,
  hasStreetWord,
  isAddition,
  isHouseNumber,
  looksLikeCompany,
  streetScore,
  streetStart,
  wordsOf,
} from './address-words.ts';
import type { PostalCode } from './find-postal-code.ts';
import { isKnownTown } from './known-towns.ts';
import { splitAtDashes, trimPiece } from './split-line.ts';

interface Town {
  city: string;
  before: string[];
  after: string[];
}

/** No known town has more words than "Freiburg im Breisgau" and "Spittal an der Drau". */
const MAX_TOWN_WORDS = 4;

function isName(given: string): boolean {
  // Text in brackets does not rule out a town: "Zürich (Kreis 11)".
  const text = given.replace(/ \([^()]*\)/g, '');
  return hasLetter(text) && streetScore(text) <= 0 && !looksLikeCompany(text) && !isAddition(text);
}

/** "Praha 1" is a town although it ends in a number. */
const isKnownWithDistrict = (text: string) => isKnownTown(text.replace(/ \d{1,2}$/, ''));

function isTown(text: string): boolean {
  return isName(text) || isKnownWithDistrict(text);
}

/** Next to a street with a house number, even "Zeltweg" and "Piazza Armerina" are towns. */
function isTownNextToStreet(text: string, others: string[]): boolean {
  if (isTown(text)) return true;
  const isNamed = !hasDigit(text) && !looksLikeCompany(text) && !isAddition(text);
  return isNamed && others.some((other) => streetScore(other) > 2);
}

const splitAt = (words: string[], position: number): [string, string] => [
  trimPiece(words.slice(0, position).join(' ')),
  trimPiece(words.slice(position).join(' ')),
];

/** The town after a house number or a legal form ("Hauptstr. 5 Stuttgart"), or a known town at the end. */
function townAtEnd(text: string): [rest: string, town: string] | null {
  if (isTown(text)) return ['', text];
  const words = wordsOf(text);
  const end = Math.max(afterHouseNumber(words), afterLegalForm(words));
  if (end > 0 && end < words.length && !hasStreetWord(words.slice(end))) return splitAt(words, end);
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count -= 1) {
    const [rest, town] = splitAt(words, words.length - count);
    if (isKnownTown(town)) return [rest, town];
  }
  return null;
}

/** The town and the street after it: "Stuttgart Hauptstr. 5", "Milano - Via Dante 5". */
function townAtStart(text: string): [town: string, street: string] {
  const parts = splitAtDashes(text);
  if (parts.length > 1 && streetScore(parts.at(-1)!) > 2)
    return [parts.slice(0, -1).join(' - '), parts.at(-1)!];
  if (!hasDigit(text) || /cedex/i.test(text)) return [text, ''];
  const words = wordsOf(text);
  const start = streetStart(words);
  if (start !== -1) return splitAt(words, start);
  if (words.length < 3 || afterHouseNumber(words) !== words.length) return [text, ''];
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 2); count > 0; count -= 1) {
    const [town, street] = splitAt(words, count);
    if (isKnownTown(town)) return [town, street];
  }
  return splitAt(words, Math.max(1, words.findLastIndex(isHouseNumber) - 1));
}

/** The town after the postal code, and also the street if that comes last. */
function townAfterCode(before: string[], beforeCode: string, afterCode: string, after: string[]): Town {
  if (hasDigit(afterCode) && isTown(beforeCode) && streetStart(wordsOf(afterCode)) === 0) {
    return { city: beforeCode, before, after: [afterCode, ...after] };
  }
  const allBefore = [...before, beforeCode].flatMap(splitAtDashes);
  if (allBefore.some((piece) => streetScore(piece) > 0)) return { city: afterCode, before: allBefore, after };
  const [city, street] = townAtStart(afterCode);
  return { city, before: allBefore, after: street === '' ? after : [street, ...after] };
}

/** The town comes after the postal code, in the same piece or the next; failing that, before it. */
export function townNearPostalCode(pieces: string[], postal: PostalCode): Town {
  const before = pieces.slice(0, postal.piece);
  // "Hauptstr. 5 in 70173 Stuttgart"
  const beforeCode = trimPiece(postal.before.replace(/ in$/, ''));
  const afterCode = trimPiece(postal.after);
  const after = pieces.slice(postal.piece + 1);
  if (hasLetter(afterCode)) return townAfterCode(before, beforeCode, afterCode, after);
  if (isTownNextToStreet(beforeCode, before) && hasLetter(beforeCode))
    return { city: beforeCode, before, after };
  const atEnd = townAtEnd(beforeCode);
  if (atEnd !== null) return { city: atEnd[1], before: [...before, atEnd[0]], after };
  if (beforeCode !== '') before.push(beforeCode);
  const [next] = after;
  if (next !== undefined && isTownNextToStreet(next, before))
    return { city: next, before, after: after.slice(1) };
  const last = before.at(-1);
  const others = before.slice(0, -1);
  if (last !== undefined && isTownNextToStreet(last, others)) return { city: last, before: others, after };
  return { city: '', before, after };
}

/** Without a postal code, the town is the last piece or its end, or else a first piece of one word. */
export function townWithoutPostalCode(pieces: string[]): Town {
  const [first, ...others] = pieces;
  if (first === undefined) return { city: '', before: [], after: [] };
  const last = pieces.at(-1)!;
  const beforeLast = pieces.slice(0, -1);
  const startsWithTown =
    others.length > 0 && isTown(first) && (isKnownWithDistrict(first) || !first.includes(' '));
  if (startsWithTown && streetScore(last) > 0) return { city: first, before: [], after: others };
  if (isTownNextToStreet(last, beforeLast)) return { city: last, before: beforeLast, after: [] };
  const atEnd = townAtEnd(last);
  if (atEnd !== null) return { city: atEnd[1], before: [...beforeLast, atEnd[0]], after: [] };
  const words = wordsOf(last);
  const [town, street] = splitAt(words, Math.max(0, streetStart(words)));
  if (isKnownTown(town)) return { city: town, before: beforeLast, after: [street] };
  const parts = pieces.flatMap(splitAtDashes);
  return parts.length > pieces.length
    ? townWithoutPostalCode(parts)
    : { city: '', before: pieces, after: [] };
}
