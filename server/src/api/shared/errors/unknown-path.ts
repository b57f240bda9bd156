// Answers calls to paths that no route serves.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countCall } from '../../../http/limits.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import type { Services } from '../../../services.ts';
import { APIS } from '../../apis.ts';
import { driverOfRequest, limiterKeyOf } from '../../driver/admit.ts';
import { authenticatePerson, limiterKeyOfPerson } from '../../portal/admit.ts';
import { API_PREFIX, DRIVER_PREFIX, PORTAL_PREFIX } from '../../prefixes.ts';
import { identify } from '../credentials/identify.ts';
import { pathOf } from './trace-request.ts';

/** A known caller still gets its environment and rate limit headers; any other caller gets only the 404. */
export async function refuseUnknownPath(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<never> {
  const path = pathOf(request);
  const caller = await knownCaller(path, request, reply, services).catch(() => null);
  const tooMany = caller && (await countCall(services.http.rateLimits, request, reply, caller));
  if (tooMany) throw tooMany;
  const methods = methodsOf(path);
  throw callErrors.NOT_FOUND({
    ...(methods.length > 0 && {
      message: `This path takes ${methods.join(', ')}, not ${request.method}.`,
      headers: { Allow: methods.join(', ') },
    }),
  });
}

/** The rate limit key of the caller; null for APIs without a rate limit per caller. */
async function knownCaller(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<string | null> {
  if (path.startsWith(`${API_PREFIX}/extern/`)) {
    return (await identify(request, reply, services)).credential.id;
  }
  if (path.startsWith(`${PORTAL_PREFIX}/`))
    return limiterKeyOfPerson(await authenticatePerson(request, services));
  return path.startsWith(`${DRIVER_PREFIX}/`)
    ? limiterKeyOf(await driverOfRequest(request, reply, services))
    : null;
}

const PATTERNS = APIS.flatMap(({ prefix, routes }) =>
  routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${prefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

function methodsOf(path: string): string[] {
  const methods: string[] = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
