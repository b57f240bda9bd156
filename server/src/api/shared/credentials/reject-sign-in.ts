// Counts rejected sign-ins of every API against the IP address and writes them to the audit log.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditedRejections, countBeforeCheck, countRejection, refuseAddress } from '../../../http/limits.ts';
import { recordAudit } from '../../../operator/audit.ts';
import type { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';

/**
 * Refuses an address with too many rejections, whatever it presents. For passwords and short codes: a long token is
 * compared first, because it cannot be guessed and must not be refused for what its neighbours send.
 */
export async function rejectBlockedAddress(
  { http }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = await refuseAddress(http.rateLimits, request, reply);
  if (refusal) throw refusal;
}

/** Runs `check`, which compares a password or a short code, unless the address has too many rejections. */
export function checkCounted<T>(
  { http }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<T>,
): Promise<T> {
  return countBeforeCheck(http.rateLimits, request, reply, check);
}

/** Returns the rejection, or RATE_LIMITED after too many of them. */
export async function rejectSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  rejection: ServiceError,
): Promise<ServiceError> {
  const answer = await countRejection(services.http.rateLimits, request, reply, rejection);
  await recordRejection(services, request, rejection).catch((error) =>
    services.core.log.error(
      { err: error, requestId: request.trace.requestId },
      'A rejected sign-in could not be written to the audit log',
    ),
  );
  return answer;
}

/** One entry per address and minute, so that a guessing caller cannot fill the audit log. */
async function recordRejection(
  { core, http }: Services,
  { trace }: FastifyRequest,
  { code }: ServiceError,
): Promise<void> {
  const [first] = await http.rateLimits.hit([auditedRejections(trace.address)]);
  if (!first!.admitted) return;
  const { accountId, credentialId, requestId } = trace;
  const actor = { name: 'unknown', channel: trace.interface ?? 'none' };
  await recordAudit(core.sql, core.clock, actor, {
    action: 'sign_in.rejected',
    accountId,
    subjectType: 'address',
    subjectId: trace.address,
    details: { code, credentialId, requestId },
  });
}
