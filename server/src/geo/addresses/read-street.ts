// Decides which pieces around the town are the street, its additions and the company.
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

interface StreetAndCompany {
  street: string;
  company: string | null;
}

/** Splits "Autohaus Müller GmbH Hauptstr. 5" after the legal form or before the street word. */
function splitOffCompany(piece: string): string[] {
  const words = wordsOf(piece);
  const legal = afterLegalForm(words);
  const start = legal > 0 ? legal : looksLikeCompany(piece) ? streetStart(words) : -1;
  const rest = words.slice(Math.max(start, 0)).join(' ');
  if (start <= 0 || streetScore(rest) < (legal > 0 ? 1 : 3)) return [piece];
  return [words.slice(0, start).join(' '), rest];
}

/** Rejoins a house number and its street after a comma split them: "Via Dante, 5", "12, rue de Rivoli". */
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

/** The index of the piece most like a street, or of the later of two equal ones; -1 if there is none. */
function findStreet(pieces: string[]): number {
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

/** If no piece looks like a street, an addition ("Terminal 1") or a name ("Schloss Solitude") is used. */
function fallbackStreet(before: string[]): number {
  const addition = before.findLastIndex(isAddition);
  return addition !== -1 ? addition : before.findLastIndex((piece) => !looksLikeCompany(piece));
}

/** Names before the street are the company. Pieces after it extend it; after the town, only additions do. */
function assemble(pieces: string[], street: number, isAfterTown: (at: number) => boolean): StreetAndCompany {
  const streets: string[] = [];
  const companies: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at === street || isAddition(piece)) streets.push(piece);
    else if (looksLikeCompany(piece)) companies.push(piece);
    else if (at < street) (streetScore(piece) > 0 ? streets : companies).push(piece);
    else if (!isAfterTown(at)) streets.push(piece);
  }
  return { street: streets.join(', '), company: companies.join(', ') || null };
}

const splitPieces = (given: string[]) =>
  joinHouseNumbers(given.flatMap(splitAtDashes).flatMap(splitOffCompany));

export function readStreet(beforeTown: string[], afterTown: string[]): StreetAndCompany {
  const before = splitPieces(beforeTown);
  const after = splitPieces(afterTown);
  const streetBefore = findStreet(before);
  const streetAfter = streetBefore === -1 ? findStreet(after) : -1;
  const street =
    streetBefore !== -1
      ? streetBefore
      : streetAfter !== -1
        ? before.length + streetAfter
        : fallbackStreet(before);
  return assemble([...before, ...after], street, (at) => at >= before.length);
}
