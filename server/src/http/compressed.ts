// Text that is the same for every caller: compressed once in the thread pool, sent in an accepted encoding.
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './trace.ts';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof ENCODERS;

export interface Compressed {
  /** The plain text. */
  identity: Buffer;
  /** Compressed for the first caller who accepts it: for the largest description, Brotli takes two seconds. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function compressed(text: string | Uint8Array): Compressed {
  const identity = Buffer.from(text);
  const made: { [encoding in Encoding]?: Promise<Buffer> } = {};
  return {
    identity,
    encoded(encoding) {
      made[encoding] ??= ENCODERS[encoding](identity);
      return made[encoding];
    },
  };
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  bytes: Compressed,
): Promise<FastifyReply> {
  const accepted = headerText(request, 'accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const body = encoding ? await bytes.encoded(encoding) : bytes.identity;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.header('Vary', 'Accept-Encoding').type(contentType).send(body);
}
