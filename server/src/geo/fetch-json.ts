// How geo adapters query a server: with a timeout, a size limit, and a schema for the response.
import type { z } from 'zod';

export type GeoLog = (message: string, details: Record<string, unknown>) => void;

export interface GeoServer {
  /** May include a path: "https://maps.example.com/nominatim". */
  baseUrl: string;
  log: GeoLog;
  /** Identifies us to the server's operator, as Nominatim's usage policy requires. */
  userAgent?: string;
  timeoutMs?: number;
  maxResponseBytes?: number;
}

const DEFAULT_TIMEOUT_MS = 2000;
const MAX_RESPONSE_BYTES = 256 * 1024;

async function readText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`answer larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function timeoutSignal(server: GeoServer): AbortSignal {
  return AbortSignal.timeout(server.timeoutMs ?? DEFAULT_TIMEOUT_MS);
}

/** Appends a path to the base URL, which may end in a slash or have its own path. Throws if it is invalid. */
export function urlAt(server: GeoServer, path: string): URL {
  return new URL(server.baseUrl.replace(/\/+$/, '') + path);
}

/** Returns null on any failure. The log names the server but not the query: an address is personal data. */
export async function fetchJson<Schema extends z.ZodType>(
  server: GeoServer,
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema> | null> {
  try {
    // Only services with a map server need it.
    const { request } = await import('undici');
    const { statusCode, body } = await request(url, {
      signal,
      headers: { accept: 'application/json', 'user-agent': server.userAgent ?? 'handover' },
    });
    if (statusCode !== 200) {
      // An unread body still emits an error when destroyed, and without a listener that ends the process.
      body.on('error', () => {}).destroy();
      throw new Error(`status ${statusCode}`);
    }
    return schema.parse(JSON.parse(await readText(body, server.maxResponseBytes ?? MAX_RESPONSE_BYTES)));
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    server.log('geo server gave no usable answer', { server: url.host, reason: reason.slice(0, 300) });
    return null;
  }
}
