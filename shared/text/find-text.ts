// Looks a text up by a key that may be unknown, such as the code of a newer service.

export function findText(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
