// Admits calls with a customer's credential, with checks in the documented order of errors.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../../customers/credentials/api-scopes.ts';
import { checkAccount, checkV1Enabled } from '../../../customers/credentials/authenticate.ts';
import type { Caller } from '../../../customers/credentials/credential.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import { countCall } from '../../../http/limits.ts';
import { isTest } from '../../../model/environment.ts';
import type { Services } from '../../../services.ts';
import { checkScope } from './identify.ts';

export interface CredentialAccess {
  /** The scope that a credential must hold; null where any credential is accepted. */
  scope: ApiScope | null;
  sandboxOnly?: true;
}

/** Counts the call, and checks that account and credential may make it. */
export async function admitCaller(
  identified: Caller | Promise<Caller>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  access: CredentialAccess,
): Promise<Caller> {
  // Both results are usually cached; awaiting a value that is already known would slow down every call.
  const caller = identified instanceof Promise ? await identified : identified;
  const counted = countCall(services.http.rateLimits, request, reply, caller.credential.id);
  const tooMany = counted instanceof Promise ? await counted : counted;
  checkAccount(caller);
  checkV1Enabled(caller);
  if (tooMany) throw tooMany;
  checkAccess(caller, access);
  return caller;
}

export function checkAccess(caller: Caller, { scope, sandboxOnly }: CredentialAccess): void {
  if (sandboxOnly && !isTest(caller.environment)) throw accessErrors.SANDBOX_ONLY();
  if (scope !== null) checkScope(caller, scope);
}
