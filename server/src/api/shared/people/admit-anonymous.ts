// Admits anonymous calls: counted by IP address, except those with a link, which are counted for its person.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countIn, publicWindow } from '../../../http/limits.ts';
import type { Services } from '../../../services.ts';
import { checkOrigin } from './check-origin.ts';
import type { AnonymousAccess } from './realm.ts';

export async function admitAnonymous(
  { presents }: AnonymousAccess,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  checkOrigin(request, services.config.publicUrl);
  if (presents === 'link') return null;
  const windows = [publicWindow(request.trace.address)];
  const message = 'Too many calls from this address.';
  const full = await countIn(services.http.rateLimits, request, reply, windows, message);
  if (full) throw full;
  return null;
}
