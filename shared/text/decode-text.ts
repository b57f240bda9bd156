// Decodes the bytes of a text file: UTF-8, UTF-16 (Excel calls it Unicode), or Windows-1252 (its usual CSV in German).

export const ENCODINGS = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DecodedText {
  text: string;
  encoding: Encoding;
}

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** Exists in Node and in browsers, whose types are not loaded here. */
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => Decoder;

const SLICE_BYTES = 256 * 1024;

/** Without the byte order mark; null if the bytes are no text. Waits after every slice for `afterSlice`. */
export async function decodeText(
  bytes: Uint8Array,
  afterSlice?: () => Promise<unknown>,
): Promise<DecodedText | null> {
  const utf16 = utf16Label(bytes);
  if (utf16) return asText(await decode(bytes, utf16, false, afterSlice), 'UTF-16');
  // Spreadsheets and archives have NUL bytes within their first hundred bytes, texts have none.
  if (bytes.includes(0)) return null;
  try {
    return asText(await decode(bytes, 'utf-8', true, afterSlice), 'UTF-8');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return asText(await decode(bytes, 'windows-1252', false, afterSlice), 'Windows-1252');
  }
}

function asText(text: string, encoding: Encoding): DecodedText | null {
  return text.includes('\0') ? null : { text, encoding };
}

function utf16Label(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

async function decode(
  bytes: Uint8Array,
  label: string,
  fatal: boolean,
  afterSlice: (() => Promise<unknown>) | undefined,
): Promise<string> {
  const decoder = new TextDecoder(label, { fatal });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    parts.push(decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true }));
    await afterSlice?.();
  }
  parts.push(decoder.decode());
  return parts.join('');
}
