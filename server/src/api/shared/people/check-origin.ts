// Browsers send cookies with calls from any page, so a changing call must come from our own pages.
import type { FastifyRequest } from 'fastify';
import { headerText } from '../../../http/trace.ts';
import { peopleErrors } from '../../../people/errors.ts';

/** Browsers send the origin with every call that is not a GET; other clients hold only their own cookies. */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = headerText(request, 'origin');
  const own = new URL(publicUrl).origin;
  const isBrowser = origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
  if (!isBrowser || origin === own) return;
  throw peopleErrors.ORIGIN_NOT_ALLOWED({
    message: `The call does not come from the pages of this service. Open them at ${own}.`,
  });
}
