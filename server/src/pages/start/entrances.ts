// The entrances of a demo: forms of the start page that sign a visitor in as a person of the demo.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkOrigin } from '../../api/shared/people/check-origin.ts';
import {
  browserOf,
  entranceSecretOf,
  setEntranceCookie,
  setSessionCookie,
} from '../../api/shared/people/session-cookie.ts';
import { hasRealData } from '../../demo/data-origin-store.ts';
import { makeDemoDriverLink } from '../../demo/links.ts';
import { startDemoConsoleSession, startDemoPortalSession } from '../../demo/people.ts';
import { addressGroup, countIn } from '../../http/limits.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { equalInConstantTime } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { type PageContext, pageRoute } from '../page-route.ts';

const MAX_ENTRIES = 20;
const WINDOW_SECONDS = 10 * 60;
/** A proxy adds one of these; the caller behind it may be anywhere. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cdn-loop',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ray',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-azure-clientip',
  'fastly-client-ip',
  'fly-client-ip',
] as const;

/** Null if the service runs for this machine only, where the entrances need no secret. */
export type EntranceSecret = string | null;

/** Why a caller may not enter. */
export type Closed = 'notLocal' | 'needsSecret' | 'hasRealData';

/** Decided for each call, because other data may have come since the start. */
export async function findClosed(
  { config, core }: Services,
  secret: EntranceSecret,
  request: FastifyRequest,
): Promise<Closed | null> {
  if (config.isLocal && !isFromHere(request)) return 'notLocal';
  if (!config.isLocal && !isSecret(secret, entranceSecretOf(request, config.publicUrl))) return 'needsSecret';
  return (await hasRealData(core.sql)) ? 'hasRealData' : null;
}

function isFromHere({ hostname, headers }: FastifyRequest): boolean {
  return isLoopback(hostname) && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

function isSecret(secret: EntranceSecret, presented: string | null): boolean {
  return secret !== null && presented !== null && equalInConstantTime(secret, presented);
}

/** Moves the secret of the printed address into a cookie, so that it does not stay in the address bar. */
export function takeSecret(
  { publicUrl }: Services['config'],
  secret: EntranceSecret,
  presented: unknown,
  reply: FastifyReply,
): void {
  if (typeof presented !== 'string' || !isSecret(secret, presented)) return;
  setEntranceCookie(reply, publicUrl, presented);
}

export function registerEntrances(
  app: FastifyInstance,
  services: Services,
  context: PageContext,
  secret: EntranceSecret,
  refuse: (request: FastifyRequest, reply: FastifyReply, closed: Closed) => Promise<FastifyReply>,
): void {
  const { config, core, people, http } = services;
  const entrance = (path: string, enter: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    pageRoute(app, services, context, 'POST', path, async (request, reply) => {
      checkOrigin(request, config.publicUrl);
      const key = `demo:${addressGroup(request.trace.address)}`;
      const window = { key, limit: MAX_ENTRIES, seconds: WINDOW_SECONDS };
      const full = await countIn(http.rateLimits, request, reply, [window], 'Too many visits of the demo.');
      if (full) throw full;
      const closed = await findClosed(services, secret, request);
      if (closed) return refuse(request, reply, closed);
      const location = await enter(request, reply);
      return reply.code(303).header('Location', location).send('');
    });

  entrance('/demo/console', async (request, reply) => {
    const started = await startDemoConsoleSession(people, browserOf(request, config.publicUrl));
    setSessionCookie(reply, config.publicUrl, 'console', started);
    return '/console/today';
  });
  entrance('/demo/portal', async (request, reply) => {
    const started = await startDemoPortalSession(people, browserOf(request, config.publicUrl));
    if (!started) return '/';
    setSessionCookie(reply, config.publicUrl, 'portal', started);
    return '/portal/production';
  });
  entrance('/demo/driver', async () => (await makeDemoDriverLink(core)) ?? '/');
}
