import { Agent, request } from 'undici';

/** A product under comparison, running on its own database. */
export interface RunningProduct {
  pid: number;
  /** All calls that a client makes until an order exists. Returns what `read` needs. */
  create(): Promise<string>;
  read(order: string): Promise<void>;
  stop(): Promise<void>;
}

export interface Product {
  name: string;
  /** What a client calls to create an order and to read it. */
  calls: { create: string; read: string };
  /** Installs it into `folder` and creates its tables and data, if that was not done before. */
  prepare(folder: string, databaseUrl: string): Promise<void>;
  start(folder: string, databaseUrl: string): Promise<RunningProduct>;
}

/** More connections than orders can wait, so that none waits for another one's connection. */
const MAX_CONNECTIONS = 512;
const TIMEOUT_MS = 30_000;
const dispatcher = new Agent({
  connections: MAX_CONNECTIONS,
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
});

interface Call {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the type of its response.
  json: any;
  headers: Record<string, string | string[] | undefined>;
}

/** Throws if the response is not a success. */
export async function fetchJson(url: string, { method = 'POST', headers = {}, body }: Call): Promise<Answer> {
  const response = await request(url, {
    dispatcher,
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.body.text();
  if (response.statusCode >= 300)
    throw new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 500)}`);
  return { json: JSON.parse(text), headers: response.headers };
}
