// The driver door: sessions as bearer tokens, one driver behind each.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPresented } from '../../customers/credentials/authenticate.ts';
import { ServiceError } from '../../http/errors.ts';
import { countCall, countRejection, showAddressLimit } from '../../http/limits.ts';
import { type Route, routesOf } from '../../http/route.ts';
import { headerText } from '../../http/trace.ts';
import type { Services } from '../../services.ts';
import type { Driver } from '../../transport/driver.ts';
import { driverOfSession } from '../../transport/sign-in.ts';

export interface DriverAccess {
  session: true;
}

export type DriverRoute = Route<DriverAccess, Driver, Services>;

export const driverRoute = routesOf<DriverAccess, Driver, Services>();

/** For the one call that comes before there is a session. */
export interface SignInAccess {
  session: false;
}

export const signInRoute = routesOf<SignInAccess, null, Services>();

const challenge = { 'WWW-Authenticate': 'Bearer realm="handover driver"' };

export async function admitToSignIn(
  _route: Route<SignInAccess, null, Services>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<null> {
  await showAddressLimit(services.rateLimits, request, reply);
  return null;
}

export async function admitDriver(
  _route: DriverRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Driver> {
  const presented = readPresented(headerText(request, 'authorization'), undefined);
  if (presented === null) {
    await showAddressLimit(services.rateLimits, request, reply);
    const message = 'No session. Send "Authorization: Bearer <session token>".';
    throw new ServiceError('UNAUTHORIZED', { message, headers: challenge });
  }
  const driver = await driverOfSession(services, presented.value).catch((error) =>
    rejectSignIn(services, request, reply, error),
  );
  const tooMany = await countCall(services.rateLimits, request, reply, `driver:${driver.id}`);
  if (tooMany) throw tooMany;
  return driver;
}

/** Counts what may be guessing against the address. */
export async function rejectSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ServiceError)) throw error;
  const rejection = new ServiceError(error.code, { message: error.message, headers: challenge });
  throw await countRejection(services.rateLimits, request, reply, rejection);
}
