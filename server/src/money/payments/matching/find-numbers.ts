// Finds invoice numbers in the text of a payment, as people and bookkeeping programs write them.

/** What may be between two digits of a number: `INV 2026/00042`, `inv-2026-000 42`. */
const SEPARATOR = /[\s\-–_./]/;
const MAX_SEPARATORS = 3;
const MAX_SEARCHED_LENGTH = 2000;

/** The digits behind the prefix, so that a missing or misspelt prefix does not matter; it may have digits of its own. */
export function digitsOf(number: string): string {
  return number.replace(/^[^-]*-|\D/g, '');
}

/** The keys of `known` (digits of numbers) that the text contains, each once, in the order of the text. */
export function findNumbers(
  text: string,
  known: ReadonlyMap<string, unknown>,
  lengths: readonly number[],
): string[] {
  return listDigits(text, lengths).filter((key) => known.has(key));
}

/** All sequences of digits of these lengths that the text contains, each once, in the order of the text. */
export function listDigits(text: string, lengths: readonly number[]): string[] {
  const searched = text.slice(0, MAX_SEARCHED_LENGTH);
  const found = new Set<string>();
  for (let at = 0; at < searched.length; at += 1) {
    if (!isDigit(searched, at) || isDigit(searched, at - 1)) continue;
    for (const digits of digitsFrom(searched, at, lengths)) found.add(digits);
  }
  return [...found];
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** The digits that begin here, in each of these lengths, where no further digit follows at once. */
function digitsFrom(text: string, start: number, lengths: readonly number[]): string[] {
  const longest = Math.max(0, ...lengths);
  const found: string[] = [];
  let digits = '';
  let separators = 0;
  for (let at = start; at < text.length && digits.length < longest; at += 1) {
    if (isDigit(text, at)) {
      digits += text.charAt(at);
      separators = 0;
      if (lengths.includes(digits.length) && !isDigit(text, at + 1)) found.push(digits);
    } else {
      separators += 1;
      if (separators > MAX_SEPARATORS || !SEPARATOR.test(text.charAt(at))) break;
    }
  }
  return found;
}
