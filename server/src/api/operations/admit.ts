// Admits callers to the operations API: machines by the operator token, people by session cookie and role.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import type { Actor } from '../../operator/audit.ts';
import { peopleErrors } from '../../people/errors.ts';
import { hasProvenFactor } from '../../people/second-factor.ts';
import { actorOf, authenticateSession } from '../../people/sessions.ts';
import type { Services } from '../../services.ts';
import { identifyOperator } from '../shared/credentials/identify-operator.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { admitAnonymous } from '../shared/people/admit-anonymous.ts';
import { checkOrigin } from '../shared/people/check-origin.ts';
import type { AnonymousAccess, Person } from '../shared/people/realm.ts';
import { sessionTokenOf } from '../shared/people/session-cookie.ts';
import { type OperatorRoleGroup, operatorRolesOf } from './roles.ts';

export interface OperationsAccess {
  who: OperatorRoleGroup;
}

/** For routes that only a person can call: their own session and settings. */
export interface PersonAccess {
  who: 'person';
}

/** The actor for the audit log. */
export interface OperationsCaller extends Actor {
  /** Null for machines. */
  person: Person | null;
}

type AnyAccess = OperationsAccess | PersonAccess | AnonymousAccess;

export const operationsRoute = routesOf<OperationsAccess, OperationsCaller, Services, ErrorCode>();
export const personRoute = routesOf<PersonAccess, Person, Services, ErrorCode>();
export const anonymousOperationsRoute = routesOf<AnonymousAccess, null, Services, ErrorCode>();

export async function admitToOperations(
  { access }: Route<AnyAccess, unknown, Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<OperationsCaller | Person | null> {
  if (access.who === 'anonymous') return admitAnonymous(access, request, reply, services);
  const token = sessionTokenOf(request, services.config.publicUrl, 'console');
  const isMachine = headerText(request, 'authorization') !== undefined || token === null;
  if (isMachine && access.who !== 'person') {
    return { ...(await identifyOperator(request, reply, services)), person: null };
  }
  checkOrigin(request, services.config.publicUrl);
  if (token === null) {
    throw peopleErrors.SIGN_IN_REQUIRED(headerText(request, 'authorization') === undefined ? {} : NO_PERSON);
  }
  const person = await admitPerson(token, request, reply, services);
  if (access.who === 'person') return person;
  requireSecondFactor(person);
  const caller = { ...person.actor, person };
  checkOperatorRole(caller, access.who);
  return caller;
}

const NO_PERSON = {
  message:
    'The operator token belongs to no person, and this endpoint serves the signed-in people of the console. Sign in at /console.',
};

async function admitPerson(token: string, request: FastifyRequest, reply: FastifyReply, services: Services) {
  const signedIn = await authenticateSession(services.people, 'console', token);
  const person = { ...signedIn, actor: actorOf(signedIn.user) };
  const key = `user:${person.user.id}`;
  const tooMany = await countCall(services.http.rateLimits, request, reply, key);
  if (tooMany) throw tooMany;
  return person;
}

/** Owning a second factor is not enough: it must have been used in this session. */
export function requireSecondFactor({ needsSecondFactor, session }: Person): void {
  if (!needsSecondFactor || hasProvenFactor(session)) return;
  throw peopleErrors.SECOND_FACTOR_REQUIRED({
    message:
      'Your role signs in with a one-time code or a passkey. Sign in with yours, or set one up in your settings.',
  });
}

/** Also used to offer people only the commands that they may run. */
export function hasRole({ person }: OperationsCaller, who: OperatorRoleGroup): boolean {
  return person === null || (operatorRolesOf(who) as readonly string[]).includes(person.user.role);
}

/** Also called by routes whose required role depends on the body. */
export function checkOperatorRole(caller: OperationsCaller, who: OperatorRoleGroup): void {
  if (hasRole(caller, who)) return;
  const role = caller.person?.user.role;
  throw peopleErrors.ROLE_NOT_SUFFICIENT({ details: { role, allowed: operatorRolesOf(who) } });
}
