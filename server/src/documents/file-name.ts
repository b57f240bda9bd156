// The stored name of an uploaded file: no path, and only characters safe in file systems and headers.

const MAX_BASE_LENGTH = 150;

/** The sender's name with the extension of the detected type; null when no readable characters are left. */
export function safeFileName(given: string, extension: string): string | null {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1)!;
  const readable = base
    .replace(/[^\p{L}\p{M}\p{N} .,;+&()'_-]+/gu, '_')
    .replace(/\.[a-z][a-z0-9]{0,4}$/i, '')
    .replace(/^[ ._]+|[ ._]+$/g, '');
  const name = [...readable].slice(0, MAX_BASE_LENGTH).join('').trimEnd();
  if (name === '') return null;
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
