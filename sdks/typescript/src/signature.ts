// The signature of webhook messages, only with WebCrypto.

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Node and browsers export this type from different places. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

export function importKey(secret: string): Promise<Key> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret), hmac, false, ['sign', 'verify']);
}

export function withPrefix(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = bytesOf(prefix);
  const whole = new Uint8Array(start.length + body.length);
  whole.set(start);
  whole.set(body, start.length);
  return whole;
}

export async function sign(key: Key, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
}

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Null if the text is not hexadecimal. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}

/** Null if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
