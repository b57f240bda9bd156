// Decodes the bytes of a file: UTF-8, UTF-16 (Excel calls it Unicode), or Windows-1252.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileFault } from './errors.ts';

export const ENCODINGS = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Decodes this much at a time, so that the event loop can serve other calls in between. */
const SLICE_BYTES = 256 * 1024;

export async function decodeText(bytes: Buffer): Promise<{ text: string; encoding: Encoding }> {
  const utf16 = utf16Label(bytes);
  if (utf16) return { text: await decode(bytes, utf16, false), encoding: 'UTF-16' };
  // Spreadsheets and archives have NUL bytes within their first hundred bytes, texts have none.
  if (bytes.includes(0)) throw fileFault('NOT_TEXT');
  try {
    return { text: await decode(bytes, 'utf-8', true), encoding: 'UTF-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: await decode(bytes, 'windows-1252', false), encoding: 'Windows-1252' };
  }
}

function utf16Label(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Without the byte order mark. */
async function decode(bytes: Buffer, label: string, fatal: boolean): Promise<string> {
  const decoder = new TextDecoder(label, { fatal });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    parts.push(decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true }));
    await nextTurn();
  }
  parts.push(decoder.decode());
  const text = parts.join('');
  if (text.includes('\0')) throw fileFault('NOT_TEXT');
  return text;
}
