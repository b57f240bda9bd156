// The options of a client, and the settings that follow from them.
import { checkDuration, checkHeader } from './check-options.ts';
import { ConfigurationError, type HandoverError } from './errors.ts';
import { proxyFetch } from './proxy-fetch.ts';

/** The options of a client: credential, URL, timeouts. */
export interface HandoverOptions {
  /** The URL of the service, such as `https://handover.example`. Default: `HANDOVER_URL`. */
  url?: string | undefined;
  /** An API key, `svc_live_…` or `svc_test_…`: it decides the environment. Default: `HANDOVER_API_KEY`. */
  apiKey?: string | undefined;
  /** The id of an OAuth client, in place of a key. Default: `HANDOVER_CLIENT_ID`. */
  clientId?: string | undefined;
  /** The secret of the OAuth client. Default: `HANDOVER_CLIENT_SECRET`. */
  clientSecret?: string | undefined;
  /** The scopes of access tokens. Default: all of the client. */
  scopes?: readonly string[] | undefined;
  /** Maximum time of one attempt. Default: 30 s. */
  timeoutMs?: number | undefined;
  /** Pauses between attempts; the last one repeats. Default: 1 s, 5 s, 30 s, 2 min. */
  pausesMs?: readonly number[] | undefined;
  /** For how long a call is repeated, with its pauses. Default: 5 min; 0 repeats nothing; at most 20 hours. */
  giveUpAfterMs?: number | undefined;
  /** The same until the service has answered this client once, because the address may be wrong. Default: 10 s. */
  reachWithinMs?: number | undefined;
  /** The function to call instead of `proxyFetch`, which takes the proxy of the environment. */
  fetch?: typeof fetch | undefined;
  /** Called before every repetition, for logs. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** Called after every answer that is no error, with its request id, for logs. */
  onResponse?: ((answered: AnsweredCall) => void) | undefined;
}

/** A call that the service answered. */
export interface AnsweredCall {
  /** The method and path of the call. */
  call: string;
  /** The HTTP status. */
  status: number;
  /** Give it when you ask for help; null if a proxy removed it. */
  requestId: string | null;
  /** How many attempts were made. */
  attempts: number;
  /** How long the last attempt took. */
  durationMs: number;
}

/** A call that is about to be repeated. */
export interface Retry {
  /** The method and path of the call. */
  call: string;
  /** How many attempts were made. */
  attempts: number;
  /** The error of the last attempt. */
  error: HandoverError;
  /** How long it waits before the next one. */
  pauseMs: number;
}

type Credential =
  | { apiKey: string }
  | { clientId: string; clientSecret: string; scopes: readonly string[] | undefined };

export interface Settings {
  /** Ends in `/api/v1`. */
  baseUrl: string;
  credential: Credential;
  timeoutMs: number;
  pausesMs: readonly number[];
  giveUpAfterMs: number;
  reachWithinMs: number;
  fetch: typeof fetch;
  onRetry: ((retry: Retry) => void) | undefined;
  onResponse: ((answered: AnsweredCall) => void) | undefined;
}

const BASE_PATH = '/api/v1';
const TIMEOUT_MS = 30_000;
const PAUSES_MS = [1000, 5000, 30_000, 120_000];
const GIVE_UP_AFTER_MS = 300_000;
const REACH_WITHIN_MS = 10_000;
/** The service stores keys for 24 hours; a longer repetition could create twice. */
const MAX_GIVE_UP_AFTER_MS = 20 * 3_600_000;

export function readSettings(options: HandoverOptions): Settings {
  return {
    baseUrl: readUrl(options.url ?? environment('HANDOVER_URL')),
    credential: readCredential(options),
    timeoutMs: checkDuration('timeoutMs', options.timeoutMs ?? TIMEOUT_MS),
    pausesMs: readPauses(options.pausesMs),
    giveUpAfterMs: checkDuration('giveUpAfterMs', options.giveUpAfterMs ?? GIVE_UP_AFTER_MS, {
      minMs: 0,
      maxMs: MAX_GIVE_UP_AFTER_MS,
    }),
    reachWithinMs: checkDuration('reachWithinMs', options.reachWithinMs ?? REACH_WITHIN_MS),
    fetch: options.fetch ?? (proxyFetch as typeof fetch),
    onRetry: options.onRetry,
    onResponse: options.onResponse,
  };
}

function readPauses(given: readonly number[] | undefined): readonly number[] {
  if (!given?.length) return PAUSES_MS;
  for (const pauseMs of given) checkDuration('pausesMs', pauseMs, { minMs: 0 });
  return given;
}

function readUrl(given: string | undefined): string {
  if (!given) {
    throw new ConfigurationError(
      'Give the address of the service: handover({ url: "https://…" }) or HANDOVER_URL.',
    );
  }
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    // Without the value, which may be a key by mistake.
    throw new ConfigurationError('url is no address of a service; it begins with https://.');
  }
  const { origin, pathname } = new URL(given);
  const path = pathname.replace(/\/+$/, '');
  return origin + (path.endsWith(BASE_PATH) ? path : path + BASE_PATH);
}

function readCredential(options: HandoverOptions): Credential {
  const given = options.apiKey ?? options.clientId ?? options.clientSecret;
  const { apiKey, clientId, clientSecret, scopes } =
    given === undefined ? { ...credentialOfEnvironment(), scopes: options.scopes } : options;
  if (apiKey && (clientId || clientSecret)) {
    throw new ConfigurationError('Give an API key or an OAuth client, not both.');
  }
  if (apiKey) return { apiKey: checkHeader('apiKey', apiKey) };
  if (clientId && clientSecret) return { clientId, clientSecret, scopes };
  if (clientId || clientSecret) {
    throw new ConfigurationError('An OAuth client needs both: clientId and clientSecret.');
  }
  throw new ConfigurationError(
    'Give a credential: handover({ apiKey: "svc_test_…" }), clientId with clientSecret, or HANDOVER_API_KEY.',
  );
}

/** A key takes precedence over an OAuth client, so that a leftover in the environment does no harm. */
function credentialOfEnvironment() {
  const apiKey = environment('HANDOVER_API_KEY');
  if (apiKey) return { apiKey, clientId: undefined, clientSecret: undefined };
  const clientId = environment('HANDOVER_CLIENT_ID');
  return { apiKey, clientId, clientSecret: environment('HANDOVER_CLIENT_SECRET') };
}

/** Browsers and workers have no environment. */
function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name] || undefined;
}
