// The services that interfaces and workers use: opened once per process, closed in reverse order.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { agreementsOf } from './customers/agreements/agreements.ts';
import { accessTokens } from './customers/credentials/access-token.ts';
import type { Access } from './customers/credentials/authenticate.ts';
import { lastUseRecorder } from './customers/credentials/record-last-used.ts';
import { findUsable } from './customers/credentials/store.ts';
import { pinsOf } from './customers/places/pins.ts';
import { hasRealData } from './demo/data-origin-store.ts';
import { toDemoReceivers, withDemoReceivers } from './demo/receivers.ts';
import { type WatchedTracking, watchedTracking } from './dispatch/tracking/watch-tracking.ts';
import { type PdfRenderer, pdfRenderer } from './documents/pdf/render.ts';
import { openGeo } from './geo/open-geo.ts';
import { type ChangeStreams, openChangeStreams } from './http/change-streams.ts';
import { type EventStreams, eventStreams } from './http/event-streams.ts';
import { type StreamRevocation, streamRevocation } from './http/stream-revocation.ts';
import { makePushKeysOnce } from './messages/driver-notices/push-keys.ts';
import { addressGuard, type Resolver, systemResolver } from './messages/webhooks/address-guard.ts';
import { alignPositions } from './messages/webhooks/event-feed-store.ts';
import { guardedOutbound } from './messages/webhooks/send-request.ts';
import type { Webhooks } from './messages/webhooks/webhooks.ts';
import { topicsOfRows } from './model/change-topics.ts';
import type { Scope } from './model/environment.ts';
import { type Links, linksFrom } from './model/orders/links.ts';
import type { RequestLogEntry } from './operator/request-log/store.ts';
import { type RequestLog, requestLog } from './operator/request-log/write-behind.ts';
import { batchCreates } from './orders/records/batch-creates.ts';
import type { Core } from './orders/records/core.ts';
import { orderReader } from './orders/records/find-order.ts';
import { numberPool } from './orders/records/number-pool.ts';
import { productionPolicy } from './orders/records/production-policy.ts';
import { type People, SESSIONS_TOPIC } from './people/people.ts';
import { runningSessions } from './people/sessions.ts';
import type { BaseContext } from './platform/base-context.ts';
import { CHANGES_CHANNEL, type ChangeFeed, changeFeed } from './platform/change-feed.ts';
import { chooseRateLimits } from './platform/choose-rate-limits.ts';
import type { WaitingClock } from './platform/clock.ts';
import { type ConnectionTarget, connect, listen, type Sql } from './platform/db.ts';
import { keyedMutex } from './platform/keyed-mutex.ts';
import { KEYS_CHANNEL, listenerName } from './platform/keys/data-key-store.ts';
import { followKeyChanges, loadSecrets } from './platform/keys/load-secrets.ts';
import { masterKeysOf } from './platform/keys/master-keys.ts';
import { migrate } from './platform/migrate.ts';
import { ACCESS_CHANNEL, notifiedCache } from './platform/notified-cache.ts';
import { openObjects } from './platform/objects/open-objects.ts';
import { type Cursors, pageCursors } from './platform/page-cursor.ts';
import { type PoolGuard, poolGuard } from './platform/pool-guard.ts';
import { PRODUCT_VERSION } from './platform/product-version.ts';
import type { RateLimitStore } from './platform/rate-limit.ts';
import { repeatOutdated } from './platform/repeat-outdated.ts';
import { openReplica, type Replica } from './platform/replica.ts';
import { signal } from './platform/signal.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { type SandboxFeed, sandboxFeed } from './sandbox/follow-events.ts';
import { withInboxes } from './sandbox/inboxes/inbox.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox-policy.ts';

export interface Services {
  /** As set, but without a demo where other data exists. */
  config: Config;
  /** For the use cases of orders, quotes, trips and invoices; all others need only its `BaseContext` part. */
  core: Core;
  webhooks: Webhooks;
  /** Authenticates calls of systems. */
  access: Access;
  /** For people who sign in with a browser. */
  people: People;
  sandbox: Sandbox;
  /** Updates for people who follow a transfer. */
  tracking: WatchedTracking;
  /** Notifies signed-in pages which of their parts changed. */
  changeStreams: ChangeStreams;
  /** Ends streams of pages with their sessions. */
  sessionRevocation: StreamRevocation;
  /** Events for systems that listen to the sandbox; their streams end with their credentials. */
  sandboxFeed: SandboxFeed;
  credentialRevocation: StreamRevocation;
  /** For lists, reports and exports; null if none is set. */
  replica: Replica | null;
  /** Used only by HTTP: rate limits, the request log, list cursors, open streams, the pool of connections. */
  http: {
    rateLimits: RateLimitStore;
    requestLog: RequestLog;
    cursors: Cursors;
    streams: EventStreams;
    pool: PoolGuard;
  };
  close(): Promise<void>;
}

