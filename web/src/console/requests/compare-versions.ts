// Two versions of a quote side by side: which lines, sums, validity and note differ.
import type { QuoteVersion } from './queries.ts';

type Line = QuoteVersion['lines'][number];

export interface ComparedLine {
  /** Null where the other version has a line that this one lacks. */
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

/** Lines belong together by what they are called, each once; in the order of the later version, then what is gone. */
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

/** The same offer, valid longer. */
export function onlyExtends(before: QuoteVersion, after: QuoteVersion): boolean {
  const { lines, net, gross, note, validUntil } = compareVersions(before, after);
  return validUntil && !net && !gross && !note && lines.every(({ changed }) => !changed);
}
