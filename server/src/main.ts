// The process: settings, database, services, HTTP; and the way back down.
import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig, WrongSettings } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { ConnectionTarget } from './platform/db.ts';
import { DataDirInUse, startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { readOrCreateSecret } from './platform/kept-secret.ts';
import { readSetting, settleSetting } from './platform/settings-store.ts';
import { createLogger, openServices, type Services, WrongMasterKey } from './services.ts';
import { createDemo, type DemoAccess, readDemo } from './start/demo.ts';
import { whenStarterIsGone } from './start/starter.ts';
import { welcome } from './start/welcome.ts';
import { startMaintenance } from './workers/maintain.ts';
import { startWorkers } from './workers/start-workers.ts';

/** How long a stop may take before what hangs is given up. */
const STOP_WITHIN_MS = 20_000;
const SWEEP_EVERY_MS = 50;

const undo: (() => Promise<unknown> | unknown)[] = [];
let starting: Promise<void> = Promise.resolve();
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
  // What a start has begun, PostgreSQL for instance, can only be given back once it is there.
  await starting.catch(() => undefined);
  for (const step of undo.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      process.stderr.write(`While stopping: ${(error as Error).message}\n`);
      exitCode ||= 1;
    }
  }
  process.exit(exitCode);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const dataDir = resolve(config.dataDir);
  const database = await openDatabase(config, dataDir, (message) => log.info(message)).catch((error) => {
    throw refusedBy('DATA_DIR', error, isAboutPath(error, dataDir));
  });
  if (stopping) return;
  const services = await openServices({
    config,
    clock: systemClock,
    log,
    database,
    masterKey: config.masterKey ?? Buffer.from(readOrCreateSecret(dataDir, 'master-key'), 'hex'),
    operatorToken: config.operatorToken ?? readOrCreateSecret(dataDir, 'operator-token'),
  }).catch((error) => {
    throw refusedBy('DATABASE_URL', error, config.databaseUrl !== null && isAboutConnecting(error));
  });
  undo.push(() => services.close());
  if (config.webhookAllowPrivateTargets) {
    log.warn(
      'WEBHOOK_ALLOW_PRIVATE_TARGETS is on: webhooks may reach private addresses. Never use this in production.',
    );
  }
  if (config.role !== 'api') await startEngines(services);
  const demo = config.demo ? await prepareDemo(services, dataDir) : null;
  if (stopping) return;
  const app = buildApp(services);
  undo.push(() => closeApp(app));
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw refusedBy(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST', error);
  });
  process.stdout.write(welcome(config, dataDir, demo));
}

async function startEngines(services: Services): Promise<void> {
  undo.push(startMaintenance(services));
  const workers = await startWorkers(services);
  undo.push(() => workers.stop());
}

async function openDatabase(
  config: Config,
  dataDir: string,
  log: (message: string) => void,
): Promise<ConnectionTarget> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = await startEmbeddedPostgres({ dataDir, database: 'handover', log });
  undo.push(() => embedded.stop());
  void embedded.exited.then(() => {
    process.stderr.write(
      'The embedded PostgreSQL ended unexpectedly; stopping. The next start recovers it.\n',
    );
    return stop(1);
  });
  return embedded.connection;
}

/** A connection turns idle once its last answer is out, and then nobody but this looks for it. */
async function closeApp(app: ReturnType<typeof buildApp>): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  await app.close().finally(() => clearInterval(sweep));
}

async function prepareDemo(services: Services, dataDir: string): Promise<DemoAccess | null> {
  if ((await readSetting(services.core.sql, 'demo_made')) !== null) return readDemo(dataDir);
  const demo = await createDemo(services.core, dataDir);
  await settleSetting(services.core.sql, 'demo_made', 'yes');
  return demo;
}

/** A start that failed on a setting; anything else keeps its stack. */
class RefusedSetting extends Error {}

function refusedBy(setting: string, cause: NodeJS.ErrnoException, applies = true): Error {
  if (!applies) return cause;
  const sentence = REASONS[cause.code ?? ''] ?? `cannot be used (${cause.message || cause.code})`;
  return new RefusedSetting(`${setting} ${sentence}.`, { cause });
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; set it to a free one',
  ECONNREFUSED: 'cannot be reached: nobody answers at this address',
};

function isAboutPath({ path }: NodeJS.ErrnoException, directory: string): boolean {
  return path !== undefined && (path.startsWith(directory) || directory.startsWith(path));
}

/** Failures of the network, of postgres.js before a session stands, and SQLSTATE's login, database and limits. */
function isAboutConnecting({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return syscall !== undefined || /^(CONNECT|ERR_SSL_|08|28|3D|53|57P)/.test(code);
}

function explain(error: unknown): string {
  if (error instanceof WrongSettings) return error.sentences.join('\n');
  if (error instanceof RefusedSetting || error instanceof WrongMasterKey) return error.message;
  if (error instanceof DataDirInUse) return `DATA_DIR is taken: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// A closed terminal hangs up; without an orderly stop PostgreSQL would run on behind it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
whenStarterIsGone(() => void stop(0));
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(`Unexpected error; stopping. ${explain(error)}\n`);
    void stop(1);
  });
}

starting = start();
starting.catch((error) => {
  process.stderr.write(`Handover did not start.\n${explain(error)}\n`);
  return stop(1);
});
