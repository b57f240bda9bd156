// Generates the OpenAPI documents from the doors that each one describes.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentFrame } from '../../http/document-frame.ts';
import { describeDocument } from '../../http/openapi.ts';
import { headerText } from '../../http/trace.ts';
import { DOCUMENTS } from '../documents.ts';
import { DOORS } from '../doors.ts';
import { ERRORS } from '../error-catalog.ts';

export function describe(frame: DocumentFrame): object {
  const doors = DOORS.filter(({ description }) => description.document === frame);
  return describeDocument(frame, doors, ERRORS);
}

export function registerDescriptions(app: FastifyInstance): void {
  for (const frame of DOCUMENTS) {
    let written: Promise<WrittenDocument> | undefined;
    for (const path of frame.paths) {
      app.get(path, async (request, reply) => {
        written ??= write(frame);
        return send(request, reply, await written);
      });
    }
  }
}

interface WrittenDocument {
  etag: string;
  /** By content encoding; `identity` is the plain text. */
  bytes: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Compressed in the thread pool, once. */
async function write(frame: DocumentFrame): Promise<WrittenDocument> {
  const identity = Buffer.from(JSON.stringify(describe(frame)));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bytes: { br, gzip: zipped, identity } };
}

/** For everybody, from pages of any origin. */
function send(request: FastifyRequest, reply: FastifyReply, { etag, bytes }: WrittenDocument) {
  reply.headers({
    ETag: etag,
    'Cache-Control': 'public, no-cache',
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
  });
  if (headerText(request, 'if-none-match')?.includes(etag)) return reply.code(304).send();
  const accepted = headerText(request, 'accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes[encoding ?? 'identity']);
}
