// Compares place names: different spellings of the same place give the same key.

/** Letters without a separable accent, and umlauts, which Germans also write with two letters. */
const SPELLED_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Words between a name and what distinguishes it from its namesakes, in full and as in "a. d. Ruhr". */
const CONNECTORS = new Set(
  'am an auf bei der dem den die im in ob unter vor vom von zu zum zur a b d i o u v z'.split(' '),
);
const TITLES = new Set('hansestadt heilbad lutherstadt und universitaets universitaetsstadt'.split(' '));
const SAINTS = new Map(Object.entries({ sankt: 'st', saint: 'st', sint: 'st', sainte: 'ste' }));

/** The words in lower case and without accents; umlauts become two letters. */
export function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüßøæœåłđðþı]/g, (letter) => SPELLED_OUT[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => SAINTS.get(word) ?? word);
}

function keyOf(words: string[]): string {
  const significant = words.filter((word) => !CONNECTORS.has(word) && !TITLES.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

/** "Frankfurt am Main", "FRANKFURT A MAIN", "Frankfurt/Main" and "Frankfurt (Main)" share one key. */
export function placeKey(name: string): string {
  return keyOf(wordsOf(name));
}

/**
 * Lets "Munchen" match "Muenchen" and "Aarhus" match "Århus", but also causes false matches ("Aue", "Au").
 */
export function looseKey(key: string): string {
  return key.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
}

/** The name without anything in brackets, after a slash or comma, or after a connecting word. */
export function shortKey(name: string): string {
  const words = wordsOf(name.split(/[(/,]/)[0] ?? '');
  const end = words.findIndex((word, position) => position > 0 && CONNECTORS.has(word));
  return keyOf(end === -1 ? words : words.slice(0, end));
}

/** The other name of a place that has two, such as "Biel/Bienne"; otherwise null. */
export function secondNameKey(name: string): string | null {
  const slash = name.indexOf('/');
  return slash === -1 ? null : placeKey(name.slice(slash + 1)) || null;
}

/**
 * Shorter and shorter beginnings of a name, for "Berlin-Mitte", "Paris 15e" and "Wien, 22. Bezirk".
 * `spaceOnly` means that only a space follows the beginning, which is weak evidence that the rest is a
 * district.
 */
export function beginningsOf(name: string): { key: string; spaceOnly: boolean }[] {
  const beginnings: { key: string; spaceOnly: boolean }[] = [];
  for (const { index, 0: separator } of [...name.matchAll(/[\s\-–/,(]+/g)].reverse()) {
    const key = placeKey(name.slice(0, index));
    if (key.length < 3) continue;
    const numbered = /^\p{N}/u.test(name.slice(index + separator.length));
    beginnings.push({ key, spaceOnly: separator.trim() === '' && !numbered });
  }
  return beginnings;
}

/** Strips the postal code from "80331 München" in the city field. */
export function withoutLeadingNumber(name: string): string {
  return name.replace(/^\s*(?:[A-Z]{1,2}-)?\d[\d\s-]*(?=\p{L})/u, '');
}
