// A collector of traces on loopback: takes OTLP over HTTP in JSON, as OpenTelemetry's collector does.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  service: string;
  /** The process that sent it. */
  pid: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: number;
  startNs: bigint;
  endNs: bigint;
  attributes: Record<string, string | number | boolean>;
  isError: boolean;
}

export interface Collector {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: CollectedSpan[];
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** The status of the next answers; with another one than 200 nothing is collected. */
  status: number;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const collector: Collector = {
    url: '',
    spans: [],
    requests: [],
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    collector.requests.push({ path: request.url!, headers: request.headers, body });
    if (collector.status === 200) collector.spans.push(...readSpans(JSON.parse(body)));
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string; doubleValue?: number; boolValue?: boolean };
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of the protocol.
function readSpans({ resourceSpans }: any): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }: never) => {
    const from = readAttributes((resource as { attributes: Attribute[] }).attributes);
    // biome-ignore lint/suspicious/noExplicitAny: the JSON of the protocol.
    return (scopeSpans as any[])
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        service: from['service.name'],
        pid: from['process.pid'],
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? null,
        name: span.name,
        kind: span.kind,
        startNs: BigInt(span.startTimeUnixNano),
        endNs: BigInt(span.endTimeUnixNano),
        attributes: readAttributes(span.attributes),
        isError: span.status?.code === 2,
      }));
  });
}

function readAttributes(list: readonly Attribute[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    list.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );
}
