// What is answered where no route is, and in which form.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../http/errors.ts';
import { countCall } from '../http/limits.ts';
import {
  type ErrorRenderer,
  renderLegacyError,
  renderOAuthError,
  renderV1Error,
} from '../http/render-error.ts';
import type { Services } from '../services.ts';
import {
  API_PREFIX,
  driverDoor,
  driverSignInDoor,
  legacyDoor,
  oauthDoor,
  opsDoor,
  publicDoor,
  v1Door,
} from './doors.ts';
import { identify } from './identify.ts';
import { pathOf } from './trace-request.ts';

const LEGACY_PATH = /^\/api\/v1\/extern\/(sandbox\/)?transportauftraege(\/|$)/;

export function rendererForPath(path: string): ErrorRenderer {
  if (LEGACY_PATH.test(path)) return renderLegacyError;
  return path === `${API_PREFIX}/extern/oauth/token` ? renderOAuthError : renderV1Error;
}

/** A known caller still sees its own environment and limits; an unknown one learns no more than "not here". */
export async function refuseUnknownPath(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<never> {
  const path = pathOf(request);
  if (path.startsWith(`${API_PREFIX}/extern/`)) {
    const caller = await identify(request, reply, services).catch(() => null);
    if (caller) await countCall(services.rateLimits, request, reply, caller.credential.id);
  }
  const methods = methodsOf(path);
  throw new ServiceError('NOT_FOUND', {
    ...(methods.length > 0 && {
      message: `This path takes ${methods.join(', ')}, not ${request.method}.`,
      headers: { Allow: methods.join(', ') },
    }),
  });
}

let table: { pattern: RegExp; method: string }[] | undefined;

function methodsOf(path: string): string[] {
  table ??= [v1Door, legacyDoor, oauthDoor, opsDoor, driverSignInDoor, driverDoor, publicDoor].flatMap(
    (door) =>
      door.routes.map((route) => ({
        method: route.method,
        pattern: new RegExp(`^${door.prefix}${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
      })),
  );
  const methods = table.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
