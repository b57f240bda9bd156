// The traces of this process: begins spans, records their parts, and passes them to the exporter. Loaded only if they are on.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { WaitingClock } from '../clock.ts';
import type { Sql } from '../db.ts';
import { currentCall } from './call-context.ts';
import { openExporter, type SpanCounts } from './exporter.ts';
import { samplerOf } from './sampler.ts';
import type { TracingConfig } from './settings.ts';
import { type Attributes, type EndedSpan, type OpenSpan, SPAN_KINDS } from './span.ts';
import { newSpanId, newTraceId, parseTraceParent } from './trace-parent.ts';
import { tracedSql } from './traced-sql.ts';

/** A stream or an import must not fill the memory of a collector; more parts are counted in an attribute. */
const MAX_CHILDREN = 200;

export interface Tracing {
  readonly counts: Readonly<SpanCounts>;
  /** `traceparent` is the header of the caller. Null if the call is not to be recorded. */
  startCall(traceparent: string | undefined): OpenSpan | null;
  /**
   * A message to another system, as a part of the trace that an outbox row names or else of the running call.
   * Null if there is no such trace.
   */
  startMessage(traceParent: string | null): OpenSpan | null;
  traceSql(sql: Sql): Sql;
  /** Sends what has ended so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface TracingOptions extends TracingConfig {
  version: string;
  clock: WaitingClock;
  log: Logger;
}

export function openTracing(options: TracingOptions): Tracing {
  const { clock } = options;
  const isSampled = samplerOf(options);
  const exporter = openExporter({
    ...options,
    resource: {
      'service.name': options.serviceName,
      'service.version': options.version,
      'service.instance.id': randomUUID(),
      'host.name': hostname(),
      'process.pid': process.pid,
    },
    scope: { name: 'handover', version: options.version },
  });
  const start = (traceId: string, parentSpanId: string | null, kind: number) =>
    startSpan({ traceId, parentSpanId, kind, clock, add: exporter.add });

  return {
    counts: exporter.counts,
    startCall(header) {
      const parent = parseTraceParent(header);
      const traceId = parent?.traceId ?? newTraceId();
      if (!isSampled(traceId, parent)) return null;
      return start(traceId, parent?.spanId ?? null, SPAN_KINDS.server);
    },
    startMessage(traceParent) {
      const running = currentCall()?.spans;
      const parent = parseTraceParent(traceParent) ?? (running?.length === 1 ? running[0]! : null);
      return parent && start(parent.traceId, parent.spanId, SPAN_KINDS.client);
    },
    traceSql: tracedSql,
    flush: exporter.flush,
    close: exporter.close,
  };
}

interface NewSpan {
  traceId: string;
  parentSpanId: string | null;
  kind: number;
  clock: WaitingClock;
  add: (span: EndedSpan) => void;
}

function startSpan({ traceId, parentSpanId, kind, clock, add }: NewSpan): OpenSpan {
  const spanId = newSpanId();
  const startedAt = performance.now();
  /** Adds to a reading of `performance.now()`, which counts smaller steps than the clock. */
  const epochMs = clock.now().getTime() - startedAt;
  let isOpen = true;
  let children = 0;
  const record = (span: Omit<EndedSpan, 'traceId' | 'startMs' | 'endMs'>, startMs: number) =>
    add({ ...span, traceId, startMs: epochMs + startMs, endMs: epochMs + performance.now() });
  return {
    traceId,
    spanId,
    get isOpen() {
      return isOpen;
    },
    addChild(name, startMs, attributes, error = null) {
      if (!isOpen) return;
      children += 1;
      if (children > MAX_CHILDREN) return;
      const ids = { spanId: newSpanId(), parentSpanId: spanId };
      record({ ...ids, name, kind: SPAN_KINDS.client, attributes, error }, startMs);
    },
    end({ name, attributes, error }) {
      if (!isOpen) return;
      isOpen = false;
      const omitted: Attributes =
        children > MAX_CHILDREN ? { 'handover.spans.omitted': children - MAX_CHILDREN } : {};
      record(
        { spanId, parentSpanId, name, kind, attributes: { ...attributes, ...omitted }, error },
        startedAt,
      );
    },
  };
}
