// Owns how the name of a place is compared: spellings that mean the same place give the same key.

/** Letters that carry no separable accent, and the German way of writing umlauts without them. */
const spelledOut: Record<string, string> = {
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

/** Words between a name and what tells it from its namesakes, whole and as abbreviated in "a. d. Ruhr". */
const connectors = new Set(
  'am an auf bei der dem den die im in ob unter vor vom von zu zum zur a b d i o u v z'.split(' '),
);
const titles = new Set('hansestadt heilbad lutherstadt und universitaets universitaetsstadt'.split(' '));
const saints = new Map(Object.entries({ sankt: 'st', saint: 'st', sint: 'st', sainte: 'ste' }));

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüßøæœåłđðþı]/g, (letter) => spelledOut[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => saints.get(word) ?? word);
}

function keyOf(words: string[]): string {
  const telling = words.filter((word) => !connectors.has(word) && !titles.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** "Frankfurt am Main", "FRANKFURT A MAIN", "Frankfurt/Main" and "Frankfurt (Main)" share one key. */
export function placeKey(name: string): string {
  return keyOf(wordsOf(name));
}

/** Brings "Munchen" to "Muenchen" and "Aarhus" to "Århus", at the price of a few false friends ("Aue", "Au"). */
export function looseKey(key: string): string {
  return key.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
}

/** The name without what follows in brackets, after a slash or comma, or after a connecting word. */
export function shortKey(name: string): string {
  const words = wordsOf(name.split(/[(/,]/)[0] ?? '');
  const end = words.findIndex((word, position) => position > 0 && connectors.has(word));
  return keyOf(end === -1 ? words : words.slice(0, end));
}

/** The other name of a place with two, "Biel/Bienne", or null. */
export function secondNameKey(name: string): string | null {
  const slash = name.indexOf('/');
  return slash === -1 ? null : placeKey(name.slice(slash + 1)) || null;
}

/**
 * The ever shorter beginnings of a name, for "Berlin-Mitte", "Paris 15e" and "Wien, 22. Bezirk". `plain` says
 * that only a space was there to part them, which alone is weak evidence of a district.
 */
export function beginningsOf(name: string): { key: string; plain: boolean }[] {
  const beginnings: { key: string; plain: boolean }[] = [];
  for (const { index, 0: gap } of [...name.matchAll(/[\s\-–/,(]+/g)].reverse()) {
    const key = placeKey(name.slice(0, index));
    if (key.length < 3) continue;
    const numbered = /^\p{N}/u.test(name.slice(index + gap.length));
    beginnings.push({ key, plain: gap.trim() === '' && !numbered });
  }
  return beginnings;
}

/** "80331 München" typed into the field of the city. */
export function withoutLeadingNumber(name: string): string {
  return name.replace(/^\s*(?:[A-Z]{1,2}-)?\d[\d\s-]*(?=\p{L})/u, '');
}
