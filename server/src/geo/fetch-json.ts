// Owns the one way geo adapters ask a server: in limited time, with a limited answer, checked against a schema.
import { request } from 'undici';
import type { z } from 'zod';

export type GeoLog = (message: string, details: Record<string, unknown>) => void;

export interface GeoServer {
  /** With or without a path, "https://maps.example.com/nominatim". */
  baseUrl: string;
  log: GeoLog;
  /** Names the service to the server's operator, as Nominatim's usage policy asks. */
  userAgent?: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 2000;
const largestAnswerBytes = 256 * 1024;

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largestAnswerBytes) throw new Error(`answer larger than ${largestAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function timeLimitOf(server: GeoServer): AbortSignal {
  return AbortSignal.timeout(server.timeoutMs ?? defaultTimeoutMs);
}

/** Joins a path to a base address that may end in a slash or carry a path of its own; throws if it is no address. */
export function addressAt(server: GeoServer, path: string): URL {
  return new URL(server.baseUrl.replace(/\/+$/, '') + path);
}

/**
 * Null is every failure, told to the log. The log names the server and not the query: an address is personal data.
 */
export async function fetchJson<Schema extends z.ZodType>(
  server: GeoServer,
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema> | null> {
  try {
    const { statusCode, body } = await request(url, {
      signal,
      headers: { accept: 'application/json', 'user-agent': server.userAgent ?? 'handover' },
    });
    if (statusCode !== 200) {
      // A body that is thrown away unread still tells of its abortion, and nobody listening would end the process.
      body.on('error', () => {}).destroy();
      throw new Error(`status ${statusCode}`);
    }
    return schema.parse(JSON.parse(await readText(body)));
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    server.log('geo server gave no usable answer', { server: url.host, reason: reason.slice(0, 300) });
    return null;
  }
}
