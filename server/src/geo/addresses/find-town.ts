// Owns which part of an address is the town, and leaves the pieces in front of it and behind it.
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

export interface TownFound {
  city: string;
  front: string[];
  behind: string[];
}

/** No town in the tables has more words than "Freiburg im Breisgau" and "Spittal an der Drau". */
const maxWordsOfTown = 4;

function isName(given: string): boolean {
  // What brackets hold does not speak against a town: "Zürich (Kreis 11)".
  const text = given.replace(/ \([^()]*\)/g, '');
  return hasLetter(text) && streetScore(text) <= 0 && !looksLikeCompany(text) && !isAddition(text);
}

/** "Praha 1" is a town although it ends in a number. */
const isKnownWithDistrict = (text: string) => isKnownTown(text.replace(/ \d{1,2}$/, ''));

function isTown(text: string): boolean {
  return isName(text) || isKnownWithDistrict(text);
}

/** Beside a street with a house number even "Zeltweg" and "Piazza Armerina" are towns. */
function isTownBeside(text: string, others: string[]): boolean {
  if (isTown(text)) return true;
  const isNamed = !hasDigit(text) && !looksLikeCompany(text) && !isAddition(text);
  return isNamed && others.some((other) => streetScore(other) > 2);
}

const cutAt = (words: string[], position: number): [string, string] => [
  trimPiece(words.slice(0, position).join(' ')),
  trimPiece(words.slice(position).join(' ')),
];

/** The town behind a house number or a legal form, "Hauptstr. 5 Stuttgart", or a known one at the end. */
function townAtEnd(text: string): [rest: string, town: string] | null {
  if (isTown(text)) return ['', text];
  const words = wordsOf(text);
  const end = Math.max(afterHouseNumber(words), afterLegalForm(words));
  if (end > 0 && end < words.length && !hasStreetWord(words.slice(end))) return cutAt(words, end);
  for (let count = Math.min(maxWordsOfTown, words.length - 1); count > 0; count -= 1) {
    const [rest, town] = cutAt(words, words.length - count);
    if (isKnownTown(town)) return [rest, town];
  }
  return null;
}

/** The town and the street behind it: "Stuttgart Hauptstr. 5", "Milano - Via Dante 5". */
function townAtStart(text: string): [town: string, street: string] {
  const parts = splitAtDashes(text);
  if (parts.length > 1 && streetScore(parts.at(-1)!) > 2)
    return [parts.slice(0, -1).join(' - '), parts.at(-1)!];
  if (!hasDigit(text) || /cedex/i.test(text)) return [text, ''];
  const words = wordsOf(text);
  const start = streetStart(words);
  if (start !== -1) return cutAt(words, start);
  if (words.length < 3 || afterHouseNumber(words) !== words.length) return [text, ''];
  for (let count = Math.min(maxWordsOfTown, words.length - 2); count > 0; count -= 1) {
    const [town, street] = cutAt(words, count);
    if (isKnownTown(town)) return [town, street];
  }
  return cutAt(words, Math.max(1, words.findLastIndex(isHouseNumber) - 1));
}

/** The town behind the postal code, and the street too where it comes last. */
function townBehind(front: string[], own: string, here: string, behind: string[]): TownFound {
  if (hasDigit(here) && isTown(own) && streetStart(wordsOf(here)) === 0) {
    return { city: own, front, behind: [here, ...behind] };
  }
  const inFront = [...front, own].flatMap(splitAtDashes);
  if (inFront.some((piece) => streetScore(piece) > 0)) return { city: here, front: inFront, behind };
  const [city, street] = townAtStart(here);
  return { city, front: inFront, behind: street === '' ? behind : [street, ...behind] };
}

/** The town is what stands behind the postal code, in its piece or the next; failing that, what stands in front. */
export function townAround(pieces: string[], postal: PostalCode): TownFound {
  const front = pieces.slice(0, postal.piece);
  // "Hauptstr. 5 in 70173 Stuttgart"
  const own = trimPiece(postal.before.replace(/ in$/, ''));
  const here = trimPiece(postal.after);
  const behind = pieces.slice(postal.piece + 1);
  if (hasLetter(here)) return townBehind(front, own, here, behind);
  if (isTownBeside(own, front) && hasLetter(own)) return { city: own, front, behind };
  const inOwn = townAtEnd(own);
  if (inOwn !== null) return { city: inOwn[1], front: [...front, inOwn[0]], behind };
  if (own !== '') front.push(own);
  const [next] = behind;
  if (next !== undefined && isTownBeside(next, front)) return { city: next, front, behind: behind.slice(1) };
  const last = front.at(-1);
  const others = front.slice(0, -1);
  if (last !== undefined && isTownBeside(last, others)) return { city: last, front: others, behind };
  return { city: '', front, behind };
}

/** Without a postal code the town is the last piece or the end of it, or else a first piece of one word. */
export function townWithoutPostalCode(pieces: string[]): TownFound {
  const [first, ...others] = pieces;
  if (first === undefined) return { city: '', front: [], behind: [] };
  const last = pieces.at(-1)!;
  const beforeLast = pieces.slice(0, -1);
  const startsWithTown =
    others.length > 0 && isTown(first) && (isKnownWithDistrict(first) || !first.includes(' '));
  if (startsWithTown && streetScore(last) > 0) return { city: first, front: [], behind: others };
  if (isTownBeside(last, beforeLast)) return { city: last, front: beforeLast, behind: [] };
  const atEnd = townAtEnd(last);
  if (atEnd !== null) return { city: atEnd[1], front: [...beforeLast, atEnd[0]], behind: [] };
  const words = wordsOf(last);
  const [town, street] = cutAt(words, Math.max(0, streetStart(words)));
  if (isKnownTown(town)) return { city: town, front: beforeLast, behind: [street] };
  const parts = pieces.flatMap(splitAtDashes);
  return parts.length > pieces.length
    ? townWithoutPostalCode(parts)
    : { city: '', front: pieces, behind: [] };
}
