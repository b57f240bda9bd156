// Reads numbers as people type them on German and English keyboards.

/**
 * "61,20", "61.20", "1.061,20" and "1,061.20". A point before exactly three digits groups them: "1.061" is a thousand. A comma
 * there is a slip more often than a thousand, so it is refused.
 */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/[\s€']/g, '');
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(typed);
  if (!found) return null;
  const [, whole = '', sign, cents = ''] = found;
  const groups = new Set(whole.replace(/\d/g, ''));
  if (groups.size > 1 || (groups.has(',') && sign === undefined) || (sign !== undefined && groups.has(sign)))
    return null;
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
}

/** Litres and kilowatt hours have up to three decimals, so a sign is never one of thousands. */
export function parseQuantity(text: string): number | null {
  const typed = text.trim();
  return /^\d+([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}
