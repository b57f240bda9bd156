// The real service with its own PostgreSQL, as a process that a bench can load; prints its URL and keys.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openAccount } from '../src/customers/accounts/manage-accounts.ts';
import { ALL_API_SCOPES } from '../src/customers/credentials/api-scopes.ts';
import { createCredential } from '../src/customers/credentials/manage-credentials.ts';
import type { Environment } from '../src/model/environment.ts';
import { systemClock } from '../src/platform/clock.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts';
import { memoryRateLimitStore, type RateLimitStore, type Window } from '../src/platform/rate-limit.ts';
import { openServices } from '../src/services.ts';
import { startWorkers } from '../src/workers/start-workers.ts';
import { CA } from './receiver-authority.ts';

const ACTOR = { name: 'bench', channel: 'bench' };

/** The largest limit that a row of the request log can store. */
const NEVER_FULL = 2 ** 31 - 1;

/** Counts like the real store, with limits so large that none is ever reached. */
function withHugeLimits(store: RateLimitStore): RateLimitStore {
  return {
    ...store,
    hit(windows: readonly Window[]) {
      // Changed in place, because copies would count as work of the service.
      for (const window of windows) window.limit = NEVER_FULL;
      return store.hit(windows);
    },
  };
}

/** The arguments are further settings, such as PORT=8080, or a database instead of an own PostgreSQL. */
const { DATABASE_URL: givenDatabase, ...settings } = Object.fromEntries(
  process.argv.slice(2).map((text) => text.split(/=(.*)/s, 2)),
);
/** With this setting it delivers to the bench's receiver. */
const hasWorkers = settings.WEBHOOK_ALLOW_PRIVATE_TARGETS === 'on';

const dataDir = mkdtempSync(join(tmpdir(), 'handover-bench-'));
chmodSync(dataDir, 0o711);
const database = givenDatabase
  ? { connection: givenDatabase, pid: null, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir, database: 'handover', log: () => {} });
const services = await openServices({
  config: readConfig({ LOG_LEVEL: 'silent', ...settings }),
  clock: systemClock,
  log: pino({ level: 'error' }, process.stderr),
  database: database.connection,
  masterKey: Buffer.alloc(32, 7),
  operatorToken: 'operator-token-of-the-bench',
  rateLimits: withHugeLimits(memoryRateLimitStore(systemClock)),
  ...(hasWorkers && { webhooks: { resolver: { resolve: async () => ['127.0.0.1'] }, ca: CA } }),
});
const account = await openAccount(services.core, ACTOR, {
  name: 'Autohaus Messung GmbH',
  kind: 'CUSTOMER',
  status: 'ACTIVE',
  apiV1Production: true,
  writeKeysNeedApproval: true,
  language: 'de',
  contractingParty: {
    name: 'Autohaus Messung GmbH',
    address: 'Messweg 1, 10115 Berlin',
    country: 'DE',
    vatId: null,
    debtorNumber: null,
    eInvoice: 'ZUGFERD' as const,
    leitwegId: null,
    invoiceEmail: null,
    invoicesByMail: true,
    email: 'messung@example.com',
  },
});
async function keyFor(environment: Environment): Promise<string> {
  const { secret } = await createCredential(services.core, ACTOR, account.id, {
    type: 'api_key',
    environment,
    name: 'Bench key',
    scopes: [...ALL_API_SCOPES],
    allowedAddresses: [],
    expiresAt: null,
  });
  return secret;
}

// With --expose-gc, the measured memory does not include garbage.
const { gc } = globalThis;
if (gc) setInterval(() => gc(), 2000);

const key = await keyFor('sandbox');
const liveKey = await keyFor('production');
const workers = hasWorkers ? await startWorkers(services) : null;
const app = buildApp(services);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const info = {
  url: `${url}/api/v1`,
  key,
  liveKey,
  accountId: account.id,
  database: database.connection,
  postgresPid: database.pid,
};
process.stdout.write(`${JSON.stringify(info)}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  await workers?.stop();
  await services.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
