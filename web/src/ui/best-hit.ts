// Which result Enter opens, and which pages and commands a text names.

export interface Searchable {
  label: string;
  /** Other texts that name exactly this result, such as a VIN or a mail address. */
  keys?: readonly (string | null)[];
}

/** Without letter case, accents and separators, so that a pasted number matches however it is written. */
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The index of the result that is exactly the text, or ends with these digits; otherwise the first. */
export function bestHit(found: readonly Searchable[], text: string): number {
  const wanted = keyOf(text);
  const keysOf = ({ label, keys = [] }: Searchable) =>
    [label, ...keys].filter((key) => key !== null).map(keyOf);
  const exact = found.findIndex((one) => keysOf(one).includes(wanted));
  if (exact !== -1) return exact;
  const ending = /^\d{4,}$/.test(wanted)
    ? found.findIndex((one) => keysOf(one).some((key) => key.endsWith(wanted)))
    : -1;
  return Math.max(0, ending);
}

/** Whether every typed word begins a word of the names. */
export function isNamedBy(text: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => name.split(/[\s-]+/)).map(keyOf);
  const typed = text.split(/[\s-]+/).map(keyOf);
  return typed.some(Boolean) && typed.every((part) => words.some((word) => word.startsWith(part)));
}
