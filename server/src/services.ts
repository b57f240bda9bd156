// What the doors and workers work with: opened once per process, closed in the opposite order.
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { type Agreement, findCurrentAgreement } from './customers/agreements/store.ts';
import { type AccessTokens, accessTokens } from './customers/credentials/access-token.ts';
import type { CredentialWithAccount } from './customers/credentials/credential.ts';
import { cachedGeocoder, cachedRouter } from './geo/cached.ts';
import type { GeoLog } from './geo/fetch-json.ts';
import { nominatimGeocoder } from './geo/nominatim-geocoder.ts';
import { offlineGeocoder } from './geo/offline-geocoder.ts';
import { offlineRouter } from './geo/offline-router.ts';
import { osrmRouter } from './geo/osrm-router.ts';
import type { Geocoder, Router } from './geo/ports.ts';
import { type Cursors, pageCursors } from './http/page-cursor.ts';
import type { Environment } from './http/trace.ts';
import {
  type AddressGuard,
  addressGuard,
  type Resolver,
  systemResolver,
} from './messages/webhooks/address-guard.ts';
import { guardedOutbound, type Outbound } from './messages/webhooks/send-request.ts';
import type { EndpointWithSecret } from './messages/webhooks/store.ts';
import { type RequestLog, requestLog } from './operator/request-log/write-behind.ts';
import { settleSetting } from './operator/store.ts';
import { type NumberPool, numberPool } from './orders/number-pool.ts';
import type { OrderEnvironment } from './orders/operation.ts';
import { productionEnvironment } from './orders/production.ts';
import type { WaitingClock } from './platform/clock.ts';
import { type ConnectionTarget, connect, type Listener, listen, type Sql } from './platform/db.ts';
import { migrate } from './platform/migrate.ts';
import { type NotifiedCache, notifiedCache } from './platform/notified-cache.ts';
import { memoryRateLimitStore, type RateLimitStore } from './platform/rate-limit.ts';
import { deriveSecrets, type Secrets } from './platform/secrets.ts';
import { type QuoteLinks, quoteLinks } from './quotes/quote.ts';
import { inboxPrefix, withInboxes } from './sandbox/inboxes/inbox.ts';
import { sandboxEnvironment } from './sandbox/operation.ts';

export interface Services {
  config: Config;
  clock: WaitingClock;
  log: Logger;
  sql: Sql;
  secrets: Secrets;
  operatorToken: string;
  tokens: AccessTokens;
  cursors: Cursors;
  credentialCache: NotifiedCache<CredentialWithAccount>;
  agreementCache: NotifiedCache<Agreement>;
  rateLimits: RateLimitStore;
  requestLog: RequestLog;
  geo: { geocoder: Geocoder; router: Router };
  numbers: NumberPool;
  environments: Record<Environment, OrderEnvironment>;
  publicUrl: string;
  quoteLinks: QuoteLinks;
  guards: Record<Environment, AddressGuard>;
  outbound: Record<Environment, Outbound>;
  endpointCache: NotifiedCache<EndpointWithSecret>;
  /** Tells the delivery engine of this process, if it runs here, that something is due. */
  wakeDeliveries(): void;
  /** Puts the delivery engine behind `wakeDeliveries`. */
  onWake(wake: () => void): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  config: Config;
  clock: WaitingClock;
  log: Logger;
  database: ConnectionTarget;
  masterKey: Buffer;
  operatorToken: string;
  /** In place of the store that the settings name. */
  rateLimits?: RateLimitStore;
  /** In place of the system's name servers and certificate authorities. */
  webhooks?: { resolver?: Resolver; ca?: string; timeoutMs?: number };
}

/** Thrown when the database was used with another master key before. */
export class WrongMasterKey extends Error {
  override message =
    'MASTER_KEY does not fit this database: its credentials were stored with another key. Set the key it was first started with.';
}

