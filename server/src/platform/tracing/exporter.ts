// Sends ended spans to a collector as OTLP over HTTP in JSON: in batches, from a bounded queue, never in the way of a call.
import type { Logger } from 'pino';
import { request } from 'undici';
import type { WaitingClock } from '../clock.ts';
import { runOutsideCalls } from './call-context.ts';
import { type Attributes, type EndedSpan, toOtlpAttributes, toOtlpSpan } from './span.ts';

const MAX_QUEUED = 2048;
const MAX_PER_BATCH = 512;
const SEND_AFTER_MS = 5000;
const TIMEOUT_MS = 10_000;
/** Before each further try of a batch; after the last one it is dropped. */
const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000, 8000];
const MAX_RETRY_AFTER_MS = 30_000;
/** How long a stop waits for the last batches. */
const CLOSE_WITHIN_MS = 3000;
const MAX_ANSWER_BYTES = 64 * 1024;

export interface SpanCounts {
  sent: number;
  /** The queue was full, or the collector did not take them. */
  dropped: number;
}

export interface Exporter {
  readonly counts: Readonly<SpanCounts>;
  add(span: EndedSpan): void;
  /** Resolves when all spans added before are sent or dropped. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface ExporterOptions {
  url: string;
  headers: Record<string, string>;
  resource: Attributes;
  scope: { name: string; version: string };
  clock: WaitingClock;
  log: Logger;
}

export function openExporter(options: ExporterOptions): Exporter {
  const { clock, log } = options;
  const counts: SpanCounts = { sent: 0, dropped: 0 };
  let queue: EndedSpan[] = [];
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  /** One warning for each outage. */
  let isWarned = false;

  function add(span: EndedSpan): void {
    if (queue.length >= MAX_QUEUED) {
      counts.dropped += 1;
      return;
    }
    queue.push(span);
    if (queue.length >= MAX_PER_BATCH) void sendAll();
    else timer ??= setTimeout(sendAll, SEND_AFTER_MS).unref();
  }

  /** Only one batch is on its way at a time. */
  function sendAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= runOutsideCalls(sendBatches).finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendBatches(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_PER_BATCH);
      queue = queue.slice(MAX_PER_BATCH);
      await sendWithRetries(batch);
    }
  }

  async function sendWithRetries(batch: readonly EndedSpan[]): Promise<void> {
    const body = JSON.stringify(toRequest(options, batch));
    for (const delayMs of [...RETRY_DELAYS_MS, null]) {
      const answer = await post(options, body);
      if (answer.accepted) {
        counts.sent += batch.length - answer.rejected;
        counts.dropped += answer.rejected;
        isWarned = false;
        return;
      }
      if (!isWarned) log.warn({ reason: answer.reason }, 'Spans could not be sent to the collector');
      isWarned = true;
      if (!answer.mayRetry || delayMs === null || closing) break;
      const waitMs = answer.retryAfterMs ?? delayMs * (0.5 + Math.random() / 2);
      await clock.sleep(Math.min(waitMs, MAX_RETRY_AFTER_MS));
    }
    counts.dropped += batch.length;
  }

  return {
    counts,
    add,
    flush: sendAll,
    async close() {
      closing = true;
      let late: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        late = setTimeout(resolve, CLOSE_WITHIN_MS);
      });
      await Promise.race([sendAll(), limit]).finally(() => clearTimeout(late));
    },
  };
}

function toRequest({ resource, scope }: ExporterOptions, spans: readonly EndedSpan[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: toOtlpAttributes(resource) },
        scopeSpans: [{ scope, spans: spans.map(toOtlpSpan) }],
      },
    ],
  };
}

type CollectorAnswer =
  | { accepted: true; rejected: number }
  | { accepted: false; mayRetry: boolean; retryAfterMs: number | null; reason: string };

/** The statuses that OTLP allows to repeat. */
const RETRYABLE = new Set([429, 502, 503, 504]);

async function post({ url, headers }: ExporterOptions, body: string): Promise<CollectorAnswer> {
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.statusCode >= 200 && answer.statusCode < 300) {
      return { accepted: true, rejected: rejectedOf(await answer.body.text()) };
    }
    await answer.body.dump({ limit: MAX_ANSWER_BYTES });
    const mayRetry = RETRYABLE.has(answer.statusCode);
    const retryAfterMs = Number(answer.headers['retry-after']) * 1000 || null;
    return { accepted: false, mayRetry, retryAfterMs, reason: `status ${answer.statusCode}` };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { accepted: false, mayRetry: true, retryAfterMs: null, reason: code ?? name };
  }
}

/** A collector may accept a batch in part. */
function rejectedOf(text: string): number {
  try {
    return Number(JSON.parse(text).partialSuccess?.rejectedSpans ?? 0) || 0;
  } catch {
    return 0;
  }
}
