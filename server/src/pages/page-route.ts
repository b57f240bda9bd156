// Serves public pages with security headers, and renders errors as pages instead of JSON.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RECIPIENT_LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import { brandOf } from '../operator/brand.ts';
import { findOperator } from '../operator/operator.ts';
import { callErrors } from '../platform/call-errors.ts';
import { unavailableError } from '../platform/database-unavailable.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { renderMessagePage } from './message-page.ts';
import { setPageHeaders } from './page-headers.ts';
import { askedLanguage, languageOf } from './page-language.ts';
import type { PublicFiles } from './public-files.ts';
import { sendPage, sendUnbuilt } from './send-page.ts';

const NO_BRAND = { name: '', color: null, logo: null };

export interface PageContext {
  /** Null for a page without its own script. */
  files(entry: string | null): PublicFiles;
  isBuilt: boolean;
  mapStyleUrl: string | null;
  mapOrigins: readonly string[];
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function pageRoute(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  method: 'GET' | 'POST',
  url: string,
  handler: Handler,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      setPageHeaders(reply, { mapOrigins: context.mapOrigins });
      if (!context.isBuilt) return sendUnbuilt(reply);
      try {
        if (method === 'POST') refuseOtherSites(request);
        return await handler(request, reply);
      } catch (error) {
        return sendErrorPage(services, context, request, reply, error);
      }
    },
  });
}

/** Refuses forms from other sites, which could act in the reader's name. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') {
    throw callErrors.INVALID_REQUEST({ message: 'This form was sent from another site.' });
  }
}

/** Redirects after a form, so that a reload does not send it again. Keeps the requested language. */
export function seeOther(
  reply: FastifyReply,
  path: string,
  request: FastifyRequest,
  more: Record<string, string> = {},
): FastifyReply {
  const asked = askedLanguage(request, RECIPIENT_LANGUAGES);
  const parameters = new URLSearchParams({ ...(asked && { lang: asked }), ...more }).toString();
  return reply
    .code(303)
    .header('Location', parameters === '' ? path : `${path}?${parameters}`)
    .send('');
}

export async function sendErrorPage(
  services: Services,
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  const { requestId } = request.trace;
  const known =
    error instanceof ServiceError
      ? error
      : (unavailableError(error) ?? callErrors.INTERNAL_ERROR({ cause: error }));
  request.trace.errorCode = known.code;
  if (known.code === 'INTERNAL_ERROR') {
    services.core.log.error({ err: error, requestId, path: request.routeOptions.url }, 'Unexpected error');
  }
  const language = languageOf(request);
  // Without the database there is no name; the page says what is wrong anyway.
  const brand = await findOperator(services.core.sql).then(brandOf, () => NO_BRAND);
  const page = renderMessagePage({ error: known, language, requestId, files: context.files(null), brand });
  return sendPage(reply.headers(known.headers), known.status, page);
}
