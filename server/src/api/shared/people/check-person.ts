// Checks what proves a person; a wrong proof counts as a rejected sign-in of the address, because it may be a guess.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countIn, linkWindow } from '../../../http/limits.ts';
import { findLinkOwner } from '../../../people/links.ts';
import type { Realm } from '../../../people/user.ts';
import { ServiceError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import { checkCounted, rejectSignIn } from '../credentials/reject-sign-in.ts';

/** For passwords: refused before it is compared if the address has too many rejections. */
export function checkPassword<T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<T>,
): Promise<T> {
  return checkCounted(services, request, reply, () => checkUnguessable(services, request, reply, check));
}

/** For what cannot be guessed, such as links and passkeys: a right one is accepted whatever its neighbours send. */
export function checkUnguessable<T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<T>,
): Promise<T> {
  return check().catch(async (error) => {
    const isWrong = error instanceof ServiceError && error.code === 'INVALID_CREDENTIALS';
    throw isWrong ? await rejectSignIn(services, request, reply, error) : error;
  });
}

/** Checks a mailed or copied link before `use`, and counts its calls for its person: neighbours cannot take them away. */
export function checkLink<T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { realm, token }: { realm: Realm; token: string },
  use: () => Promise<T>,
): Promise<T> {
  return checkUnguessable(services, request, reply, async () => {
    const owner = await findLinkOwner(services.people, realm, token);
    const what = 'Too many requests with this link.';
    const full = await countIn(services.http.rateLimits, request, reply, [linkWindow(owner)], what);
    if (full) throw full;
    return use();
  });
}
