// Answers calls to paths that no route serves.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpErrors } from '../http/errors.ts';
import { countCall } from '../http/limits.ts';
import type { Services } from '../services.ts';
import { DOORS } from './doors.ts';
import { identify } from './identify.ts';
import { API_PREFIX } from './prefixes.ts';
import { pathOf } from './trace-request.ts';

/** A known caller still sees its environment and rate limit; anybody else learns only that nothing is here. */
export async function refuseUnknownPath(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<never> {
  const path = pathOf(request);
  if (path.startsWith(`${API_PREFIX}/extern/`)) {
    const caller = await identify(request, reply, services).catch(() => null);
    if (caller) await countCall(services.http.rateLimits, request, reply, caller.credential.id);
  }
  const methods = methodsOf(path);
  throw httpErrors.NOT_FOUND({
    ...(methods.length > 0 && {
      message: `This path takes ${methods.join(', ')}, not ${request.method}.`,
      headers: { Allow: methods.join(', ') },
    }),
  });
}

const PATTERNS = DOORS.flatMap(({ prefix, routes }) =>
  routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${prefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

function methodsOf(path: string): string[] {
  const methods: string[] = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
