// Admits callers to the driver door by session token; each session belongs to one driver.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPresented } from '../../customers/credentials/authenticate.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { countCall, countRejection, showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Driver } from '../../transport/driver.ts';
import { authenticateDriver } from '../../transport/sign-in.ts';
import type { ErrorCode } from '../error-catalog.ts';

export interface DriverAccess {
  /** False only for the call that starts the session. */
  session: boolean;
}

type DriverRoute = Route<DriverAccess, Driver, Services>;

export const driverRoute = routesOf<DriverAccess & { session: true }, Driver, Services, ErrorCode>();

export const signInRoute = routesOf<DriverAccess & { session: false }, null, Services, ErrorCode>();

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover driver"' };

/** Signing in needs only a link, so there is no driver yet. */
export async function admitToDriver(
  { access }: DriverRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Driver | null> {
  const { rateLimits } = services.http;
  if (!access.session) {
    await showAddressLimit(rateLimits, request, reply);
    return null;
  }
  const driver = await driverBehind(request, reply, services);
  const tooMany = await countCall(rateLimits, request, reply, limitedAs(driver));
  if (tooMany) throw tooMany;
  return driver;
}

/** What the limit of calls goes by. */
export function limitedAs(driver: Driver): string {
  return `driver:${driver.id}`;
}

export async function driverBehind(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Driver> {
  const presented = readPresented(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    await showAddressLimit(services.http.rateLimits, request, reply);
    const message = 'No session. Send "Authorization: Bearer <session token>".';
    throw accessErrors.UNAUTHORIZED({ message, headers: CHALLENGE });
  }
  return authenticateDriver(services.core, presented.value).catch((error) =>
    rejectSignIn(services, request, reply, error),
  );
}

/** Counts the failure against the address, since it may be guessing. */
export async function rejectSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ServiceError)) throw error;
  throw await countRejection(services.http.rateLimits, request, reply, error.withHeaders(CHALLENGE));
}
