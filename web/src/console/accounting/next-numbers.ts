// The numbers that the next invoices will probably get.

/** The number `count - 1` places after the first: INV-2026-00124 and 8 give INV-2026-00131. */
export function lastNumberOf(first: string, count: number): string {
  const [digits = ''] = /\d+$/.exec(first) ?? [];
  const last = String(Number(digits) + count - 1).padStart(digits.length, '0');
  return first.slice(0, first.length - digits.length) + last;
}
