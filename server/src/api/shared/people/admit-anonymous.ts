// Rate-limits anonymous calls by IP address, because they may be guesses.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countIn, publicWindow } from '../../../http/limits.ts';
import type { Services } from '../../../services.ts';
import { rejectBlockedAddress } from '../credentials/reject-sign-in.ts';
import { checkOrigin } from './check-origin.ts';

export async function admitAnonymous(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  checkOrigin(request, services.config.publicUrl);
  await rejectBlockedAddress(services, request, reply);
  const windows = [publicWindow(request.trace.address)];
  const message = 'Too many calls from this address.';
  const full = await countIn(services.http.rateLimits, request, reply, windows, message);
  if (full) throw full;
  return null;
}
