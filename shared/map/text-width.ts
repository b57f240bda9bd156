// Estimates the width of a text in Inter, so that labels get the same place with and without a browser.

/** Advance widths in hundredths of the font size, at regular weight. */
const WIDTHS: [number, string][] = [
  [25, "ijlI !,.:';|"],
  [34, '`t()/[]'],
  [39, 'fr1-'],
  [54, 'skxLavyz7?'],
  [60, 'Jce25EFhnou'],
  [63, '3689Zbdgpq04PRST'],
  [68, 'BAKVXY&'],
  [74, 'DCGHUNOQ'],
  [85, 'wm'],
  [95, 'MW@%'],
];
const WIDTH_OF_LETTER = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])),
);
const OTHER_LETTER = 66;

/** The factor by which heavier letters are wider. */
const WEIGHT_FACTOR = { 500: 1.02, 600: 1.05 };

export function textWidth(text: string, size: number, weight: 500 | 600, spacing = 0): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const hundredths = letters.reduce((sum, letter) => sum + (WIDTH_OF_LETTER.get(letter) ?? OTHER_LETTER), 0);
  return (hundredths / 100) * size * WEIGHT_FACTOR[weight] + letters.length * spacing;
}
