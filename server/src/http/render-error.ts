// Renders an error in the envelope of API v1, which most APIs share.
import { z } from 'zod';
import type { ServiceError } from '../platform/errors.ts';

interface RenderedError {
  status: number;
  body: object;
}

export type ErrorRenderer = (error: ServiceError, requestId: string) => RenderedError;

export const renderV1Error: ErrorRenderer = (error, requestId) => ({
  status: error.status,
  body: { error: { code: error.code, message: error.message, requestId, details: error.details } },
});

export const errorEnvelope = z
  .object({
    error: z.object({
      code: z.string().describe('Fixed value to evaluate'),
      message: z.string().describe('English sentence for people; may change'),
      requestId: z.uuid().describe('Also in the header X-Request-Id'),
      details: z.looseObject({}).describe('What the code says more precisely'),
    }),
  })
  .meta({ id: 'Error' });
