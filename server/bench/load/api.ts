// Calls to the measured service: each is sent at once, however many are still waiting.
import { Pool } from 'undici';

export const OPERATOR_TOKEN = 'operator-token-of-the-bench';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below `/api/v1`. */
  path: string;
  token?: string;
  /** The address that the caller claims; the service trusts its proxy. */
  from?: string;
  json?: object;
}

interface Answer {
  status: number;
  text: string;
}

export interface Api {
  send(call: Call): Promise<Answer>;
  /** For setting up: throws if the status is not 2xx. */
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the type of its response.
  call(call: Call): Promise<any>;
  readMetrics(): Promise<string>;
  close(): Promise<void>;
}

/** More connections than calls can wait at the highest rate, so that no call waits for another one's connection. */
const MAX_CONNECTIONS = 512;
const TIMEOUT_MS = 20_000;

export function openApi(origin: string): Api {
  const pool = new Pool(origin, {
    connections: MAX_CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  async function send({ method = 'GET', path, token, from, json }: Call): Promise<Answer> {
    const answer = await pool.request({
      method,
      path: `/api/v1${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  }
  return {
    send,
    async call(call) {
      const { status, text } = await send(call);
      if (status >= 300) throw new Error(`${call.method ?? 'GET'} ${call.path}: ${status} ${text}`);
      return JSON.parse(text);
    },
    async readMetrics() {
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
      return (await pool.request({ method: 'GET', path: '/metrics', headers })).body.text();
    },
    close: () => pool.destroy(),
  };
}
