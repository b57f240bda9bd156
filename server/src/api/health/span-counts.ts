// How many spans the collector received, and how many were lost, as metrics.
import { Counter, type Registry } from 'prom-client';
import type { Tracing } from '../../platform/tracing/tracing.ts';

export function countSpans(registry: Registry, { counts }: Tracing): void {
  const counter = new Counter({
    name: 'handover_spans_total',
    help: 'Spans by outcome: sent to the collector, or dropped because it did not take them in time',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      counter.reset();
      counter.inc({ outcome: 'sent' }, counts.sent);
      counter.inc({ outcome: 'dropped' }, counts.dropped);
    },
  });
}
