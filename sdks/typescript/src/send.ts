// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.
import { attempt } from './attempt.ts';
import { checkDuration, checkHeader } from './check-options.ts';
import { ApiError, ChecksumError, HandoverError } from './errors.ts';
import { readJson } from './read-answer.ts';
import { isUncertain, markUncertain, pause, retryDelayMs, shouldRetry } from './retry.ts';
import type { AnsweredCall, Settings } from './settings.ts';
import { tokensFrom } from './tokens.ts';
import { VERSION } from './version.ts';

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call and its repetitions. */
  signal?: AbortSignal | undefined;
  /** Maximum time of one attempt, if it differs from that of the client. */
  timeoutMs?: number | undefined;
  /** Called after the answer, with its request id, in addition to `onResponse` of the client. */
  onResponse?: ((answered: AnsweredCall) => void) | undefined;
}

interface Call<T> {
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
  reach: Reach;
}

/** Whether the service has answered this client. Until then its address may be wrong. */
interface Reach {
  isReached: boolean;
}

/** A file with a wrong checksum is fetched once more. */
const MAX_DOWNLOADS = 2;

/** Browsers do not let scripts set User-Agent, and another header would only cost a preflight request. */
const USER_AGENT_HEADERS: Record<string, string> =
  'document' in globalThis ? {} : { 'user-agent': `handover-sdk-js/${VERSION}` };

export function senderOf(settings: Settings): Sender {
  const { credential } = settings;
  const reach: Reach = { isReached: false };
  const tokens = 'apiKey' in credential ? null : tokensFrom(() => fetchToken(settings, reach, credential));

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
    reach,
    authorization,
    discardToken,
    async send(call) {
      let renewed = false;
      const doubt = { isInDoubt: false };
      for (;;) {
        const authorized = await unlessAborted(authorization(), call.options?.signal).catch((error) => {
          // Without a token nothing was sent.
          markUncertain(error, doubt.isInDoubt);
          throw error;
        });
        try {
          const headers = { ...call.headers, ...authorized };
          return await sendWithRetries(settings, reach, { ...call, headers }, doubt);
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

/** `doubt`: whether an attempt may have been executed, also one with an earlier token. */
async function sendWithRetries<T>(
  settings: Settings,
  reach: Reach,
  call: Call<T>,
  doubt = { isInDoubt: false },
): Promise<T> {
  const { method, path, body, options, isRetryable } = call;
  const timeoutMs = checkDuration('timeoutMs', options?.timeoutMs ?? settings.timeoutMs);
  const headers = headersOf(call);
  const startedMs = performance.now();
  let mismatches = 0;
  for (let attempts = 1; ; attempts += 1) {
    const sentMs = performance.now();
    let answered: Pick<Response, 'status' | 'headers'> | undefined;
    try {
      const answer = await attempt(settings.fetch, {
        url: settings.baseUrl + path,
        init: { method, headers, ...(body !== undefined && { body }) },
        timeoutMs,
        ...(!reach.isReached && { answerWithinMs: settings.reachWithinMs }),
        isReached: reach.isReached,
        signal: options?.signal,
        read: (response) => {
          answered = response;
          return call.read(response);
        },
      });
      reach.isReached = true;
      const { status, headers: received } = answered!;
      const requestId = received.get('x-request-id');
      const durationMs = performance.now() - sentMs;
      const report = { call: `${method} ${path}`, status, requestId, attempts, durationMs };
      settings.onResponse?.(report);
      options?.onResponse?.(report);
      return answer;
    } catch (error) {
      if (!(error instanceof HandoverError)) throw error;
      if (isFromService(error)) reach.isReached = true;
      doubt.isInDoubt ||= isUncertain(error);
      markUncertain(error, doubt.isInDoubt);
      mismatches += error instanceof ChecksumError ? 1 : 0;
      if (mismatches >= MAX_DOWNLOADS || !shouldRetry(error, isRetryable)) throw error;
      const pauseMs = retryDelayMs(error, attempts, settings.pausesMs);
      const limitMs = reach.isReached
        ? settings.giveUpAfterMs
        : Math.min(settings.reachWithinMs, settings.giveUpAfterMs);
      if (performance.now() - startedMs + pauseMs > limitMs) throw error;
      settings.onRetry?.({ call: `${method} ${path}`, attempts, error, pauseMs });
      await pause(pauseMs, options?.signal);
      await call.beforeRetry?.(error);
    }
  }
}

function headersOf({ headers, body }: Call<unknown>): [string, string][] {
  const given = Object.entries({ ...USER_AGENT_HEADERS, accept: 'application/json', ...headers });
  const sent = given.filter((entry): entry is [string, string] => entry[1] !== undefined);
  for (const [name, value] of sent) checkHeader(name, value);
  if (body !== undefined && headers?.['content-type'] === undefined) {
    sent.push(['content-type', 'application/json']);
  }
  return sent;
}

/** Answers of a proxy have the code `HTTP_<status>`. */
function isFromService(error: HandoverError): boolean {
  return error instanceof ApiError && !/^HTTP_\d+$/.test(error.code);
}

async function fetchToken(
  settings: Settings,
  reach: Reach,
  client: { clientId: string; clientSecret: string; scopes: readonly string[] | undefined },
) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...(client.scopes && { scope: client.scopes.join(' ') }),
  });
  const { access_token, expires_in } = await sendWithRetries(settings, reach, {
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
