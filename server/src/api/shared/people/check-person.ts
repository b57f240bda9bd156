// Checks a password, code or link; a wrong one counts as a rejected sign-in, because it may be a guess.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { checkCounted, rejectSignIn } from '../credentials/reject-sign-in.ts';

export function checkPerson<T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<T>,
): Promise<T> {
  return checkCounted(services, request, reply, () =>
    check().catch(async (error) => {
      const isWrong = error instanceof ServiceError && error.code === 'INVALID_CREDENTIALS';
      throw isWrong ? await rejectSignIn(services, request, reply, error) : error;
    }),
  );
}
