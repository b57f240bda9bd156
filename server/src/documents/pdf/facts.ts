// Lists of labelled values: the numbers next to the address window, bank details, the data of an acceptance.
import { COLORS, heightOf, type Line, layOutLines, type Sheet, writeLines } from './sheet.ts';

/** Facts without a value are left out. */
export type Facts = [label: string, value: string | null][];

interface FactLayout {
  label: Line[];
  value: Line[];
  height: number;
}

const LABEL_SHARE = 0.42;
const GAP = 6;

function layOutFacts(sheet: Sheet, facts: Facts, width: number): FactLayout[] {
  return facts.flatMap(([name, text]) => {
    if (text === null || text === '') return [];
    const label = layOutLines(
      sheet,
      [{ text: name, size: 8, color: COLORS.muted }],
      width * LABEL_SHARE - GAP,
    );
    const value = layOutLines(sheet, [{ text, size: 8.5 }], width * (1 - LABEL_SHARE));
    return [{ label, value, height: Math.max(heightOf(label), heightOf(value)) + 2 }];
  });
}

export function factsHeight(sheet: Sheet, facts: Facts, width: number): number {
  return layOutFacts(sheet, facts, width).reduce((sum, fact) => sum + fact.height, 0);
}

/** Returns where the list ends. */
export function writeFacts(sheet: Sheet, facts: Facts, x: number, top: number, width: number): number {
  let y = top;
  for (const { label, value, height } of layOutFacts(sheet, facts, width)) {
    // The label is smaller, so it is lowered to the baseline of its value.
    writeLines(sheet, label, x, y + 0.45, width * LABEL_SHARE);
    writeLines(sheet, value, x + width * LABEL_SHARE, y, width * (1 - LABEL_SHARE));
    y += height;
  }
  return y;
}
