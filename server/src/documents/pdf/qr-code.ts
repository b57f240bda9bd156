import { encode } from 'uqr';
import { COLORS, type Sheet } from './sheet.ts';

/** EPC069-12 allows no larger symbol for GiroCodes; other texts are shorter. */
const MAX_VERSION = 13;

/** One filled path, so that no gaps show between the modules. */
export function drawQrCode({ doc }: Sheet, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION });
  const module = side / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * module, y + row * module, module, module);
    }
  }
  doc.fill(COLORS.ink);
}
