// Parses numbers as people type them.

/** Accepts 1.40 and 1,40, 1,142.00 and 1.142,00; returns no number for anything else. */
export function parseNumber(typed: string): number {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return Number.NaN;
  const decimals = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const groups = text.includes(',') && text.includes('.');
  const plain = groups
    ? text.slice(0, decimals).replace(/[.,]/g, '') + text.slice(decimals).replace(',', '.')
    : text.replace(',', '.');
  return Number(plain);
}
