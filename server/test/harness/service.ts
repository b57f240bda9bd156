// A whole service for tests: a database, a virtual clock, real HTTP on loopback.
import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { buildApp, closeApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { type AccountFields, openAccount } from '../../src/customers/accounts/manage-accounts.ts';
import { ALL_API_SCOPES } from '../../src/customers/credentials/api-scopes.ts';
import type { Maker } from '../../src/customers/credentials/approval.ts';
import type { Credential } from '../../src/customers/credentials/credential.ts';
import {
  type CredentialFields,
  createCredential,
} from '../../src/customers/credentials/manage-credentials.ts';
import { type PdfRenderer, pdfRenderer } from '../../src/documents/pdf/render.ts';
import type { LaneLimits } from '../../src/messages/webhooks/lanes.ts';
import type { Account } from '../../src/model/account.ts';
import { writeOperator } from '../../src/operator/store.ts';
import { connect } from '../../src/platform/db.ts';
import { SERVICE_ROLE } from '../../src/platform/embedded-postgres/start.ts';
import { memoryRateLimitStore } from '../../src/platform/rate-limit.ts';
import type { OpenOptions } from '../../src/services/open-options.ts';
import { openServices, type Services } from '../../src/services.ts';
import { startWorkers, type Workers } from '../../src/workers/start-workers.ts';
import { type ServerConnection, TEMPLATE } from './database-server.ts';
import { fastRenderer } from './fast-pdf.ts';
import { type CallOptions, send, type TestResponse } from './send.ts';
import { recordSentErrors } from './sent-errors.ts';
import { type VirtualClock, virtualClock } from './virtual-clock.ts';

export { type CallOptions, send, type TestResponse };

export const OPERATOR_TOKEN = 'operator-token-of-the-tests';
export const MASTER_KEY = Buffer.alloc(32, 7);
export const OPERATOR = {
  name: 'Northern Transfers',
  address: 'Betreiberweg 1, 20457 Hamburg',
  vatId: 'DE123456788',
};
/**
 * Every connection parses and plans each statement again, which in a short test costs more than running it. A test
 * that needs more, because its calls wait for each other, sets `databaseConnections`.
 */
const CONNECTIONS = 10;
const TESTER = { name: 'test', channel: 'test' };

export interface TestService {
  url: string;
  api: string;
  services: Services;
  clock: VirtualClock;
  database: ServerConnection;
  call(path: string, options?: CallOptions): Promise<TestResponse>;
  ops(method: string, path: string, body?: unknown): Promise<TestResponse>;
  account(fields?: Partial<AccountFields>): Promise<Account>;
  credential(
    accountId: string,
    fields?: Partial<CredentialFields>,
    maker?: Maker,
  ): Promise<Credential & { secret: string }>;
  /** An account with one sandbox key, or a production one. */
  customer(fields?: Partial<CredentialFields>): Promise<{ account: Account; accountId: string; key: string }>;
  /** The calls that have no answer yet. */
  callsInProgress(): string[];
  /** Waits until everything due by the clock has been attempted. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  config?: Partial<Config>;
  /** If off, every call starts a new window, so that tests do not hit limits they are not about. */
  realRateLimits?: boolean;
  database?: ServerConnection;
  masterKey?: Buffer;
  masterKeysKnown?: Buffer[];
  clock?: VirtualClock;
  log?: Logger;
  webhooks?: NonNullable<OpenOptions['webhooks']>;
  textRecords?: NonNullable<OpenOptions['textRecords']>;
  /** Cheap placeholders if missing. */
  pdf?: PdfRenderer;
  /** Renders real PDFs, for tests that read them. */
  realPdfs?: true;
  onStatement?: NonNullable<OpenOptions['onStatement']>;
  /** Sends the time of the virtual clock as the Date header; otherwise it is the real time. */
  datesAnswers?: boolean;
  /** Runs background work: deliveries, mails, expiry. If off, only calls change something. */
  deliver?: boolean | { laneLimits: LaneLimits };
  /** Connects by a role without rights on the audit log, as the embedded start does; otherwise tests may change everything. */
  asServiceRole?: true;
  /** For commands, which no test run has prepared: they give a database, and sent errors are not recorded. */
  outsideTestRun?: true;
}

export async function createDatabase(): Promise<ServerConnection> {
  const server = inject('server');
  const database = `t_${randomBytes(8).toString('hex')}`;
  const sql = connect(server, { maxConnections: 1 });
  await sql.unsafe(`create database ${database} template ${TEMPLATE} strategy file_copy`);
  await sql.end();
  return { ...server, database };
}

/** A separate service, for a test that cannot use the shared one. */
export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const { service, startWorking } = await openService(options);
  if (options.deliver) await startWorking(options.deliver === true ? {} : options.deliver);
  return service;
}

