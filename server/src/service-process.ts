// The process: starts the database, services and HTTP, and stops them in reverse order.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { listenForMetrics } from './api/health/health.ts';
import { buildApp, closeApp } from './app.ts';
import { type Config, readConfig, WrongSettings } from './config.ts';
import { prepareDemo } from './demo/access.ts';
import { endDemoAccess } from './demo/end-access.ts';
import { endWithRealData } from './demo/end-with-real-data.ts';
import { startDemo } from './demo/run-demo.ts';
import { warmUpMap } from './pages/map/draw-map.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/create-logger.ts';
import { DataDirInUse, startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { saveMemoryWhenIdle } from './platform/idle-memory.ts';
import { randomBase62 } from './platform/ids.ts';
import { UnknownMasterKey } from './platform/keys/data-keys.ts';
import { endStartMemoryLimit } from './platform/start-memory.ts';
import { readOrCreateSecret } from './platform/stored-secret.ts';
import type { OpenOptions } from './services/open-options.ts';
import { openServices, type Services } from './services.ts';
import { openDemoApi } from './start/demo-api.ts';
import { readMasterKeys } from './start/master-key-files.ts';
import { onParentExit } from './start/parent-process.ts';
import { writeServiceAddress } from './start/service-address.ts';
import { showSourcesInStackTraces } from './start/stack-traces.ts';
import { welcome } from './start/welcome.ts';
import { startMaintenance } from './workers/maintain.ts';
import { startWorkers } from './workers/start-workers.ts';

/** Changes with every start, so that an address that was passed on does not stay valid. */
const ENTRANCE_SECRET_LENGTH = 43;
/** How long a stop may take before the process exits anyway. */
const STOP_WITHIN_MS = 20_000;
/** Loads the map's shapes in advance, because the first map would block other calls for too long. */
const WARM_UP_AFTER_MS = 1000;

const undo: (() => Promise<unknown> | unknown)[] = [];
let starting: Promise<void> = Promise.resolve();
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
  // Wait for the start first: PostgreSQL, for example, can only be stopped once it is running.
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
    ...database,
    ...readMasterKeys(config, dataDir),
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
  if (config.role !== 'api') await startBackgroundWork(services);
  const demo = await openDemo(services, dataDir);
  if (stopping) return;
  // Before listening, because registering all routes would make the first calls wait.
  const demoApi = services.config.demo && config.role !== 'api' ? openDemoApi(services) : null;
  undo.push(() => demoApi?.close());
  const app = buildApp(services, demo);
  undo.push(() => closeApp(app));
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    throw refusedBy(isPort ? `PORT ${config.port}` : 'HOST', error);
  });
  if (config.databaseUrl === null) {
    undo.push(writeServiceAddress(dataDir, app.server.address() as AddressInfo));
  }
  endStartMemoryLimit();
  undo.push(saveMemoryWhenIdle());
  await openMetrics(app, config);
  const isRefused = config.demo && !services.config.demo;
  process.stdout.write(welcome(config, dataDir, { ...demo, isRefused }));
  if (config.role !== 'worker') setTimeout(warmUpMap, WARM_UP_AFTER_MS).unref();
  if (demoApi) {
    const running = startDemo(services, demoApi.send);
    undo.push(() => running.stop());
  }
}

/** Without a demo, nobody may enter an earlier one any more. */
async function openDemo({ config, core }: Services, dataDir: string) {
  if (config.demo) {
    const needsSecret = !config.isLocal && config.role !== 'worker';
    const entranceSecret = needsSecret ? randomBase62(ENTRANCE_SECRET_LENGTH) : null;
    const demoAccess = await prepareDemo(core, dataDir);
    const ending = endWithRealData(core, dataDir);
    undo.push(() => ending.stop());
    return { demoAccess, entranceSecret };
  }
  await endDemoAccess(core, dataDir);
  return { demoAccess: null, entranceSecret: null };
}

async function openMetrics(app: ReturnType<typeof buildApp>, { metricsPort, host }: Config): Promise<void> {
  if (metricsPort === null) return;
  const server = await listenForMetrics(app, metricsPort, host).catch((error) => {
    throw refusedBy(`METRICS_PORT ${metricsPort}`, error);
  });
  undo.push(() => server.close());
}

async function startBackgroundWork(services: Services): Promise<void> {
  undo.push(startMaintenance(services));
  const workers = await startWorkers(services);
  undo.push(() => workers.stop());
}

async function openDatabase(
  config: Config,
  dataDir: string,
  log: (message: string) => void,
): Promise<Pick<OpenOptions, 'database' | 'migrationDatabase'>> {
  if (config.databaseUrl) {
    return { database: config.databaseUrl, migrationDatabase: config.databaseMigrationUrl };
  }
  const embedded = await startEmbeddedPostgres({ dataDir, database: 'handover', log });
  undo.push(() => embedded.stop());
  void embedded.exited.then(() => {
    process.stderr.write(
      'The embedded PostgreSQL ended unexpectedly; stopping. The next start recovers it.\n',
    );
    return stop(1);
  });
  return { database: embedded.serviceConnection, migrationDatabase: embedded.connection };
}

/** A start that failed because of a setting, reported without a stack trace. */
class RefusedSetting extends Error {}

function refusedBy(setting: string, cause: NodeJS.ErrnoException, applies = true): Error {
  if (!applies) return cause;
  const sentence = REASONS[cause.code ?? ''] ?? `cannot be used (${cause.message || cause.code})`;
  return new RefusedSetting(`${setting} ${sentence}.`, { cause });
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program; set it to a free one',
  ECONNREFUSED: 'cannot be reached: no server answers at this address',
};

function isAboutPath({ path }: NodeJS.ErrnoException, directory: string): boolean {
  return path !== undefined && (path.startsWith(directory) || directory.startsWith(path));
}

/**
 * Network errors, errors of postgres.js before it is connected, and SQLSTATEs for login, database and limits.
 */
function isAboutConnecting({ code = '', syscall }: NodeJS.ErrnoException): boolean {
  return syscall !== undefined || /^(CONNECT|ERR_SSL_|08|28|3D|53|57P)/.test(code);
}

function explain(error: unknown): string {
  if (error instanceof WrongSettings) return error.sentences.join('\n');
  if (error instanceof RefusedSetting || error instanceof UnknownMasterKey) return error.message;
  if (error instanceof DataDirInUse) return `DATA_DIR is taken: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Closing a terminal sends SIGHUP; without an orderly stop, PostgreSQL would keep running.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
onParentExit(() => void stop(0));
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => {
    process.stderr.write(`Unexpected error; stopping. ${explain(error)}\n`);
    void stop(1);
  });
}

showSourcesInStackTraces();
starting = start();
starting.catch((error) => {
  process.stderr.write(`Handover did not start.\n${explain(error)}\n`);
  return stop(1);
});
