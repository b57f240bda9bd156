// What every interface does with a rejected sign-in: it counts against the address and stands in the audit.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditedRejections, countRejection, refuseAddress } from '../../../http/limits.ts';
import { recordAudit } from '../../../operator/audit.ts';
import type { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';

/** Where one secret opens much, an address that was rejected too often is refused before anything is compared. */
export async function rejectBlockedAddress(
  { http }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = await refuseAddress(http.rateLimits, request, reply);
  if (refusal) throw refusal;
}

/** The error to answer with: the rejection, or RATE_LIMITED once there were too many. */
export async function rejectSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  rejection: ServiceError,
): Promise<ServiceError> {
  await recordRejection(services, request, rejection).catch((error) =>
    services.core.log.error({ err: error }, 'A rejected sign-in could not be noted in the audit'),
  );
  return countRejection(services.http.rateLimits, request, reply, rejection);
}

/** One entry for each address and minute: whoever guesses must not be able to fill the audit. */
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
