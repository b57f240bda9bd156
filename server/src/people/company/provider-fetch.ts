// The only way to call a provider: a checked address, a limit on the time and on the answer, no redirects.
import type { Readable } from 'node:stream';
import type { CustomFetch } from 'openid-client';
import type { AddressGuard } from '../../messages/webhooks/address-guard.ts';
import { pinnedLookup } from '../../messages/webhooks/send-request.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 512 * 1024;
const MAX_HEADER_BYTES = 32 * 1024;
const WITHOUT_BODY = [204, 205, 304];

/** The provider could not be called, or its answer was too large or too slow. */
export class ProviderUnreachable extends Error {
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`The provider cannot be reached: ${code}`, { cause });
    this.code = code;
  }
}

export interface ProviderFetchOptions {
  guard: AddressGuard;
  /** Trusted instead of the public certificate authorities. */
  ca?: string | undefined;
  timeoutMs?: number | undefined;
}

export function providerFetch({ guard, ca, timeoutMs = TIMEOUT_MS }: ProviderFetchOptions): CustomFetch {
  return async (url, { method, headers, body }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const verdict = await guard.check(url);
    if (!verdict.ok) throw new ProviderUnreachable(verdict.reason);
    // The inboxes of the service have no address to connect to.
    if (verdict.addresses.length === 0) throw new ProviderUnreachable('PRIVATE_ADDRESS');
    const { Agent, request } = await import('undici');
    const dispatcher = new Agent({
      connect: {
        lookup: pinnedLookup(verdict.addresses),
        // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED cannot switch it off.
        rejectUnauthorized: true,
        autoSelectFamily: true,
        ...(ca !== undefined && { ca }),
      },
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    try {
      const sent = body === undefined || body === null ? null : String(body);
      const options = { method: method as 'GET', headers, body: sent, dispatcher, signal };
      const answer = await request(verdict.url, options);
      const bytes = await readLimited(answer.body);
      const isEmpty = WITHOUT_BODY.includes(answer.statusCode);
      return new Response(isEmpty ? null : new Uint8Array(bytes), {
        status: answer.statusCode,
        headers: plainHeaders(answer.headers),
      });
    } catch (error) {
      throw error instanceof ProviderUnreachable ? error : new ProviderUnreachable(codeOf(error), error);
    } finally {
      void dispatcher.destroy();
    }
  };
}

async function readLimited(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > MAX_ANSWER_BYTES) throw new ProviderUnreachable('ANSWER_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The bytes are read already, so their length and encoding no longer apply. */
function plainHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || /^(content-length|content-encoding|transfer-encoding)$/i.test(name)) continue;
    for (const one of [value].flat()) plain.append(name, one);
  }
  return plain;
}

function codeOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'TIMEOUT';
  return code ?? 'SEND_FAILED';
}
