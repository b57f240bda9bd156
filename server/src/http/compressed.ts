// Text that is the same for every caller: compressed once in the thread pool, sent in an accepted encoding.
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './trace.ts';

/** By content encoding; `identity` is the plain text. */
export type Compressed = Record<'br' | 'gzip' | 'identity', Buffer>;

export async function compress(text: string): Promise<Compressed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { br, gzip: zipped, identity };
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  bytes: Compressed,
): FastifyReply {
  const accepted = headerText(request, 'accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .header('Vary', 'Accept-Encoding')
    .type(contentType)
    .send(bytes[encoding ?? 'identity']);
}
