// Counts a wrong password, code or link as a rejected sign-in, because it may be a guess.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { rejectSignIn } from '../credentials/reject-sign-in.ts';

export async function rejectPerson(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ServiceError) || error.code !== 'INVALID_CREDENTIALS') throw error;
  throw await rejectSignIn(services, request, reply, error);
}
