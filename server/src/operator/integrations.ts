// The external services that this service uses, and whether each answers now.
import { connect } from 'node:net';
import type { Sql } from '../platform/db.ts';
import { serverVersion } from './store.ts';

export const INTEGRATIONS = ['database', 'mail', 'geocoder', 'router', 'timetable', 'redis', 'map'] as const;
type IntegrationName = (typeof INTEGRATIONS)[number];

export const INTEGRATION_STATES = ['ANSWERS', 'SILENT', 'NOT_SET'] as const;

export interface Integration {
  name: IntegrationName;
  /** The environment variable. */
  setting: string;
  /** Host and port, never a password. */
  target: string | null;
  state: (typeof INTEGRATION_STATES)[number];
  durationMs: number | null;
  error: string | null;
}

const TIMEOUT_MS = 3000;
const DEFAULT_PORTS: Record<string, number> = { 'smtp:': 25, 'smtps:': 465, 'redis:': 6379, 'rediss:': 6379 };

/** The URLs from the settings; null if not set. */
export interface Addresses {
  databaseUrl: string | null;
  smtpUrl: string | null;
  geocoderUrl: string | null;
  routerUrl: string | null;
  transitUrl: string | null;
  redisUrl: string | null;
  mapStyleUrl: string | null;
}

/** Checks all at the same time; one that hangs delays the result by three seconds at most. */
export function checkIntegrations(set: Addresses, sql: Sql): Promise<Integration[]> {
  return Promise.all([
    checkDatabase(set, sql),
    checkIntegration('mail', 'SMTP_URL', set.smtpUrl, reach),
    checkIntegration('geocoder', 'GEOCODER_URL', set.geocoderUrl, fetchAnything),
    checkIntegration('router', 'ROUTER_URL', set.routerUrl, fetchAnything),
    checkIntegration('timetable', 'TRANSIT_URL', set.transitUrl, fetchAnything),
    checkIntegration('redis', 'REDIS_URL', set.redisUrl, reach),
    checkIntegration('map', 'MAP_STYLE_URL', set.mapStyleUrl, fetchAnything),
  ]);
}

async function checkDatabase({ databaseUrl }: Addresses, sql: Sql): Promise<Integration> {
  const timed = await time(() => serverVersion(sql));
  const target = `PostgreSQL ${timed.answer ?? ''}`.trim();
  return {
    name: 'database',
    setting: 'DATABASE_URL',
    target: databaseUrl ? target : `${target}, embedded`,
    ...timed.outcome,
  };
}

async function checkIntegration(
  name: IntegrationName,
  setting: string,
  address: string | null,
  probe: (address: URL) => Promise<unknown>,
): Promise<Integration> {
  if (address === null) {
    return { name, setting, target: null, state: 'NOT_SET', durationMs: null, error: null };
  }
  const url = new URL(address);
  const { outcome } = await time(() => probe(url));
  return { name, setting, target: url.host, ...outcome };
}

async function time<T>(probe: () => Promise<T>) {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const answer = await probe();
    return { answer, outcome: { state: 'ANSWERS' as const, durationMs: elapsed(), error: null } };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return {
      answer: null,
      outcome: {
        state: 'SILENT' as const,
        durationMs: elapsed(),
        error: (cause?.message || message).slice(0, 200),
      },
    };
  }
}

/** Checks only that a connection is accepted; the worker uses the protocol. */
function reach({ hostname, port, protocol }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || (DEFAULT_PORTS[protocol] ?? 443) });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    socket.once('connect', () => {
      socket.end();
      resolve();
    });
    socket.once('error', reject);
  });
}

async function fetchAnything(url: URL): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`answers with ${answer.status}`);
}
