// Admits callers to the driver API by session token; each session belongs to one driver.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCredentials } from '../../customers/credentials/authenticate.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import type { Driver } from '../../transport/driver.ts';
import { authenticateDriver } from '../../transport/sign-in.ts';
import { rejectBlockedAddress, rejectSignIn } from '../shared/credentials/reject-sign-in.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

export interface DriverAccess {
  /** False only for the call that starts the session. */
  session: boolean;
}

type DriverRoute = Route<DriverAccess, Driver, Services>;

export const driverRoute = routesOf<DriverAccess & { session: true }, Driver, Services, ErrorCode>();

export const signInRoute = routesOf<DriverAccess & { session: false }, null, Services, ErrorCode>();

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover driver"' };

/** Returns null for signing in, which needs only a link and has no driver yet. */
export async function admitToDriver(
  { access }: DriverRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Driver | null> {
  await rejectBlockedAddress(services, request, reply);
  if (!access.session) return null;
  const driver = await driverOfRequest(request, reply, services);
  const tooMany = await countCall(services.http.rateLimits, request, reply, limiterKeyOf(driver));
  if (tooMany) throw tooMany;
  return driver;
}

/** The rate limit key of a driver. */
export function limiterKeyOf(driver: Driver): string {
  return `driver:${driver.id}`;
}

export async function driverOfRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Driver> {
  const presented = parseCredentials(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    const message = 'No session. Send "Authorization: Bearer <session token>".';
    throw accessErrors.UNAUTHORIZED({ message, headers: CHALLENGE });
  }
  return authenticateDriver(services.core, presented.value).catch((error) =>
    rejectDriver(services, request, reply, error),
  );
}

/** Counts possible guesses against the IP address. */
export async function rejectDriver(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ServiceError)) throw error;
  throw await rejectSignIn(services, request, reply, error.withHeaders(CHALLENGE));
}
