// Owns lists of labelled values: the numbers beside the address window, bank details, the data of an acceptance.
import { colors, heightOf, type Line, layLines, type Sheet, writeLines } from './sheet.ts';

/** What has no value is left out. */
export type Facts = [label: string, value: string | null][];

interface LaidFact {
  label: Line[];
  value: Line[];
  height: number;
}

const labelShare = 0.42;
const gap = 6;

function layFacts(sheet: Sheet, facts: Facts, width: number): LaidFact[] {
  return facts.flatMap(([name, text]) => {
    if (text === null || text === '') return [];
    const label = layLines(sheet, [{ text: name, size: 8, color: colors.muted }], width * labelShare - gap);
    const value = layLines(sheet, [{ text, size: 8.5 }], width * (1 - labelShare));
    return [{ label, value, height: Math.max(heightOf(label), heightOf(value)) + 2 }];
  });
}

export function factsHeight(sheet: Sheet, facts: Facts, width: number): number {
  return layFacts(sheet, facts, width).reduce((sum, fact) => sum + fact.height, 0);
}

/** Returns where the list ended. */
export function writeFacts(sheet: Sheet, facts: Facts, x: number, top: number, width: number): number {
  let y = top;
  for (const { label, value, height } of layFacts(sheet, facts, width)) {
    // The smaller label stands on the same line as its value.
    writeLines(sheet, label, x, y + 0.45, width * labelShare);
    writeLines(sheet, value, x + width * labelShare, y, width * (1 - labelShare));
    y += height;
  }
  return y;
}
