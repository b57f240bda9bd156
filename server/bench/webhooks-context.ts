// The setup of the webhook bench: parts of the service with their own PostgreSQL, endpoints, and work to do.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openAccount } from '../src/customers/accounts/manage-accounts.ts';
import { startDeliverer } from '../src/messages/webhooks/deliverer.ts';
import type { Endpoint } from '../src/messages/webhooks/endpoint.ts';
import { createEndpoint } from '../src/messages/webhooks/manage-endpoints.ts';
import { systemClock } from '../src/platform/clock.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts';
import { openServices, type Services } from '../src/services.ts';
import { CA } from './receiver-authority.ts';

const ACTOR = { name: 'bench', channel: 'bench' };

export interface BenchContext {
  services: Services;
  newAccount(): Promise<string>;
  newEndpoint(accountId: string, url: string): Promise<Endpoint>;
  /** Inserts due deliveries, each for its own order. */
  fill(endpoints: readonly Endpoint[], deliveriesEach: number): Promise<void>;
  clear(): Promise<void>;
  /** Runs the engine until all due deliveries of these endpoints are sent; returns the seconds it took. */
  deliver(endpoints: readonly Endpoint[]): Promise<number>;
  close(): Promise<void>;
}

/** A message as long as a real one. */
export const MESSAGE = JSON.stringify({
  id: '0199a0c2-7c4e-7000-8000-000000000030',
  type: 'vehicle.delivered',
  apiVersion: '2026-09-01',
  createdAt: '2026-10-01T08:00:00.000Z',
  tenantId: '0199a0c2-7c4e-7000-8000-000000000010',
  data: {
    kind: 'ORDER',
    status: 'DELIVERED',
    orderId: '0199a0c2-7c4e-7000-8000-000000000020',
    orderNumber: 'VT-100042',
    requestNumber: null,
    externalOrderId: 'DEALER-2026-000042',
    customerReference: 'Leasing return',
    trackingUrl: 'https://handover.example/t/7K3M9QX2RV5T8W1Z',
    actualDelivery: '2026-10-01T07:58:12.000Z',
    hasDamage: false,
    odometerKm: 41_490,
    fuelLevelPercent: 40,
  },
});

export async function openBenchContext(): Promise<BenchContext> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-bench-'));
  chmodSync(dataDir, 0o711);
  const database = await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
  const services = await openServices({
    config: readConfig({ LOG_LEVEL: 'silent', WEBHOOK_ALLOW_PRIVATE_TARGETS: 'on' }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database: database.connection,
    masterKey: Buffer.alloc(32, 7),
    operatorToken: 'operator-token-of-the-bench',
    webhooks: { resolver: { resolve: async () => ['127.0.0.1'] }, ca: CA },
  });
  const { sql } = services.core;
  return {
    services,
    async newAccount() {
      const account = await openAccount(services.core, ACTOR, {
        name: 'Autohaus Messung GmbH',
        kind: 'CUSTOMER',
        status: 'ACTIVE',
        apiV1Production: true,
        writeKeysNeedApproval: true,
        language: 'de',
        contractingParty: null,
      });
      return account.id;
    },
    async newEndpoint(accountId, url) {
      const fields = {
        accountId,
        environment: 'sandbox',
        url,
        events: ['vehicle.delivered'],
        description: null,
      };
      return (await createEndpoint(services.webhooks, ACTOR, fields as Parameters<typeof createEndpoint>[2]))
        .endpoint;
    },
    async fill(endpoints, deliveriesEach) {
      await sql`
        with work as (
          select uuid_v7(now()) as event_id, w.* from webhook_endpoints w, generate_series(1, ${deliveriesEach})
          where w.id in ${sql(endpoints.map(({ id }) => id))}
        ),
        due as (
          insert into events (id, account_id, environment, format, type, created_at, body)
          select event_id, account_id, environment, format, 'vehicle.delivered', now(), ${MESSAGE} from work
        )
        insert into webhook_deliveries (id, endpoint_id, event_id, event, order_id, state, next_attempt_at,
          event_at, created_at)
        select uuid_v7(now()), id, event_id, 'vehicle.delivered', gen_random_uuid(), 'PENDING', now(), now(), now()
        from work`;
      await sql`analyze webhook_deliveries, events, webhook_attempts`;
    },
    async clear() {
      await sql`truncate webhook_deliveries, webhook_attempts, events cascade`;
      await sql`update webhook_queues set owner = null, leased_until = null, slow = false`;
    },
    async deliver(endpoints) {
      const ids = endpoints.map(({ id }) => id);
      const started = performance.now();
      const deliverer = startDeliverer(services.webhooks);
      for (;;) {
        const [open] = await sql`
          select 1 from webhook_deliveries where endpoint_id in ${sql(ids)} and next_attempt_at is not null limit 1`;
        if (!open) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const seconds = (performance.now() - started) / 1000;
      await deliverer.stop();
      return seconds;
    },
    async close() {
      await services.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
