// Owns which of the pieces beside the town are the street, its additions and the company.
import {
  afterLegalForm,
  hasDigit,
  isAddition,
  isMannheimSquare,
  isOnlyHouseNumber,
  looksLikeCompany,
  streetScore,
  streetStart,
  wordsOf,
} from './address-words.ts';
import { splitAtDashes } from './split-line.ts';

export interface StreetAndCompany {
  street: string;
  company: string | null;
}

/** "Autohaus Müller GmbH Hauptstr. 5" without a comma: cut behind the legal form or before the word of a street. */
function cutCompany(piece: string): string[] {
  const words = wordsOf(piece);
  const legal = afterLegalForm(words);
  const start = legal > 0 ? legal : looksLikeCompany(piece) ? streetStart(words) : -1;
  const rest = words.slice(Math.max(start, 0)).join(' ');
  if (start <= 0 || streetScore(rest) < (legal > 0 ? 1 : 3)) return [piece];
  return [words.slice(0, start).join(' '), rest];
}

/** A house number that a comma parts from its street comes back to it: "Via Dante, 5", "12, rue de Rivoli". */
function joinHouseNumbers(pieces: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    const previous = joined.at(-1);
    const next = pieces[at + 1];
    if (!isOnlyHouseNumber(piece)) joined.push(piece);
    else if (previous !== undefined && isMannheimSquare(previous)) joined.push(`${joined.pop()}, ${piece}`);
    else if (previous !== undefined && !hasDigit(previous) && !looksLikeCompany(previous)) {
      joined.push(`${joined.pop()} ${piece}`);
    } else if (next !== undefined && !hasDigit(next) && streetScore(next) > 0) {
      joined.push(`${piece} ${next}`);
      at += 1;
    } else joined.push(piece);
  }
  return joined;
}

/** The piece most like a street, the later of two alike; -1 where none is. */
function streetAmong(pieces: string[]): number {
  let best = -1;
  let bestScore = 0;
  for (const [at, piece] of pieces.entries()) {
    const score = isAddition(piece) ? 0 : streetScore(piece);
    if (score > 0 && score >= bestScore) {
      best = at;
      bestScore = score;
    }
  }
  return best;
}

/** Without any sign of a street it is an addition such as "Terminal 1", or a name such as "Schloss Solitude". */
function nameAsStreet(front: string[]): number {
  const addition = front.findLastIndex(isAddition);
  return addition !== -1 ? addition : front.findLastIndex((piece) => !looksLikeCompany(piece));
}

/** Names in front are the company; what follows the street adds to it, and behind the town only if it says so. */
function arrange(pieces: string[], street: number, isBehindTown: (at: number) => boolean): StreetAndCompany {
  const streets: string[] = [];
  const companies: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at === street || isAddition(piece)) streets.push(piece);
    else if (looksLikeCompany(piece)) companies.push(piece);
    else if (at < street) (streetScore(piece) > 0 ? streets : companies).push(piece);
    else if (!isBehindTown(at)) streets.push(piece);
  }
  return { street: streets.join(', '), company: companies.join(', ') || null };
}

const piecesOf = (given: string[]) => joinHouseNumbers(given.flatMap(splitAtDashes).flatMap(cutCompany));

export function readStreet(frontOfTown: string[], behindTown: string[]): StreetAndCompany {
  const front = piecesOf(frontOfTown);
  const behind = piecesOf(behindTown);
  const inFront = streetAmong(front);
  const behindIt = inFront === -1 ? streetAmong(behind) : -1;
  const street = inFront !== -1 ? inFront : behindIt !== -1 ? front.length + behindIt : nameAsStreet(front);
  return arrange([...front, ...behind], street, (at) => at >= front.length);
}
