// The only way to call a receiver: a request to a checked address, with limits on the time and the response.
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import type { Dispatcher, Pool } from 'undici';
import { DAY_SECONDS } from '../../../../shared/time/durations.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { AddressGuard } from './address-guard.ts';

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** POST, or HEAD to probe an address. */
  method?: 'POST' | 'HEAD';
}

export interface OutboundResult {
  /** Null when no status line arrived. */
  status: number | null;
  durationMs: number;
  /** The beginning of the response body. */
  response: string;
  /**
   * Null if a response arrived that is not a redirect, whatever its status. A fixed code, never free text.
   */
  error: string | null;
  retryAfterSeconds: number | null;
}

export interface Outbound {
  /** Never throws; `error` in the result has the reason. */
  post(request: OutboundRequest): Promise<OutboundResult>;
  /** Waits for the exchanges in flight. */
  close(): Promise<void>;
}

export interface GuardedOutboundOptions {
  guard: AddressGuard;
  /** Trusted instead of the public certificate authorities. */
  ca?: string | Buffer;
  /** For the whole exchange, from the name resolution to the last byte of the response. */
  timeoutMs?: number;
  /** This much of a response is read; then the connection is closed and the response counts as complete. */
  responseBytes?: number;
  clock?: Clock;
}

/** Only 2xx is a success, and only if the response arrived completely and in time. */
export function isDelivered(result: OutboundResult): boolean {
  return result.error === null && result.status !== null && result.status >= 200 && result.status < 300;
}

const MAX_RESPONSE_CHARACTERS = 1000;
/**
 * UTF-8 takes at most this many bytes per character, so this many bytes always contain the stored characters.
 */
const MAX_BYTES_PER_CHARACTER = 4;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_POOLS = 500;

const ERROR_CODES: Record<string, string> = {
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  EPIPE: 'CONNECTION_RESET',
  UND_ERR_SOCKET: 'CONNECTION_RESET',
  ENETUNREACH: 'UNREACHABLE',
  EHOSTUNREACH: 'UNREACHABLE',
  EADDRNOTAVAIL: 'UNREACHABLE',
  ETIMEDOUT: 'TIMEOUT',
  UND_ERR_CONNECT_TIMEOUT: 'TIMEOUT',
  UND_ERR_HEADERS_OVERFLOW: 'RESPONSE_TOO_LARGE',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'PROTOCOL_ERROR',
  UND_ERR_CLOSED: 'CLOSED',
};

/** The codes of OpenSSL's certificate checks and of Node's TLS layer. */
const TLS_CODE =
  /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_|PATH_)/;

function errorCode(error: unknown): string {
  const { name, code: given } = (error ?? {}) as { name?: unknown; code?: unknown };
  if (name === 'HTTPParserError') return 'PROTOCOL_ERROR';
  const code = String(given ?? '');
  return TLS_CODE.test(code) ? `TLS_ERROR: ${code}` : (ERROR_CODES[code] ?? 'SEND_FAILED');
}

/** Accepts seconds or an HTTP date; at most a day, because no delivery waits longer. */
function readRetryAfter(header: string | string[] | undefined, now: Date): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text), DAY_SECONDS);
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(Math.ceil((date - now.getTime()) / 1000), 0), DAY_SECONDS);
}

/** Replaces NUL, which PostgreSQL cannot store. */
function readableStart(chunks: Buffer[]): string {
  const text = Buffer.concat(chunks).toString('utf8').slice(0, MAX_RESPONSE_CHARACTERS);
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

const EXCHANGE_OVER = new Error('the exchange is over');

/** One exchange from start to end: the first end condition determines the result and frees the connection. */
function startExchange(limits: { timeoutMs: number; responseBytes: number; clock: Clock }) {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let received = 0;
  let status: number | null = null;
  let retryAfterSeconds: number | null = null;
  let over = false;
  let controller: Dispatcher.DispatchController | undefined;
  let settle: (result: OutboundResult) => void;
  const finished = new Promise<OutboundResult>((resolve) => {
    settle = resolve;
  });
  const timer = setTimeout(() => end('TIMEOUT'), limits.timeoutMs);

  function end(failure: string | null) {
    if (over) return;
    over = true;
    clearTimeout(timer);
    // After a complete response this does nothing, and the connection stays open for the next exchange.
    controller?.abort(EXCHANGE_OVER);
    const error = status !== null && status >= 300 && status < 400 ? 'REDIRECT' : failure;
    const durationMs = Math.round(performance.now() - startedAt);
    const result = { status, durationMs, response: readableStart(chunks), error, retryAfterSeconds };
    // undici frees the connection in the immediate that it queues next. If the promise resolved before that,
    // the sender's next post would open another connection: twice the connections to every receiver.
    queueMicrotask(() => setImmediate(settle, result));
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      if (over) started.abort(EXCHANGE_OVER);
    },
    onResponseStart(_controller, statusCode, headers) {
      if (statusCode < 200) return;
      status = statusCode;
      retryAfterSeconds = readRetryAfter(headers['retry-after'], limits.clock.now());
    },
    onResponseData(_controller, chunk) {
      if (received < MAX_RESPONSE_CHARACTERS * MAX_BYTES_PER_CHARACTER) chunks.push(chunk);
      received += chunk.length;
      if (received > limits.responseBytes) end(null);
    },
    onResponseEnd: () => end(null),
    onResponseError: (_controller, error) => end(errorCode(error)),
  };
  return { finished, handler, end, isOver: () => over };
}

