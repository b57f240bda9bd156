// Encodes text in Windows-1252, which DATEV files have.

/** The characters of the bytes 0x80 to 0x9f; empty where the encoding has none. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map([...HIGH].map((character, index) => [character, 0x80 + index]));
/** Letters that do not decompose into a base letter and an accent. */
const LETTERS: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

/** Characters that the encoding lacks lose their accent or become a question mark. */
export function encodeWindows1252(text: string): Buffer {
  return Buffer.from([...text].map((character) => byteOf(character) ?? byteOf(simplify(character)) ?? 0x3f));
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0)!;
  const isLatin = code < 0x80 || (code >= 0xa0 && code <= 0xff);
  return isLatin ? code : BYTES.get(character);
}

function simplify(character: string): string {
  return LETTERS[character] ?? character.normalize('NFD').charAt(0);
}
