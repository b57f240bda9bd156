// Admits callers to the driver API by session token; each session belongs to one driver.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCredentials } from '../../customers/credentials/authenticate.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import type { Driver, SignedInDriver } from '../../dispatch/drivers/driver.ts';
import { authenticateDriver, type WhenSignedOut } from '../../dispatch/drivers/driver-session.ts';
import { countCall } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { rejectSignIn } from '../shared/credentials/reject-sign-in.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

export interface DriverAccess {
  /** False only for the call that starts the session. */
  session: boolean;
  /** By default refused. */
  whenSignedOut?: WhenSignedOut;
}

type DriverRoute = Route<DriverAccess, SignedInDriver, Services>;

export const driverRoute = routesOf<DriverAccess & { session: true }, SignedInDriver, Services, ErrorCode>();

export const signInRoute = routesOf<DriverAccess & { session: false }, null, Services, ErrorCode>();

const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="handover driver"' };

/** Returns null for signing in, which needs only a link and has no driver yet. */
export async function admitToDriver(
  { access }: DriverRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<SignedInDriver | null> {
  if (!access.session) return null;
  const driver = await driverOfRequest(request, reply, services, access.whenSignedOut);
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
  whenSignedOut?: WhenSignedOut,
): Promise<SignedInDriver> {
  const presented = parseCredentials(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    const message = 'No session. Send "Authorization: Bearer <session token>".';
    throw accessErrors.UNAUTHORIZED({ message, headers: CHALLENGE });
  }
  return authenticateDriver(services.core, presented.value, whenSignedOut).catch((error) =>
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
  if (!(error instanceof ServiceError) || error.status !== 401) throw error;
  throw await rejectSignIn(services, request, reply, error.withHeaders(CHALLENGE));
}
