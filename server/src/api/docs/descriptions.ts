// Generates the OpenAPI documents from the APIs that each one describes.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compressed, sendCompressed } from '../../http/compressed.ts';
import type { DocumentFrame, Json } from '../../http/document-frame.ts';
import { describeDocument, withResponsesInPlace } from '../../http/openapi.ts';
import { headerText } from '../../http/trace.ts';
import type { Services } from '../../services.ts';
import { APIS } from '../apis.ts';
import { identifyOperator } from '../shared/credentials/identify-operator.ts';
import { DOCUMENTS, OPERATIONS_DOCUMENT } from '../shared/description-frames.ts';
import { ERRORS } from '../shared/errors/error-catalog.ts';

export function describe(frame: DocumentFrame): Json {
  const apis = APIS.filter(({ description }) => description.document === frame);
  return describeDocument(frame, apis, ERRORS);
}

/** The same with each shared response at its operations, for readers that go through operations. */
export function describeInFull(frame: DocumentFrame): object {
  return withResponsesInPlace(describe(frame));
}

/** The description of the operations API is only for the operator. */
export function registerDescriptions(app: FastifyInstance, services: Services): void {
  for (const frame of DOCUMENTS) {
    let written: WrittenDocument | undefined;
    for (const path of frame.paths) {
      app.get(path, async (request, reply) => {
        const guarded = frame === OPERATIONS_DOCUMENT;
        if (guarded) await identifyOperator(request, reply, services);
        written ??= write(frame);
        return send(request, reply, written, guarded);
      });
    }
  }
}

interface WrittenDocument {
  etag: string;
  bytes: Compressed;
}

function write(frame: DocumentFrame): WrittenDocument {
  const bytes = compressed(JSON.stringify(describe(frame)));
  const etag = `"${createHash('sha256').update(bytes.identity).digest('base64url')}"`;
  return { etag, bytes };
}

/** Pages of any origin may read a description that needs no token. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bytes }: WrittenDocument,
  guarded: boolean,
) {
  reply.headers({
    ETag: etag,
    'Cache-Control': guarded ? 'private, no-cache' : 'public, no-cache',
    Vary: 'Accept-Encoding',
    ...(!guarded && { 'Access-Control-Allow-Origin': '*' }),
  });
  if (headerText(request, 'if-none-match')?.includes(etag)) return reply.code(304).send();
  return sendCompressed(request, reply, 'application/json; charset=utf-8', bytes);
}
