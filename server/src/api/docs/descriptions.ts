// The OpenAPI documents, written out of the doors that are described in each.
import type { FastifyInstance } from 'fastify';
import type { DocumentFrame } from '../../http/document-frame.ts';
import { describeDocument } from '../../http/openapi.ts';
import type { Services } from '../../services.ts';
import { DOCUMENTS, OPERATIONS_DOCUMENT } from '../documents.ts';
import { DOORS } from '../doors.ts';
import { ERRORS } from '../error-catalog.ts';
import { identifyOperator } from '../identify-operator.ts';

export function describe(frame: DocumentFrame): object {
  const doors = DOORS.filter(({ description }) => description.document === frame);
  return describeDocument(frame, doors, ERRORS);
}

/** What the operator can do is nobody else's business. */
export function registerDescriptions(app: FastifyInstance, services: Services): void {
  for (const frame of DOCUMENTS) {
    let text: string | undefined;
    for (const path of frame.paths) {
      app.get(path, async (request, reply) => {
        if (frame === OPERATIONS_DOCUMENT) await identifyOperator(request, reply, services);
        text ??= JSON.stringify(describe(frame));
        return reply.type('application/json; charset=utf-8').send(text);
      });
    }
  }
}
