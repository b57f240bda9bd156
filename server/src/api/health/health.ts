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
  return (await core.objects.store.isReachable()) ? 'ok' : 'unavailable';
}

async function databaseAnswersInTime(services: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, false);
  });
  const answer = services.core.sql`select 1`.then(
    () => true,
    () => false,
  );
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
