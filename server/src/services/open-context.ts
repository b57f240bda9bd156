// Opens what needs no domain: database, listener, keys, change feed, replica, rate limits, request log, objects.
import type { Config } from '../config.ts';
import { hasRealData } from '../demo/data-origin-store.ts';
import { alignPositions } from '../messages/webhooks/event-feed-store.ts';
import { topicsOfRows } from '../model/change-topics.ts';
import type { Scope } from '../model/environment.ts';
import type { RequestLogEntry } from '../operator/request-log/store.ts';
import { type RequestLog, requestLog } from '../operator/request-log/write-behind.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { CHANGES_CHANNEL, type ChangeFeed, changeFeed } from '../platform/change-feed.ts';
import { chooseRateLimits } from '../platform/choose-rate-limits.ts';
import { connect, type Listener, listen, type Sql } from '../platform/db.ts';
import { KEYS_CHANNEL, listenerName } from '../platform/keys/data-key-store.ts';
import { followKeyChanges, loadSecrets } from '../platform/keys/load-secrets.ts';
import { masterKeysOf } from '../platform/keys/master-keys.ts';
import { ACCESS_CHANNEL } from '../platform/notified-cache.ts';
import { openObjects } from '../platform/objects/open-objects.ts';
import { PRODUCT_VERSION } from '../platform/product-version.ts';
import type { RateLimitStore } from '../platform/rate-limit.ts';
import { repeatOutdated } from '../platform/repeat-outdated.ts';
import { openReplica, type Replica } from '../platform/replica.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Closers } from './closers.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { OpenOptions } from './open-options.ts';

export interface OpenedContext {
  /** As set, but without a demo where other data exists. */
  config: Config;
  context: BaseContext;
  listener: Listener;
  replica: Replica | null;
  rateLimits: RateLimitStore;
  requestLog: RequestLog;
}

export async function openContext(options: OpenOptions, closers: Closers): Promise<OpenedContext> {
  const { clock, log } = options;
  const { databaseListenUrl, databaseReplicaUrl, databaseConnections: maxConnections } = options.config;
  const tracing = await openTraces(options);
  closers.add(() => tracing?.close());
  const sql = openPool(options, tracing);
  closers.add(() => sql.end({ timeout: 5 }));
  await bringUpToDate(sql, options);
  const config = { ...options.config, demo: options.config.demo && !(await hasRealData(sql)) };

  const masterKeys = masterKeysOf(options.masterKey, options.masterKeysKnown);
  const channels = [ACCESS_CHANNEL, CHANGES_CHANNEL, KEYS_CHANNEL];
  const direct = databaseListenUrl ?? options.database;
  const listener = await listen(direct, channels, log, listenerName(masterKeys.byId.keys()));
  closers.add(() => listener.close());
  // After listening, so that no change of the keys is missed.
  const secrets = await loadSecrets({ sql, clock, masterKeys });
  const keyChanges = followKeyChanges(secrets, listener, log);
  closers.add(() => keyChanges.close());
  const changes = changeFeed({ sql, listener, log });
  closers.add(() => changes.close());

  const replica = databaseReplicaUrl
    ? openReplica({ target: databaseReplicaUrl, maxConnections, primary: sql, clock, log })
    : null;
  closers.add(() => replica?.close());
  const rateLimits = options.rateLimits ?? (await chooseRateLimits({ ...config, clock, log }));
  closers.add(() => rateLimits.close());
  const calls = requestLog({ sql, clock, log, onWritten: (entries) => announceCalls(changes, entries) });
  await calls.maintain();
  closers.add(() => calls.close());
  const objects = await openObjects(config.storage, { sql, clock, log });
  closers.add(() => objects.store?.close());

  const context: BaseContext = { sql, clock, log, secrets, changes, tracing, objects };
  return { config, context, listener, replica, rateLimits, requestLog: calls };
}

function openPool({ config, database, onStatement }: OpenOptions, tracing: Tracing | null): Sql {
  const { databaseListenUrl, databaseConnections: maxConnections } = config;
  const isPooled = databaseListenUrl !== null;
  const pool = repeatOutdated(
    connect(database, { maxConnections, isPooled, ...(onStatement && { onStatement }) }),
  );
  return tracing?.traceSql(pool) ?? pool;
}

async function bringUpToDate(sql: Sql, { log, migrationDatabase }: OpenOptions): Promise<void> {
  await migrateDatabase(sql, migrationDatabase, log);
  if (await alignPositions(sql))
    log.info('The positions of events continue after those of the restored data');
}

/** Only calls of customers' systems: with calls of pages, every response would trigger the next call. */
function announceCalls(changes: ChangeFeed, entries: readonly RequestLogEntry[]): void {
  const calls = entries.filter((entry) => entry.accountId !== null && entry.credentialId !== null);
  for (const topics of topicsOfRows(calls as Scope[], 'request-log')) changes.publish(topics);
}

/** Loaded only if they are on: without them, no statement and no call is wrapped. */
async function openTraces({ config, clock, log }: OpenOptions): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { openTracing } = await import('../platform/tracing/tracing.ts');
  return openTracing({ ...config.tracing, version: PRODUCT_VERSION, clock, log });
}
