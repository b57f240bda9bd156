// Admits people to the portal by their session cookie, if they have the role that the route requires.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import type { Account } from '../../model/account.ts';
import { ENVIRONMENTS, type Environment, isTest } from '../../model/environment.ts';
import type { Actor } from '../../operator/audit.ts';
import { peopleErrors } from '../../people/errors.ts';
import { hasProvenFactor } from '../../people/second-factor.ts';
import type { Session } from '../../people/session-store.ts';
import { actorOf, authenticateSession } from '../../people/sessions.ts';
import type { PortalRole, User } from '../../people/user.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Services } from '../../services.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { admitAnonymous } from '../shared/people/admit-anonymous.ts';
import { checkOrigin } from '../shared/people/check-origin.ts';
import type { AnonymousAccess as Anonymous } from '../shared/people/realm.ts';
import { sessionTokenOf } from '../shared/people/session-cookie.ts';
import { type PortalRoleGroup, rolesOf } from './roles.ts';

export interface PortalAccess {
  who: PortalRoleGroup;
  sandboxOnly?: true;
  /** Also for people of carriers, who order nothing. */
  carriers?: true;
  /** Also for people who must first prove or set up a second factor: their session and their own account. */
  beforeSecondFactor?: true;
}

export interface AnonymousAccess extends Anonymous {
  sandboxOnly?: never;
  carriers?: never;
  beforeSecondFactor?: never;
}

export interface PortalCaller {
  user: User & { role: PortalRole };
  account: Account;
  session: Session;
  needsSecondFactor: boolean;
  /** The environment in the path; production if the path names none. */
  environment: Environment;
  actor: Actor;
}

export const portalRoute = routesOf<PortalAccess, PortalCaller, Services, ErrorCode>();
export const anonymousRoute = routesOf<AnonymousAccess, null, Services, ErrorCode>();

export async function admitToPortal(
  { access }: Route<PortalAccess | AnonymousAccess, unknown, Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<PortalCaller | null> {
  if (access.who === 'anonymous') return admitAnonymous(access, request, reply, services);
  checkOrigin(request, services.config.publicUrl);
  const caller = await authenticatePerson(request, services);
  const tooMany = await countCall(services.http.rateLimits, request, reply, limiterKeyOfPerson(caller));
  if (tooMany) throw tooMany;
  if (!access.beforeSecondFactor) requireSecondFactor(caller);
  if (caller.account.kind === 'CARRIER' && !access.carriers) throw accessErrors.ACCOUNT_NOT_ELIGIBLE();
  if (access.sandboxOnly && !isTest(caller.environment)) throw accessErrors.SANDBOX_ONLY();
  checkRole(caller, access.who);
  return caller;
}

function requireSecondFactor({ needsSecondFactor, session }: PortalCaller): void {
  if (!needsSecondFactor || hasProvenFactor(session)) return;
  throw peopleErrors.SECOND_FACTOR_REQUIRED({
    message:
      'Your account asks your role for a second factor. Sign in with yours, or set one up in your settings.',
  });
}

export function limiterKeyOfPerson({ user }: PortalCaller): string {
  return `user:${user.id}`;
}

export async function authenticatePerson(request: FastifyRequest, services: Services): Promise<PortalCaller> {
  const token = sessionTokenOf(request, services.config.publicUrl, 'portal');
  if (token === null) throw peopleErrors.SIGN_IN_REQUIRED();
  const { user, account, session, needsSecondFactor } = await authenticateSession(
    services.people,
    'portal',
    token,
  );
  const environment = environmentOf(request);
  request.trace.accountId = user.accountId;
  request.trace.environment = environment;
  return {
    user: user as PortalCaller['user'],
    account: account!,
    session,
    needsSecondFactor,
    environment,
    actor: actorOf(user),
  };
}

function environmentOf(request: FastifyRequest): Environment {
  const { environment = 'production' } = (request.params ?? {}) as { environment?: string };
  const known = ENVIRONMENTS.find((one) => one === environment);
  if (!known) throw callErrors.NOT_FOUND({ message: 'There is "production" and "sandbox".' });
  return known;
}

/** Also called by routes whose required role depends on the body. */
export function checkRole(caller: PortalCaller, who: PortalRoleGroup): void {
  if (hasRole(caller, who)) return;
  const allowed = rolesOf(who, caller.environment);
  throw peopleErrors.ROLE_NOT_SUFFICIENT({ details: { role: caller.user.role, allowed } });
}

export function hasRole({ user, environment }: PortalCaller, who: PortalRoleGroup): boolean {
  return rolesOf(who, environment).includes(user.role);
}