export interface OpenedService {
  service: TestService;
  startWorking(options?: { laneLimits?: LaneLimits }): Promise<void>;
  stopWorking(): Promise<void>;
}

export async function openService(options: TestServiceOptions): Promise<OpenedService> {
  const database = options.database ?? (await createDatabase());
  const clock = options.clock ?? virtualClock();
  const services = await openServices({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', DATABASE_CONNECTIONS: String(CONNECTIONS) }),
      publicUrl: 'http://localhost:8080',
      ...options.config,
    },
    clock,
    log: options.log ?? pino({ level: 'silent' }),
    ...(options.asServiceRole || process.env.TEST_SERVICE_ROLE
      ? { database: { ...database, user: SERVICE_ROLE }, migrationDatabase: database }
      : { database }),
    masterKey: options.masterKey ?? MASTER_KEY,
    masterKeysKnown: options.masterKeysKnown ?? [],
    operatorToken: OPERATOR_TOKEN,
    ...(options.webhooks && { webhooks: options.webhooks }),
    ...(options.textRecords && { textRecords: options.textRecords }),
    pdf: options.pdf ?? (options.realPdfs ? pdfRenderer() : fastRenderer()),
    ...(options.onStatement && { onStatement: options.onStatement }),
    ...(!options.realRateLimits && { rateLimits: unlimited() }),
  });
  await setOperator(services);
  const app = buildApp(services, { checkAnswers: true });
  if (!options.outsideTestRun) recordSentErrors(app, inject('sentErrors'));
  if (options.datesAnswers) {
    // Pages compare this header with their own clock, which browser tests set to the clock of the service.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('date', clock.now().toUTCString());
    });
  }
  const inProgress = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    inProgress.add(`${request.method} ${request.url}`);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    inProgress.delete(`${request.method} ${request.url}`);
    done();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let workers: Workers | null = null;
  const stopWorking = async () => {
    await workers?.stop();
    workers = null;
  };
  const service = {
    ...callsTo(url),
    ...customersOf(services),
    services,
    clock,
    database,
    callsInProgress: () => [...inProgress],
    async settle() {
      await workers?.settle();
    },
    async close() {
      await closeApp(app);
      await stopWorking();
      await services.close();
    },
  };
  return {
    service,
    async startWorking(given = {}) {
      workers = await startWorkers(services, given);
    },
    stopWorking,
  };
}

/** The operator on quotes and invoices; without an address none would be issued. */
export async function setOperator({ core }: Services): Promise<void> {
  await writeOperator(core.sql, OPERATOR, core.clock.now());
}

function unlimited() {
  let ticks = 0;
  return memoryRateLimitStore({ now: () => new Date(++ticks * 61_000) });
}

function callsTo(url: string): Pick<TestService, 'url' | 'api' | 'call' | 'ops'> {
  const api = `${url}/api/v1`;
  const call = (path: string, given: CallOptions = {}) =>
    send(path.startsWith('/api') ? url + path : api + path, given);
  const ops: TestService['ops'] = (method, path, body) =>
    call(`/ops${path}`, { method, body, key: OPERATOR_TOKEN });
  return { url, api, call, ops };
}

function customersOf(services: Services): Pick<TestService, 'account' | 'credential' | 'customer'> {
  const account = (fields: Partial<AccountFields> = {}) =>
    openAccount(services.core, TESTER, {
      name: 'Autohaus Test GmbH',
      kind: 'CUSTOMER',
      status: 'ACTIVE',
      apiV1Production: true,
      writeKeysNeedApproval: true,
      language: 'de',
      contractingParty: {
        name: 'Autohaus Test GmbH',
        address: 'Teststraße 1, 10115 Berlin',
        country: 'DE',
        vatId: null,
        debtorNumber: null,
        email: 'einkauf@test.example',
        eInvoice: 'ZUGFERD',
        leitwegId: null,
        invoiceEmail: null,
        invoicesByMail: true,
      },
      ...fields,
    });
  const credential = async (accountId: string, fields: Partial<CredentialFields> = {}, maker?: Maker) => {
    const all: CredentialFields = {
      type: 'api_key',
      environment: 'sandbox',
      name: 'Test key',
      scopes: [...ALL_API_SCOPES],
      allowedAddresses: [],
      expiresAt: null,
      ...fields,
    };
    const made = await createCredential(services.core, TESTER, accountId, all, maker);
    return { ...made.credential, secret: made.secret };
  };
  return {
    account,
    credential,
    async customer(fields) {
      const owner = await account();
      return { account: owner, accountId: owner.id, key: (await credential(owner.id, fields)).secret };
    },
  };
}