export async function openServices(options: OpenOptions): Promise<Services> {
  const { config, clock, log } = options;
  const sql = connect(options.database);
  const closers: (() => Promise<unknown>)[] = [() => sql.end({ timeout: 5 })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const applied = await migrate(sql);
    if (applied.length > 0) log.info({ applied }, 'The database schema was brought up to date');
    const secrets = deriveSecrets(options.masterKey);
    const fingerprint = await settleSetting(sql, 'master_key_fingerprint', secrets.fingerprint);
    if (fingerprint !== secrets.fingerprint) throw new WrongMasterKey();

    const listener: Listener = await listen(options.database, 'access_changed', log);
    closers.push(() => listener.close());
    const rateLimits = options.rateLimits ?? (await chooseRateLimits(options));
    closers.push(() => rateLimits.close());
    const written = requestLog({ sql, clock, log });
    await written.maintain();
    closers.push(() => written.close());

    const way = openOutbound(options, sql);
    closers.push(() => way.close());
    const geo = openGeo(options);
    let wake = () => {};

    return {
      config,
      clock,
      log,
      sql,
      secrets,
      operatorToken: options.operatorToken,
      tokens: accessTokens(secrets, clock),
      cursors: pageCursors(secrets.cursorKey),
      credentialCache: notifiedCache(listener, clock),
      agreementCache: notifiedCache(listener, clock),
      rateLimits,
      requestLog: written,
      geo,
      numbers: numberPool(sql),
      environments: {
        production: productionEnvironment(geo),
        sandbox: sandboxEnvironment(config.sandboxStepSeconds),
      },
      publicUrl: config.publicUrl,
      quoteLinks: quoteLinks(secrets.quoteLinkKey),
      guards: way.guards,
      outbound: way.outbound,
      endpointCache: notifiedCache(listener, clock),
      wakeDeliveries: () => wake(),
      onWake: (engine) => {
        wake = engine;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Offline unless servers are named; answers are kept, since addresses repeat. */
function openGeo({ config, clock, log }: OpenOptions): { geocoder: Geocoder; router: Router } {
  const warn: GeoLog = (message, details) => log.warn(details, message);
  const limits = { now: () => clock.now().getTime() };
  const { geocoderUrl, routerUrl } = config;
  return {
    geocoder: geocoderUrl
      ? cachedGeocoder(nominatimGeocoder({ baseUrl: geocoderUrl, log: warn }), limits)
      : offlineGeocoder(),
    router: routerUrl ? cachedRouter(osrmRouter({ baseUrl: routerUrl, log: warn }), limits) : offlineRouter(),
  };
}

/** The sandbox may also send to inboxes of this service; production may not. */
function openOutbound({ config, clock, webhooks = {} }: OpenOptions, sql: Sql) {
  const { publicUrl, webhookAllowPrivateTargets: allowPrivateTargets } = config;
  const { resolver = systemResolver, ...limits } = webhooks;
  const guards = {
    production: addressGuard({ allowPrivateTargets, resolver }),
    sandbox: addressGuard({ allowPrivateTargets, resolver, ownInboxPrefix: inboxPrefix(publicUrl) }),
  };
  const production = guardedOutbound({ guard: guards.production, clock, ...limits });
  const sandbox = guardedOutbound({ guard: guards.sandbox, clock, ...limits });
  return {
    guards,
    outbound: { production, sandbox: withInboxes({ sql, clock, publicUrl }, sandbox) },
    close: () => Promise.all([production.close(), sandbox.close()]),
  };
}

/** The client of Redis is loaded only by those who use it: a start should not wait for it. */
async function chooseRateLimits({ config, clock, log }: OpenOptions): Promise<RateLimitStore> {
  if (!config.redisUrl) return memoryRateLimitStore(clock);
  const { redisRateLimitStore } = await import('./platform/redis-rate-limit.ts');
  return redisRateLimitStore(config.redisUrl, clock, log);
}

export function currentAgreement(services: Services, accountId: string): Promise<Agreement | null> {
  return services.agreementCache.get(accountId, () => findCurrentAgreement(services.sql, accountId));
}

export function createLogger(level: string): Logger {
  // Standard error, so that what a person reads on standard output stays readable.
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
