// The services that interfaces and workers use: opened once per process, closed in reverse order.
import type { Config } from './config.ts';
import { consequencesOf } from './consequences/consequences.ts';
import { agreementsOf } from './customers/agreements/agreements.ts';
import { accessTokens } from './customers/credentials/access-token.ts';
import type { Access } from './customers/credentials/authenticate.ts';
import { lastUseRecorder } from './customers/credentials/record-last-used.ts';
import { pinsOf } from './customers/places/pins.ts';
import { pdfRenderer } from './documents/pdf/render.ts';
import { openGeo } from './geo/open-geo.ts';
import type { EventStreams } from './http/event-streams.ts';
import { makePushKeysOnce } from './messages/driver-notices/push-keys.ts';
import type { Webhooks } from './messages/webhooks/webhooks.ts';
import { topicsOfRows } from './model/change-topics.ts';
import { type Links, linksFrom } from './model/orders/links.ts';
import type { RequestLog } from './operator/request-log/write-behind.ts';
import { batchCreates } from './orders/records/batch-creates.ts';
import type { Core } from './orders/records/core.ts';
import { orderReader } from './orders/records/find-order.ts';
import { numberPool } from './orders/records/number-pool.ts';
import { productionPolicy } from './orders/records/production-policy.ts';
import type { Company } from './people/company/company.ts';
import { openProviders } from './people/company/provider.ts';
import { systemTextResolver } from './people/company/text-records.ts';
import type { People } from './people/people.ts';
import type { BaseContext } from './platform/base-context.ts';
import type { Sql } from './platform/db.ts';
import { keyedMutex } from './platform/keyed-mutex.ts';
import { notifiedCache } from './platform/notified-cache.ts';
import { type Cursors, pageCursors } from './platform/page-cursor.ts';
import { type PoolGuard, poolGuard } from './platform/pool-guard.ts';
import type { RateLimitStore } from './platform/rate-limit.ts';
import type { Replica } from './platform/replica.ts';
import { type Signal, signal } from './platform/signal.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox-policy.ts';
import { type Closers, closers } from './services/closers.ts';
import { type OpenedContext, openContext } from './services/open-context.ts';
import type { OpenOptions } from './services/open-options.ts';
import { openOutbound } from './services/open-outbound.ts';
import { type OpenedStreams, openStreams } from './services/open-streams.ts';
import { PARTS } from './services/parts.ts';

export interface Services extends Omit<OpenedStreams, 'streams'> {
  /** As set, but without a demo where other data exists. */
  config: Config;
  /** For the use cases of orders, quotes, trips and invoices; all others need only its `BaseContext` part. */
  core: Core;
  webhooks: Webhooks;
  /** Authenticates calls of systems. */
  access: Access;
  /** For people who sign in with a browser. */
  people: People;
  company: Company;
  sandbox: Sandbox;
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

/** The same services, reading from this connection; what they have cached stays the primary's. */
export function withSql(services: Services, sql: Sql): Services {
  const { core, webhooks, access, people, company } = services;
  return {
    ...services,
    core: { ...core, sql },
    webhooks: { ...webhooks, sql },
    access: { ...access, sql },
    people: { ...people, sql },
    company: { ...company, sql },
  };
}

export async function openServices(options: OpenOptions): Promise<Services> {
  const opened = closers();
  try {
    const services = await openAll(options, opened);
    return { ...services, close: opened.closeAll };
  } catch (error) {
    await opened.closeAll();
    throw error;
  }
}

async function openAll(given: OpenOptions, opened: Closers): Promise<Omit<Services, 'close'>> {
  const base = await openContext(given, opened);
  const { config, context, listener, replica, rateLimits, requestLog } = base;
  const { sql, clock, secrets } = context;
  const options = { ...given, config };
  await makePushKeysOnce(context);
  const links = linksFrom(config.publicUrl);
  const due = signal();
  const { guards, outbound, providers, close } = openOutbound(options, context, links);
  opened.add(close);
  const { core, sandbox } = openCore(options, base, { links, due }, opened);
  const people: People = { ...context, links, limits: rateLimits };
  const { streams, ...pageStreams } = openStreams(core, people, listener, opened);
  const uses = openLastUses(context);
  opened.add(() => uses.flush());
  return {
    config,
    core,
    webhooks: { ...context, guards, outbound, endpoints: notifiedCache(listener, clock), due },
    access: {
      ...context,
      tokens: accessTokens(secrets, clock),
      credentials: notifiedCache(listener, clock),
      operatorToken: options.operatorToken,
      uses,
    },
    people,
    company: openCompany(options, people, providers),
    sandbox,
    ...pageStreams,
    replica,
    http: {
      rateLimits,
      requestLog,
      cursors: pageCursors(secrets.cursorKeys),
      streams,
      pool: poolGuard(sql),
    },
  };
}

function openCompany(
  { config, clock, textRecords = systemTextResolver() }: OpenOptions,
  people: People,
  { fetch, guard }: ReturnType<typeof openOutbound>['providers'],
): Company {
  const readSecret = (encrypted: Buffer) => people.secrets.decrypt(encrypted);
  return {
    ...people,
    publicUrl: config.publicUrl,
    providers: openProviders({ fetch, clock, allowsHttp: config.webhookAllowPrivateTargets, readSecret }),
    textRecords,
    checkAddress: (url) => guard.check(url),
  };
}

function openCore(
  options: OpenOptions,
  { config, context, listener }: OpenedContext,
  { links, due }: { links: Links; due: Signal },
  opened: Closers,
): { core: Core; sandbox: Sandbox } {
  const { sql, clock, log } = context;
  const pdf = options.pdf ?? pdfRenderer();
  opened.add(() => pdf.close());
  const geo = openGeo({ ...config, clock, log });
  const sandbox = openSandbox(config.sandboxStepSeconds, geo.offline.geocoder);
  const core: Core = {
    ...context,
    links,
    geo,
    pdf,
    agreements: agreementsOf(sql, clock, {
      schedules: notifiedCache(listener, clock),
      operator: notifiedCache(listener, clock),
    }),
    pins: pinsOf(sql, notifiedCache(listener, clock)),
    numbers: numberPool(sql),
    writeCreation: batchCreates(sql),
    readOrder: orderReader(sql),
    policies: { production: productionPolicy(geo), sandbox: sandbox.standard },
    orderMutex: keyedMutex(),
    consequences: consequencesOf(PARTS, () => core),
    wakeDeliveries: due.emit,
  };
  return { core, sandbox };
}

/** Pages that show credentials learn when one was last used. */
function openLastUses(context: BaseContext) {
  return lastUseRecorder({
    ...context,
    onWritten: (used) => {
      for (const topics of topicsOfRows(used, 'credentials')) context.changes.publish(topics);
    },
  });
}
