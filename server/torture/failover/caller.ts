// One call of a customer's system, and the repetition until it succeeds. Counts what the caller notices.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Records, RoundCounts } from './records.ts';

interface Call {
  method?: string;
  key: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Answer {
  status: number;
  /** When the attempt that succeeded was begun, by `performance.now()`. */
  begunAt: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  json: any;
}

export interface Caller {
  /** Repeats until an answer that is not about the moment: no 429, no 5xx. */
  call(path: string, call: Call): Promise<Answer>;
  /** Makes repeating calls fail, so that a run can end. */
  stop(): void;
}

const NO_ANSWER_WITHIN_MS = 30_000;
const REPEAT_AFTER_MS = 500;

export function callerOf(urls: readonly string[], records: Records): Caller {
  let turn = 0;
  let stopped = false;
  return {
    async call(path, call) {
      for (;;) {
        turn += 1;
        const answer = await attempt(`${urls[turn % urls.length]}/api/v1${path}`, call, records.counts);
        if (answer !== null) return answer;
        if (stopped) throw new Error(`${path} was not answered with success.`);
        // Other than asked for by Retry-After, so that the moment of recovery is seen.
        await sleep(REPEAT_AFTER_MS);
      }
    },
    stop() {
      stopped = true;
    },
  };
}

async function attempt(url: string, call: Call, counts: RoundCounts): Promise<Answer | null> {
  const begun = performance.now();
  try {
    const response = await fetch(url, {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${call.key}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      signal: AbortSignal.timeout(NO_ANSWER_WITHIN_MS),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const text = await response.text();
    const { status } = response;
    const json = text === '' ? null : JSON.parse(text);
    const isInProgress = json?.error?.code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS';
    if (status < 500 && status !== 429 && !isInProgress) {
      counts.answered += 1;
      return { status, begunAt: begun, json };
    }
    if (status === 503 && response.headers.has('retry-after')) counts.unavailable += 1;
    else if (status >= 500) countWrong(counts, `${status} ${json?.error?.code ?? ''}`);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    countWrong(counts, cause?.code ?? name);
  } finally {
    counts.longestMs = Math.max(counts.longestMs, performance.now() - begun);
  }
  return null;
}

function countWrong({ wrong }: RoundCounts, what: string): void {
  wrong.set(what, (wrong.get(what) ?? 0) + 1);
}
