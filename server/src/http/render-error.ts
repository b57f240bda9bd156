// Renders an error in the envelope of API v1, which most APIs share.
import { z } from 'zod';
import type { FieldProblem } from '../platform/call-errors.ts';
import type { ServiceError } from '../platform/errors.ts';

interface RenderedError {
  status: number;
  body: object;
}

export type ErrorRenderer = (error: ServiceError, requestId: string) => RenderedError;

/** For the APIs of the pages: wrong fields also have a reason, for which the pages have words. */
export const renderPageError: ErrorRenderer = (error, requestId) => ({
  status: error.status,
  body: { error: { code: error.code, message: error.message, requestId, details: error.details } },
});

export const renderV1Error: ErrorRenderer = (error, requestId) => {
  const { details } = error;
  if (!Array.isArray(details.fields)) return renderPageError(error, requestId);
  const fields = (details.fields as FieldProblem[]).map(({ field, code, message }) => ({
    field,
    code,
    message,
  }));
  const { status, code, message } = error;
  return { status, body: { error: { code, message, requestId, details: { ...details, fields } } } };
};

export const errorEnvelope = z
  .object({
    error: z.object({
      code: z.string().describe('Fixed value to evaluate'),
      message: z.string().describe('English sentence for people; may change'),
      requestId: z.uuid().describe('Also in the header X-Request-Id'),
      details: z.looseObject({}).describe('Details of the error'),
    }),
  })
  .meta({ id: 'Error' });
