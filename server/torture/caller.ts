// Calls the API processes in turns, and repeats a call until it is answered, as a careful client does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Records } from './records.ts';

export interface Call {
  method?: string;
  key?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  rawBody?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  json: any;
  /** Whether an earlier attempt may have been carried out without an answer. */
  wasRepeated: boolean;
}

export interface Caller {
  /** Repeats until an answer that is neither 429 nor 5xx; throws when none came in time. */
  call(path: string, call?: Call): Promise<Answer>;
  /** One attempt at the next process. */
  once(path: string, call?: Call): Promise<Answer>;
}

export const PUBLIC_URL = 'http://localhost:8080';
const ATTEMPT_WITHIN_MS = 30_000;
const GIVE_UP_AFTER_MS = 240_000;
const REPEAT_AFTER_MS = 100;
const MAX_WAIT_MS = 2000;

export function callerOf(urls: () => string[], records: Records): Caller {
  let turn = 0;
  const { calls } = records;
  const count = (failure: string) => calls.failures.set(failure, (calls.failures.get(failure) ?? 0) + 1);

  async function once(path: string, call: Call = {}): Promise<Answer> {
    const all = urls();
    turn += 1;
    const response = await send(`${all[turn % all.length]}/api/v1${path}`, call);
    return { ...response, wasRepeated: false };
  }

  async function attempt(path: string, call: Call): Promise<Answer | null> {
    const started = Date.now();
    try {
      const answer = await once(path, call);
      const code = answer.json?.error?.code ?? '';
      const isBusy = answer.status === 409 && code === 'IDEMPOTENCY_REQUEST_IN_PROGRESS';
      if (answer.status < 500 && answer.status !== 429 && !isBusy) return answer;
      count(`${answer.status} ${code}`.trim());
      await sleep(Math.min(Number(answer.headers.get('retry-after') ?? 0) * 1000, MAX_WAIT_MS));
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      count(cause ?? (error as Error).name);
    } finally {
      calls.slowestMs = Math.max(calls.slowestMs, Date.now() - started);
    }
    return null;
  }

  return {
    once,
    async call(path, call = {}) {
      const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
      for (let wasRepeated = false; Date.now() < giveUpAt; wasRepeated = true) {
        const answer = await attempt(path, call);
        if (answer) {
          calls.answered += 1;
          if (wasRepeated) calls.repeated += 1;
          return { ...answer, wasRepeated };
        }
        await sleep(REPEAT_AFTER_MS);
      }
      throw new Error(`${call.method ?? 'GET'} ${path} was not answered in ${GIVE_UP_AFTER_MS} ms`);
    },
  };
}

async function send(address: string, call: Call): Promise<Omit<Answer, 'wasRepeated'>> {
  const headers: Record<string, string> = { origin: PUBLIC_URL, ...call.headers };
  if (call.key !== undefined) headers.authorization = `Bearer ${call.key}`;
  if (call.cookie !== undefined) headers.cookie = call.cookie;
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  if (body !== undefined) headers['content-type'] ??= 'application/json';
  const response = await fetch(address, {
    method: call.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    signal: AbortSignal.timeout(ATTEMPT_WITHIN_MS),
    ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, json: parsed(bytes) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
