// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.
import { attempt } from './attempt.ts';
import { ApiError, HandoverError } from './errors.ts';
import { pause, retryDelayMs, shouldRetry } from './retry.ts';
import type { Settings } from './settings.ts';
import { tokensFrom } from './tokens.ts';
import { VERSION } from './version.ts';

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call and its repetitions. */
  signal?: AbortSignal | undefined;
  /** Maximum time of one attempt, if it differs from that of the client. */
  timeoutMs?: number | undefined;
}

export interface Call<T> {
  method: string;
  /** Relative to the base URL, with its query. */
  path: string;
  headers?: Record<string, string | undefined>;
  body?: string;
  /** True if repetitions have no further effect. */
  isRetryable: boolean;
  /** Called before it is sent again, with the error of the last attempt. */
  beforeRetry?(error: HandoverError): void | Promise<void>;
  read(response: Response): Promise<T>;
  options: CallOptions | undefined;
}

export interface Sender {
  baseUrl: string;
  send<T>(call: Call<T>): Promise<T>;
  /** The headers of a call that is not repeated here, such as a stream. */
  authorization(): Promise<Record<string, string>>;
  discardToken(headers: Record<string, string>): boolean;
  settings: Settings;
}

export const readJson = async (response: Response) => JSON.parse(await response.text());

/** Browsers do not let scripts set User-Agent, and another header would only cost a preflight request. */
const USER_AGENT_HEADERS: Record<string, string> =
  'document' in globalThis ? {} : { 'user-agent': `handover-sdk-js/${VERSION}` };

export function senderOf(settings: Settings): Sender {
  const { credential } = settings;
  const tokens = 'apiKey' in credential ? null : tokensFrom(() => fetchToken(settings, credential));

  async function authorization(): Promise<Record<string, string>> {
    const bearer = 'apiKey' in credential ? credential.apiKey : await tokens!.get();
    return { authorization: `Bearer ${bearer}` };
  }

  function discardToken({ authorization }: Record<string, string>): boolean {
    tokens?.discard(authorization!.slice('Bearer '.length));
    return tokens !== null;
  }

  return {
    baseUrl: settings.baseUrl,
    settings,
    authorization,
    discardToken,
    async send(call) {
      let renewed = false;
      for (;;) {
        const authorized = await unlessAborted(authorization(), call.options?.signal);
        try {
          return await sendWithRetries(settings, { ...call, headers: { ...call.headers, ...authorized } });
        } catch (error) {
          if (renewed || !isRefusedToken(error) || !discardToken(authorized)) throw error;
          renewed = true;
        }
      }
    },
  };
}

/** The token has expired or another key signed it, for instance after a restore. */
export function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && ['TOKEN_EXPIRED', 'INVALID_TOKEN'].includes(error.code);
}

async function sendWithRetries<T>(settings: Settings, call: Call<T>): Promise<T> {
  const { method, path, body, options, isRetryable } = call;
  const given = Object.entries({ ...USER_AGENT_HEADERS, accept: 'application/json', ...call.headers });
  const headers = given.filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (body !== undefined && call.headers?.['content-type'] === undefined) {
    headers.push(['content-type', 'application/json']);
  }
  const startedMs = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(settings.fetch, {
        url: settings.baseUrl + path,
        init: { method, headers, ...(body !== undefined && { body }) },
        timeoutMs: options?.timeoutMs ?? settings.timeoutMs,
        signal: options?.signal,
        read: call.read,
      });
    } catch (error) {
      if (!(error instanceof HandoverError) || !shouldRetry(error, isRetryable)) throw error;
      const pauseMs = retryDelayMs(error, attempts, settings.pausesMs);
      if (performance.now() - startedMs + pauseMs > settings.giveUpAfterMs) throw error;
      settings.onRetry?.({ call: `${method} ${path}`, attempts, error, pauseMs });
      await pause(pauseMs, options?.signal);
      await call.beforeRetry?.(error);
    }
  }
}

async function fetchToken(
  settings: Settings,
  client: { clientId: string; clientSecret: string; scopes: readonly string[] | undefined },
) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...(client.scopes && { scope: client.scopes.join(' ') }),
  });
  const { access_token, expires_in } = await sendWithRetries(settings, {
    method: 'POST',
    path: '/extern/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    isRetryable: true,
    read: readJson,
    options: undefined,
  });
  return { accessToken: access_token as string, expiresInSeconds: expires_in as number };
}

/** Other calls wait for the same token, so cancelling one call does not cancel the fetch. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
