// Compares two versions of a quote: lines, sums, validity and note.
import type { QuoteVersion } from './queries.ts';

type Line = QuoteVersion['lines'][number];

interface ComparedLine {
  /** Null if only the later version has this line. */
  before: Line | null;
  after: Line | null;
  changed: boolean;
}

export interface Comparison {
  lines: ComparedLine[];
  net: boolean;
  gross: boolean;
  validUntil: boolean;
  note: boolean;
}

const isSame = (one: Line, other: Line) =>
  one.description === other.description && one.quantity === other.quantity && one.unitNet === other.unitNet;

/** Matches lines by description, each once; lines in the order of the later version, then removed lines. */
export function compareVersions(before: QuoteVersion, after: QuoteVersion): Comparison {
  const left = [...before.lines];
  const take = (line: Line): Line | null => {
    const exact = left.findIndex((one) => isSame(one, line));
    const at = exact >= 0 ? exact : left.findIndex(({ description }) => description === line.description);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const kept = after.lines.map((line): ComparedLine => {
    const earlier = take(line);
    return { before: earlier, after: line, changed: earlier === null || !isSame(earlier, line) };
  });
  const gone = left.map((line): ComparedLine => ({ before: line, after: null, changed: true }));
  return {
    lines: [...kept, ...gone],
    net: before.net !== after.net,
    gross: before.gross !== after.gross,
    validUntil: before.validUntil !== after.validUntil,
    note: before.note !== after.note,
  };
}

/** True if the later version has the same content and only a longer validity. */
export function onlyExtends(before: QuoteVersion, after: QuoteVersion): boolean {
  const { lines, net, gross, note, validUntil } = compareVersions(before, after);
  return validUntil && !net && !gross && !note && lines.every(({ changed }) => !changed);
}