export interface OpenOptions {
  config: Config;
  clock: WaitingClock;
  log: Logger;
  database: ConnectionTarget;
  masterKey: Buffer;
  /** Further master keys that may encrypt keys in the database: older ones, or the next one. */
  masterKeysKnown?: readonly Buffer[];
  operatorToken: string;
  /** Replaces the store chosen by the settings. */
  rateLimits?: RateLimitStore;
  /** Replaces the system's name servers and certificate authorities. */
  webhooks?: { resolver?: Resolver; ca?: string; timeoutMs?: number };
  /** Replaces the renderer and its threads. */
  pdf?: PdfRenderer;
  /** Gets the text of every statement of the pool, for tests that read them. */
  onStatement?: (text: string) => void;
}

/** The same services, reading from this connection; what they have cached stays the primary's. */
export function withSql(services: Services, sql: Sql): Services {
  const { core, webhooks, access, people } = services;
  return {
    ...services,
    core: { ...core, sql },
    webhooks: { ...webhooks, sql },
    access: { ...access, sql },
    people: { ...people, sql },
  };
}

export async function openServices(given: OpenOptions): Promise<Services> {
  const { clock, log } = given;
  const { databaseListenUrl, databaseReplicaUrl, databaseConnections: maxConnections } = given.config;
  const tracing = await openTraces(given);
  const { onStatement } = given;
  const isPooled = databaseListenUrl !== null;
  const pool = repeatOutdated(
    connect(given.database, { maxConnections, isPooled, ...(onStatement && { onStatement }) }),
  );
  const sql = tracing?.traceSql(pool) ?? pool;
  const closers: (() => Promise<unknown>)[] = [async () => tracing?.close(), () => sql.end({ timeout: 5 })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const applied = await migrate(sql);
    if (applied.length > 0) log.info({ applied }, 'The database schema was brought up to date');
    if (await alignPositions(sql))
      log.info('The positions of events continue after those of the restored data');
    const config = { ...given.config, demo: given.config.demo && !(await hasRealData(sql)) };
    const options = { ...given, config };
    const masterKeys = masterKeysOf(options.masterKey, options.masterKeysKnown);
    const channels = [ACCESS_CHANNEL, CHANGES_CHANNEL, KEYS_CHANNEL];
    const direct = databaseListenUrl ?? options.database;
    const listener = await listen(direct, channels, log, listenerName(masterKeys.byId.keys()));
    closers.push(() => listener.close());
    // After listening, so that no change of the keys is missed.
    const secrets = await loadSecrets({ sql, clock, masterKeys });
    const keyChanges = followKeyChanges(secrets, listener, log);
    closers.push(() => keyChanges.close());
    const changes = changeFeed({ sql, listener, log });
    closers.push(() => changes.close());
    const replica = databaseReplicaUrl
      ? openReplica({ target: databaseReplicaUrl, maxConnections, primary: sql, clock, log })
      : null;
    closers.push(async () => replica?.close());
    const rateLimits = options.rateLimits ?? (await chooseRateLimits({ ...config, clock, log }));
    closers.push(async () => rateLimits.close());
    const written = requestLog({ sql, clock, log, onWritten: (entries) => announceCalls(changes, entries) });
    await written.maintain();
    closers.push(() => written.close());

    const objects = await openObjects(config.storage, { sql, clock, log });
    closers.push(async () => objects.store?.close());

    const context: BaseContext = { sql, clock, log, secrets, changes, tracing, objects };
    await makePushKeysOnce(context);
    const links = linksFrom(config.publicUrl);
    const due = signal();
    const outgoing = openOutbound(options, context, links);
    closers.push(() => outgoing.close());
    const pdf = options.pdf ?? pdfRenderer();
    closers.push(() => pdf.close());
    const geo = openGeo({ ...config, clock, log });
    const sandbox = openSandbox(config.sandboxStepSeconds, geo.offline.geocoder);

    const core: Core = {
      ...context,
      links,
      geo,
      pdf,
      agreements: agreementsOf(sql, notifiedCache(listener, clock)),
      pins: pinsOf(sql, notifiedCache(listener, clock)),
      numbers: numberPool(sql),
      writeCreation: batchCreates(sql),
      readOrder: orderReader(sql),
      policies: { production: productionPolicy(geo), sandbox: sandbox.standard },
      orderMutex: keyedMutex(),
      wakeDeliveries: due.emit,
    };
    const tracking = watchedTracking(core);
    closers.push(async () => tracking.close());
    const changeStreams = openChangeStreams(changes, clock);
    closers.push(async () => changeStreams.close());
    const people: People = { ...context, links, limits: rateLimits };
    const sessionRevocation = streamRevocation({
      findValid: (ids) => runningSessions(people, ids),
      clock,
      log,
    });
    listener.onNotify(ACCESS_CHANNEL, sessionRevocation.recheck);
    changes.subscribe(SESSIONS_TOPIC, sessionRevocation.recheck);
    closers.push(async () => sessionRevocation.close());
    const credentialRevocation = streamRevocation({
      findValid: async (ids) => new Set(await findUsable(sql, ids, clock.now())),
      clock,
      log,
    });
    listener.onNotify(ACCESS_CHANNEL, credentialRevocation.recheck);
    closers.push(async () => credentialRevocation.close());
    const sandboxEvents = sandboxFeed(context);
    closers.push(async () => sandboxEvents.close());
    const streams = eventStreams(clock);
    closers.push(() => streams.close());

    const uses = lastUseRecorder({
      ...context,
      onWritten: (used) => {
        for (const topics of topicsOfRows(used, 'credentials')) changes.publish(topics);
      },
    });
    closers.push(() => uses.flush());

    return {
      config,
      core,
      webhooks: {
        ...context,
        guards: outgoing.guards,
        outbound: outgoing.outbound,
        endpoints: notifiedCache(listener, clock),
        due,
      },
      access: {
        ...context,
        tokens: accessTokens(secrets, clock),
        credentials: notifiedCache(listener, clock),
        operatorToken: options.operatorToken,
        uses,
      },
      people,
      sandbox,
      tracking,
      changeStreams,
      sessionRevocation,
      sandboxFeed: sandboxEvents,
      credentialRevocation,
      replica,
      http: {
        rateLimits,
        requestLog: written,
        cursors: pageCursors(secrets.cursorKeys),
        streams,
        pool: poolGuard(sql),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Only calls of customers' systems: with calls of pages, every response would trigger the next call. */
function announceCalls(changes: ChangeFeed, entries: readonly RequestLogEntry[]): void {
  const calls = entries.filter((entry) => entry.accountId !== null && entry.credentialId !== null);
  for (const topics of topicsOfRows(calls as Scope[], 'request-log')) changes.publish(topics);
}

/** The sandbox may also send to inboxes of this service; production may not. */
function openOutbound({ config, clock, webhooks = {} }: OpenOptions, context: BaseContext, links: Links) {
  const { webhookAllowPrivateTargets: allowPrivateTargets } = config;
  const { resolver = systemResolver(clock), ...limits } = webhooks;
  const real = addressGuard({ allowPrivateTargets, resolver });
  const guards = {
    production: config.demo ? withDemoReceivers(real) : real,
    sandbox: addressGuard({ allowPrivateTargets, resolver, ownInboxPrefix: links.inbox('') }),
  };
  const outside = guardedOutbound({ guard: real, clock, ...limits });
  const production = config.demo ? toDemoReceivers(outside) : outside;
  const sandbox = guardedOutbound({ guard: guards.sandbox, clock, ...limits });
  return {
    guards,
    outbound: { production, sandbox: withInboxes({ ...context, links }, sandbox) },
    close: () => Promise.all([production.close(), sandbox.close()]),
  };
}

/** Loaded only if they are on: without them, no statement and no call is wrapped. */
async function openTraces({ config, clock, log }: OpenOptions): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { openTracing } = await import('./platform/tracing/tracing.ts');
  return openTracing({ ...config.tracing, version: PRODUCT_VERSION, clock, log });
}
