// How long calls took, by route and status, as a histogram of plain numbers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
/** Upper bounds in seconds; what took longer counts only in the last bucket, which has none. */
const BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Series {
  labels: { method: string; route: string; status: number };
  /** One for each bound, and one for what is beyond. */
  counts: number[];
  sum: number;
}

type Observe = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/**
 * Every call is observed, and observing takes prom-client's own histogram longer than finding the route of the call.
 * Counts the calls of all routes that are registered after it, and of paths that have none.
 */
export function countDurations(app: FastifyInstance, registry: Registry): void {
  const all: Series[] = [];
  registry.registerMetric(histogramOf(all) as never);
  app.addHook('onRoute', (route) => {
    route.onResponse = [route.onResponse ?? [], observer(all, route.url)].flat() as Observe[];
  });
  const observeUnknown = observer(all, 'unknown');
  app.addHook('onResponse', (request, reply, done) =>
    request.is404 ? observeUnknown(request, reply, done) : done(),
  );
}

/** By the route's pattern, never the path: one label value per order would fill the memory. */
function observer(all: Series[], route: string): Observe {
  const series = new Map<string, Map<number, Series>>();

  function seriesOf(method: string, status: number): Series {
    const byStatus = series.get(method) ?? new Map<number, Series>();
    series.set(method, byStatus);
    const known = byStatus.get(status);
    if (known) return known;
    const begun = { labels: { method, route, status }, counts: [...BOUNDS, 0].fill(0), sum: 0 };
    byStatus.set(status, begun);
    all.push(begun);
    return begun;
  }

  return (request, reply, done) => {
    const took = (performance.now() - request.trace.startedAtMs) / 1000;
    const observed = seriesOf(request.method, reply.statusCode);
    let bucket = 0;
    while (bucket < BOUNDS.length && took > BOUNDS[bucket]!) bucket += 1;
    observed.counts[bucket]! += 1;
    observed.sum += took;
    done();
  };
}

/** As the registry reads a metric: every bucket holds all that took no longer. */
function histogramOf(all: readonly Series[]) {
  const help = 'Duration of HTTP requests by route and status';
  const get = async () => ({
    name: NAME,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: all.flatMap(({ labels, counts, sum }) => {
      let upTo = 0;
      const buckets = [...BOUNDS, '+Inf'].map((le, i) => {
        upTo += counts[i]!;
        return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: upTo };
      });
      return [
        ...buckets,
        { metricName: `${NAME}_sum`, labels, value: sum },
        { metricName: `${NAME}_count`, labels, value: upTo },
      ];
    }),
  });
  return { name: NAME, help, type: 'histogram', get };
}
