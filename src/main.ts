// The process: settings, database, services, HTTP; and the way back down.
import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig, WrongSettings } from './config.ts';
import { createDemo, type DemoAccess, readDemo } from './demo.ts';
import { readSetting, settleSetting } from './operations/store.ts';
import { systemClock } from './platform/clock.ts';
import type { ConnectionTarget } from './platform/db.ts';
import { DataDirInUse, startEmbeddedPostgres } from './platform/embedded-postgres/start.ts';
import { keptSecret } from './platform/kept-secret.ts';
import { createLogger, openServices, type Services, WrongMasterKey } from './services.ts';
import { welcome } from './welcome.ts';
import { startMaintenance } from './workers/maintain.ts';

/** How long a stop may take before what hangs is given up. */
const STOP_WITHIN_MS = 20_000;

const undo: (() => Promise<unknown> | unknown)[] = [];
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
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
  const database = await openDatabase(config, dataDir, (message) => log.info(message));
  const services = await openServices({
    config,
    clock: systemClock,
    log,
    database,
    masterKey: config.masterKey ?? Buffer.from(keptSecret(dataDir, 'master-key'), 'hex'),
    operatorToken: config.operatorToken ?? keptSecret(dataDir, 'operator-token'),
  });
  undo.push(() => services.close());
  if (config.webhookAllowPrivateTargets) {
    log.warn(
      'WEBHOOK_ALLOW_PRIVATE_TARGETS is on: webhooks may reach private addresses. Never use this in production.',
    );
  }
  if (config.role !== 'api') undo.push(startMaintenance(services));
  const demo = config.demo ? await prepareDemo(services, dataDir) : null;
  const app = buildApp(services);
  undo.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(welcome(config, dataDir, demo));
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

async function prepareDemo(services: Services, dataDir: string): Promise<DemoAccess | null> {
  if ((await readSetting(services.sql, 'demo_made')) !== null) return readDemo(dataDir);
  const demo = await createDemo(services, dataDir);
  await settleSetting(services.sql, 'demo_made', 'yes');
  return demo;
}

/** What a person can mend is said in a sentence; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof WrongSettings) return error.sentences.join('\n');
  if (error instanceof DataDirInUse || error instanceof WrongMasterKey) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is taken by another program. Set PORT to a free one.';
  if (code === 'EACCES' && (error as { syscall?: string }).syscall === 'listen') {
    return 'PORT needs more rights than this user has. Set PORT to one above 1023.';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'CONNECT_TIMEOUT') {
    return `DATABASE_URL cannot be reached (${message}).`;
  }
  return stack ?? message;
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
process.on('unhandledRejection', (error) => {
  process.stderr.write(`Unhandled rejection: ${explain(error)}\n`);
  void stop(1);
});

start().catch((error) => {
  process.stderr.write(`Handover did not start.\n${explain(error)}\n`);
  return stop(1);
});