/** Answers a connection's address lookup with the checked addresses, in both forms that Node may use. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) callback(null, records);
    else callback(null, records[0]!.address, records[0]!.family);
  };
}

type Undici = typeof import('undici');

/** It takes five megabytes, and many services send no request. */
function loadUndici(): Promise<Undici> {
  return import('undici');
}

/**
 * Pools connections by origin and checked addresses, so that an exchange reuses a connection only if it may
 * connect to that address: a name that moves gets new connections. The pools have no limit, because waiting
 * in one would use up the receiver's time; the sender limits the exchanges in flight.
 */
function pinnedPools(connectTimeoutMs: number, ca: string | Buffer | undefined) {
  const secureContext = createSecureContext(ca === undefined ? {} : { ca });
  const pools = new LRUCache<string, Pool>({
    max: MAX_POOLS,
    // Pools that are closed on shutdown are awaited there.
    dispose: (pool, _key, reason) => {
      if (reason === 'evict') void pool.close();
    },
  });

  function open({ Pool }: Undici, origin: string, addresses: readonly string[]): Pool {
    return new Pool(origin, {
      connect: {
        secureContext,
        // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED cannot switch it off.
        rejectUnauthorized: true,
        lookup: pinnedLookup(addresses),
        timeout: connectTimeoutMs,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: 500,
      },
      allowH2: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The timeout of the exchange covers both; undici's timeouts would restart with every byte.
      headersTimeout: 0,
      bodyTimeout: 0,
      // Less than the 5 s after which many servers close, and always short, even if a server offers more.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 30_000,
    });
  }

  return {
    get(undici: Undici, origin: string, addresses: readonly string[]): Pool {
      const key = `${origin} ${[...addresses].sort().join(' ')}`;
      const known = pools.get(key);
      if (known) return known;
      const pool = open(undici, origin, addresses);
      pools.set(key, pool);
      return pool;
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

export function guardedOutbound(options: GuardedOutboundOptions): Outbound {
  const { guard, timeoutMs = 10_000, responseBytes = 64 * 1024, clock = systemClock } = options;
  const pools = pinnedPools(timeoutMs, options.ca);
  let closing: Promise<void> | undefined;

  async function send(request: OutboundRequest, exchange: ReturnType<typeof startExchange>) {
    const [verdict, undici] = await Promise.all([guard.check(request.url), loadUndici()]);
    if (exchange.isOver()) return;
    if (closing !== undefined) return exchange.end('CLOSED');
    if (!verdict.ok) return exchange.end(`ADDRESS_REFUSED: ${verdict.reason}`);
    const { url, addresses } = verdict;
    // The guard returns no addresses for inboxes of the service. Without one, Node would look up the name.
    if (addresses.length === 0) return exchange.end('ADDRESS_REFUSED: UNRESOLVABLE');
    const { headers, body, method = 'POST' } = request;
    const path = url.pathname + url.search;
    pools.get(undici, url.origin, addresses).dispatch({ method, path, headers, body }, exchange.handler);
  }

  return {
    post(request) {
      const exchange = startExchange({ timeoutMs, responseBytes, clock });
      send(request, exchange).catch((error) => exchange.end(errorCode(error)));
      return exchange.finished;
    },
    close() {
      closing ??= pools.close();
      return closing;
    },
  };
}
