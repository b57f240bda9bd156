// Owns the one way out to a receiver: a POST to a vetted address and no other, in limited time, answer limited.
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { type Dispatcher, errors, Pool } from 'undici';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { AddressGuard } from './address-guard.ts';

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface OutboundAnswer {
  /** Null when no status line came. */
  status: number | null;
  durationMs: number;
  /** The start of the answer's body. */
  response: string;
  /** Null when an answer came and was no redirect, whatever its status. One of a few fixed words, never free text. */
  error: string | null;
  retryAfterSeconds: number | null;
}

export interface Outbound {
  /** Never throws: what went wrong is in the answer's `error`. */
  post(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Waits for the exchanges that are under way. */
  close(): Promise<void>;
}

export interface GuardedOutboundOptions {
  guard: AddressGuard;
  /** Trusted instead of the public certificate authorities. */
  ca?: string | Buffer;
  /** Over the whole exchange, from the name's resolution to the last byte of the answer. */
  timeoutMs?: number;
  /** An answer is read up to here; then the connection is dropped and the answer counts as it stands. */
  responseBytes?: number;
  clock?: Clock;
}

/** 2xx is success, everything else is failure; so is a 2xx whose answer broke off or did not end in time. */
export function isDelivered(answer: OutboundAnswer): boolean {
  return answer.error === null && answer.status !== null && answer.status >= 200 && answer.status < 300;
}

const keptCharacters = 1000;
/** A character takes at most this many bytes in UTF-8, so the kept ones are never cut by counting bytes. */
const bytesPerCharacter = 4;
const largestHeaderBytes = 16 * 1024;
const mostPools = 500;
const dayInSeconds = 86_400;

const errorWords: Record<string, string> = {
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
const tlsCode =
  /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_|PATH_)/;

function errorWord(error: unknown): string {
  if (error instanceof errors.HTTPParserError) return 'PROTOCOL_ERROR';
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return tlsCode.test(code) ? `TLS_ERROR: ${code}` : (errorWords[code] ?? 'SEND_FAILED');
}

/** Seconds or an HTTP date; a day at most, since no delivery waits longer. */
function readRetryAfter(header: string | string[] | undefined, now: Date): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text), dayInSeconds);
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(Math.ceil((date - now.getTime()) / 1000), 0), dayInSeconds);
}

/** NUL is taken out because PostgreSQL cannot store it. */
function readableStart(chunks: Buffer[]): string {
  const text = Buffer.concat(chunks).toString('utf8').slice(0, keptCharacters);
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

const stopped = new Error('the exchange is over');

/** One exchange from its first moment: whatever ends it first gives the answer, and frees the connection. */
function startExchange(limits: { timeoutMs: number; responseBytes: number; clock: Clock }) {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let received = 0;
  let status: number | null = null;
  let retryAfterSeconds: number | null = null;
  let over = false;
  let controller: Dispatcher.DispatchController | undefined;
  let settle: (answer: OutboundAnswer) => void;
  const answered = new Promise<OutboundAnswer>((resolve) => {
    settle = resolve;
  });
  const timer = setTimeout(() => end('TIMEOUT'), limits.timeoutMs);

  function end(failure: string | null) {
    if (over) return;
    over = true;
    clearTimeout(timer);
    // After a complete answer this does nothing, and the connection stays for the next exchange.
    controller?.abort(stopped);
    const error = status !== null && status >= 300 && status < 400 ? 'REDIRECT' : failure;
    const durationMs = Math.round(performance.now() - startedAt);
    const answer = { status, durationMs, response: readableStart(chunks), error, retryAfterSeconds };
    // undici frees the connection in the immediate it queues next. Told before that, a sender's next post would not
    // find it free and open another: twice the connections at every receiver.
    queueMicrotask(() => setImmediate(settle, answer));
  }

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      if (over) started.abort(stopped);
    },
    onResponseStart(_controller, statusCode, headers) {
      if (statusCode < 200) return;
      status = statusCode;
      retryAfterSeconds = readRetryAfter(headers['retry-after'], limits.clock.now());
    },
    onResponseData(_controller, chunk) {
      if (received < keptCharacters * bytesPerCharacter) chunks.push(chunk);
      received += chunk.length;
      if (received > limits.responseBytes) end(null);
    },
    onResponseEnd: () => end(null),
    onResponseError: (_controller, error) => end(errorWord(error)),
  };
  return { answered, handler, end, isOver: () => over };
}

/** Answers a connection's question for addresses with the vetted ones, in both forms that Node may ask. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) callback(null, answers);
    else callback(null, answers[0]!.address, answers[0]!.family);
  };
}

/**
 * Connections by origin and vetted addresses, so that one is only used again by an exchange whose vetting allowed the
 * address it leads to: a name that moves gets new connections. A pool has no limit of its own, since waiting inside
 * it would use up the receiver's time; who sends limits what is under way.
 */
function pinnedPools(connectTimeoutMs: number, ca: string | Buffer | undefined) {
  const secureContext = createSecureContext(ca === undefined ? {} : { ca });
  const pools = new LRUCache<string, Pool>({
    max: mostPools,
    // What is closed with the rest is waited for there.
    dispose: (pool, _key, reason) => {
      if (reason === 'evict') void pool.close();
    },
  });

  function open(origin: string, addresses: readonly string[]): Pool {
    return new Pool(origin, {
      connect: {
        secureContext,
        // Said aloud, so that NODE_TLS_REJECT_UNAUTHORIZED cannot switch it off.
        rejectUnauthorized: true,
        lookup: pinnedLookup(addresses),
        timeout: connectTimeoutMs,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: 500,
      },
      allowH2: false,
      maxHeaderSize: largestHeaderBytes,
      // The exchange's own limit covers both; undici's would start again with every byte.
      headersTimeout: 0,
      bodyTimeout: 0,
      // Shorter than the 5 s after which many servers close, and not for long even if a server offers it.
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 30_000,
    });
  }

  return {
    get(origin: string, addresses: readonly string[]): Pool {
      const key = `${origin} ${[...addresses].sort().join(' ')}`;
      const known = pools.get(key);
      if (known) return known;
      const pool = open(origin, addresses);
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
    const verdict = await guard.check(request.url);
    if (exchange.isOver()) return;
    if (closing !== undefined) return exchange.end('CLOSED');
    if (!verdict.ok) return exchange.end(`ADDRESS_REFUSED: ${verdict.reason}`);
    const { url, addresses } = verdict;
    // The guard has no address for what never leaves the process; without one, Node would look the name up itself.
    if (addresses.length === 0) return exchange.end('ADDRESS_REFUSED: UNRESOLVABLE');
    const { headers, body } = request;
    const path = url.pathname + url.search;
    pools.get(url.origin, addresses).dispatch({ method: 'POST', path, headers, body }, exchange.handler);
  }

  return {
    post(request) {
      const exchange = startExchange({ timeoutMs, responseBytes, clock });
      send(request, exchange).catch((error) => exchange.end(errorWord(error)));
      return exchange.answered;
    },
    close() {
      closing ??= pools.close();
      return closing;
    },
  };
}
