// Liveness, readiness and metrics, for whoever runs the service.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Services } from '../../services.ts';
import { identifyOperator } from '../identify-operator.ts';

const READY_WITHIN_MS = 2000;

export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await databaseAnswersInTime(services);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database unavailable' });
  });
  registerMetrics(app, services);
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
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  // Looking up a series by its labels costs more than observing it. A plain Map is enough: there are only as many
  // series as routes times statuses, and the registry would keep those that a cache evicts anyway.
  const series = new Map<string, Histogram.Internal<string>>();
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the path: one label value per order would fill the memory.
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const name = `${method} ${route} ${status}`;
    const observed = series.get(name) ?? durations.labels({ method, route, status });
    series.set(name, observed);
    observed.observe((performance.now() - request.trace.startedAtMs) / 1000);
    done();
  });
  app.decorate('metrics', registry);
  if (services.config.metricsPort !== null) return;
  app.get('/metrics', async (request, reply) => {
    await identifyOperator(request, reply, services);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** For a collector inside the operator's network: no token, and nothing but the metrics on this port. */
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
