// Browsers send cookies with calls from any page, so a changing call must come from our own pages.
import type { FastifyRequest } from 'fastify';
import { headerText } from '../../../http/trace.ts';
import { peopleErrors } from '../../../people/errors.ts';
import { isLoopback } from '../../../platform/loopback.ts';

/** Browsers send the origin with every call that is not a GET; other clients hold only their own cookies. */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = headerText(request, 'origin');
  const own = new URL(publicUrl);
  const isBrowser = origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
  if (!isBrowser || origin === own.origin || isOwnLoopback(request, own, origin)) return;
  throw peopleErrors.ORIGIN_NOT_ALLOWED({
    message: `The call does not come from the pages of this service. Open them at ${own.origin}.`,
    details: { openAt: own.origin },
  });
}

/**
 * Whether a page under another name of this machine, such as 127.0.0.1 for localhost, calls the address that
 * it came from. Other ports are other programs.
 */
function isOwnLoopback({ headers }: FastifyRequest, own: URL, origin: string | undefined): boolean {
  if (origin === undefined || !isLoopback(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, host, port } = new URL(origin);
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return (
    isLoopback(hostname) &&
    protocol === own.protocol &&
    port === own.port &&
    host === headers.host &&
    site === 'same-origin'
  );
}
