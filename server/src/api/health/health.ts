// Liveness, readiness and metrics, for the operator of the service.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../../services.ts';
import { identifyOperator } from '../shared/credentials/identify-operator.ts';
import { countDurations } from './call-durations.ts';
import { measureQueues } from './queue-ages.ts';
import { countSpans } from './span-counts.ts';
import { measureStorage } from './storage-reachable.ts';

const READY_WITHIN_MS = 2000;
/** Short, because a probe that waits for the store would take the process out of rotation. */
const STORAGE_WITHIN_MS = 500;

export function registerHealth(app: FastifyInstance, services: Services): void {
  registerMetrics(app, services);
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const [ready, storage] = await Promise.all([databaseAnswersInTime(services), describeStorage(services)]);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'database unavailable', ...(storage && { storage }) });
  });
}

/** Without its store the service stays in rotation: all calls that need no files still work. */
async function describeStorage({ core }: Services): Promise<'ok' | 'unavailable' | null> {
  if (core.objects.store === null) return null;
  const reachable = await answersWithin(core.objects.store.isReachable(), STORAGE_WITHIN_MS);
  return reachable ? 'ok' : 'unavailable';
}

function databaseAnswersInTime({ core }: Services): Promise<boolean> {
  const answer = core.sql`select 1`.then(
    () => true,
    () => false,
  );
  return answersWithin(answer, READY_WITHIN_MS);
}

function answersWithin(answer: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

function registerMetrics(app: FastifyInstance, services: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countDurations(app, registry);
  measureQueues(registry, services.core);
  if (services.core.tracing) countSpans(registry, services.core.tracing);
  measureStorage(registry, services.core.objects);
  app.decorate('metrics', registry);
  if (services.config.metricsPort !== null) return;
  app.get('/metrics', async (request, reply) => {
    await identifyOperator(request, reply, services);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** For a collector inside the operator's network: this port needs no token and serves only the metrics. */
export async function listenForMetrics(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await app.metrics.metrics();
    return response.writeHead(200, { 'Content-Type': app.metrics.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
