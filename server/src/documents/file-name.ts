// The name that an uploaded file is kept under: no path, nothing a file system or a header could stumble over.

const MAX_BASE_LENGTH = 150;

/** What the sender calls it, with the extension of what it really is; null when nothing readable is left. */
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
